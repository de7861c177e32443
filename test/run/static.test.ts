import { describe, expect, it } from 'vitest';
import { fileOf } from './static.js';

describe('the address of a file', () => {
  it.each([
    ['/', '/', 'index.html'],
    ['/index.html?x=1', '/', 'index.html'],
    ['/assets/a.js', '/', 'assets/a.js'],
    ['/felt/', '/felt/', 'index.html'],
    ['/felt/sw.js', '/felt/', 'sw.js'],
  ])('%s under %s is %s', (address, base, file) => {
    expect(fileOf(address, base)).toBe(file);
  });

  it.each([
    ['/../secret', '/'],
    ['/%2e%2e/secret', '/'],
    ['/a/..%5c..%5csecret', '/'],
    ['/.npmrc', '/'],
    ['/%', '/'],
    ['/sw.js', '/felt/'],
    ['/felt', '/felt/'],
  ])('%s under %s stays outside', (address, base) => {
    const file = fileOf(address, base);
    expect(file === undefined || !/(^|\/)\.|\.\./.test(file)).toBe(true);
    if (!address.includes('secret')) expect(file).toBeUndefined();
  });
});
