/** Shapes that the facts of games and of tournaments share. */
import * as v from 'valibot';
import {
  isSettingKey,
  isSettingValue,
  type Rules,
  type RulesChange,
  SETTING_KEYS,
} from '../engine/settings.ts';

/** The last moment that a date can hold. */
const LAST_MOMENT = 8.64e15;

export const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MOMENT));

export const hasSettings = (value: unknown): value is RulesChange =>
  isRecord(value) &&
  Object.entries(value).every(([key, setting]) => isSettingKey(key) && isSettingValue(key, setting));
const hasAllSettings = (value: unknown): value is Rules =>
  hasSettings(value) && Object.keys(value).length === SETTING_KEYS.length;

export const rules = v.custom<Rules>(hasAllSettings);

/** Whether this is what `{…}` is in JSON. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One of the facts with these fields and those that all have. Found by its type: a variant would try all of them. */
export function factOf<T>(fields: Readonly<Record<string, v.ObjectEntries>>, also: v.ObjectEntries) {
  const kinds = new Map<unknown, v.GenericSchema<unknown, unknown>>(
    Object.entries(fields).map(([type, entries]) => [
      type,
      v.strictObject({ ...also, type: v.literal(type), ...entries }),
    ]),
  );
  const none = v.never();
  const kindOf = (input: unknown) => (isRecord(input) && kinds.get(input.type)) || none;
  return v.lazy(kindOf) as unknown as v.GenericSchema<unknown, T>;
}
