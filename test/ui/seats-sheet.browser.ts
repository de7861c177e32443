import { expect, fixture, html } from '@open-wc/testing';
import '../../src/ui/seats-sheet.ts';
import type { SeatedView, SeatsSheet } from '../../src/ui/seats-sheet.ts';

const SEATS: readonly SeatedView[] = [
  { name: 'Ann', up: false, out: false },
  { name: 'Bo', up: true, out: false },
  { name: 'Cy', up: false, out: true },
  { name: 'Dee', up: false, out: false },
];

describe('seats-sheet', () => {
  let told: unknown[] = [];

  async function opened(mayGive = true): Promise<SeatsSheet> {
    told = [];
    const tell = (event: CustomEvent) => told.push([event.type, event.detail]);
    const sheet = await fixture<SeatsSheet>(
      html`<seats-sheet
        .seats=${SEATS}
        .mayGive=${mayGive}
        @change-seats=${tell}
        @give-turn=${tell}
        @join=${tell}
      ></seats-sheet>`,
    );
    sheet.open();
    await sheet.updateComplete;
    return sheet;
  }

  const all = ({ shadowRoot }: SeatsSheet, selector: string): HTMLElement[] => [
    ...(shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
  ];
  const names = (sheet: SeatsSheet) => all(sheet, '.name').map(({ textContent }) => textContent);

  async function press(sheet: SeatsSheet, name: string): Promise<void> {
    const found = all(sheet, 'button').find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent?.trim()) === name,
    );
    if (!found) throw new Error(`No ${name}`);
    found.click();
    await sheet.updateComplete;
  }

  it('changes the order once it is agreed to, and not before', async () => {
    const sheet = await opened();
    await press(sheet, 'This is how you sit.');
    await press(sheet, 'Dee up');
    await press(sheet, 'Dee up');
    expect(names(sheet)).to.deep.equal(['Ann', 'Dee', 'Bo', 'Cy']);
    expect(all(sheet, '.sr')[0]?.textContent).to.equal('Dee is now 2 of 4');
    expect(told).to.deep.equal([]);
    await press(sheet, 'Sit in this order');
    expect(told).to.deep.equal([['change-seats', ['Ann', 'Dee', 'Bo', 'Cy']]]);
  });

  it('moves nobody beyond the ends', async () => {
    const sheet = await opened();
    await press(sheet, 'Ann up');
    await press(sheet, 'Dee down');
    expect(names(sheet)).to.deep.equal(['Ann', 'Bo', 'Cy', 'Dee']);
  });

  it('gives the turn to another who is still in', async () => {
    const sheet = await opened();
    expect(all(sheet, '.names button').map(({ textContent }) => textContent)).to.deep.equal([
      'Ann throws next',
      'Dee throws next',
    ]);
    await press(sheet, 'Dee throws next');
    expect(told).to.deep.equal([['give-turn', 'Dee']]);
    expect(all(await opened(false), '.names button')).to.deep.equal([]);
  });

  it('lets somebody join whose name is new', async () => {
    const sheet = await opened();
    const field = sheet.shadowRoot?.querySelector('input');
    if (!field) throw new Error('No field');
    for (const [typed, error] of [
      ['', 'Type a name first.'],
      ['Cy', 'Cy plays already. Add a letter to tell them apart.'],
      ['a|b', 'A name cannot have | or : or # in it.'],
    ] as const) {
      field.value = typed;
      await press(sheet, 'Join');
      expect(all(sheet, '.error')[0]?.textContent).to.equal(error);
    }
    expect(told).to.deep.equal([]);
    field.value = '  Eve ';
    await press(sheet, 'Join');
    expect(told).to.deep.equal([['join', 'Eve']]);
  });

  it('is accessible', async () => {
    await expect(await opened()).to.be.accessible();
  });
});
