/**
 * A range coder (Subbotin's, without carries): numbers with known odds as few bytes. Writing and reading go through
 * one interface, so that what is written and what is read cannot drift apart: a writer returns what it was given, a
 * reader what it found.
 */

/** Where a packed game is written to or read from. Sums of odds are at most 2 ** 16. */
export interface Port {
  /** More was read than there is. */
  readonly overrun: boolean;
  /** One of `count` numbers from 0, all as likely. A reader ignores `value`. */
  whole(value: number, count: number): number;
  /** A place in a list of odds; a place whose odds are 0 cannot be. A reader ignores `place`. */
  pick(place: number, odds: readonly number[]): number;
}

const TOP = 2 ** 24;
const BOTTOM = 2 ** 16;

/** The interval that both sides narrow with every number; `shift` hands over a byte that is settled. */
class Interval {
  low = 0;
  range = 2 ** 32 - 1;

  constructor(private readonly shift: () => void) {}

  narrow(from: number, width: number): void {
    this.low = (this.low + from * this.range) >>> 0;
    this.range *= width;
    while (this.settled()) {
      this.shift();
      this.low = (this.low << 8) >>> 0;
      this.range = (this.range * 256) >>> 0;
    }
  }

  /** Whether the first byte cannot change any more; an interval too narrow to go on is cut so that it cannot. */
  private settled(): boolean {
    if ((this.low ^ (this.low + this.range)) >>> 0 < TOP) return true;
    if (this.range >= BOTTOM) return false;
    this.range = -this.low & (BOTTOM - 1);
    return true;
  }
}

const sumOf = (odds: readonly number[]): number => odds.reduce((sum, each) => sum + each, 0);

export class PackWriter implements Port {
  readonly overrun = false;
  private readonly bytes: number[] = [];
  private readonly interval: Interval = new Interval(() => this.bytes.push(this.interval.low >>> 24));

  whole(value: number, count: number): number {
    if (!Number.isInteger(value) || value < 0 || value >= count)
      throw new Error(`${value} is none of ${count}`);
    this.put(value, 1, count);
    return value;
  }

  pick(place: number, odds: readonly number[]): number {
    const width = odds[place] ?? 0;
    if (width <= 0) throw new Error(`Place ${place} cannot be`);
    this.put(sumOf(odds.slice(0, place)), width, sumOf(odds));
    return place;
  }

  private put(from: number, width: number, total: number): void {
    this.interval.range = Math.floor(this.interval.range / total);
    this.interval.narrow(from, width);
  }

  /** All that was written. Zeros of its last four bytes say nothing: a reader finds them where there is nothing more. */
  finish(): Uint8Array {
    const { low, range } = this.interval;
    // The number inside the interval that has the most zeros behind it.
    const round = low + (BOTTOM - 1) - ((low + BOTTOM - 1) % BOTTOM);
    const last = round < 2 ** 32 && round < low + range ? round : low;
    const tail = [24, 16, 8, 0].map((shift) => (last >>> shift) & 0xff);
    while (tail.at(-1) === 0) tail.pop();
    return Uint8Array.from([...this.bytes, ...tail]);
  }
}

export class PackReader implements Port {
  private next = 0;
  private code = 0;
  private readonly interval = new Interval(() => this.take());

  constructor(private readonly bytes: Uint8Array) {
    for (let byte = 0; byte < 4; byte++) this.take();
  }

  /** More was read than there is: no writer has made these bytes. */
  get overrun(): boolean {
    return this.next > this.bytes.length + 4;
  }

  whole(_value: number, count: number): number {
    const value = this.find(count);
    this.interval.narrow(value, 1);
    return value;
  }

  pick(_place: number, odds: readonly number[]): number {
    const found = this.find(sumOf(odds));
    let from = 0;
    let place = 0;
    for (; from + (odds[place] ?? 0) <= found; place++) from += odds[place] ?? 0;
    this.interval.narrow(from, odds[place] ?? 0);
    return place;
  }

  private find(total: number): number {
    this.interval.range = Math.floor(this.interval.range / total);
    const offset = (this.code - this.interval.low) >>> 0;
    return Math.min(total - 1, Math.floor(offset / this.interval.range));
  }

  private take(): void {
    this.code = ((this.code << 8) | (this.bytes[this.next++] ?? 0)) >>> 0;
  }
}
