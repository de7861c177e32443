/**
 * The clock of a round. It is no fact of the tournament and rules nothing: it is kept on this device, where its other
 * windows see it too, as the moment at which it ends, so that a reload or a sleeping phone does not stop it.
 */

/**
 * `left` and `length` are milliseconds, `end` a moment in milliseconds since 1970. A clock belongs to a seating, by its
 * id: a round that is seated again starts anew.
 */
export type Clock = { readonly seating: string; readonly length: number } & (
  | { readonly is: 'ready' }
  | { readonly is: 'running'; readonly end: number }
  | { readonly is: 'paused'; readonly left: number }
);

export const MINUTE = 60_000;
/** From here on it is said that the end is near, in rounds that have as much before it. */
const SOON = 5 * MINUTE;
/** No round lasts longer. */
const LONGEST = 24 * 60 * MINUTE;

export const readyClock = (seating: string, minutes: number): Clock => ({
  is: 'ready',
  seating,
  length: Math.min(minutes * MINUTE, LONGEST),
});

/** What is left, in milliseconds; 0 when it has run out. */
export function clockLeft(clock: Clock, now: number): number {
  switch (clock.is) {
    case 'ready':
      return clock.length;
    case 'running':
      return Math.min(Math.max(0, clock.end - now), LONGEST);
    case 'paused':
      return clock.left;
  }
}

export function startClock(clock: Clock, now: number): Clock {
  const { seating, length } = clock;
  return clock.is === 'running'
    ? clock
    : { is: 'running', seating, length, end: now + clockLeft(clock, now) };
}

export function pauseClock(clock: Clock, now: number): Clock {
  const { seating, length } = clock;
  return clock.is === 'running' ? { is: 'paused', seating, length, left: clockLeft(clock, now) } : clock;
}

/** A minute more; a clock that has run out runs for that minute from now on. */
export function addMinute(clock: Clock, now: number): Clock {
  const left = Math.min(clockLeft(clock, now) + MINUTE, LONGEST);
  const { seating, length } = clock;
  switch (clock.is) {
    case 'ready':
      return { is: 'ready', seating, length: left };
    case 'running':
      return { is: 'running', seating, length, end: now + left };
    case 'paused':
      return { is: 'paused', seating, length, left };
  }
}

/** What the clock looks like: `soon` in the last five minutes of more than ten, `over` when there is nothing left. */
export type ClockLook = 'ready' | 'running' | 'paused' | 'soon' | 'over';

export function clockLook(clock: Clock, now: number): ClockLook {
  const left = clockLeft(clock, now);
  if (clock.is === 'running' && left === 0) return 'over';
  return clock.is === 'running' && left <= SOON && clock.length > 2 * SOON ? 'soon' : clock.is;
}

/** "45:00", and "1:05:00" from an hour on. A second that has begun is shown until it is over. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % 60)}`;
}

/** Reads a stored clock; null for what is none, or is one of another seating. */
export function parseClock(text: string | null, seating: string): Clock | null {
  let read: unknown;
  try {
    read = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof read !== 'object' || read === null) return null;
  const { is, length, end, left, ...rest } = read as Readonly<Record<string, unknown>>;
  if (rest['seating'] !== seating || !isTime(length, LONGEST)) return null;
  if (is === 'ready') return { is, seating, length };
  if (is === 'running' && isTime(end, Number.MAX_SAFE_INTEGER)) return { is, seating, length, end };
  return is === 'paused' && isTime(left, LONGEST) ? { is, seating, length, left } : null;
}

const isTime = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= most;

export const clockKey = (event: string): string => `cosmic-felt.clock.${event}`;

/** The stored clock of a seating, or one that is ready. Storage that is closed is as good as empty. */
export function loadClock(event: string, seating: string, minutes: number): Clock {
  try {
    return parseClock(localStorage.getItem(clockKey(event)), seating) ?? readyClock(seating, minutes);
  } catch {
    return readyClock(seating, minutes);
  }
}

/** Keeps it for the other windows; where storage is closed it still runs in this one. */
export function saveClock(event: string, clock: Clock): void {
  try {
    localStorage.setItem(clockKey(event), JSON.stringify(clock));
  } catch {
    // Nothing is lost but the other windows' sight of it.
  }
}
