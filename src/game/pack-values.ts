/** The values of a packed game: numbers, texts, players, rules, faces. Each is written, or read where it is null. */
import type { Standing } from '../engine/game.ts';
import {
  PRESET_NAMES,
  presetRules,
  type Rules,
  type RulesChange,
  rulesDifference,
  type Setting,
  SETTING_KEYS,
  type SettingKey,
  SETTINGS,
} from '../engine/settings.ts';
import { NUMBER_FACES, type Cubes, SUN_CUBE_FACES } from '../engine/cubes.ts';
import type { Throw } from '../engine/throw.ts';
import type { Agreement } from './events.ts';
import type { Port } from './pack-range.ts';
import { nearestPreset } from './transcript-writer.ts';

/** A yes or no; the odds are those of no and of yes. */
export const carryFlag = (port: Port, flag: boolean | null, odds: readonly [number, number]): boolean =>
  port.pick(flag ? 1 : 0, odds) === 1;

/** How long a number can be, in bits. */
const MAX_BITS = 48;

/** A whole number from 0 to below 2 ** 48. */
export function carryNumber(port: Port, number: number | null): number {
  const bits = port.whole(number === null ? 0 : number.toString(2).length, MAX_BITS + 1);
  let carried = 0;
  for (let left = bits; left > 0; left -= 12) {
    const size = 2 ** Math.min(left, 12);
    const part = Math.floor((number ?? 0) / 2 ** Math.max(left - 12, 0)) % size;
    carried = carried * size + port.whole(part, size);
  }
  return carried;
}

/** Seconds since 1970, to the year 2106. */
export function carrySeconds(port: Port, seconds: number): number {
  const most = Math.min(Math.max(seconds, 0), 2 ** 32 - 1);
  const high = port.whole(Math.floor(most / 2 ** 16), 2 ** 16);
  return 2 ** 16 * high + port.whole(most % 2 ** 16, 2 ** 16);
}

/** A multiple of 5, below 0 or above. */
export function carryPoints(port: Port, points: number | null): number {
  const negative = carryFlag(port, points !== null && points < 0, [1, 1]);
  const size = 5 * carryNumber(port, points === null ? null : Math.abs(points) / 5);
  return negative ? -size : size;
}

/** Code points by how common they are in names: the first of each range, and how many there are. */
const LETTERS: readonly (readonly [first: number, count: number])[] = [
  [0x61, 26],
  [0x41, 26],
  [0x20, 95],
];
const LETTER_ODDS = [12, 4, 3, 2];

/** A text code point by code point: also half a surrogate pair, which a name may be, comes through as it is. */
export function carryText(port: Port, text: string | null): string {
  const points = text === null ? null : Array.from(text, (char) => char.codePointAt(0) ?? 0);
  const length = carryNumber(port, points?.length ?? null);
  let carried = '';
  for (let at = 0; at < length && !port.overrun; at++)
    carried += String.fromCodePoint(carryCodePoint(port, points?.[at] ?? 0));
  return carried;
}

function carryCodePoint(port: Port, point: number): number {
  const range = LETTERS.findIndex(([first, count]) => point >= first && point < first + count);
  const found = port.pick(range < 0 ? LETTERS.length : range, LETTER_ODDS);
  const [first, count] = LETTERS[found] ?? [0, 0];
  if (count > 0) return first + port.whole(point - first, count);
  const plane = port.whole(point >> 8, 0x1100);
  return 256 * plane + port.whole(point & 0xff, 256);
}

/** A text that is often missing; '' for none. */
export const carryOptional = (port: Port, text: string | null): string =>
  carryFlag(port, text !== null && text !== '', [1, 1]) ? carryText(port, text) : '';

/** One of a list of names, by its place. */
export function carryNamed(port: Port, name: string | null, names: readonly string[]): string {
  const place = port.whole(name === null ? 0 : names.indexOf(name), names.length);
  return names[place] ?? '';
}

/** The same names in another order. */
export function carryOrder(
  port: Port,
  order: readonly string[] | null,
  names: readonly string[],
): readonly string[] {
  const rest = [...names];
  return names.map((_, place) => {
    const name = carryNamed(port, order?.[place] ?? null, rest);
    rest.splice(rest.indexOf(name), 1);
    return name;
  });
}

/** Some of these names in an order of their own, and when they agreed. */
export function carryAgreement(
  port: Port,
  given: Partial<Agreement> | null,
  names: readonly string[],
): Agreement {
  const rest = [...names];
  const agreed: string[] = [];
  const count = 1 + port.whole((given?.agreed?.length ?? 1) - 1, names.length);
  for (let place = 0; place < count; place++) {
    const name = carryNamed(port, given?.agreed?.[place] ?? null, rest);
    rest.splice(rest.indexOf(name), 1);
    agreed.push(name);
  }
  return { agreed, at: carryNumber(port, given?.at ?? null) };
}

export const carryStanding = (port: Port, standing: Standing | null): Standing => ({
  banked: carryPoints(port, standing?.banked ?? null),
  onBoard: carryFlag(port, standing?.onBoard ?? null, [1, 1]),
});

/** Rules as the preset that they are nearest to and what differs from it. */
export function carryRules(port: Port, rules: Rules | null): Rules {
  const place = port.whole(
    rules === null ? 0 : PRESET_NAMES.indexOf(nearestPreset(rules)),
    PRESET_NAMES.length,
  );
  const preset = presetRules(PRESET_NAMES[place] ?? 'rulebook');
  return { ...preset, ...carryChange(port, rules && rulesDifference(preset, rules)) };
}

/** Some of the settings, each with its value. */
export function carryChange(port: Port, change: RulesChange | null): RulesChange {
  const carried = SETTING_KEYS.flatMap((key) => {
    const there = carryFlag(port, change !== null && change[key] !== undefined, [15, 1]);
    return there ? [[key, carrySetting(port, key, change?.[key] ?? null)] as const] : [];
  });
  return Object.fromEntries(carried);
}

function carrySetting(port: Port, key: SettingKey, value: string | number | null): string | number {
  const setting: Setting = SETTINGS[key];
  if (setting.kind === 'choice') {
    const place = port.whole(
      value === null ? 0 : setting.values.indexOf(String(value)),
      setting.values.length,
    );
    return setting.values[place] ?? '';
  }
  const { min, max, step } = setting;
  return min + step * port.whole(value === null ? 0 : (Number(value) - min) / step, (max - min) / step + 1);
}

/** Every way in which so many common cubes can lie, sorted, and how many throws lead to it. */
interface Ways {
  readonly faces: readonly string[];
  readonly odds: readonly number[];
}

const ways: Ways[] = [{ faces: [''], odds: [1] }];

function waysOf(count: number): Ways {
  const known = ways[count];
  if (known) return known;
  const odds = new Map<string, number>();
  const fewer = waysOf(count - 1);
  for (const [place, faces] of fewer.faces.entries())
    for (const face of NUMBER_FACES) {
      const more = [...faces, face].sort(
        (a, b) => NUMBER_FACES.indexOf(a as never) - NUMBER_FACES.indexOf(b as never),
      );
      const key = more.join('');
      odds.set(key, (odds.get(key) ?? 0) + (fewer.odds[place] ?? 0));
    }
  return (ways[count] = { faces: [...odds.keys()], odds: [...odds.values()] });
}

/** Cubes of which nobody noted the symbol are fewer than those that were read off. */
const BLANK_ODDS = [10, 2, 3, 4, 3];

/** What these cubes show. */
export function carryFaces(port: Port, thrown: Throw | null, cubes: Cubes): Throw {
  const told = thrown === null ? null : thrown.common.filter((face) => face !== '-').join('');
  const blanks = port.pick(
    told === null ? 0 : cubes.common - told.length,
    BLANK_ODDS.slice(0, cubes.common + 1),
  );
  const { faces, odds } = waysOf(cubes.common - blanks);
  const common = faces[port.pick(told === null ? 0 : faces.indexOf(told), odds)] ?? '';
  return {
    common: [...common, ...'-'.repeat(blanks)] as Throw['common'],
    sun: cubes.sun ? carrySun(port, thrown?.sun ?? null, blanks > 0) : null,
  };
}

/** The Sun cube, which is left blank where common cubes are. */
function carrySun(port: Port, sun: Throw['sun'], blanks: boolean): Throw['sun'] {
  const faces = [...SUN_CUBE_FACES, '-'] as const;
  const odds = [...SUN_CUBE_FACES.map(() => 4), blanks ? 12 : 1];
  return faces[port.pick(sun === null ? 0 : faces.indexOf(sun), odds)] ?? null;
}
