/** Gives a file away: to the browser's downloads, or to another app where the browser shares files. */

/** Hands a file to the browser, which keeps it or asks where. */
export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Not at once: the browser fetches it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Whether this browser shares files at all. */
export function canShareFiles(): boolean {
  const asked = navigator as Partial<Navigator>;
  return asked.canShare?.({ files: [new File([''], 'a.txt', { type: 'text/plain' })] }) ?? false;
}

/** What came of sharing. `too-late`: the tap was too long ago, another one will do. */
export type Shared = 'shared' | 'closed' | 'too-late' | 'failed';

/** Offers a file to other apps. Some browsers share texts only: then it is one by its name too. */
export async function shareFile(file: File): Promise<Shared> {
  const text = (): File => new File([file], file.name.replace(/\w+$/, 'txt'), { type: 'text/plain' });
  try {
    await navigator.share({ files: [navigator.canShare({ files: [file] }) ? file : text()] });
    return 'shared';
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    // Whoever closes the browser's sheet has said so themselves.
    if (name === 'AbortError') return 'closed';
    return name === 'NotAllowedError' ? 'too-late' : 'failed';
  }
}
