import { expect, fixture, html } from '@open-wc/testing';
import type { Tap } from '../../src/game/draft.ts';
import '../../src/ui/key-pad.ts';
import type { KeyPad } from '../../src/ui/key-pad.ts';

describe('key-pad', () => {
  let taps: string[];

  async function pad(common = true, sun = true): Promise<KeyPad> {
    taps = [];
    const tell = ({ detail }: CustomEvent<Tap>) => taps.push(`${detail.cube} ${detail.face}`);
    return fixture<KeyPad>(
      html`<key-pad .common=${common} .sun=${sun} commonLabel="Common" sunLabel="Sun cube" @face-tap=${tell}></key-pad>`,
    );
  }

  const key = (element: KeyPad, row: 'common' | 'sun', place: number): HTMLButtonElement => {
    const found = element.shadowRoot?.querySelectorAll<HTMLButtonElement>(`.${row} button`)[place];
    if (!found) throw new Error(`No key ${row} ${place}`);
    return found;
  };

  const press = (button: HTMLElement, pointerType = 'touch') =>
    button.dispatchEvent(
      new PointerEvent('pointerdown', { bubbles: true, composed: true, button: 0, pointerType }),
    );
  const click = (button: HTMLElement, detail = 1) =>
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail }));

  it('has a row for the common cubes and one for the Sun cube', async () => {
    const element = await pad();
    const names = (row: string) =>
      [...(element.shadowRoot?.querySelectorAll(`.${row} button`) ?? [])].map((each) =>
        each.getAttribute('aria-label'),
      );
    expect(names('common')).to.deep.equal(['2', '3', '4', '5', '6', 'X']);
    expect(names('sun')).to.deep.equal(['2', 'S', '4', '5', '6', 'X']);
    await expect(element).to.be.accessible();
  });

  it('counts a contact once, however many events it makes', async () => {
    const element = await pad();
    const four = key(element, 'common', 2);
    press(four);
    click(four);
    expect(taps).to.deep.equal(['common 4']);
  });

  it('takes three fast contacts on one key as three cubes', async () => {
    const element = await pad();
    const four = key(element, 'common', 2);
    for (let each = 0; each < 3; each++) {
      press(four);
      click(four);
    }
    expect(taps).to.deep.equal(['common 4', 'common 4', 'common 4']);
  });

  it('takes contacts that overlap on two keys both', async () => {
    const element = await pad();
    press(key(element, 'common', 2));
    press(key(element, 'sun', 3));
    click(key(element, 'sun', 3));
    expect(taps).to.deep.equal(['common 4', 'sun 5']);
  });

  it('takes a click from the keyboard or a screen reader, which has no contact', async () => {
    const element = await pad();
    click(key(element, 'sun', 1), 0);
    expect(taps).to.deep.equal(['sun S']);
  });

  it('takes the keyboard after a contact that slid off the same key', async () => {
    const element = await pad();
    const sun = key(element, 'sun', 1);
    press(sun);
    sun.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
    click(sun, 0);
    expect(taps).to.deep.equal(['sun S', 'sun S']);
  });

  it('dims a row whose cubes are not in hand, and takes nothing from it', async () => {
    const element = await pad(false, true);
    press(key(element, 'common', 0));
    click(key(element, 'common', 0));
    press(key(element, 'sun', 0));
    expect(taps).to.deep.equal(['sun 2']);
    expect(key(element, 'common', 0).getAttribute('aria-disabled')).to.equal('true');
    expect(key(element, 'common', 0).disabled).to.equal(false);
  });

  it('never zooms or selects under fast taps', async () => {
    const element = await pad();
    const style = getComputedStyle(key(element, 'common', 0));
    expect(style.touchAction).to.equal('manipulation');
    expect(style.userSelect).to.equal('none');
  });
});
