/**
 * A page to look at: every face, cube, marker, icon and board. Start the development server and open
 * /test/ui/gallery/gallery.html; ?scheme=light, ?felt=dusk, ?show=boards narrow it.
 */
import { html, render, svg, type TemplateResult } from 'lit';
import '../../../src/ui/felt-board.ts';
import '../../../src/ui/player-marker.ts';
import { NUMBER_FACES, SUN_CUBE_FACES } from '../../../src/engine/cubes.ts';
import { CUBE_STATES, type CubeLook, cubePicture, cubeStyles } from '../../../src/ui/cube-art.ts';
import { SYMBOL_SETS } from '../../../src/ui/face-art.ts';
import type { FeltMarker } from '../../../src/ui/felt-places.ts';
import { ICON_NAMES, icon } from '../../../src/ui/icons.ts';
import { MARKERS } from '../../../src/ui/marker-art.ts';
import { dawnArt, fallenRibbonArt, noonArt } from '../../../src/ui/sun-art.ts';

const query = new URLSearchParams(location.search);
for (const name of ['scheme', 'felt']) {
  const value = query.get(name);
  if (value) document.documentElement.dataset[name] = value;
}

const NAMES = ['Ann', 'Bo', 'Cy', 'Dee', 'Eve', 'Finn', 'Gus', 'Hal', 'Ida', 'Jo', 'Kit', 'Lu'];

/** Players with these totals; the one at `up` is up. */
function players(totals: readonly number[], up: number, more: Partial<FeltMarker>[] = []): FeltMarker[] {
  return totals.map((total, i) => {
    const { shape, colour } = MARKERS[i % MARKERS.length] ?? MARKERS[0];
    const name = NAMES[i] ?? '';
    const marker = {
      id: name,
      name,
      shape,
      colour,
      initial: name[0] ?? '',
      total,
      up: i === up,
      out: false,
      leader: false,
    };
    return { ...marker, ...more[i] };
  });
}

interface Case {
  name: string;
  width: number;
  height: number;
  goal: number;
  markers: FeltMarker[];
  risk?: number;
  note?: string;
  far?: boolean;
  view?: 'whole' | 'close' | 'auto';
}

const twelve = players([1380, 2215, 255, 3105, 4120, 990, 2600, 1755, 3650, 450, 2900, 0], 4);
const licks = players([390, 485, 120, 515], 1, [{ out: true }, {}, {}, { leader: true }]);
const four = players([380, 215, 255, 0], 1);

const CASES: Case[] = [
  { name: 'middle', width: 390, height: 333, goal: 500, markers: four, risk: 20, note: 'free' },
  { name: 'bank', width: 390, height: 333, goal: 500, markers: four, risk: 65, note: 'free' },
  { name: 'taken', width: 390, height: 333, goal: 500, markers: four, risk: 40, note: 'Cy is there' },
  { name: 'fresh', width: 390, height: 333, goal: 500, markers: players([0, 0, 0, 0], 0) },
  { name: 'licks', width: 390, height: 333, goal: 500, markers: licks, risk: 25, note: 'puts Bo out' },
  {
    name: 'beyond',
    width: 390,
    height: 333,
    goal: 500,
    markers: players([515, 620, 500, 700], 0),
    risk: 30,
    note: 'leads',
  },
  {
    name: 'win',
    width: 390,
    height: 333,
    goal: 500,
    markers: players([440, 380, 0], 0),
    risk: 60,
    note: 'the Sun',
  },
  { name: 'twelve', width: 390, height: 333, goal: 5000, markers: twelve, risk: 130, note: 'free' },
  {
    name: 'goal 50',
    width: 390,
    height: 333,
    goal: 50,
    markers: players([20, 20, 35, 0], 0),
    risk: 15,
    note: 'Cy is there',
  },
  {
    name: 'goal 300',
    width: 390,
    height: 333,
    goal: 300,
    markers: players([120, 120, 120, 120, 120, 0, 0], 3),
    risk: 105,
    note: 'free',
  },
  { name: 'low', width: 320, height: 157, goal: 500, markers: four, risk: 45, note: 'free' },
  { name: 'low 5000', width: 320, height: 157, goal: 5000, markers: twelve, risk: 130, note: 'free' },
  {
    name: 'low zoom',
    width: 320,
    height: 157,
    goal: 5000,
    markers: twelve,
    risk: 130,
    note: 'free',
    view: 'close',
  },
  {
    name: 'zoom',
    width: 390,
    height: 333,
    goal: 5000,
    markers: twelve,
    risk: 130,
    note: 'free',
    view: 'close',
  },
  { name: 'low 50', width: 320, height: 157, goal: 50, markers: players([20, 0], 0), risk: 15, note: 'free' },
  { name: '360', width: 360, height: 178, goal: 500, markers: four, risk: 60, note: 'free' },
  {
    name: 'twelve at rim',
    width: 390,
    height: 333,
    goal: 500,
    markers: players(
      Array.from({ length: 12 }, () => 0),
      3,
    ),
    risk: 35,
    note: 'free',
  },
  {
    name: 'side',
    width: 408,
    height: 340,
    goal: 500,
    markers: four,
    risk: 45,
    note: 'Evangelina Featherstonehaugh-Montgomery is there',
  },
  { name: 'wide', width: 828, height: 800, goal: 500, markers: four, risk: 45, note: 'free' },
  { name: 'wide 5000', width: 828, height: 800, goal: 5000, markers: twelve, risk: 130, note: 'free' },
  { name: 'far', width: 676, height: 800, goal: 500, markers: four, risk: 45, note: 'free', far: true },
  {
    name: 'far 5000',
    width: 676,
    height: 800,
    goal: 5000,
    markers: twelve,
    risk: 130,
    note: 'free',
    far: true,
  },
];

const board = (at: Case): TemplateResult => {
  const up = at.markers.find((marker) => marker.up);
  const landing = up && at.risk ? { total: up.total + at.risk, note: at.note ?? '' } : null;
  return html`<figure data-case=${at.name}>
    <div class="cloth" .style=${`width:${at.width}px;height:${at.height}px`}>
      <felt-board
        .goal=${at.goal}
        .markers=${at.markers}
        .risk=${at.risk ?? 0}
        .landing=${landing}
        .far=${at.far ?? false}
        .view=${at.view ?? 'whole'}
        .description=${at.name}
      ></felt-board>
    </div>
    ${at.name}, ${at.width} × ${at.height}, ${at.goal}
  </figure>`;
};

for (const { styleSheet } of cubeStyles) if (styleSheet) document.adoptedStyleSheets.push(styleSheet);

const cube = (look: Partial<CubeLook>): Node =>
  cubePicture({ face: '', kind: 'common', state: 'none', set: 'moons', ...look });

const cubes = html`
  ${SYMBOL_SETS.map(
    (set) => html`<div class="row well">
      ${NUMBER_FACES.map((face) => cube({ face, set }))}
      ${SUN_CUBE_FACES.map((face) => cube({ face, set, kind: 'sun' }))}
      ${cube({ face: '-', set })}${cube({ face: '-', kind: 'sun', set })}
    </div>`,
  )}
  ${(['common', 'sun'] as const).map(
    (kind) => html`<div class="row well">
      ${CUBE_STATES.map(
        (state) => html`<figure>
          ${cube({ kind, state, face: ['hand', 'empty', 'next'].includes(state) ? '' : state === 'blank' ? '2' : '4' })}
          ${state}
        </figure>`,
      )}
      <figure>${cube({ kind, state: 'hand', face: '3' })}hand, seen</figure>
      <figure>${cube({ kind, state: 'scored', face: 'X' })}scored</figure>
    </div>`,
  )}
`;

const markers = html`${['large', 'large grey', 'small'].map(
  (size) => html`<div class=${`row cloth ${size}`}>
    ${MARKERS.map(
      ({ shape, colour, id }, i) =>
        html`<player-marker .shape=${shape} .colour=${colour} .initial=${'ABCDEFGHIJKL'[i] ?? ''} label=${id}></player-marker>`,
    )}
    ${['Ж', '李', 'Ñ', 'ñ', 'Q', '7', '🙂'].map((initial) => html`<player-marker .initial=${initial}></player-marker>`)}
  </div>`,
)}`;

const pictures = html`<div class="row">
  <svg class="cloth" viewBox="0 0 390 288" width="390" height="288" preserveAspectRatio="xMidYMax slice">${dawnArt()}</svg>
  <svg class="cloth" viewBox="-200 -200 400 400" width="288" height="288">${noonArt()}</svg>
  <svg class="cloth" viewBox="0 0 390 420" width="270" height="288" preserveAspectRatio="xMidYMax slice">${svg`${fallenRibbonArt()}`}</svg>
</div>`;

const show = query.get('show');
render(
  html`
    <h1>Cosmic Felt 0123456789 äöü</h1>
    ${
      !show || show === 'drawings'
        ? html`${cubes}${markers}
          <div class="row icons">${ICON_NAMES.map((name) => html`<figure>${icon(name)}${name}</figure>`)}</div>
          ${pictures}
          <div class="row">
            ${['meadow', 'midnight', 'dusk'].map(
              (felt) => html`<div data-felt=${felt}>${board({ ...CASES[0], name: felt } as Case)}</div>`,
            )}
          </div>`
        : ''
    }
    ${!show || show === 'boards' ? html`<div class="row">${CASES.map(board)}</div>` : ''}
  `,
  document.body,
);
