import { expect, fixture, html } from '@open-wc/testing';
import { NUMBER_FACES, SUN_CUBE_FACES } from '../../src/engine/cubes.ts';
import { CUBE_STATES, type CubeFace } from '../../src/ui/cube-face.ts';
import '../../src/ui/cube-face.ts';
import { SYMBOL_SETS } from '../../src/ui/face-art.ts';

const drawing = (cube: CubeFace): SVGSVGElement => {
  const picture = cube.shadowRoot?.querySelector('svg');
  if (!picture) throw new Error('no drawing');
  return picture;
};

/** The drawing without what Lit notes in it. */
const markup = (cube: CubeFace): string => drawing(cube).innerHTML.replace(/<!--.*?-->/g, '');

describe('cube-face', () => {
  for (const set of SYMBOL_SETS)
    it(`draws twelve different faces in the set ${set}`, async () => {
      const drawings = new Set<string>();
      for (const face of NUMBER_FACES)
        drawings.add(
          markup(await fixture<CubeFace>(html`<cube-face .face=${face} .set=${set}></cube-face>`)),
        );
      for (const face of SUN_CUBE_FACES)
        drawings.add(
          markup(await fixture<CubeFace>(html`<cube-face kind="sun" .face=${face} .set=${set}></cube-face>`)),
        );
      // The two kinds differ in their inks, and these come from the class.
      expect(drawings.size).to.be.at.least(7);
      for (const each of drawings) expect(each).not.to.match(/NaN|undefined/);
    });

  it('tells its states apart by shape', async () => {
    const drawings = new Set<string>();
    for (const state of CUBE_STATES)
      drawings.add(markup(await fixture<CubeFace>(html`<cube-face face="4" .state=${state}></cube-face>`)));
    expect(drawings.size).to.equal(CUBE_STATES.length);
  });

  it('is as wide as --cube, three quarters of it when set aside', async () => {
    const row = await fixture<HTMLElement>(
      html`<div><cube-face face="5"></cube-face><cube-face face="5" state="aside"></cube-face></div>`,
    );
    row.style.setProperty('--cube', '60px');
    const [cube, aside] = [...row.children].map((child) => child.getBoundingClientRect().width);
    expect(cube).to.equal(60);
    expect(aside).to.be.closeTo(44.4, 0.1);
  });

  it('is hidden from screen readers unless it has a name', async () => {
    const cube = await fixture<CubeFace>(html`<cube-face face="6"></cube-face>`);
    expect(drawing(cube).getAttribute('aria-hidden')).to.equal('true');
    cube.label = 'six';
    await cube.updateComplete;
    expect(drawing(cube).getAttribute('role')).to.equal('img');
    expect(drawing(cube).getAttribute('aria-label')).to.equal('six');
  });
});
