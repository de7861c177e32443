import { expect, it } from 'vitest';
import { missingPackages } from './installed.js';

it('names what the lock wants and is not there in that version', () => {
  const wanted = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/lit': { version: '3.3.3' },
      'node_modules/idb': { version: '8.0.4' },
      'node_modules/a/node_modules/b': { version: '1.0.0' },
      'node_modules/only-elsewhere': { version: '1.0.0', optional: true },
    },
  };
  const present = {
    packages: { 'node_modules/lit': { version: '3.3.3' }, 'node_modules/idb': { version: '7.0.0' } },
  };
  expect(missingPackages(wanted, present)).toEqual(['idb', 'b']);
  expect(missingPackages(wanted, wanted)).toEqual([]);
});
