/** The words of the moments: what happened in one or two, what came of it in a sentence. */
import { msg, str } from '@lit/localize';
import type { Moment, TurnBefore } from '../../game/moment.ts';
import type { MomentView } from '../moment-view.ts';
import { endWords, phaseName } from './ending.ts';
import { facePlural } from './faces.ts';
import { listWords } from './list.ts';

/** A moment as it is shown. */
export function momentView(moment: Moment): MomentView {
  const view = { kind: moment.kind, title: momentTitle(moment), name: '', points: 0, lost: 0, line: '' };
  switch (moment.kind) {
    case 'winner':
      return { ...view, points: moment.total, line: endWords(moment.end) };
    case 'stars':
      return { ...view, line: msg(str`${brief(moment.name)} wins`) };
    case 'supernova':
      return { ...view, lost: moment.lost, line: andNext(isOut(moment.name), moment.next) };
    case 'lead':
      return { ...view, name: moment.name, points: moment.total };
    case 'goal':
      return { ...view, line: andNext(leadsWith(moment.name, moment.total), moment.next) };
    case 'lick':
      return { ...view, name: moment.name, line: before(moment.before) };
    case 'wreck':
    case 'wimpout': {
      const { name, kept, out, next, lost } = moment;
      return { ...view, lost, line: andNext(out === null ? keeps(name, kept) : isOut(name), next) };
    }
    case 'train':
      return { ...view, points: moment.points };
    case 'on-board':
      return { ...view, name: moment.name };
    case 'void':
      return { ...view, lost: moment.lost };
    case 'flash':
      return view;
  }
}

function momentTitle(moment: Moment): string {
  switch (moment.kind) {
    case 'winner':
      return winnersTitle(moment.names);
    case 'stars':
      return msg('Five stars');
    case 'supernova':
      return msg('Supernova');
    case 'lead':
      return msg('New leader');
    case 'goal':
      return phaseName(moment.phase);
    case 'lick':
      return moment.phase === 'last-licks' ? msg('Last lick') : msg('Last turn');
    case 'wreck':
      return msg('Train Wreck');
    case 'wimpout':
      return msg('Wimpout');
    case 'train':
      return msg('Freight train');
    case 'flash':
      return msg(str`Flash of ${facePlural(moment.face)}`);
    case 'on-board':
      return msg('On the board');
    case 'void':
      if (moment.reason === 'full-house') return msg('Full House');
      return moment.reason === 'matching' ? msg('Throw again') : msg('Void');
  }
}

function winnersTitle(names: readonly string[]): string {
  const [first = ''] = names;
  if (names.length === 1) return msg(str`${brief(first)} wins`);
  return names.length === 2 ? msg(str`${listWords(names.map(brief))} win`) : msg(str`${names.length} win`);
}

const keeps = (name: string, kept: number): string => msg(str`${brief(name)} keeps ${kept}.`);
const isOut = (name: string): string => msg(str`${brief(name)} is out.`);
const leadsWith = (name: string, total: number): string => msg(str`${brief(name)} leads with ${total}.`);

/** What came of it, and who throws next where somebody does. */
const andNext = (said: string, next: string | null): string =>
  next === null ? said : `${said} ${msg(str`${brief(next)} throws next.`)}`;

/** How the turn before a last lick ended: "Wimpout: Bo is out." */
function before({ name, how, total, out }: TurnBefore): string {
  if (how === 'left') return '';
  const said = out ? isOut(name) : keeps(name, total);
  if (how === 'stop') return said;
  return how === 'wreck' ? msg(str`Train Wreck: ${said}`) : msg(str`Wimpout: ${said}`);
}

/** Letters of a name in a sentence that is read in a second, with their marks. */
const LETTERS = 14;

/** A name that leaves room for what is said of it. */
function brief(name: string): string {
  const letters = name.match(/\P{M}\p{M}*/gu) ?? [];
  return letters.length > LETTERS ? `${letters.slice(0, LETTERS).join('').trimEnd()}…` : name;
}
