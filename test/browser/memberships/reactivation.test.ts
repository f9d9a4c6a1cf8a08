import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type MembershipOverride, buildMembership } from '#test/factories/build-membership.ts';
import { findingsInViews, type View } from '#test/support/axe-findings.ts';
import { openBrowser, test, type TestBrowser, wake } from '#test/support/browser.ts';
import { type SignedIn, signIn } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

const DAY = 86_400_000;
const VIEWS: readonly View[] = [
  [390, 'light'],
  [390, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
];
/** Where the sidebar is closed until it is asked for. */
const SMALL: readonly View[] = [
  [390, 'light'],
  [390, 'dark'],
  [1080, 'light'],
  [1080, 'dark'],
];
const MUTATION = 'UncancelMembershipMutation';

let program: TestProgram;
let browser: TestBrowser;
let start: Date;
beforeAll(async () => {
  program = await startTestProgram({ settings: { TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: 'x-country' } });
  browser = await openBrowser(program);
  start = program.clock.now();
});
beforeEach(() => program.clock.set(start.toISOString()));
afterAll(async () => {
  await browser.close();
  await program.close();
});

const inDays = (days: number) => new Date(program.clock.now().getTime() + days * DAY);
const modal = (page: Page) => page.getByRole('dialog', { name: 'Reactivate your membership' });
const confirm = (page: Page) => modal(page).getByTestId('confirm-reactivation');

async function cancelled(override: Omit<MembershipOverride, 'personId'> = {}): Promise<SignedIn> {
  const reader = await signIn(program);
  const { personId } = reader;
  await buildMembership(program.context, { personId, cancelledAt: program.clock.now(), ...override });
  return reader;
}

async function openAs(reader: SignedIn, path: string, headers: Readonly<Record<string, string>> = {}) {
  const opened = await browser.open('/m/help', { extraHTTPHeaders: { ...headers } });
  const { page } = opened;
  await page.context().addCookies([...reader.cookies]);
  await page.clock.setFixedTime(program.clock.now());
  await page.goto(program.url + path);
  await wake(page);
  return opened;
}

const isGoingOn = async ({ personId }: SignedIn) => {
  const { kysely } = program.context.database;
  const row = await kysely.selectFrom('membership').select('cancelled_at').where('person_id', '=', personId).execute();
  return row[0]?.cancelled_at === null;
};

test('MEMB-6: the fragment opens the modal, which says when the next billing cycle starts; success reloads without it', async () => {
  const reader = await cancelled({ plan: 'YEARLY', periodEndsAt: inDays(60) });
  const { page, problems } = await openAs(reader, '/#reactivateMembership');
  await modal(page).waitFor();
  await expect.poll(() => modal(page).textContent()).toMatch(/Your next billing cycle starts on \w+ \d+, \d{4}\./);
  expect(await modal(page).textContent()).toContain('$50 a year, billed yearly');
  expect(await modal(page).textContent()).toContain('no money moves');
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  const reloaded = page.waitForEvent('load');
  await confirm(page).click();
  await reloaded;
  expect(new URL(page.url()).hash).toBe('');
  expect(await isGoingOn(reader)).toBe(true);
  await wake(page);
  await page.waitForTimeout(300);
  expect(await page.locator('[data-top-banner]').count()).toBe(0);
  expect(problems).toEqual([]);
});

test('MEMB-6: opened from the banner and closed by Escape, it takes the fragment away and opens again', async () => {
  const reader = await cancelled();
  const { page } = await openAs(reader, '/');
  const link = page.locator('[data-top-banner]').getByRole('link', { name: 'Reactivate Membership' });
  for (let times = 0; times < 2; times += 1) {
    await link.click();
    await modal(page).waitFor();
    expect(new URL(page.url()).hash).toBe('#reactivateMembership');
    await page.keyboard.press('Escape');
    await modal(page).waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).hash).toBe('');
  }
  await expect.poll(() => link.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await isGoingOn(reader)).toBe(false);
});

test('MEMB-6: opened from the avatar menu', async () => {
  const reader = await cancelled();
  const { page } = await openAs(reader, '/');
  await page.locator('header button[aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: 'Reactivate Membership' }).click();
  await modal(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/me/settings');
});

test('MEMB-6: confirm rests while the request runs; a failure stands in the modal, and one may try again', async () => {
  const reader = await cancelled();
  const { page } = await openAs(reader, '/');
  let asked = 0;
  let answer: () => void = () => undefined;
  await page.route('**/_/graphql', async (route) => {
    if (!(route.request().postData() ?? '').includes(MUTATION)) return route.continue();
    asked += 1;
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return route.abort();
  });
  await page.evaluate(() => {
    location.hash = 'reactivateMembership';
  });
  await expect.poll(() => confirm(page).isEnabled()).toBe(true);
  await confirm(page).dblclick();
  await expect.poll(() => asked).toBe(1);
  expect(await confirm(page).isDisabled()).toBe(true);
  answer();
  await modal(page).getByRole('alert').getByText("We couldn't process your request, please try again.").waitFor();
  expect(asked).toBe(1);
  expect(await confirm(page).isEnabled()).toBe(true);
  expect(new URL(page.url()).hash).toBe('#reactivateMembership');
});

test('MEMB-6: without a membership, and with one that goes on, there is nothing to confirm', async () => {
  const nobody = await openAs(await signIn(program), '/#reactivateMembership');
  await modal(nobody.page).getByText('You don’t have a membership to reactivate.').waitFor();
  expect(await confirm(nobody.page).isDisabled()).toBe(true);
  const reader = await signIn(program);
  await buildMembership(program.context, { personId: reader.personId });
  const { page } = await openAs(reader, '/#reactivateMembership');
  await modal(page).getByText('Your membership is active').waitFor();
  expect(await confirm(page).isDisabled()).toBe(true);
});

test('MEMB-10, SHELL-7: a Member is asked in the settings and the menu to become a Friend; closed for about 180 days', async () => {
  const reader = await signIn(program);
  await buildMembership(program.context, { personId: reader.personId, periodEndsAt: inDays(300), plan: 'YEARLY' });
  const { page, problems } = await openAs(reader, '/me/settings');
  const upsell = page.getByTestId('settings-upsell');
  await upsell.waitFor();
  expect(await upsell.getByRole('link').getAttribute('href')).toBe('/manage-membership');
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await page.locator('header button[aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: 'Become a Friend' }).waitFor();
  expect(await page.getByRole('menuitem', { name: 'Become a member' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await upsell.getByRole('button', { name: 'Close' }).click();
  await upsell.waitFor({ state: 'detached' });
  const comeBack = async (days: number) => {
    program.clock.set(new Date(start.getTime() + days * DAY).toISOString());
    await page.clock.setFixedTime(program.clock.now());
    await page.reload();
    await wake(page);
    await page.waitForTimeout(500);
    return upsell.count();
  };
  expect(await comeBack(179)).toBe(0);
  expect(await comeBack(181)).toBe(1);
  expect(problems).toEqual([]);
});

test('MEMB-10: the educational banner and the tip of the sidebar are told once, and on no other device again', async () => {
  const reader = await signIn(program);
  await buildMembership(program.context, { personId: reader.personId, plan: 'PREMIUM_MONTHLY' });
  const { page, problems } = await openAs(reader, '/');
  const education = page.getByTestId('education-banner');
  const tip = page.getByTestId('sidebar-tip');
  await education.waitFor();
  expect(await tip.count(), 'one thing at a time').toBe(0);
  expect(await findingsInViews(page, SMALL)).toEqual([]);
  await education.getByRole('button', { name: 'Close' }).click();
  await education.waitFor({ state: 'detached' });
  await tip.waitFor();
  expect(await findingsInViews(page, SMALL)).toEqual([]);
  const told = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('sidebar_tooltip'));
  await tip.getByRole('button', { name: 'Got it' }).click();
  await tip.waitFor({ state: 'detached' });
  await told;
  const other = await openAs(reader, '/');
  await other.page.waitForTimeout(500);
  expect([
    await other.page.getByTestId('education-banner').count(),
    await other.page.getByTestId('sidebar-tip').count(),
  ]).toEqual([0, 0]);
  expect(problems).toEqual([]);
});

test('SHELL-6, rule 88: members who read from the EU find the way out of the contract at the foot of the page', async () => {
  const reader = await signIn(program);
  await buildMembership(program.context, { personId: reader.personId });
  const { page } = await openAs(reader, '/', { 'x-country': 'DE' });
  const link = page.locator('[data-footer]').getByRole('link', { name: 'Withdraw from contract' });
  await link.waitFor();
  expect(await link.getAttribute('href')).toBe('/me/settings/membership#withdraw');
  await page.locator('header button[aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw from contract' }).waitFor();
  // Also where nothing but the wordmark stands above the page.
  await page.goto(`${program.url}/plans`);
  await wake(page);
  await link.waitFor();
  const elsewhere = await openAs(reader, '/', { 'x-country': 'US' });
  await elsewhere.page.waitForTimeout(500);
  expect(await elsewhere.page.locator('[data-withdrawal]').count()).toBe(0);
});
