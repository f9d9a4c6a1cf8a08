import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { openBrowser, test, type TestBrowser, wake } from '#test/support/browser.ts';
import { signIn } from '#test/support/sign-in.ts';
import { startBraintree, type TestBraintree } from '#test/support/start-braintree.ts';
import { startStripeStandIn, type StripeStandIn } from '#test/support/stripe-stand-in/start-stand-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

let stripe: StripeStandIn;
let braintree: TestBraintree;
let program: TestProgram;
let browser: TestBrowser;
beforeAll(async () => {
  [stripe, braintree] = await Promise.all([startStripeStandIn(), startBraintree()]);
  const { merchantId, publicKey, privateKey } = braintree.settings;
  program = await startTestProgram({
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_longhand',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_longhand',
      STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
      STRIPE_HOST: stripe.origin,
      BRAINTREE_MERCHANT_ID: merchantId,
      BRAINTREE_PUBLIC_KEY: publicKey,
      BRAINTREE_PRIVATE_KEY: privateKey,
      BRAINTREE_HOST: braintree.origin,
    },
  });
  browser = await openBrowser(program);
});
afterAll(async () => {
  await browser.close();
  await program.close();
  await Promise.all([stripe.close(), braintree.close()]);
});

/** The checkout of somebody who pays for a month at once, with the scripts of the providers answered by the stand-ins. */
async function openCheckout() {
  const { cookies, personId } = await signIn(program);
  const { page, problems } = await browser.open('/healthz');
  await page.context().addCookies([...cookies]);
  await page.route(/^https:\/\/(?:js|api)\.stripe\.com\//, async (route) => {
    const url = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${stripe.origin}${url.pathname}${url.search}` }) });
  });
  await page.route('https://js.braintreegateway.com/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${braintree.origin}${pathname}` }) });
  });
  program.clock.advance(10_000);
  await page.goto(`${program.url}/payment?tab=monthly`);
  await wake(page);
  await page.getByRole('radio', { name: 'Pay now' }).check();
  return { page, problems, personId };
}

const pay = (page: Page) => page.getByRole('button', { name: 'Pay $5' });
const isWelcome = (page: Page) => page.waitForURL(`${program.url}/welcome-member`);

async function typeForStripe(page: Page, number: string): Promise<void> {
  const fields = page.frameLocator('iframe[title="payment"]');
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel('Expiration date').fill('12 / 44');
  await fields.getByLabel('Security code').fill('123');
  await fields.getByLabel('Postal code').fill('10001');
}

async function typeForBraintree(page: Page, number: string): Promise<void> {
  const values = { number, expirationDate: '12/34', cvv: '123', postalCode: '12345' };
  for (const [name, value] of Object.entries(values)) {
    await page.frameLocator(`#braintree-hosted-field-${name}`).locator('input').fill(value);
  }
}

async function chargesOf(personId: string): Promise<readonly { readonly provider: string; readonly amount: number }[]> {
  const { kysely } = program.context.database;
  return kysely
    .selectFrom('payment_intent')
    .select(['provider', 'amount'])
    .where('person_id', '=', personId)
    .where('state', '=', 'SUCCEEDED')
    .execute();
}

test('MEMB-3: a card in the fields of Stripe pays; a declined one is told beside them', async () => {
  const { page, personId } = await openCheckout();
  await typeForStripe(page, '4000 0000 0000 0002');
  await pay(page).click();
  await page
    .getByRole('alert')
    .filter({ hasText: /declined/i })
    .waitFor();
  await typeForStripe(page, '4242 4242 4242 4242');
  await pay(page).click();
  await isWelcome(page);
  expect(await chargesOf(personId)).toEqual([{ provider: 'STRIPE', amount: 500 }]);
});

test('MEMB-3: Stripe’s bank asks in the page: refused it costs nothing, approved it is paid', async () => {
  const { page, personId } = await openCheckout();
  await typeForStripe(page, '4000 0027 6000 3184');
  await pay(page).click();
  const bank = page.frameLocator('iframe[title="challenge"]');
  await bank.getByRole('button', { name: 'Fail' }).click();
  await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
  expect(await chargesOf(personId)).toEqual([]);
  await pay(page).click();
  await bank.getByRole('button', { name: 'Complete' }).click();
  await isWelcome(page);
  expect(await chargesOf(personId)).toEqual([{ provider: 'STRIPE', amount: 500 }]);
});

test('MEMB-3: four fields of Braintree, with 3-D Secure before the charge', async () => {
  const { page, personId } = await openCheckout();
  await page.getByRole('radio', { name: 'Card or PayPal' }).check();
  await typeForBraintree(page, '4000 0000 0000 1091');
  await pay(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Refuse' }).click();
  await page.getByRole('alert').filter({ hasText: /\S/ }).waitFor();
  expect(await chargesOf(personId)).toEqual([]);
  await typeForBraintree(page, '4111 1111 1111 1111');
  await pay(page).click();
  await isWelcome(page);
  expect(await chargesOf(personId)).toEqual([{ provider: 'BRAINTREE', amount: 500 }]);
});

test('MEMB-3: PayPal is agreed to in its own window, and pays at once', async () => {
  const { page, personId } = await openCheckout();
  await page.getByRole('radio', { name: 'Card or PayPal' }).check();
  await page.getByRole('button', { name: 'PayPal', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Agree and continue' }).click();
  await isWelcome(page);
  expect(await chargesOf(personId)).toEqual([{ provider: 'BRAINTREE', amount: 500 }]);
});

test('MEMB-3: a page that came without a new document is loaded anew, for its own policy', async () => {
  const { page } = await openCheckout();
  await page.goto(`${program.url}/plans`);
  await wake(page);
  program.clock.advance(10_000);
  await page.getByRole('link', { name: 'Become a Friend' }).first().click();
  await page.frameLocator('iframe[title="payment"]').getByLabel('Card number').waitFor();
});
