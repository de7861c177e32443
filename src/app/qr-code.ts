/** Draws a QR code. The encoder is loaded with the first one. */

/** Error correction M: 15 of 100 modules may be lost. */
const CORRECTION = 'medium';

/** The light margin around a code, in modules, that readers count on. */
const QUIET_ZONE = 4;

/** A QR code as a drawing: its dark modules as one path in a square of so many units. */
export interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

/** The modules of a text's code, row by row, with the margin around them. True is dark. */
export async function qrModules(text: string): Promise<readonly (readonly boolean[])[]> {
  const { encodeQR } = await import('qr');
  return encodeQR(text, 'raw', { ecc: CORRECTION, border: QUIET_ZONE });
}

export async function drawQr(text: string): Promise<QrDrawing> {
  const rows = await qrModules(text);
  return { size: rows.length, path: rows.map(rowPath).join('') };
}

/** Each run of dark modules in a row as one rectangle. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    path += `M${start} ${y}h${x + 1 - start}v1H${start}z`;
  }
  return path;
}
