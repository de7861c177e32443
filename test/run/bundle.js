import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

/**
 * A module of the sources, bundled as the page is bundled.
 * @param {string} entry a path from the root of the project
 * @returns {Promise<any>}
 */
export async function importBundled(entry) {
  const out = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      root: fileURLToPath(new URL('../..', import.meta.url)),
      build: { ssr: entry, outDir: out, target: 'node20', emptyOutDir: true },
    });
    return await import(pathToFileURL(join(out, `${basename(entry, '.ts')}.js`)).href);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
