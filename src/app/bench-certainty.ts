/** Which settings each part of an answer hangs on: what hangs on none is certain. From the comparison of the very case. Pure. */
import type { Answer } from '../bench/answer.ts';
import type { Comparison } from '../bench/compare.ts';
import type { Line, Ruling } from '../engine/ruling.ts';
import { SETTING_KEYS, type SettingKey } from '../engine/settings.ts';
import type { Obligation } from '../engine/turn.ts';
import { stopWords } from '../ui/words/bench-answer.ts';

export class Certainty {
  constructor(
    private readonly own: Answer,
    private readonly comparison: Comparison,
    private readonly names: readonly string[],
  ) {}

  /** What the ruling as a whole hangs on. */
  get whole(): readonly SettingKey[] {
    return this.where(() => true);
  }

  /** What the part and the points of a line's cubes hang on. */
  line(line: Line): readonly SettingKey[] {
    const own = partsOf(this.own.ruling);
    const kinds = line.cubes.map((place) => kindAt(this.own.ruling, place));
    return this.where((answer) => {
      const other = partsOf(answer.ruling);
      return kinds.some((kind) => own.get(kind) !== other.get(kind));
    });
  }

  obligation(obligation: Obligation): readonly SettingKey[] {
    return this.where(({ must }) => !must.includes(obligation));
  }

  /** What hangs on them that the thrower may choose so. */
  get choices(): readonly SettingKey[] {
    const own = this.own.ruling.choices.join();
    return this.where(({ ruling }) => ruling.choices.join() !== own);
  }

  /** That the thrower may stop, and what a stop does. */
  get stop(): readonly SettingKey[] {
    const own = stopWords(this.own, this.names);
    return this.where((answer) => stopWords(answer, this.names) !== own);
  }

  /** That the turn or the game ends, or that it goes on so. */
  get outcome(): readonly SettingKey[] {
    const { ruling, game } = this.own;
    return this.where(
      (answer) => answer.ruling.outcome !== ruling.outcome || answer.game.phase !== game.phase,
    );
  }

  private where(differs: (answer: Answer) => boolean): readonly SettingKey[] {
    const found = new Set<SettingKey>();
    for (const { key, verdict } of this.comparison.settings) {
      if (verdict.ok && differs(verdict.value)) found.add(key);
    }
    return SETTING_KEYS.filter((key) => found.has(key));
  }
}

/** The kind of a cube and its face: cubes that are alike in both cannot be told apart. */
const kindAt = ({ whole }: Ruling, place: number): string => whole.common[place] ?? `sun ${whole.sun ?? ''}`;

/** For each kind of cube, what such cubes did. */
function partsOf(ruling: Ruling): ReadonlyMap<string, string> {
  const parts = new Map<string, string[]>();
  for (const { part, cubes, points } of ruling.lines)
    for (const place of cubes) {
      const kind = kindAt(ruling, place);
      parts.set(kind, [...(parts.get(kind) ?? []), `${part} ${points}`]);
    }
  return new Map([...parts].map(([kind, did]) => [kind, did.sort().join()]));
}
