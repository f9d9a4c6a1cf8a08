import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { stepOf, totpCode } from '#modules/identity/two-factor/totp-code.ts';
import { axeFindings } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite({ withWorld: false });

async function openSecurity(known?: SignedIn) {
  const person = known ?? (await signIn(program));
  const opened = await browser.open('/healthz');
  await opened.page.context().addCookies([...person.cookies]);
  await opened.page.goto(`${program.url}/me/settings/security`);
  await wake(opened.page);
  return { ...opened, person };
}

/** The bytes of a key as people type it. */
function decodeBase32(text: string): Buffer {
  const bits = [...text].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('rule 132: a password is set, changed and removed', async () => {
  const { page, problems } = await openSecurity();
  await press(page, 'Set a password');
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('New password', { exact: true });
  expect([await field.getAttribute('type'), await field.getAttribute('autocomplete')]).toEqual([
    'password',
    'new-password',
  ]);
  await field.fill('short');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Use at least 15 characters.').waitFor();
  await field.fill('abcabcabcabcabcabc');
  await dialog.getByRole('button', { name: 'Save' }).click();
  // What only the server knows stands beside the field too.
  await dialog.getByText('That password is easy to guess.').waitFor();
  await field.fill('seven slow herons wade');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await press(page, 'Change password');
  await dialog.getByLabel('Current password').waitFor();
  await page.keyboard.press('Escape');
  await press(page, 'Remove password');
  await dialog.getByRole('button', { name: 'Remove password' }).click();
  await page.getByRole('button', { name: 'Set a password' }).waitFor();
  expect(problems).toEqual([]);
});

test('rule 140: an app as second step by its typed key, and recovery codes that are shown once', async () => {
  const { page, problems } = await openSecurity();
  await press(page, 'Set up app');
  const setup = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await setup.getByRole('img', { name: 'QR code with your app’s key' }).waitFor();
  const key = ((await setup.locator('code').textContent()) ?? '').replaceAll(' ', '');
  expect(await axeFindings(page)).toEqual([]);
  await setup.getByLabel('Code from the app').fill('000000');
  await setup.getByRole('button', { name: 'Turn on' }).click();
  await setup.getByText('That code was incorrect.').waitFor();
  await setup.getByLabel('Code from the app').fill(totpCode(decodeBase32(key), stepOf(program.clock.now())));
  await setup.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await codes.waitFor();
  expect(await codes.getByRole('listitem').count()).toBe(10);
  expect(await axeFindings(page)).toEqual([]);
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download')]);
  expect(download.suggestedFilename()).toMatch(/^Recovery codes for .+\.txt$/);
  await codes.getByRole('button', { name: 'I’ve saved them' }).click();
  await page.getByText('10 are left.').waitFor();
  await page.reload();
  await wake(page);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await press(page, 'Create new codes');
  await page.getByRole('dialog').getByRole('button', { name: 'Create new codes' }).click();
  await codes.waitFor();
  await page.keyboard.press('Escape');
  await press(page, 'Remove app');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove app' }).click();
  await page.getByRole('button', { name: 'Set up app' }).waitFor();
  expect(problems).toEqual([]);
});

test('rule 139: another session is signed out from here, and all others at once', async () => {
  const { page, person } = await openSecurity();
  for (let count = 0; count < 3; count += 1) await signIn(program, { person: person.personId });
  await page.reload();
  await wake(page);
  const items = page.locator('#sessions li');
  expect(await items.count()).toBe(4);
  expect(await items.first().textContent()).toContain('This device');
  await items.last().getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => items.count()).toBe(3);
  // The button is gone with its entry: the focus goes to the one beside it, whose button is next.
  await expect.poll(() => items.last().evaluate((item) => item === document.activeElement)).toBe(true);
  await page.keyboard.press('Tab');
  expect(
    await items
      .last()
      .getByRole('button')
      .evaluate((button) => button === document.activeElement),
  ).toBe(true);
  await press(page, 'Sign out everywhere else');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByText('Signed out in 2 places.').waitFor();
  await expect.poll(() => items.count()).toBe(1);
  await expect.poll(() => focused(page)).toBe('Where you’re signed in');
});

test('rule 153: a token is shown once and works until it is ended', async () => {
  const { page, problems } = await openSecurity();
  // The browser says how long a token lasts, by its own clock.
  await page.clock.setFixedTime(program.clock.now());
  await press(page, 'Create token');
  const dialog = page.getByRole('dialog', { name: 'Create token' });
  await dialog.getByLabel('What is it for?').fill('My backup');
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Create token' }).click();
  const shown = page.getByRole('dialog', { name: 'Your new token' });
  const token = (await shown.locator('code').textContent()) ?? '';
  const me = () => program.ask('/v1/me', { headers: { authorization: `Bearer ${token}` } });
  expect((await me()).status).toBe(200);
  await shown.getByRole('button', { name: 'Done' }).click();
  await expect.poll(() => page.locator('#tokens').textContent()).not.toContain(token);
  await press(page, 'Revoke My backup');
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click();
  await page.getByText('My backup', { exact: true }).waitFor({ state: 'detached' });
  expect((await me()).status).toBe(401);
  // The button is gone with its token: the focus stays near.
  await expect.poll(() => focused(page)).toBe('Integration tokens');
  expect(problems).toEqual([]);
});

test('rule 153: an app is registered, edited, given a new secret and deleted', async () => {
  const { page, problems } = await openSecurity();
  await press(page, 'Register an app');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Slow Reader');
  await dialog.getByLabel('Redirect addresses').fill('nowhere');
  await dialog.getByRole('button', { name: 'Register an app' }).click();
  await dialog.getByText('“nowhere” won’t work').waitFor();
  await dialog.getByLabel('Redirect addresses').fill('https://reader.example/back');
  await dialog.getByRole('button', { name: 'Register an app' }).click();
  const shown = page.getByRole('dialog', { name: 'Your app' });
  await shown.getByText('Client secret').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await shown.getByRole('button', { name: 'Done' }).click();
  await press(page, 'Edit Slow Reader');
  await dialog.getByLabel('Name').fill('Slower Reader');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await press(page, 'New secret for Slower Reader');
  await dialog.getByRole('button', { name: 'New secret' }).click();
  await shown.getByRole('button', { name: 'Done' }).click();
  await press(page, 'Delete Slower Reader');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Slower Reader', { exact: true }).waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Apps you made');
  expect(problems).toEqual([]);
});

test('rule 139: who signed in long ago is asked who they are before they type a password', async () => {
  const person = await signIn(program);
  program.clock.advance(16 * 60_000);
  const { page, problems } = await openSecurity(person);
  const { text } = await program.ask('/password', { headers: { cookie: person.cookie } });
  expect([text.includes('Sign in again'), text.includes('type="password"')]).toEqual([true, false]);
  await press(page, 'Set a password');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Confirm it’s you').waitFor();
  expect(await dialog.getByRole('textbox').count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
  const again = await signIn(program, { person: person.personId });
  await page.context().addCookies([...again.cookies]);
  await page.goto(`${program.url}/me/settings/security`);
  await wake(page);
  await dialog.getByLabel('New password', { exact: true }).fill('seven slow herons wade');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Change password' }).waitFor();
  expect(problems).toEqual([]);
});
