import { spawnSync } from 'node:child_process';

/**
 * Each part of the project is checked with the types that exist where it runs. The compiler is TypeScript 7, which
 * takes a fifth of the time; ESLint and the template check still need the interface of TypeScript 6.
 */
const projects = [
  'tsconfig.json',
  'test/config/tsconfig.pure.json',
  'test/config/tsconfig.store.json',
  'test/config/tsconfig.sw.json',
  'test/config/tsconfig.browser.json',
  'test/config/tsconfig.test.json',
];
const nothingThere = 'TS18003';
/** What was found is kept from one run to the next: what has not changed since is not looked at again. */
const cache = 'node_modules/.cache/types';

let failed = false;
for (const project of projects) {
  const kept = `${cache}/${project.replaceAll('/', '-')}.tsbuildinfo`;
  const args = ['node_modules/typescript-7/bin/tsc', '--pretty', 'false', '-p', project];
  args.push('--incremental', '--tsBuildInfoFile', kept);
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const fine = status === 0 || stdout.includes(nothingThere);
  failed ||= !fine;
  console.log(`${fine ? 'ok' : 'not ok'}  ${project}${fine ? '' : `\n${stdout}${stderr}`}`);
}
if (failed) process.exit(1);
