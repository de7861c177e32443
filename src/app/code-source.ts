/** Where a screen gets texts from: codes before the camera, pictures and files. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ResultWay } from '../tournament/result.ts';
import { cameraWords, noCode, tooBig, unreadable } from '../ui/words/carry.ts';
import { QrCamera } from './qr-camera.ts';
import { qrReader, readQrFile } from './qr-read.ts';

/** Far more than any game as text takes. */
const MAX_TEXT = 1 << 20;
/** What a phone's camera makes of one picture, and some. */
const MAX_PICTURE = 40 << 20;

/** What was read, and how. */
export interface CodeRead {
  readonly text: string;
  readonly way: ResultWay;
  /** A camera sees one code many times. */
  readonly by: 'camera' | 'hand';
}

interface Host extends ReactiveControllerHost {
  readonly video: HTMLVideoElement;
  take(read: CodeRead): void;
  /** Says why nothing was read; '' when it is tried again. */
  refuse(why: string): void;
}

export class CodeSource implements ReactiveController {
  /** `on` once the camera has been given. */
  filming: 'off' | 'asked' | 'on' = 'off';
  private camera: QrCamera | null = null;

  constructor(private readonly host: Host) {
    host.addController(this);
  }

  /** What reads codes is fetched before it is needed: at the table there may be no network. */
  hostConnected() {
    void qrReader().catch(() => {
      // Whoever needs it is told then.
    });
  }

  hostDisconnected() {
    this.stop();
  }

  readonly start = async (): Promise<void> => {
    const { host } = this;
    if (this.filming !== 'off') return;
    host.refuse('');
    this.film('asked');
    await host.updateComplete;
    const camera = new QrCamera(host.video, (text) => host.take({ text, way: 'scanned', by: 'camera' }));
    this.camera = camera;
    const failure = await camera.start();
    if (this.camera !== camera) return;
    if (failure === null) this.film('on');
    else {
      this.stop();
      host.refuse(cameraWords(failure));
    }
  };

  readonly stop = (): void => {
    this.camera?.stop();
    this.camera = null;
    this.film('off');
  };

  private film(filming: CodeSource['filming']) {
    this.filming = filming;
    this.host.requestUpdate();
  }

  /** Reads the picture or the text that was chosen in a field. */
  readonly choose = async (event: Event): Promise<void> => {
    const { host } = this;
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file === undefined) return;
    host.refuse('');
    const picture = file.type.startsWith('image/');
    if (file.size > (picture ? MAX_PICTURE : MAX_TEXT)) host.refuse(tooBig());
    else if (picture) {
      const text = await readQrFile(file).catch(() => 'no-reader' as const);
      if (text === 'no-reader') host.refuse(cameraWords(text));
      else if (text === undefined) host.refuse(unreadable());
      else if (text === null) host.refuse(noCode());
      else host.take({ text, way: 'scanned', by: 'hand' });
    } else {
      const text = await file.text().catch(() => null);
      if (text === null) host.refuse(unreadable());
      else host.take({ text, way: 'pasted', by: 'hand' });
    }
    // The same file can be chosen once more.
    input.value = '';
  };
}
