/**
 * Any moment over a felt that fills the viewport: `?kind=` is a kind of moment, `&scheme=`, `&felt=` and `&show=` the
 * look, `&name=` a longer name, `&sound` performs it at the next click.
 */
import type { Moment, MomentKind } from '../../../src/game/moment.ts';
import '../../../src/ui/felt-board.ts';
import { MARKERS } from '../../../src/ui/marker-art.ts';
import { performMoment } from '../../../src/ui/moment-motion.ts';
import '../../../src/ui/moment-view.ts';
import { momentView } from '../../../src/ui/words/moments.ts';

const query = new URLSearchParams(location.search);
const name = query.get('name') ?? 'Bo';
const next = query.has('name') ? `${name} 2` : 'Cy';

const EXAMPLES: Readonly<Record<MomentKind, Moment>> = {
  winner: { kind: 'winner', names: [name], total: 530, end: 'last-licks' },
  stars: { kind: 'stars', name },
  supernova: { kind: 'supernova', name, lost: 85, next },
  lead: { kind: 'lead', name, total: 530, next },
  goal: { kind: 'goal', phase: 'last-licks', name, total: 505, next },
  lick: {
    kind: 'lick',
    phase: 'last-licks',
    name: next,
    before: { name, how: 'wimpout', total: 215, out: true },
  },
  wreck: { kind: 'wreck', name, lost: 145, kept: 215, out: null, next },
  wimpout: { kind: 'wimpout', name, lost: 45, kept: 215, out: null, next },
  train: { kind: 'train', face: '4', points: 400 },
  flash: { kind: 'flash', face: '4', points: 40 },
  'on-board': { kind: 'on-board', name, total: 45 },
  void: { kind: 'void', reason: 'pending', faces: ['4'], lost: query.has('lost') ? 40 : 0 },
};

const { dataset } = document.documentElement;
for (const key of ['scheme', 'felt', 'show']) dataset[key] = query.get(key) ?? '';

const board = document.createElement('felt-board');
board.markers = [380, 215, 255, 0].map((total, place) => {
  const { id, shape, colour } = MARKERS[place] ?? MARKERS[0];
  return {
    id,
    name: id,
    shape,
    colour,
    initial: 'ABCD'.charAt(place),
    total,
    up: place === 1,
    out: false,
    leader: false,
  };
});
const view = document.createElement('moment-view');
const field = document.createElement('section');
field.append(board, view);
document.body.append(field);

const moment = EXAMPLES[(query.get('kind') ?? 'wimpout') as MomentKind];
const play = (): void => {
  view.moment = momentView(moment);
};
// The felt is drawn with the next frame.
requestAnimationFrame(() => requestAnimationFrame(play));
document.addEventListener('click', () => {
  play();
  if (query.has('sound')) performMoment(moment.kind, 'sound');
});
