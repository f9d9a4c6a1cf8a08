import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { findingsInViews, type View } from '#test/support/axe-findings.ts';
import { openSite } from '#test/support/open-site.ts';
import { codeOf, linkOf } from '#test/support/read-mail.ts';
import { newestMailTo } from '#test/support/sign-in-journey.ts';
import { test, wake } from '#test/support/browser.ts';
import { keepScreens } from '#test/support/keep-screens.ts';
import { expectSound, sitDown } from '#test/support/phone-desk.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();

const VIEWS: readonly View[] = [
  [1280, 'light'],
  [1280, 'dark'],
  [390, 'light'],
  [390, 'dark'],
];
const PAGE = '/harbour/settings/staff';

async function member(role: 'editor' | 'writer', username: string, name: string): Promise<string> {
  const personId = await buildPerson(program.context, { username, name });
  const publicationId = program.world.publications.harbour;
  await appointMember(program.context, { publicationId, personId, role });
  return personId;
}

const choose = async (page: Page, name: string, item: string) => {
  await page.getByRole('button', { name: `Change ${name}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('PUB-4: the owner finds a writer among many, makes an editor of them, and takes them off the staff', async () => {
  await member('writer', 'wanda', 'Wanda Writer');
  for (let index = 0; index < 25; index += 1) await member('writer', `crowd${index}`, `Crowd ${index}`);
  const owner = await signIn(program, { person: program.world.people.bela });
  const { page, problems } = await browser.openAs(owner, '/harbour/settings');
  await page.getByRole('link', { name: 'Staff' }).click();
  await page.getByRole('heading', { level: 1, name: 'Staff' }).waitFor();
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await keepScreens(page, 'staff', VIEWS);
  await page.getByRole('searchbox', { name: 'Search staff' }).fill('wanda');
  await page.keyboard.press('Enter');
  // Which of the crowd stand on the first page is not said: then nobody else does.
  await expect.poll(() => page.locator('[data-member]').count()).toBe(1);
  const row = page.locator('[data-member="wanda"]');
  await choose(page, 'Wanda Writer', 'Make editor');
  const dialog = page.getByRole('dialog', { name: 'Make Wanda Writer an editor?' });
  await dialog.getByRole('button', { name: 'Make editor' }).click();
  await row.getByText('Editor', { exact: true }).waitFor();
  await choose(page, 'Wanda Writer', 'Remove');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await row.waitFor({ state: 'detached' });
  expect((await program.ask('/harbour/about')).text).not.toContain('Wanda Writer');
  expect(problems).toEqual([]);
});

test('PUB-4: a menu that is opened in the moment in which the list is shown stays open', async () => {
  await member('writer', 'ulrike', 'Ulrike Quick');
  await member('writer', 'other', 'Somebody Other');
  const owner = await signIn(program, { person: program.world.people.bela });
  const { page, problems } = await browser.openAs(owner, `${PAGE}?q=other`);
  await page.getByText('Somebody Other', { exact: true }).waitFor();
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>('[aria-label="Change Ulrike Quick"]');
      if (button === null) return;
      seen.disconnect();
      button.focus();
      button.click();
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('searchbox', { name: 'Search staff' }).fill('ulrike');
  await page.keyboard.press('Enter');
  const item = page.getByRole('menuitem', { name: 'Make editor' });
  await page.getByText('Ulrike Quick', { exact: true }).waitFor();
  // The heading takes the focus right after the screen is drawn, if it takes it.
  for (let frame = 0; frame < 5; frame += 1) await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await item.isVisible()).toBe(true);
  expect(problems).toEqual([]);
});

test('PUB-4: on a phone in the dark, by keyboard, a writer leaves and stands before what readers see', async () => {
  const personId = await member('writer', 'gustav', 'Gustav Goes');
  const gustav = await signIn(program, { person: personId });
  const { page, problems } = await browser.openAs(gustav, '/harbour/about', {
    viewport: { width: 390, height: 800 },
    colorScheme: 'dark',
  });
  // Who only writes there has no menu to manage: the way stands where the staff does.
  await page.getByRole('link', { name: 'Staff page' }).press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Staff' }).waitFor();
  // No tab leads where a writer finds nothing.
  for (const tab of await page.getByRole('navigation', { name: 'Harbour settings' }).getByRole('link').all()) {
    const path = (await tab.getAttribute('href')) ?? '';
    expect((await program.ask(path, { headers: { cookie: gustav.cookie } })).status, path).toBe(200);
  }
  await page.goto(`${program.url}${PAGE}?q=gustav`);
  await wake(page);
  await page.getByRole('button', { name: 'Leave' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Leave Harbour?' }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${program.url}/harbour`);
  await page.getByText('You’ve left Harbour.').waitFor();
  expect((await program.ask(PAGE, { headers: { cookie: gustav.cookie } })).status).toBe(404);
  expect(problems).toEqual([]);
});

test('PUB-4, IDEN-2: somebody without an account is invited by mail, signs up, accepts by keyboard, and is an editor', async () => {
  const { bela } = program.world.people;
  const address = { address: 'bela@mail.example', person_id: bela, is_verified: true };
  const { kysely } = program.context.database;
  await kysely
    .insertInto('email_address')
    .values({ ...address, created_at: program.context.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const owner = await signIn(program, { person: bela });
  const { page, problems } = await browser.openAs(owner, PAGE);
  await page.getByRole('button', { name: 'Invite someone' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  const send = dialog.getByRole('button', { name: 'Send invitation' });
  await dialog.getByLabel('Username or email address').fill('nobody@');
  await send.click();
  await dialog.getByText('That doesn’t look like an email address.').waitFor();
  await dialog.getByLabel('Username or email address').fill('nora@mail.example');
  await dialog.getByLabel('Editor').check();
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await keepScreens(page, 'invite', VIEWS);
  await send.click();
  await page.locator('[data-invitation="nora@mail.example"]').getByText('Editor').waitFor();
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await keepScreens(page, 'invited', VIEWS);
  await page.getByRole('button', { name: 'Send again to nora@mail.example' }).click();
  await page.getByText('Sent again. The earlier link no longer works.').waitFor();

  // Rule 277: invited again, for another role and back, each time they are told what ends.
  for (const [role, before] of [
    ['Writer', 'an editor'],
    ['Editor', 'a writer'],
  ] as const) {
    await page.getByRole('button', { name: 'Invite someone' }).click();
    await dialog.getByLabel('Username or email address').fill('Nora@mail.example');
    await dialog.getByRole('radio', { name: new RegExp(`^${role}`) }).check();
    await dialog.getByText(`They’re already invited as ${before}.`).waitFor();
    await keepScreens(page, `invite-again-${role}`, VIEWS);
    // Three in a day to one address, and this is the third and fourth.
    await program.context.database.query('forget_invited', 'delete from operation_count', []);
    await send.click();
    await page.getByText(`for ${role === 'Writer' ? 'a writer' : 'an editor'} now.`).waitFor();
  }

  const link = linkOf(await newestMailTo(program, 'nora@mail.example'));
  const nora = await browser.open(link.pathname + link.search, {
    viewport: { width: 390, height: 800 },
    colorScheme: 'dark',
  });
  await signUp(nora.page, 'nora@mail.example');
  await nora.page.getByRole('heading', { name: 'Join Harbour' }).waitFor();
  await wake(nora.page);
  expect(await findingsInViews(nora.page, VIEWS)).toEqual([]);
  await keepScreens(nora.page, 'invitation', VIEWS);
  await nora.page.setViewportSize({ width: 390, height: 800 });
  await nora.page.getByRole('button', { name: 'Accept' }).focus();
  await nora.page.keyboard.press('Enter');
  await nora.page.waitForURL(program.url + PAGE);
  await nora.page.getByText('Welcome to the staff of Harbour.').waitFor();
  await nora.page.getByRole('link', { name: 'Info & Homepage' }).waitFor();

  await page.goto(program.url + PAGE);
  await page.locator('[data-member="nora"]').getByText('Editor', { exact: true }).waitFor();
  expect(await page.locator('[data-invitation]').count()).toBe(0);
  expect((await program.ask('/harbour/about')).text).toContain('Nora New');
  expect([...problems, ...nora.problems]).toEqual([]);
});

/** From the page that asks who one is, over the first steps of an account, to where one was bound. */
async function signUp(page: Page, email: string) {
  await wake(page);
  await page.getByRole('link', { name: 'Create one' }).click();
  await page.getByRole('link', { name: 'Sign up with email' }).click();
  await page.getByLabel('Your email').fill(email);
  await page.getByLabel('Your name').fill('Nora New');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Login code').waitFor();
  await page.getByLabel('Login code').fill(codeOf(await newestMailTo(program, email)));
  await page.getByRole('button', { name: 'Validate' }).click();
  await page.waitForURL(/get-started\?/);
  await wake(page);
  await page.getByLabel('Username').fill('nora');
  await page.getByText('@nora is available.').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/get-started\/topics/);
  const skip = page.getByRole('button', { name: 'Skip', exact: true });
  await page.getByRole('heading', { name: 'What do you like to read about?' }).waitFor();
  await skip.click();
  await page.getByRole('heading', { name: 'Writers and publications to follow' }).waitFor();
  await skip.click();
  await page.waitForURL(/get-started\/plans/);
  await page.getByRole('link', { name: 'Skip', exact: true }).click();
}

test('PUB-4, rule 279: whoever sends again what was withdrawn in another tab reads so, and sees who is invited now', async () => {
  const owner = await signIn(program, { person: program.world.people.bela });
  const [first, second] = [await sitDown(program, browser, owner), await sitDown(program, browser, owner)];
  const to = 'two-tabs@mail.example';
  await first.go(PAGE);
  await first.keys.press(first.page.getByRole('button', { name: 'Invite someone' }));
  const dialog = first.page.getByRole('dialog', { name: 'Invite someone' });
  await first.keys.type(dialog.getByLabel('Username or email address'), to);
  await first.keys.press(dialog.getByRole('button', { name: 'Send invitation' }));
  const row = ({ page }: typeof first) => page.locator(`[data-invitation="${to}"]`);
  await row(first).waitFor();
  await second.go(PAGE);
  await second.keys.reach(second.page.getByRole('button', { name: `Send again to ${to}` }));
  await first.keys.press(first.page.getByRole('button', { name: `Withdraw the invitation to ${to}` }));
  await row(first).waitFor({ state: 'detached' });
  await expectSound(first.page);
  await second.page.keyboard.press('Enter');
  await second.page.getByText('That invitation isn’t open anymore.').first().waitFor();
  await row(second).waitFor({ state: 'detached' });
  await expectSound(second.page);
  expect([...first.problems, ...second.problems]).toEqual([]);
});
