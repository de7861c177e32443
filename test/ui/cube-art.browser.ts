import { expect } from '@open-wc/testing';
import { NUMBER_FACES, SUN_CUBE_FACES } from '../../src/engine/cubes.ts';
import { CUBE_STATES, type CubeLook, cubePicture, cubeStyles } from '../../src/ui/cube-art.ts';
import { SYMBOL_SETS } from '../../src/ui/face-art.ts';

const cube = (look: Partial<CubeLook>): SVGSVGElement =>
  cubePicture({ face: '', kind: 'common', state: 'none', set: 'moons', ...look }) as SVGSVGElement;

/** The drawing without what Lit notes in it. */
const markup = (look: Partial<CubeLook>): string => cube(look).innerHTML.replace(/<!--.*?-->/g, '');

describe('the picture of a cube', () => {
  for (const set of SYMBOL_SETS)
    it(`shows twelve different faces in the set ${set}`, () => {
      const drawings = new Set<string>();
      for (const face of NUMBER_FACES) drawings.add(markup({ face, set }));
      for (const face of SUN_CUBE_FACES) drawings.add(markup({ kind: 'sun', face, set }));
      // The two kinds differ in their inks, and these come from the class.
      expect(drawings.size).to.be.at.least(7);
      for (const each of drawings) expect(each).not.to.match(/NaN|undefined/);
    });

  it('tells its states apart by shape', () => {
    const drawings = new Set(CUBE_STATES.map((state) => markup({ face: '4', state })));
    expect(drawings.size).to.equal(CUBE_STATES.length);
  });

  it('is another node each time', () => {
    const first = cube({ face: '5' });
    expect(cube({ face: '5' })).not.to.equal(first);
    expect(cube({ face: '5' }).isEqualNode(first)).to.equal(true);
  });

  it('is as wide as --cube, three quarters of it when set aside, and hidden from screen readers', () => {
    const row = document.createElement('div');
    const root = row.attachShadow({ mode: 'open' });
    for (const { styleSheet } of cubeStyles) if (styleSheet) root.adoptedStyleSheets.push(styleSheet);
    root.append(cube({ face: '5' }), cube({ face: '5', state: 'aside' }));
    document.body.append(row);
    row.style.setProperty('--cube', '60px');
    const [whole, aside] = [...root.children].map((child) => child.getBoundingClientRect().width);
    expect(whole).to.equal(60);
    expect(aside).to.be.closeTo(44.4, 0.1);
    expect([...root.children].map((child) => child.getAttribute('aria-hidden'))).to.deep.equal([
      'true',
      'true',
    ]);
    row.remove();
  });
});
