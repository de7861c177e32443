/** Games that chance plays and corrects: amendments of any step to any other, sensible and not, and going back. */
import type { Command, StepCommand } from '../../src/game/commands.ts';
import { cutAt, previewAmendment, stepAt } from '../../src/game/amend.ts';
import type { Amendment, Change } from '../../src/game/events.ts';
import { type Log, perform, startLog } from '../../src/game/log.ts';
import {
  anyCommand,
  type Chance,
  chanceOf,
  type Played,
  randomCommand,
  randomStart,
  randomThrow,
} from './random-game.ts';

/** Any step there could be, often one that does not fit. */
function anyStep(chance: Chance, log: Log): StepCommand {
  const command = anyCommand(chance, log.last.game);
  switch (command.type) {
    case 'undo':
    case 'redo':
    case 'choose':
    case 'go-back':
    case 'amend':
      return { type: 'bank' };
    default:
      return command;
  }
}

/** What might have been meant instead of this step. */
export function otherStep(chance: Chance, log: Log, place: number): StepCommand {
  const stood = stepAt(log, place);
  if (stood === null || chance.hits(0.25)) return anyStep(chance, log);
  switch (stood.type) {
    case 'thrown': {
      if (chance.hits(0.15)) return { type: 'wimpout' };
      const common = /^[^/=]*/.exec(stood.throw)?.[0].length ?? 0;
      return { type: 'throw', throw: randomThrow(chance, { common, sun: stood.throw.includes('/') }, []) };
    }
    case 'banked':
      return chance.pick<StepCommand>([{ type: 'wimpout' }, { type: 'wellenda' }, { type: 'bank' }]);
    case 'total-entered':
      return { type: 'total', points: 5 * chance.below(20) };
    case 'adjusted':
      return { type: 'adjust', player: stood.player, points: -stood.points, reason: 'the other way' };
    default:
      return anyStep(chance, log);
  }
}

function randomChange(chance: Chance, log: Log): Change<StepCommand> {
  const place = 1 + chance.below(log.last.place + (chance.hits(0.1) ? 2 : 1));
  const kind = chance.pick(['replace', 'replace', 'replace', 'remove', 'insert'] as const);
  if (kind === 'remove') return { kind, place };
  return { kind, place, step: otherStep(chance, log, place) };
}

/** One change or several, near the end more often than not, for then the rest may still fit. */
export function randomAmendment(chance: Chance, log: Log): Amendment<StepCommand> {
  const changes = Array.from({ length: chance.hits(0.7) ? 1 : 1 + chance.below(4) }, () =>
    randomChange(chance, log),
  );
  const late = log.last.place > 3 && chance.hits(0.5);
  const moved = late
    ? changes.map((change) => ({ ...change, place: log.last.place - chance.below(3) }))
    : changes;
  return { changes: moved, cut: chance.hits(0.1) ? 1 + chance.below(log.last.place + 1) : null };
}

/** A correction; one under which a later step breaks is cut there half the time. */
function correction(chance: Chance, log: Log): Command {
  if (chance.hits(0.35)) return { type: 'go-back', to: chance.below(log.last.place + 2) };
  const amendment = randomAmendment(chance, log);
  const preview = previewAmendment(log, amendment);
  const cut = preview.ok || chance.hits(0.5) ? null : cutAt(amendment, preview.error);
  return { type: 'amend', ...(cut ?? amendment) };
}

/** What comes next: something new, a correction, or a step back or forth where one has just been corrected. */
function nextCommand(chance: Chance, log: Log): Command {
  const { last, undone } = log;
  if (undone !== null && chance.hits(0.4)) return { type: 'redo' };
  if (last.back !== last.before && chance.hits(0.2)) return { type: 'undo' };
  return chance.hits(last.game.phase === 'over' ? 0.6 : 0.2)
    ? correction(chance, log)
    : randomCommand(chance, log);
}

/** Plays so many commands, about every fifth a correction. */
export function* playAndCorrect(seed: number, steps: number): Generator<Played, void> {
  const chance = chanceOf(seed);
  let log = startLog(randomStart(chance));
  for (let step = 0; step < steps; step++) {
    const command = nextCommand(chance, log);
    const performed = perform(log, command);
    const after = performed.ok ? performed.value.log : log;
    yield { command, event: performed.ok ? performed.value.event : null, before: log, after };
    log = after;
  }
}
