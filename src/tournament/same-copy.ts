import { isSameJson } from '../game/same-json.ts';
import type { Copy } from './facts.ts';

/** Whether two copies tell the same game, however they came in. */
export const isSameCopy = (one: Omit<Copy, 'flags'>, other: Omit<Copy, 'flags'>): boolean =>
  one.game === other.game && isSameJson(one.result.players, other.result.players);
