/** Reads QR codes from pictures: with the browser's own detector where it has one, else with one of our own. */

/** What a detector can look at. */
type Picture = HTMLVideoElement | ImageBitmap;

/** The text of the code in a picture; null where none is seen. */
export type QrReader = (picture: Picture) => Promise<string | null>;

/** As Chromium has it on phones; not every browser does. */
interface Detector {
  detect(picture: Picture): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const FORMAT = 'qr_code';

/** The longest side of a picture that is searched, in pixels, one size after the other. */
const SIDES = [1_280, 640] as const;

/** Below this a picture is drawn larger, so that a module is more than a pixel or two. */
const SMALL = 400;

/** The best reader that this browser has. Rejects where it has to be fetched first and there is no network. */
export async function qrReader(): Promise<QrReader> {
  const { BarcodeDetector: own } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  try {
    if (own && (await own.getSupportedFormats()).includes(FORMAT)) {
      const detector = new own({ formats: [FORMAT] });
      return async (picture) => {
        const codes = await detector.detect(picture).catch(() => []);
        return codes[0]?.rawValue ?? null;
      };
    }
  } catch {
    // It is there by name only: then as where it is not.
  }
  await import('qr/decode.js');
  return readDrawn;
}

/** As {@link qrReader}, for a picture in a file: null without a code, undefined where the file is no picture. */
export async function readQrFile(file: Blob): Promise<string | null | undefined> {
  let picture: ImageBitmap;
  try {
    picture = await createImageBitmap(file);
  } catch {
    return undefined;
  }
  try {
    // A code at the edge of what one of them reads is often read by the other.
    return (await (await qrReader())(picture)) ?? (await readDrawn(picture));
  } finally {
    picture.close();
  }
}

async function readDrawn(picture: Picture): Promise<string | null> {
  const [width, height] =
    'videoWidth' in picture ? [picture.videoWidth, picture.videoHeight] : [picture.width, picture.height];
  const longest = Math.max(width, height);
  if (longest === 0) return null;
  const scales = longest < SMALL ? [4, 1] : SIDES.map((side) => Math.min(1, side / longest));
  for (const scale of new Set(scales)) {
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) return null;
    context.imageSmoothingEnabled = scale < 1;
    // A picture that is see-through was meant for a white page.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const text = await readQrPixels(context.getImageData(0, 0, canvas.width, canvas.height));
    if (text !== null) return text;
  }
  return null;
}

/** The text of the code that these pixels show; null where none is seen. */
export async function readQrPixels(
  image: Pick<ImageData, 'width' | 'height' | 'data'>,
): Promise<string | null> {
  const { decodeQR } = await import('qr/decode.js');
  try {
    return decodeQR(image);
  } catch {
    // That is how it says that there is no code, or one that cannot be read.
    return null;
  }
}
