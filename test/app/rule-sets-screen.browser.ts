import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { RULEBOOK } from '../../src/engine/settings.ts';
import { loadRuleSets, newAmong, removeRuleSet, saveRuleSets } from '../../src/app/rule-sets.ts';
import '../../src/app/screens/rule-sets-screen.ts';
import type { RuleSetsScreen } from '../../src/app/screens/rule-sets-screen.ts';

const SHARE = { ...RULEBOOK, spots: 'share' } as const;
const BUMP = { ...RULEBOOK, spots: 'bump' } as const;

describe('rule-sets-screen', () => {
  const root = ({ shadowRoot }: RuleSetsScreen) => shadowRoot as ShadowRoot;
  const said = (screen: RuleSetsScreen) => root(screen).textContent?.replace(/\s+/g, ' ') ?? '';
  const names = async () => (await loadRuleSets()).map(({ name }) => name);

  beforeEach(async () => {
    for (const name of await names()) await removeRuleSet(name);
  });

  async function press(screen: RuleSetsScreen, name: string) {
    const button = [...root(screen).querySelectorAll('button')].find(
      (each) => (each.getAttribute('aria-label') ?? each.textContent?.trim()) === name,
    );
    if (!button) throw new Error(`No ${name} in ${said(screen)}`);
    button.click();
    await screen.updateComplete;
  }

  async function opened(text = ''): Promise<RuleSetsScreen> {
    const screen = await fixture<RuleSetsScreen>(html`<rule-sets-screen .text=${text}></rule-sets-screen>`);
    await waitUntil(async () => (await names()).every((name) => said(screen).includes(name)));
    return screen;
  }

  async function paste(screen: RuleSetsScreen, text: string) {
    (root(screen).querySelector('textarea') as HTMLTextAreaElement).value = text;
    await press(screen, 'Look at it');
  }

  /** Types a name in the sheet and saves. */
  async function saveAs(screen: RuleSetsScreen, name: string) {
    const saver = root(screen).querySelector('rule-set-save') as HTMLElementTagNameMap['rule-set-save'];
    await saver.updateComplete;
    const inside = saver.shadowRoot as ShadowRoot;
    (inside.querySelector('input') as HTMLInputElement).value = name;
    (inside.querySelector('.main') as HTMLButtonElement).click();
    return inside;
  }

  it('shows what a link holds before it is kept', async () => {
    const screen = await opened('Club%20night:rulebook(spots=share)');
    expect(said(screen)).to.contain('Club night').and.to.contain('Review.');
    expect(await names()).to.deep.equal([]);
    await press(screen, 'Keep it');
    await waitUntil(() => said(screen).includes('Kept: Club night.'));
    expect(await loadRuleSets()).to.deep.equal([{ name: 'Club night', rules: SHARE }]);
  });

  it('refuses a link with a sentence, and changes nothing', async () => {
    const screen = await opened('Club:rulebook(spots=left)');
    expect(root(screen).querySelector('.alert')?.textContent).to.equal(
      'Line 1: there is no such setting or value as “spots=left”.',
    );
    await paste(screen, 'Pub: short()\nhello');
    expect(root(screen).querySelector('.alert')?.textContent).to.contain('Line 2 is no rule set.');
    expect(await names()).to.deep.equal([]);
  });

  it('keeps both of one name, and none twice', async () => {
    await saveRuleSets([{ name: 'Club', rules: SHARE }]);
    const screen = await opened();
    await paste(screen, 'Club: review()');
    expect(said(screen)).to.contain('You have it already.');
    await paste(screen, 'Club: rulebook(spots=bump)\nPub: short()\n');
    await press(screen, 'Keep all 2');
    await waitUntil(() => said(screen).includes('Kept: Club (2) and Pub.'));
    expect((await names()).sort()).to.deep.equal(['Club', 'Club (2)', 'Pub']);
  });

  it('knows what it brought before under another name', async () => {
    await saveRuleSets([{ name: 'One', rules: SHARE }]);
    const screen = await opened('One:rulebook(spots=bump)');
    await press(screen, 'Keep it');
    await waitUntil(() => said(screen).includes('Kept: One (2).'));
    for (const again of ['#/rule-sets/One:rulebook(spots=bump)', 'One: rulebook(spots=bump)']) {
      await paste(screen, again);
      expect(said(screen)).to.contain('You have it already.');
    }
    expect((await names()).sort()).to.deep.equal(['One', 'One (2)']);
  });

  it('keeps no more than it could bring back, and says so', async () => {
    const many = Array.from({ length: 100 }, (_, place) => ({ name: `Set ${place}`, rules: SHARE }));
    await saveRuleSets(many);
    const screen = await opened();
    await paste(screen, 'Pub: short()');
    await press(screen, 'Keep it');
    await waitUntil(() => said(screen).includes('100 rule sets are the most'));
    // It can still be kept, once there is room.
    expect(said(screen)).to.contain('Pub');
    await removeRuleSet('Set 7');
    await press(screen, 'Keep it');
    await waitUntil(() => said(screen).includes('Kept: Pub.'));
    expect(root(screen).querySelector('.alert')).to.equal(null);
    expect(await names()).to.have.lengthOf(100);
  });

  it('makes, edits and deletes one, and takes no name twice', async () => {
    await saveRuleSets([{ name: 'Club', rules: SHARE }]);
    const screen = await opened();
    await press(screen, 'New rule set');
    const inside = await saveAs(screen, 'Club');
    await waitUntil(() => inside.querySelector('.error')?.textContent?.includes('“Club” already'));
    await saveAs(screen, ' ');
    await waitUntil(() => inside.querySelector('.error')?.textContent?.startsWith('Give it a name'));
    await saveAs(screen, 'Home');
    await waitUntil(() => said(screen).includes('Home'));
    await press(screen, 'Edit Club');
    await saveAs(screen, 'Night');
    await waitUntil(() => said(screen).includes('Night'));
    expect((await names()).sort()).to.deep.equal(['Home', 'Night']);
    await press(screen, 'Share Home');
    await waitUntil(() => root(screen).querySelector('qr-picture'));
    await expect(screen).to.be.accessible();
    await press(screen, 'Delete Night');
    expect(root(screen).querySelector('qr-picture')).to.equal(null);
    await press(screen, 'Keep it');
    expect(root(screen).activeElement?.getAttribute('aria-label')).to.equal('Delete Night');
    await press(screen, 'Delete Night');
    await press(screen, 'Delete it');
    await waitUntil(() => !said(screen).includes('Night'));
    expect(await names()).to.deep.equal(['Home']);
    expect(root(screen).activeElement?.textContent?.trim()).to.equal('New rule set');
  });

  it('finds a free name within 40 characters', () => {
    const name = 'x'.repeat(40);
    const here = [
      { name, rules: SHARE },
      { name: `${'x'.repeat(36)} (2)`, rules: SHARE },
    ];
    expect(newAmong([{ name, rules: BUMP }], here)).to.deep.equal([
      { name: `${'x'.repeat(36)} (3)`, rules: BUMP },
    ]);
  });
});
