import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './installed.js';
import { staticServer } from './static.js';

/** Installs what is missing, builds, serves: the whole way from a fresh clone to the app in a browser. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const firstPort = Number(process.env.PORT ?? 8080);
process.chdir(root);

try {
  ensureInstalled();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

console.log('Building …');
const build = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
  env: { ...process.env, NODE_ENV: 'production' },
  encoding: 'utf8',
});
if (build.status !== 0) {
  console.error(build.stdout, build.stderr);
  process.exit(1);
}

/** The next free port from the wished one on, unless PORT names one. @param {number} port */
function listen(port) {
  const server = staticServer('dist');
  server.once('error', (error) => {
    const taken = 'code' in error && error.code === 'EADDRINUSE';
    if (taken && process.env.PORT === undefined && port < firstPort + 20) return listen(port + 1);
    console.error(taken ? `Port ${port} is taken: choose another with PORT=….` : error.message);
    process.exit(1);
  });
  server.listen(port, () => {
    console.log(`Cosmic Felt is ready at http://localhost:${port}/ (Ctrl+C ends it).`);
  });
}

listen(firstPort);
