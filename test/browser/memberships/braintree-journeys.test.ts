import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { addDays } from '#shared/membership/periods.ts';
import { test, wake } from '#test/support/browser.ts';
import { type PayingBrowser, startPayingBrowser, typeForBraintree } from '#test/support/paying-browser.ts';

let world: PayingBrowser;
beforeAll(async () => {
  world = await startPayingBrowser();
});
afterAll(() => world.close());

const VISA = '4111 1111 1111 1111';
const DECLINED = '4000 1111 1111 1115';
const pay = (page: Page) => page.getByRole('button', { name: 'Pay $5' });
const isWelcome = (page: Page) => page.waitForURL(/\/welcome-member$/);

async function openCheckout() {
  const opened = await world.open('/payment?tab=monthly');
  await opened.page.getByRole('radio', { name: 'Pay now' }).check();
  await opened.page.getByRole('radio', { name: 'Card or PayPal' }).check();
  return opened;
}

async function paidAtBraintree(): Promise<readonly string[]> {
  const { charges } = await world.braintree.ledger();
  return charges.filter(({ isPaid }) => isPaid).map(({ id }) => id);
}

test('MEMB-3: by Braintree, a declined card is told, and a double click with another pays once', async () => {
  const before = await paidAtBraintree();
  const { page, personId } = await openCheckout();
  await typeForBraintree(page, DECLINED);
  await pay(page).click();
  await page
    .getByRole('alert')
    .filter({ hasText: /declined/i })
    .waitFor();
  expect(await world.booksOf(personId)).toEqual([]);
  await typeForBraintree(page, VISA);
  await pay(page).dblclick();
  await isWelcome(page);
  await world.work();
  const books = await world.booksOf(personId);
  expect(books).toMatchObject([{ provider: 'BRAINTREE', amount: 500, refunded: 0 }]);
  expect(await paidAtBraintree()).toEqual([...before, books[0]?.charge]);
});

test('MEMB-3: the answer of Braintree is lost and the tab is closed: it is asked for, and paid once', async () => {
  const before = await paidAtBraintree();
  const { page, personId } = await openCheckout();
  await typeForBraintree(page, VISA);
  await world.braintree.fail('drop-after', 'POST /transactions$');
  await pay(page).click();
  await expect.poll(() => paidAtBraintree()).toHaveLength(before.length + 1);
  await page.close();
  await world.moveTo(new Date(world.program.clock.now().getTime() + 100_000));
  await expect.poll(() => world.work().then(() => world.membershipOf(personId))).toMatchObject({ status: 'ACTIVE' });
  const back = await world.open('/plans', personId);
  await back.page.getByRole('heading', { name: 'You’re a Member' }).waitFor();
  const books = await world.booksOf(personId);
  expect(books).toMatchObject([{ provider: 'BRAINTREE', amount: 500, refunded: 0 }]);
  expect(await paidAtBraintree()).toEqual([...before, books[0]?.charge]);
});

test('MEMB-8, MEMB-9: a card of Braintree fails twice, the banner says so, and another card pays at once', async () => {
  const { page, personId } = await openCheckout();
  await typeForBraintree(page, VISA);
  await pay(page).click();
  await isWelcome(page);
  await page.close();
  const { ref, endsAt } = await world.methodOf(personId);
  await world.braintree.tell('method', { token: ref, change: { declineWith: '2001' } });
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
  await home.getByRole('radio', { name: 'Card or PayPal' }).check();
  await typeForBraintree(home, '5555 5555 5555 4444');
  await home.getByRole('button', { name: /payment method/i }).click();
  await home.getByText('Your payment method has been updated successfully.').waitFor();
  await world.work();
  expect(await world.membershipOf(personId)).toMatchObject({ status: 'ACTIVE', failedCharges: 0 });
  expect(await world.booksOf(personId)).toMatchObject([{ amount: 500 }, { amount: 500 }]);
});
