import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { addDays } from '#shared/membership/periods.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { findingsInViews } from '#test/support/axe-findings.ts';
import { test, wake } from '#test/support/browser.ts';
import { openSite } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const { program, browser } = await openSite();

const DECLINED = 'Visa ending in 0002: declined';
const VISA = 'Visa ending in 4242: pays';
const MASTERCARD = 'Mastercard ending in 4444: pays';
const ASKS = 'Visa ending in 3155: the bank asks you to approve';

/** Somebody who is signed in and about to pay for a year at once. */
async function openCheckout(path = '/payment?tab=yearly') {
  const { cookies, personId } = await signIn(program);
  const opened = await browser.open('/healthz');
  await opened.page.context().addCookies([...cookies]);
  await openAt(opened.page, path);
  return { ...opened, personId };
}

async function openAt(page: Page, path: string): Promise<void> {
  program.clock.advance(10_000);
  await page.goto(program.url + path);
  await wake(page);
}

async function payNow(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Pay now' }).check();
  await button(page, 'Pay $50').click();
}

const button = (page: Page, name: string) => page.getByRole('button', { name });
const isWelcome = (page: Page) => page.waitForURL(`${program.url}/welcome-member`);

/** What the books of the site say of a person. */
async function booksOf(personId: string) {
  const { kysely } = program.context.database;
  const intents = await kysely
    .selectFrom('payment_intent')
    .select(['kind', 'state', 'amount'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute();
  const charges = await kysely.selectFrom('charge').select('id').where('person_id', '=', personId).execute();
  const memberships = await kysely
    .selectFrom('membership')
    .select(['plan', 'status'])
    .where('person_id', '=', personId)
    .execute();
  return { intents, charges: charges.length, memberships };
}

const PAID = { kind: 'START', state: 'SUCCEEDED', amount: 5_000 };

test('MEMB-2, MEMB-3: from the plans to a membership, and a greeting that shows once', async () => {
  const { page, problems, personId } = await openCheckout('/plans');
  await page.getByText('no money moves').first().waitFor();
  await page.getByRole('link', { name: 'Try it for 7 days' }).first().click();
  await page.waitForURL(`${program.url}/payment?tab=yearly`);
  await wake(page);
  await payNow(page);
  await isWelcome(page);
  await page.getByRole('heading', { name: 'Welcome,' }).waitFor();
  expect(await booksOf(personId)).toEqual({
    intents: [PAID],
    charges: 1,
    memberships: [{ plan: 'YEARLY', status: 'ACTIVE' }],
  });
  expect(problems).toEqual([]);
  await wake(page);
  await page.waitForLoadState('networkidle');
  await openAt(page, '/welcome-member');
  expect(page.url(), 'it shows once').toBe(`${program.url}/plans`);
  await page.getByRole('heading', { name: 'You’re a Member' }).waitFor();
  await openAt(page, '/payment');
  expect(page.url(), 'a member pays no second time').toBe(`${program.url}/plans`);
});

test('MEMB-3: a declined card is told beside the card, and another one pays', async () => {
  const { page, personId } = await openCheckout();
  await page.setViewportSize({ width: 390, height: 844 });
  const place = await page.locator('form button[type=submit]').last().boundingBox();
  // From the top of the page, with all plans to choose from unfolded.
  expect((place?.y ?? Infinity) + (await page.evaluate(() => scrollY))).toBeLessThan(1_450);
  await page.getByLabel('Choose a card').selectOption(DECLINED);
  await payNow(page);
  await page
    .getByRole('alert')
    .filter({ hasText: /declined/i })
    .waitFor();
  expect((await booksOf(personId)).memberships).toEqual([]);
  await page.getByLabel('Choose a card').selectOption(VISA);
  await button(page, 'Pay $50').click();
  await isWelcome(page);
  const { intents, charges } = await booksOf(personId);
  expect(intents.map(({ state }) => state).toSorted()).toEqual(['DECLINED', 'SUCCEEDED']);
  expect(charges).toBe(1);
});

test('MEMB-3: a bank asks for approval: refused it costs nothing, approved it is paid once', async () => {
  const { page, personId } = await openCheckout();
  await page.getByLabel('Choose a card').selectOption(ASKS);
  await payNow(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
  expect(await booksOf(personId)).toMatchObject({ charges: 0, memberships: [] });
  expect(await page.evaluate(() => document.activeElement?.textContent), 'the focus comes back').toBe('Pay $50');
  await button(page, 'Pay $50').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await isWelcome(page);
  expect(await booksOf(personId)).toMatchObject({ charges: 1, memberships: [{ plan: 'YEARLY', status: 'ACTIVE' }] });
});

test('MEMB-3: a reload while the bank asks goes on with the same payment', async () => {
  const { page, personId } = await openCheckout();
  await page.getByLabel('Choose a card').selectOption(ASKS);
  await payNow(page);
  await page.getByRole('dialog').waitFor();
  program.clock.advance(10_000);
  await page.reload();
  await wake(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await isWelcome(page);
  const { intents, charges } = await booksOf(personId);
  expect({ intents, charges }).toEqual({ intents: [PAID], charges: 1 });
});

test('MEMB-3: a tab that was closed while the bank asked: a new one goes on with the same payment', async () => {
  const { page, personId } = await openCheckout();
  await page.getByLabel('Choose a card').selectOption(ASKS);
  await payNow(page);
  await page.getByRole('dialog').waitFor();
  const other = await page.context().newPage();
  await page.close();
  await openAt(other, '/payment?tab=yearly');
  await other.getByLabel('Choose a card').selectOption(ASKS);
  await payNow(other);
  await other.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await isWelcome(other);
  const { intents, charges } = await booksOf(personId);
  expect({ intents, charges }).toEqual({ intents: [PAID], charges: 1 });
});

test('MEMB-4: the settings lead from a first payment that waits for approval back to it', async () => {
  const { page } = await openCheckout();
  await page.getByLabel('Choose a card').selectOption(ASKS);
  await payNow(page);
  await page.getByRole('dialog').waitFor();
  const other = await page.context().newPage();
  await openAt(other, '/me/settings/membership');
  await other.getByText('Waiting for approval').waitFor();
  expect(await other.getByText('You’re not a member yet').count()).toBe(0);
  await other.getByRole('link', { name: 'Finish paying' }).click();
  await other.waitForURL('**/payment?tab=yearly');
});

test('MEMB-4: the settings lead from a payment that waits for approval back to it', async () => {
  const { page, personId } = await openCheckout('/plans');
  const endedAt = addDays(program.context.clock.now(), -60);
  await buildMembership(program.context, { personId, endedAt, cancelledAt: endedAt });
  await openAt(page, '/payment?tab=yearly');
  await page.getByLabel('Choose a card').selectOption(ASKS);
  await button(page, 'Pay $50').click();
  await page.getByRole('dialog').waitFor();
  await openAt(page, '/me/settings/membership');
  await page.getByText('Waiting for approval').waitFor();
  await page.getByRole('link', { name: 'Finish paying' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await isWelcome(page);
  const { intents, charges } = await booksOf(personId);
  expect({ intents, charges }).toEqual({ intents: [PAID], charges: 1 });
});

test('MEMB-3: who goes away from a question of the bank and pays less by another card is charged what the button says', async () => {
  const { page, personId } = await openCheckout();
  await page.getByLabel('Choose a card').selectOption(ASKS);
  await payNow(page);
  await page.getByRole('dialog').getByText('Pay $50 now for Membership, one year.').waitFor();
  const other = await page.context().newPage();
  await page.close();
  await openAt(other, '/payment?tab=monthly');
  await other.getByLabel('Choose a card').selectOption(MASTERCARD);
  await other.getByRole('radio', { name: 'Pay now' }).check();
  await button(other, 'Pay $5').click();
  await isWelcome(other);
  const { intents, memberships } = await booksOf(personId);
  expect(intents.map(({ state }) => state)).toEqual(['ABANDONED', 'SUCCEEDED']);
  expect(memberships).toMatchObject([{ plan: 'MONTHLY', status: 'ACTIVE' }]);
});

test('MEMB-3: a question of the bank that another tab has made needless tells that one is a member, and offers no trial', async () => {
  const { page, personId } = await openCheckout();
  await page.getByLabel('Choose a card').selectOption(ASKS);
  await payNow(page);
  await page.getByRole('dialog').waitFor();
  const other = await page.context().newPage();
  await openAt(other, '/payment?tab=monthly');
  await other.getByLabel('Choose a card').selectOption(MASTERCARD);
  await other.getByRole('radio', { name: 'Pay now' }).check();
  await button(other, 'Pay $5').click();
  await isWelcome(other);
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  const said = page.getByRole('alert');
  await said.getByRole('heading', { name: 'You’re a member now' }).waitFor();
  expect(await said.innerText()).toContain('You weren’t charged.');
  expect(await page.getByRole('radio').count()).toBe(0);
  await said.getByRole('link', { name: 'Manage your membership' }).click();
  await page.waitForURL(/\/me\/settings\/membership/);
  expect(await booksOf(personId)).toMatchObject({ charges: 1, memberships: [{ plan: 'MONTHLY', status: 'ACTIVE' }] });
});

test('MEMB-3: two presses of the button, and two more while it runs, pay once', async () => {
  const { page, personId } = await openCheckout();
  await page.getByRole('radio', { name: 'Pay now' }).check();
  await button(page, 'Pay $50').waitFor();
  await page.evaluate(() => {
    const pay = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Pay $50');
    for (let press = 0; press < 4; press += 1) pay?.click();
  });
  await isWelcome(page);
  const { intents, charges } = await booksOf(personId);
  expect({ intents, charges }).toEqual({ intents: [PAID], charges: 1 });
});

test('MEMB-3: the way back after paying leads to what one has, not to the form', async () => {
  const { page, personId } = await openCheckout();
  await payNow(page);
  await isWelcome(page);
  await page.waitForLoadState('networkidle');
  program.clock.advance(10_000);
  await page.goBack();
  await page.getByRole('heading', { name: 'You’re a Member' }).waitFor();
  expect((await booksOf(personId)).charges).toBe(1);
});

test('MEMB-3: an answer that was lost is asked for by the same form, and pays once', async () => {
  const { page, personId } = await openCheckout();
  let isLost = false;
  await page.route('**/_/graphql', async (route) => {
    const isStart = route.request().postData()?.includes('StartMembership') === true;
    if (!isStart || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
  await payNow(page);
  await page.getByRole('alert').filter({ hasText: 'You won’t be charged twice' }).waitFor();
  await button(page, 'Pay $50').click();
  await isWelcome(page);
  const { intents, charges } = await booksOf(personId);
  expect({ intents, charges }).toEqual({ intents: [PAID], charges: 1 });
});

test('rule 83: a trial keeps the card and charges nothing', async () => {
  const { page, personId } = await openCheckout();
  await page.getByText('You pay nothing today, then $50 on').waitFor();
  await button(page, 'Start your 7-day trial').click();
  await isWelcome(page);
  await page.getByText('Your 7-day trial has started').waitFor();
  expect(await booksOf(personId)).toMatchObject({ intents: [{ kind: 'TRIAL', state: 'SUCCEEDED' }], charges: 0 });
});

test('MEMB-2: prices, by the week, with what is saved; a month is one press away', async () => {
  const { page } = await browser.open('/plans');
  const main = page.getByRole('main');
  for (const text of ['$50', '$60', 'You save $10', '$0.97 a week', '$150', '$180', 'You save $30']) {
    await main.getByText(text).first().waitFor();
  }
  await page.getByRole('radio', { name: 'Monthly' }).check({ force: true });
  await main.getByText('$15', { exact: true }).waitFor();
  expect(await main.getByText('You save $10').isVisible()).toBe(false);
});

test.each(['/plans', '/payment?tab=premium-yearly', '/plans/confirmation/MONTHLY', '/get-started/plans', '/discount'])(
  'MEMB-2: %s is whole from 320 to 1920, in light and dark, and axe finds nothing',
  async (path) => {
    const { page, problems } = await openCheckout(path);
    const views = [
      [320, 'dark'],
      [390, 'light'],
      [728, 'dark'],
      [1280, 'light'],
      [1920, 'dark'],
    ] as const;
    expect(await findingsInViews(page, views)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways, 'with text of twice the size').toBe(0);
    expect(problems).toEqual([]);
  },
);
