import { expect } from 'vitest';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { test } from '#test/support/browser.ts';
import { focusFindings } from '#test/support/focus-findings.ts';
import { openSite } from '#test/support/open-site.ts';
import { chooseInMenu, type Desk, expectSound, sitDown } from '#test/support/phone-desk.ts';
import { settleNews } from '#test/support/settle-news.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();

const PAGE = '/harbour/settings/staff';
const heading = ({ page }: Desk, name: string) => page.getByRole('heading', { name });
const button = ({ page }: Desk, name: string) => page.getByRole('button', { name, exact: true });
const roleOfEdda = ({ page }: Desk, role: string) =>
  page.locator('[data-member="edda"]').getByText(role, { exact: true }).waitFor();

async function offer(owner: Desk): Promise<void> {
  const { page, keys } = owner;
  await keys.press(button(owner, 'Change Edda Editor'));
  const item = page.getByRole('menuitem', { name: 'Make owner' });
  await item.waitFor();
  await expectSound(page);
  await chooseInMenu(page, item);
  const dialog = page.getByRole('dialog', { name: 'Hand Harbour over to Edda Editor?' });
  await dialog.waitFor();
  await expectSound(page);
  await keys.press(dialog.getByRole('button', { name: 'Offer ownership' }));
  await dialog.waitFor({ state: 'detached' });
  await heading(owner, 'Waiting for Edda Editor').waitFor();
  await expectSound(page);
}

/** From what is told of it to where it stands. */
async function followNews(desk: Desk, words: string): Promise<void> {
  await settleNews(program.context);
  await desk.go('/me/notifications');
  await desk.keys.press(desk.page.getByRole('link', { name: words }).first());
  await desk.page.waitForURL(program.url + PAGE);
  await desk.page.getByRole('heading', { level: 1, name: 'Staff' }).waitFor();
}

test('PUB-4: by keyboard alone, on two phones in the dark: offered, taken back, declined, accepted, undone, and each told', async () => {
  const personId = await buildPerson(program.context, { username: 'edda', name: 'Edda Editor' });
  await appointMember(program.context, { publicationId: program.world.publications.harbour, personId, role: 'editor' });
  const owner = await sitDown(program, browser, await signIn(program, { person: program.world.people.bela }));
  const editor = await sitDown(program, browser, await signIn(program, { person: personId }));
  await owner.go(PAGE);
  await offer(owner);
  await settleNews(program.context);
  await owner.keys.press(button(owner, 'Withdraw the offer'));
  await heading(owner, 'Waiting for Edda Editor').waitFor({ state: 'detached' });
  await expectSound(owner.page);
  // Rule 280: the news of it came first, and leads to what there is to say by now.
  await followNews(editor, 'Béla Okafor offered you ownership of Harbour');
  await heading(editor, 'The offer to own Harbour has ended').waitFor();
  await editor.page.getByText('The owner withdrew the offer before you answered.').waitFor();
  await expectSound(editor.page);
  await offer(owner);

  await followNews(editor, 'Béla Okafor offered you ownership of Harbour');
  await heading(editor, 'Do you want to own Harbour?').waitFor();
  await expectSound(editor.page);
  await editor.keys.press(button(editor, 'Decline'));
  await heading(editor, 'Do you want to own Harbour?').waitFor({ state: 'detached' });
  await expectSound(editor.page);
  await followNews(owner, 'Edda Editor declined ownership of Harbour');
  expect(await heading(owner, 'Waiting for Edda Editor').count()).toBe(0);
  await offer(owner);

  await followNews(editor, 'Béla Okafor offered you ownership of Harbour');
  await editor.keys.press(button(editor, 'Become the owner'));
  const dialog = editor.page.getByRole('dialog', { name: 'Become the owner of Harbour?' });
  await dialog.waitFor();
  await expectSound(editor.page);
  await editor.keys.press(dialog.getByRole('button', { name: 'Become the owner' }));
  await heading(editor, 'You’re the owner now').waitFor();
  await roleOfEdda(editor, 'Owner');
  await expectSound(editor.page);

  // What the former owner still sees is over; pressing it says so and shows what stands now.
  await owner.keys.press(button(owner, 'Withdraw the offer'));
  await owner.page.getByText('They’ve already accepted. You can still take it back.').waitFor();
  await heading(owner, 'Edda Editor now owns Harbour').waitFor();
  await expectSound(owner.page);
  await owner.keys.press(button(owner, 'Take it back'));
  const undo = owner.page.getByRole('dialog', { name: 'Take Harbour back?' });
  await undo.waitFor();
  await expectSound(owner.page);
  await owner.keys.press(undo.getByRole('button', { name: 'Take it back' }));
  await owner.page.getByText('You own Harbour again.').waitFor();
  await roleOfEdda(owner, 'Editor');
  await heading(owner, 'Edda Editor now owns Harbour').waitFor({ state: 'detached' });
  await expectSound(owner.page);
  await followNews(editor, 'Béla Okafor took Harbour back. You’re an editor again');
  await roleOfEdda(editor, 'Editor');
  expect(await heading(editor, 'You’re the owner now').count()).toBe(0);
  expect([...owner.problems, ...editor.problems]).toEqual([]);
});

test('PUB-4: whoever answers an offer that was taken back, or takes back twice, reads so and then sees how it stands', async () => {
  const personId = await buildPerson(program.context, { username: 'lotte', name: 'Lotte Late' });
  await appointMember(program.context, { publicationId: program.world.publications.harbour, personId, role: 'editor' });
  const bela = await signIn(program, { person: program.world.people.bela });
  const [owner, tab] = [await sitDown(program, browser, bela), await sitDown(program, browser, bela)];
  const editor = await sitDown(program, browser, await signIn(program, { person: personId }));
  const offerTo = async () => {
    await owner.go(PAGE);
    await owner.keys.press(button(owner, 'Change Lotte Late'));
    await chooseInMenu(owner.page, owner.page.getByRole('menuitem', { name: 'Make owner' }));
    await owner.keys.press(owner.page.getByRole('dialog').getByRole('button', { name: 'Offer ownership' }));
    await heading(owner, 'Waiting for Lotte Late').waitFor();
    await editor.go(PAGE);
    await editor.keys.press(button(editor, 'Become the owner'));
  };
  const become = () =>
    editor.keys.press(editor.page.getByRole('dialog').getByRole('button', { name: 'Become the owner' }));
  await offerTo();
  await owner.keys.press(button(owner, 'Withdraw the offer'));
  await heading(owner, 'Waiting for Lotte Late').waitFor({ state: 'detached' });
  await become();
  await editor.page.getByRole('dialog').getByRole('alert').waitFor();
  await editor.page.keyboard.press('Escape');
  await heading(editor, 'Do you want to own Harbour?').waitFor({ state: 'detached' });
  await expectSound(editor.page);

  await offerTo();
  await become();
  await heading(editor, 'You’re the owner now').waitFor();
  for (const one of [owner, tab]) {
    await one.go(PAGE);
    await one.keys.press(button(one, 'Take it back'));
  }
  for (const one of [tab, owner]) {
    await one.keys.press(one.page.getByRole('dialog').getByRole('button', { name: 'Take it back' }));
    if (one === tab) await heading(tab, 'Lotte Late now owns Harbour').waitFor({ state: 'detached' });
  }
  await owner.page.getByRole('dialog').getByText('You can’t take it back anymore.').waitFor();
  await owner.page.keyboard.press('Escape');
  await heading(owner, 'Lotte Late now owns Harbour').waitFor({ state: 'detached' });
  await expectSound(owner.page);
});

test('PUB-4: on a slow line, whoever accepted by keyboard is not sent to the top once the answer comes', async () => {
  const personId = await buildPerson(program.context, { username: 'sven', name: 'Sven Slow' });
  await appointMember(program.context, { publicationId: program.world.publications.harbour, personId, role: 'editor' });
  const owner = await sitDown(program, browser, await signIn(program, { person: program.world.people.bela }));
  const editor = await sitDown(program, browser, await signIn(program, { person: personId }));
  await owner.go(PAGE);
  await owner.keys.press(button(owner, 'Change Sven Slow'));
  await chooseInMenu(owner.page, owner.page.getByRole('menuitem', { name: 'Make owner' }));
  const asked = owner.page.getByRole('dialog', { name: 'Hand Harbour over to Sven Slow?' });
  await owner.keys.press(asked.getByRole('button', { name: 'Offer ownership' }));
  await heading(owner, 'Waiting for Sven Slow').waitFor();

  const { page, keys } = editor;
  await editor.go(PAGE);
  await page.clock.install();
  const held = Promise.withResolvers<void>();
  await page.route('**/_/graphql*', async (route) => {
    const isChange = route.request().postData()?.includes('transferId') === true;
    if (!isChange) await held.promise;
    await route.continue();
  });
  await keys.press(button(editor, 'Become the owner'));
  const dialog = page.getByRole('dialog', { name: 'Become the owner of Harbour?' });
  await keys.press(dialog.getByRole('button', { name: 'Become the owner' }));
  await dialog.waitFor({ state: 'detached' });
  await page.clock.fastForward(60_000);
  expect(await focusFindings(page)).toEqual([]);
  held.resolve();
  await heading(editor, 'You’re the owner now').waitFor();
  await button(editor, 'Become the owner').waitFor({ state: 'detached' });
  await expectSound(page);
});

test('PUB-4: rule 280: with its owner suspended an offer is on hold, and not over', async () => {
  const personId = await buildPerson(program.context, { username: 'hedda', name: 'Hedda Held' });
  const ownerId = await buildPerson(program.context, { username: 'otto', name: 'Otto Owner' });
  const publicationId = await buildPublication(program.context, { slug: 'quay', name: 'Quay' });
  await appointMember(program.context, { publicationId, personId: ownerId, role: 'owner' });
  await appointMember(program.context, { publicationId, personId, role: 'editor' });
  const page = '/quay/settings/staff';
  const owner = await sitDown(program, browser, await signIn(program, { person: ownerId }));
  const editor = await sitDown(program, browser, await signIn(program, { person: personId }));
  await owner.go(page);
  await owner.keys.press(button(owner, 'Change Hedda Held'));
  await chooseInMenu(owner.page, owner.page.getByRole('menuitem', { name: 'Make owner' }));
  await owner.keys.press(owner.page.getByRole('dialog').getByRole('button', { name: 'Offer ownership' }));
  await heading(owner, 'Waiting for Hedda Held').waitFor();
  const setState = (state: 'suspended' | 'active') =>
    program.context.database.kysely.updateTable('person').set({ state }).where('id', '=', ownerId).execute();
  await setState('suspended');
  await editor.go(page);
  await heading(editor, 'The offer to own Quay is on hold').waitFor();
  await editor.page.getByText('If it’s active again in time, you can still answer.').waitFor();
  await setState('active');
  await editor.go(page);
  await heading(editor, 'Do you want to own Quay?').waitFor();
  await editor.keys.press(button(editor, 'Decline'));
  await heading(editor, 'Do you want to own Quay?').waitFor({ state: 'detached' });
});
