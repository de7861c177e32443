/** How long things take: several runs after a warm-up, their median and how far they lie apart. */

export interface Figure {
  readonly what: string;
  readonly unit: string;
  readonly median: number;
  readonly least: number;
  readonly most: number;
  /** What the figure must reach at least, where something is demanded. */
  readonly atLeast?: number;
}

const RUNS = 9;
const WARM_UPS = 2;

/** Seconds that each of several runs took. */
export function timeRuns(run: () => void, runs = RUNS): readonly number[] {
  const seconds: number[] = [];
  for (let index = -WARM_UPS; index < runs; index++) {
    const begun = performance.now();
    run();
    if (index >= 0) seconds.push((performance.now() - begun) / 1000);
  }
  return seconds;
}

export function figureOf(what: string, unit: string, values: readonly number[], atLeast?: number): Figure {
  const sorted = [...values].sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const figure = { what, unit, median, least: sorted[0] ?? Number.NaN, most: sorted.at(-1) ?? Number.NaN };
  return atLeast === undefined ? figure : { ...figure, atLeast };
}
