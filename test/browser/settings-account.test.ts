import { readFile } from 'node:fs/promises';
import type { BrowserContextOptions } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { makeExport } from '#modules/moving/account-exports/make-export.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { linkOf, readMail } from '#test/support/read-mail.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite({ withWorld: false });

/** The settings of somebody new who has only just signed in. */
async function openSettings(path = '/me/settings', options: BrowserContextOptions = {}) {
  const person = await signIn(program);
  const opened = await browser.open('/healthz', options);
  await opened.page.context().addCookies([...person.cookies]);
  await opened.page.goto(program.url + path);
  await wake(opened.page);
  return { ...opened, person };
}

test('PROF-3: the settings are for who is signed in; what is no tab has no page', async () => {
  const answer = await program.ask('/me/settings');
  expect([answer.status, answer.headers.location?.includes('/m/signin')]).toEqual([302, true]);
  const { cookie } = await signIn(program);
  const open = async (path: string) => (await program.ask(path, { headers: { cookie } })).status;
  expect(await open('/me/settings/account')).toBe(200);
  expect(await open('/me/settings/security')).toBe(200);
  expect(await open('/me/settings/notifications')).toBe(200);
  expect(await open('/me/settings/membership')).toBe(200);
  expect(await open('/me/settings/nothing')).toBe(404);
});

test('PROF-3: the tabs by keyboard, an anchor of the other tab leads there, axe finds nothing on a phone', async () => {
  const { page, problems } = await openSettings('/me/settings', { viewport: { width: 360, height: 800 } });
  expect(await page.title()).toContain('Settings');
  expect(await axeFindings(page)).toEqual([]);
  const tabs = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
  expect(await tabs.allTextContents()).toEqual([
    'Account',
    'Publishing',
    'Notifications',
    'Membership and payment',
    'Security and apps',
  ]);
  expect(await tabs.first().getAttribute('aria-current')).toBe('page');
  await tabs.last().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Where you’re signed in' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(`${program.url}/me/settings#tokens`);
  await wake(page);
  await page.waitForURL('**/me/settings/security#tokens');
  expect(problems).toEqual([]);
});

test('rule 131: profile information, with a counter that turns red and a picture that is cut to a square', async () => {
  const { page, problems } = await openSettings();
  await page.getByRole('button', { name: 'Edit profile information' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile information' });
  await dialog.getByLabel('Bio').fill('x'.repeat(251));
  await dialog.getByText('251/250').waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Keep your bio to 250 characters.').waitFor();
  await dialog.getByLabel('Bio').fill('Writes slowly.');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Ada Slow');
  await dialog.getByLabel('Link').fill('example.org/ada');
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a40' } })
    .png()
    .toBuffer();
  await dialog.getByLabel('Choose a picture').setInputFiles({ name: 'ada.png', mimeType: 'image/png', buffer });
  await dialog.getByRole('button', { name: 'Visible part of the picture' }).press('ArrowRight');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Ada Slow').first().waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Edit profile information',
  );
  await page.reload();
  await page.locator('#profileInformation img').waitFor();
  expect(problems).toEqual([]);
});

test('rule 131: Escape and a slip beside the window keep what was typed for the profile; Cancel gives it up', async () => {
  const { page, problems } = await openSettings();
  const dialog = page.getByRole('dialog', { name: 'Profile information' });
  const bio = dialog.getByLabel('Bio');
  const open = () => page.getByRole('button', { name: 'Edit profile information' }).click();
  await open();
  const first = await bio.inputValue();
  await bio.fill('Ten minutes of thought.');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await open();
  expect(await bio.inputValue()).toBe('Ten minutes of thought.');
  await page.mouse.click(5, 5);
  await dialog.waitFor({ state: 'detached' });
  await open();
  expect(await bio.inputValue()).toBe('Ten minutes of thought.');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await dialog.waitFor({ state: 'detached' });
  await open();
  expect(await bio.inputValue()).toBe(first);
  expect(problems).toEqual([]);
});

test('rule 130: a username is looked up while it is typed, and changes once in 30 days', async () => {
  const { page } = await openSettings();
  await page.getByRole('button', { name: 'Change username' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: 'Username' });
  await field.fill('no..dots');
  await dialog.getByText('don’t put two dots in a row').waitFor();
  await field.fill('Ada.Slow');
  await dialog.getByText('@ada.slow is available.').waitFor();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('@ada.slow', { exact: true }).waitFor();
  await page.getByText('You can change it again on Dec 21, 2026.').waitFor();
  expect(await page.getByRole('button', { name: 'Change username' }).count()).toBe(0);
});

test('rule 141: a new address waits for its proof, and the old one can be kept', async () => {
  const { page, person } = await openSettings();
  await page.getByRole('button', { name: 'Change your email address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New email address').fill('no address');
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await dialog.getByText('Please enter a valid email address.').waitFor();
  await dialog.getByLabel('New email address').fill(`new-${person.personId}@mail.example`);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Your address changes once you open it.').waitFor();
  await page.getByRole('button', { name: 'Keep my old address' }).click();
  await page.getByText('Your address changes once you open it.').waitFor({ state: 'detached' });
});

test('rule 141: the link at the new address changes it, the link at the old one takes that back', async () => {
  const { page, person } = await openSettings();
  const addresses = program.context.database.kysely.selectFrom('email_address').select('address');
  const inUse = async () =>
    (await addresses.where('person_id', '=', person.personId).executeTakeFirstOrThrow()).address;
  const linkTo = async (email: string) =>
    linkOf((await readMail(program.context)).findLast(({ to }) => to === email) ?? { text: '' }).href;
  const [before, after] = [await inUse(), `after-${person.personId}@post.example`];
  await page.getByRole('button', { name: 'Change your email address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('New email address').fill(after);
  await dialog.getByRole('button', { name: 'Send link' }).click();
  await dialog.waitFor({ state: 'detached' });

  await page.goto(await linkTo(after));
  await page.getByText('Your email address is confirmed.').waitFor();
  await page.waitForURL('**/me/settings#email');
  await page.locator('#email').getByText('a••@p••.example').waitFor();
  expect(await page.getByText('Your address changes once you open it.').count()).toBe(0);
  expect(await inUse()).toBe(after);

  await page.goto(await linkTo(before));
  await page.getByRole('heading', { name: 'Go back to your old email address?' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await inUse()).toBe(after);
  await page.getByRole('button', { name: 'Use my old address' }).click();
  await page.getByRole('heading', { name: 'Your old email address is back' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  expect(await inUse()).toBe(before);
  // Whoever changed it is signed out.
  await page.goto(`${program.url}/me/settings`);
  await page.waitForURL('**/m/signin?**');
});

test('rules 139, 143: leaving asks who one is, opens again afterwards, and wants the username', async () => {
  const { page, person } = await openSettings();
  program.clock.advance(16 * 60_000);
  await page.getByRole('button', { name: 'Deactivate account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await dialog.getByText('Confirm it’s you').waitFor();
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  // They sign in, by whatever way, and come back.
  const again = await signIn(program, { person: person.personId });
  await page.context().addCookies([...again.cookies]);
  await page.goto(`${program.url}/me/settings`);
  await wake(page);
  await page.getByRole('dialog', { name: 'Deactivate your account?' }).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Delete account' }).click();
  const deletion = page.getByRole('dialog', { name: 'Delete your account?' });
  expect(await axeFindings(page)).toEqual([]);
  await deletion.getByRole('button', { name: 'Delete account' }).click();
  await deletion.getByText('That isn’t your username.').waitFor();
  const username = (await page.locator('#username').getByText(/^@/).textContent()) ?? '';
  await deletion.getByRole('textbox').fill(username);
  await deletion.getByRole('button', { name: 'Delete account' }).click();
  await page.waitForURL('**/m/goodbye');
  const kysely = program.context.database.kysely;
  const sessions = kysely.selectFrom('session').select('id').where('person_id', '=', person.personId);
  expect(await sessions.execute()).toEqual([]);
});

test('rule 143: an archive is asked for, says that it is being made, and is downloaded', async () => {
  const { page, person, problems } = await openSettings();
  await page.getByRole('button', { name: 'Create archive' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create archive' }).click();
  await page.getByText('We’re making your archive.').waitFor();
  expect(await page.getByRole('button', { name: 'Create archive' }).count()).toBe(0);
  // The worker comes by.
  const { personId } = person;
  const asked = program.context.database.kysely.selectFrom('account_export').select('id');
  const { id: exportId } = await asked.where('person_id', '=', personId).executeTakeFirstOrThrow();
  await makeExport(program.context, { exportId, personId }, 1);
  await page.reload();
  await wake(page);
  await page.getByText('You can download it until Nov 28, 2026.').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('archive-1.zip');
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
  // Another one can be asked for.
  await page.getByRole('button', { name: 'Create archive' }).waitFor();
  expect(problems).toEqual([]);
});

test('PROF-3: chosen again while the first choice is on its way, the last one stays', async () => {
  const { page, person, problems } = await openSettings('/me/settings/notifications');
  const held = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/_/graphql*', async (route) => {
    sent += 1;
    await held.promise;
    await route.continue();
  });
  const digest = page.locator('select[name="DIGEST_FREQUENCY"]');
  await digest.selectOption('OFF');
  await expect.poll(() => sent).toBe(1);
  await digest.selectOption('DAILY');
  await digest.selectOption('OFF');
  held.resolve();
  const KEPT = `select value from viewer_preference where person_id = $1 and name = 'DIGEST_FREQUENCY'`;
  const kept = async () => JSON.stringify(await program.context.database.query('test_digest', KEPT, [person.personId]));
  await expect.poll(kept).toContain('OFF');
  expect(await digest.inputValue()).toBe('OFF');
  await page.reload();
  expect(await digest.inputValue()).toBe('OFF');
  expect(problems).toEqual([]);
});
