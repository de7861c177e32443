/** How wide text is in the face that it is read in: a W is as wide as four i, and Han as wide as two letters. */

const SIZE = 100;
let pen: CanvasRenderingContext2D | null | undefined;

/** In em, of a name in bold; as many letters of half an em where nothing can be measured. */
export function textWidth(text: string): number {
  if (pen === undefined) {
    pen = document.createElement('canvas').getContext('2d');
    const face = getComputedStyle(document.documentElement).getPropertyValue('--text') || 'sans-serif';
    if (pen) pen.font = `600 ${SIZE}px ${face}`;
  }
  return pen ? pen.measureText(text).width / SIZE : [...text].length / 2;
}
