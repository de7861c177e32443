import { spawn } from 'node:child_process';
import { basename } from 'node:path';

/** Each part of the project is checked with the types that exist where it runs; two compilers at a time. */
const projects = [
  'test/config/tsconfig.test.json',
  'tsconfig.json',
  'test/config/tsconfig.browser.json',
  'test/config/tsconfig.pure.json',
  'test/config/tsconfig.store.json',
  'test/config/tsconfig.sw.json',
];
const nothingThere = 'TS18003';

/** @param {string} project @returns {Promise<boolean>} */
function check(project) {
  return new Promise((resolve) => {
    const tsc = spawn(process.execPath, [
      'node_modules/typescript/bin/tsc',
      '--pretty',
      'false',
      '-p',
      project,
      // What has not changed since the last run is not checked again.
      '--incremental',
      '--tsBuildInfoFile',
      `node_modules/.cache/types/${basename(project)}.tsbuildinfo`,
    ]);
    let output = '';
    tsc.stdout.on('data', (data) => (output += data));
    tsc.stderr.on('data', (data) => (output += data));
    tsc.on('close', (code) => {
      const fine = code === 0 || output.includes(nothingThere);
      console.log(`${fine ? 'ok' : 'not ok'}  ${project}${fine ? '' : `\n${output}`}`);
      resolve(fine);
    });
  });
}

const queue = [...projects];
/** @type {boolean[]} */
const results = [];
async function work() {
  for (let project = queue.shift(); project !== undefined; project = queue.shift()) {
    results.push(await check(project));
  }
}
await Promise.all([work(), work()]);
if (results.includes(false)) process.exit(1);
