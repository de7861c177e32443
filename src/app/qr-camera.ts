/** Looks through the camera for a QR code. The camera is on from {@link QrCamera.start} until it is stopped, and no longer. */
import { type QrReader, qrReader } from './qr-read.ts';

/** Why nothing is seen: the players said no, no camera could be opened, or what reads codes could not be fetched. */
export type CameraFailure = 'refused' | 'absent' | 'no-reader';

/** ms between two looks: the phone has other things to do. */
const PAUSE = 120;

export class QrCamera {
  private stream: MediaStream | null = null;
  private stopped = false;

  /** @param found is told the text of every code that is seen, until the camera is stopped */
  constructor(
    private readonly video: HTMLVideoElement,
    private readonly found: (text: string) => void,
  ) {}

  /** Asks for the camera behind the phone; null when it is on. */
  async start(): Promise<CameraFailure | null> {
    const read = await qrReader().catch(() => null);
    if (read === null) return 'no-reader';
    try {
      const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
      // Browsers give cameras to secure pages only, and have no such thing elsewhere.
      if (mediaDevices === undefined) return 'absent';
      const stream = await mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
      if (this.stopped) {
        end(stream);
        return null;
      }
      this.stream = stream;
      this.video.srcObject = stream;
      await this.video.play();
    } catch (error) {
      if (this.stopped) return null;
      this.stop();
      return error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'absent';
    }
    void this.look(read);
    return null;
  }

  /** Lets the camera go. */
  stop(): void {
    this.stopped = true;
    if (this.stream) end(this.stream);
    this.stream = null;
    this.video.srcObject = null;
  }

  private async look(read: QrReader): Promise<void> {
    while (!this.stopped) {
      const text = await read(this.video);
      if (this.stopped) return;
      if (text !== null) this.found(text);
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

function end(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
