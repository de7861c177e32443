import { expect, fixture, html } from '@open-wc/testing';
import { initialOf, MARKER_COLOURS, MARKERS } from '../../src/ui/marker-art.ts';
import type { PlayerMarker } from '../../src/ui/player-marker.ts';
import '../../src/ui/player-marker.ts';

describe('player-marker', () => {
  it('draws twelve shapes and colours, none twice, with the initial', async () => {
    const shapes = new Set<string | null | undefined>();
    const fills = new Set<string | null | undefined>();
    for (const { shape, colour } of MARKERS) {
      const marker = await fixture<PlayerMarker>(
        html`<player-marker .shape=${shape} .colour=${colour} initial="Ж"></player-marker>`,
      );
      const body = marker.shadowRoot?.querySelectorAll('path')[1];
      shapes.add(body?.getAttribute('d'));
      fills.add(body?.getAttribute('fill'));
      expect(body?.getAttribute('fill')).to.equal(MARKER_COLOURS[colour][0]);
      expect(marker.shadowRoot?.querySelector('text')?.textContent).to.equal('Ж');
    }
    expect(shapes.size).to.equal(12);
    expect(fills.size).to.equal(12);
  });

  for (const [name, initial] of [
    ['Ann', 'A'],
    ['  élodie', 'É'],
    ['"Bo"', 'B'],
    ['жанна', 'Ж'],
    ['李小龙', '李'],
    ['नीना', 'नी'],
    ['7 of 9', '7'],
    ['🙂', '🙂'],
    ['', ''],
  ] as const)
    it(`takes ${initial || 'nothing'} as the initial of “${name}”`, () => {
      expect(initialOf(name)).to.equal(initial);
    });
});
