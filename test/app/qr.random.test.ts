import { it } from 'vitest';
import { readGrainy } from './grainy.ts';

it('the codes of 25 games are read from grainy pictures, and the games in them are the same', async () => {
  await readGrainy(25);
}, 120_000);
