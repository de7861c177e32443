import { spawnSync } from 'node:child_process';

/** Builds once before the first file, unless the run of all steps has just done so. */
export default function build(): void {
  if (process.env.COSMIC_FELT_BUILT === '1') return;
  // Vitest's own NODE_ENV would leave a development build, which registers no service worker.
  const run = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITEST: undefined,
      MODE: undefined,
      PROD: undefined,
      DEV: undefined,
    },
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`The build failed:\n${run.stdout}\n${run.stderr}`);
}
