import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const zip = promisify(gzip);

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const compressed = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);

/**
 * The file that an address stands for, as a path inside the served folder.
 * @param {string} address the path of a request @param {string} base begins and ends with a slash
 * @returns {string | undefined} nothing for an address outside the base or with dots that lead out
 */
export function fileOf(address, base) {
  let path;
  try {
    path = decodeURIComponent(address.replace(/[?#].*$/, ''));
  } catch {
    return undefined;
  }
  if (!path.startsWith(base) || path.includes('\0') || path.includes('\\')) return undefined;
  const inside = normalize(`/${path.slice(base.length)}`).slice(1);
  if (inside.split('/').some((part) => part.startsWith('.'))) return undefined;
  return inside === '' || inside.endsWith('/') ? `${inside}index.html` : inside;
}

/** @type {Map<string, Promise<Buffer>>} packed files whose names tell what is in them */
const zipped = new Map();

/** @param {string} path @param {Buffer} body @param {boolean} lasting the same under this name for ever */
function zipOf(path, body, lasting) {
  const packed = (lasting && zipped.get(path)) || zip(body);
  if (lasting) zipped.set(path, packed);
  return packed;
}

/**
 * Serves a folder of built files; nothing is kept without asking, so that a new build shows at once.
 * @param {string} folder @param {string} [base]
 * @param {Map<string, (built: string) => string>} [changed] files to serve with a change
 * @param {string} [assets] how long what lies in `assets/` may be kept
 * @returns {import('node:http').Server}
 */
export function staticServer(folder, base = '/', changed = new Map(), assets = 'no-cache') {
  return createServer(async (request, response) => {
    const file = fileOf(request.url ?? '/', base);
    try {
      if (file === undefined) throw new Error('outside');
      const change = changed.get(file);
      const built = await readFile(join(folder, file));
      const body = change ? Buffer.from(change(built.toString('utf8'))) : built;
      const extension = extname(file);
      const lasting = file.startsWith('assets/') && !change;
      const packs = compressed.has(extension) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
      const sent = packs ? await zipOf(join(folder, file), body, lasting) : body;
      response.writeHead(200, {
        'Content-Type': types[extension] ?? 'application/octet-stream',
        'Cache-Control': lasting ? assets : 'no-cache',
        'X-Content-Type-Options': 'nosniff',
        ...(packs ? { 'Content-Encoding': 'gzip' } : {}),
      });
      response.end(request.method === 'HEAD' ? undefined : sent);
    } catch {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache' });
      response.end('Not here.\n');
    }
  });
}
