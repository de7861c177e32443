import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { staticServer } from '../run/static.js';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

/** What may be said of files whose names change with what is in them, as hosts do: a browser asks for them once. */
export const KEPT = 'max-age=31536000, immutable';

/**
 * The built app on a server that can go away and come back at the same address, and that counts who asked for what.
 * It sends `Cache-Control: no-cache`: while it is stopped, only the service worker can answer.
 */
export class Site {
  readonly requests: string[] = [];
  private readonly changed = new Map<string, (built: string) => string>();
  private server: Server | undefined;
  private port = 0;

  constructor(
    private readonly base = '/',
    private readonly assets = 'no-cache',
  ) {}

  static async started(base?: string, assets?: string): Promise<Site> {
    const site = new Site(base, assets);
    await site.start();
    return site;
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  get address(): string {
    return `${this.origin}${this.base}`;
  }

  /** Listens on the port it had before, if any. */
  async start(): Promise<void> {
    const server = staticServer(dist, this.base, this.changed, this.assets);
    server.on('request', (request: IncomingMessage, _response: ServerResponse) => {
      this.requests.push(request.url ?? '');
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(this.port, 'localhost', resolve);
    });
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const server = this.server;
    this.server = undefined;
    if (!server) return;
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    server.closeAllConnections();
    await closed;
  }

  /** Serves one file differently from now on: what a new version of the app looks like to a browser. */
  change(file: string, edit: (built: string) => string): void {
    this.changed.set(file, edit);
  }
}
