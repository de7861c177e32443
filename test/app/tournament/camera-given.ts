/** A camera that shows what a test holds before it. */
import { qrModules } from '../../../src/app/qr-code.ts';

const SIDE = 640;

export interface ShownCamera {
  readonly stream: MediaStream;
  /** How often the camera was asked for. */
  asked: number;
  /** Holds another code before it; '' for nothing. */
  show(text: string): Promise<void>;
  /** As it was before. */
  remove(): void;
}

export function withCamera(failure: string | null = null): ShownCamera {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  let rows: readonly (readonly boolean[])[] = [];
  const draw = (): void => {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, SIDE, SIDE);
    context.fillStyle = '#000';
    const unit = Math.floor(SIDE / Math.max(1, rows.length));
    for (const [y, row] of rows.entries())
      for (const [x, dark] of row.entries()) if (dark) context.fillRect(unit * x, unit * y, unit, unit);
  };
  draw();
  const stream = canvas.captureStream(20);
  // A stream has frames only of a canvas that is drawn.
  const drawing = setInterval(draw, 50);
  const camera: ShownCamera = {
    stream,
    asked: 0,
    async show(text) {
      rows = text === '' ? [] : await qrModules(text);
    },
    remove() {
      clearInterval(drawing);
      Reflect.deleteProperty(navigator, 'mediaDevices');
    },
  };
  const getUserMedia = (): Promise<MediaStream> => {
    camera.asked++;
    return failure === null ? Promise.resolve(stream) : Promise.reject(new DOMException('', failure));
  };
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  return camera;
}
