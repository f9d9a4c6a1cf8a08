import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { type MembershipOverride, buildMembership } from '#test/factories/build-membership.ts';
import { buildStory } from '#test/factories/build-story.ts';
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
const banner = (page: Page) => page.locator('[data-top-banner]');
const kindOf = (page: Page) => banner(page).getAttribute('data-top-banner');

/** A card of a month, good until the last moment of it. */
const card = (expirationMonth: number, expirationYear: number) =>
  ({
    kind: 'CreditCard',
    ref: 'card-1',
    cardType: 'Visa',
    expirationMonth,
    expirationYear,
    lastFour: '4242',
    fingerprint: null,
  }) as const;

async function member(override: Omit<MembershipOverride, 'personId'> = {}): Promise<SignedIn> {
  const reader = await signIn(program);
  await buildMembership(program.context, { personId: reader.personId, ...override });
  return reader;
}

/** A page as somebody sees it who is signed in, with the browser’s clock where the program’s stands. */
async function openAs(reader: SignedIn, path: string, headers: Readonly<Record<string, string>> = {}) {
  const opened = await browser.open('/m/help', { extraHTTPHeaders: { ...headers } });
  const { page } = opened;
  await page.context().addCookies([...reader.cookies]);
  await go(page, path);
  return opened;
}

async function go(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(program.clock.now());
  await page.goto(program.url + path);
  await wake(page);
}

/** What a banner goes by comes with the page: waits until all its code has come, and none shows. */
async function showsNone(page: Page, path: string): Promise<void> {
  await go(page, path);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  expect(await banner(page).count()).toBe(0);
}

test('MEMB-9: the next page keeps room for a banner, so that nothing moves when it comes, and gives it up with it', async () => {
  const { page } = await openAs(await signIn(program), '/me/lists');
  await banner(page).waitFor();
  const top = () => page.getByRole('main').evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const below = await top();
  await page.route('**/_/graphql', (route) => route.abort());
  await page.goto(`${program.url}/me/lists`);
  expect(await top()).toBe(below);
  await page.unroute('**/_/graphql');
  await go(page, '/me/lists');
  await banner(page).getByRole('button').click();
  await expect.poll(top).toBeLessThan(below);
  const above = await top();
  await page.route('**/_/graphql', (route) => route.abort());
  await page.goto(`${program.url}/me/lists`);
  expect(await top()).toBe(above);
});

test('MEMB-9, MEMB-16: who is no member is asked to become one, at the price by the week, and not again for 90 days', async () => {
  const reader = await signIn(program);
  const { page, problems } = await openAs(reader, '/');
  await banner(page).waitFor();
  expect(await kindOf(page)).toBe('UPSELL');
  expect(await banner(page).textContent()).toContain('Read every member-only story for $0.97 a week');
  expect(await banner(page).textContent()).toContain('no money moves');
  expect(await banner(page).getByRole('link', { name: 'Become a member' }).getAttribute('href')).toBe('/plans');
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await banner(page).getByRole('button', { name: 'Dismiss' }).click();
  await banner(page).waitFor({ state: 'detached' });
  await showsNone(page, '/');
  program.clock.advance(90 * DAY - 1_000);
  await showsNone(page, '/');
  program.clock.advance(1_000);
  await go(page, '/');
  await banner(page).waitFor();
  expect(problems).toEqual([]);
});

test('MEMB-9: a locked story says it itself, and our own app shows none', async () => {
  const reader = await signIn(program);
  const locked = await buildStory(program.context, { title: 'Behind the wall', isMembersOnly: true });
  const open = await buildStory(program.context, { title: 'Before the wall' });
  const { page } = await openAs(reader, open.path);
  await banner(page).waitFor();
  await showsNone(page, locked.path);
  const app = await browser.open('/m/help', { userAgent: 'Mozilla/5.0 (iPhone) Chrome/140.0.0.0 LonghandApp/1.0' });
  await app.page.context().addCookies([...reader.cookies]);
  await showsNone(app.page, '/');
});

test('MEMB-9: nothing of it is drawn for visitors, nor asked for', async () => {
  const { page, requests } = await browser.open('/');
  await wake(page);
  await page.waitForTimeout(300);
  expect(await banner(page).count()).toBe(0);
  expect(requests.filter((url) => /Notices|TopBanner|graphql/.test(url))).toEqual([]);
});

test('MEMB-9: a cancelled membership is offered back; put away for 14 days, and in the last four weeks not at all', async () => {
  const reader = await member({ plan: 'YEARLY', cancelledAt: program.clock.now(), periodEndsAt: inDays(60) });
  const { page, problems } = await openAs(reader, '/@ada');
  await banner(page).waitFor();
  expect(await kindOf(page)).toBe('REACTIVATE');
  expect(await banner(page).textContent()).toMatch(/Your membership ends on \w+ \d+, \d{4}\./);
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await banner(page).getByRole('button', { name: 'Dismiss' }).click();
  await showsNone(page, '/@ada');
  program.clock.advance(14 * DAY);
  await go(page, '/@ada');
  await banner(page).getByRole('button', { name: 'Dismiss' }).click();
  await showsNone(page, '/@ada');
  // Within four weeks of the end it is back, and stays.
  program.clock.advance(18 * DAY);
  await go(page, '/@ada');
  await banner(page).waitFor();
  expect(await banner(page).getByRole('button', { name: 'Dismiss' }).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('MEMB-9: an expired card shows on home, settings and stories; put away on the server, until a week before the end', async () => {
  const now = program.clock.now();
  const reader = await member({ method: card(now.getUTCMonth(), now.getUTCFullYear()), periodEndsAt: inDays(20) });
  const { page } = await openAs(reader, '/');
  await banner(page).waitFor();
  expect([await kindOf(page), await banner(page).textContent()]).toEqual([
    'CARD_EXPIRED',
    'Your payment method has expired. Update payment method',
  ]);
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  await showsNone(page, '/@ada');
  await go(page, '/me/settings/security');
  await banner(page).waitFor();
  const told = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('DismissFlag'));
  await banner(page).getByRole('button', { name: 'Dismiss' }).click();
  await told;
  await showsNone(page, '/');
  const other = await openAs(reader, '/@ada');
  await showsNone(other.page, '/');
  program.clock.set(new Date(start.getTime() + 13 * DAY).toISOString());
  await go(other.page, '/');
  await banner(other.page).waitFor();
  expect(await other.page.getByRole('button', { name: 'Dismiss' }).count()).toBe(0);
});

test('MEMB-9: payments that failed, and a card that expires before the end', async () => {
  const failing = await member({ firstFailedAt: inDays(-3), failedCharges: 2, periodEndsAt: inDays(-3) });
  const { page } = await openAs(failing, '/');
  await banner(page).waitFor();
  expect([await kindOf(page), await banner(page).textContent()]).toEqual([
    'PAYMENT_FAILED',
    'Your subscription payment failed. Update payment method',
  ]);
  const link = banner(page).getByRole('link', { name: 'Update payment method' });
  expect(await link.getAttribute('href')).toBe('/me/settings/payment/update');
  expect(await findingsInViews(page, VIEWS)).toEqual([]);
  const now = program.clock.now();
  const month = card(now.getUTCMonth() + 1, now.getUTCFullYear());
  const ofNext = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 3));
  const expiring = await member({ method: month, periodEndsAt: ofNext });
  program.clock.set(new Date(ofNext.getTime() - 7 * DAY).toISOString());
  const second = await openAs(expiring, '/');
  await banner(second.page).waitFor();
  expect([await kindOf(second.page), await banner(second.page).textContent()]).toEqual([
    'CARD_EXPIRES_SOON',
    'Your payment method will expire soon. Update payment method',
  ]);
  await banner(second.page).getByRole('button', { name: 'Dismiss' }).click();
  await showsNone(second.page, '/');
});
