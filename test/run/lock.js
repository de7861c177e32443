import { readFileSync } from 'node:fs';

/** The lock names versions and hashes, never addresses, so that any mirror of the registry serves. */
const lock = readFileSync('package-lock.json', 'utf8');
const found = [...lock.matchAll(/^.*("resolved"|https?:\/\/[^"]*\.tgz).*$/gm)].map(([line]) => line.trim());
if (found.length > 0) {
  console.error(`package-lock.json names ${found.length} download addresses, the first: ${found[0]}`);
  console.error(
    'Run "rm -r node_modules package-lock.json && npm install" in this folder, whose .npmrc omits them.',
  );
  process.exit(1);
}
console.log('package-lock.json names no download address.');
