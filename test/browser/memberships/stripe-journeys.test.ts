import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { addDays } from '#shared/membership/periods.ts';
import { test, wake } from '#test/support/browser.ts';
import { type PayingBrowser, startPayingBrowser, typeForStripe } from '#test/support/paying-browser.ts';

let world: PayingBrowser;
beforeAll(async () => {
  world = await startPayingBrowser();
});
afterAll(() => world.close());

const VISA = '4242 4242 4242 4242';
const ASKS = '4000 0027 6000 3184';
const pay = (page: Page) => page.getByRole('button', { name: 'Pay $5' });
const isWelcome = (page: Page) => page.waitForURL(/\/welcome-member$/);

async function openCheckout() {
  const opened = await world.open('/payment?tab=monthly');
  await opened.page.getByRole('radio', { name: 'Pay now' }).check();
  return opened;
}

/** What Stripe itself was paid, of the charges that our books know and of those that they do not. */
async function paidAtStripe(): Promise<readonly string[]> {
  const ledger = (await world.stripe.control('ledger')) as { charges: { id: string; status: string }[] };
  return ledger.charges.filter(({ status }) => status === 'succeeded').map(({ id }) => id);
}

test('MEMB-3: by Stripe, a double click pays once', async () => {
  const before = await paidAtStripe();
  const { page, personId } = await openCheckout();
  await typeForStripe(page, VISA);
  await pay(page).dblclick();
  await isWelcome(page);
  await world.work();
  const books = await world.booksOf(personId);
  expect(books).toMatchObject([{ provider: 'STRIPE', amount: 500, refunded: 0 }]);
  expect(await paidAtStripe()).toEqual([...before, books[0]?.charge]);
});

test('MEMB-3: by Stripe, the tab is closed while the bank asks: its event makes the member', async () => {
  const { page, personId } = await openCheckout();
  await typeForStripe(page, ASKS);
  await pay(page).click();
  await page.frameLocator('iframe[title="challenge"]').getByRole('button', { name: 'Complete' }).waitFor();
  await page.close();
  expect(await world.membershipOf(personId)).toBeUndefined();
  const intents = (await world.stripe.control('ledger')) as { intents: { id: string; status: string }[] };
  const waiting = intents.intents.find(({ status }) => status === 'requires_action');
  await world.stripe.control('approve', { intent: waiting?.id ?? '', isApproved: true });
  await expect.poll(() => world.work().then(() => world.membershipOf(personId))).toMatchObject({ status: 'ACTIVE' });
  const back = await world.open('/plans', personId);
  await back.page.getByRole('heading', { name: 'You’re a Member' }).waitFor();
  expect(await world.booksOf(personId)).toMatchObject([{ amount: 500, refunded: 0 }]);
});

test('MEMB-3: the answer of Stripe is lost on the way: the page waits, is told, and nothing is paid twice', async () => {
  const { page, personId } = await openCheckout();
  await typeForStripe(page, VISA);
  // The client tries once more by itself, under the same key.
  await world.stripe.control('faults', { kind: 'dropAfter', on: 'POST /v1/payment_intents', times: 2 });
  const before = await paidAtStripe();
  await pay(page).click();
  await expect.poll(() => paidAtStripe()).toHaveLength(before.length + 1);
  // Until then the call might be on its way, and is not asked about.
  await world.moveTo(new Date(world.program.clock.now().getTime() + 50_000));
  await expect.poll(() => world.work().then(() => world.membershipOf(personId))).toMatchObject({ status: 'ACTIVE' });
  await isWelcome(page);
  expect(await world.booksOf(personId)).toMatchObject([{ provider: 'STRIPE', amount: 500, refunded: 0 }]);
});

test('MEMB-8, MEMB-9: a card of Stripe fails twice, the banner says so, and another card pays at once', async () => {
  const { page, personId } = await openCheckout();
  await typeForStripe(page, VISA);
  await pay(page).click();
  await isWelcome(page);
  await page.close();
  const { ref, endsAt } = await world.methodOf(personId);
  const declines = { code: 'card_declined', declineCode: 'insufficient_funds', advice: null };
  await world.stripe.control('methods', { method: ref, manner: { declines } });
  await world.moveTo(endsAt);
  await world.work();
  await world.moveTo(addDays(endsAt, 1));
  await world.work();
  expect(await world.membershipOf(personId)).toMatchObject({ status: 'ACTIVE', failedCharges: 2 });
  const { page: home } = await world.open('/', personId);
  await home.getByText('Your subscription payment failed.').waitFor();
  await home.getByRole('link', { name: 'Update payment method' }).click();
  await home.waitForURL(/\/me\/settings\/payment\/update/);
  await wake(home);
  await typeForStripe(home, '5555 5555 5555 4444');
  await home.getByRole('button', { name: /payment method/i }).click();
  await home.getByText('Your payment method has been updated successfully.').waitFor();
  await world.work();
  expect(await world.membershipOf(personId)).toMatchObject({ status: 'ACTIVE', failedCharges: 0 });
  expect(await world.booksOf(personId)).toMatchObject([{ amount: 500 }, { amount: 500 }]);
  await home.goto(world.program.url);
  await wake(home);
  await home.waitForLoadState('networkidle');
  expect(await home.getByText('Your subscription payment failed.').count()).toBe(0);
});
