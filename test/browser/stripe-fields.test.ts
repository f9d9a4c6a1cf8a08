import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test as plainTest } from 'vitest';
import type { standInStripe } from '#test/support/stripe-stand-in/browser/stand-in-stripe.ts';
import { findBrowser } from '#test/support/find-browser.ts';
import { DOLLARS, isRealStripe, newIntent, startStripeWorld, type StripeWorld } from '#test/support/stripe-world.ts';

const executablePath = findBrowser();
const test = plainTest.skipIf(executablePath === undefined || isRealStripe);

/** The fields of the stand-in's script, as a page of the site uses them, and the port on the other side. */
let world: StripeWorld;
let browser: Browser | undefined;
beforeAll(async () => {
  if (executablePath === undefined || isRealStripe) return;
  world = await startStripeWorld();
  browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
});
afterAll(async () => {
  await browser?.close();
  await world?.close();
});

type Desk = { readonly stripe: ReturnType<ReturnType<typeof standInStripe>>; elements: never };
const HTML =
  '<!doctype html><title>Checkout</title><div id="card"></div><script src="https://js.stripe.com/v3/"></script>';

/** A page with the fields of a card on it. */
async function openDesk(): Promise<Page> {
  if (browser === undefined) throw new Error('there is no browser');
  const page = await browser.newPage();
  await page.route('https://shop.example/', (route) => route.fulfill({ contentType: 'text/html', body: HTML }));
  await page.route(/^https:\/\/(js|api)\.stripe\.com\//, async (route) => {
    const url = new URL(route.request().url());
    const { status, headers, body } = await route
      .fetch({ url: `${world.origin}${url.pathname}${url.search}` })
      .then(async (answer) => ({ status: answer.status(), headers: answer.headers(), body: await answer.body() }));
    await route.fulfill({ status, headers, body });
  });
  await page.goto('https://shop.example/');
  await page.evaluate(() => {
    const { Stripe } = window as unknown as { Stripe: (key: string) => Desk['stripe'] };
    const stripe = Stripe('pk_test_longhand');
    const elements = stripe.elements();
    elements.create('payment').mount('#card');
    Object.assign(window, { desk: { stripe, elements } });
  });
  return page;
}

async function type(page: Page, number: string): Promise<void> {
  const fields = page.frameLocator('#card iframe');
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel('Expiration date').fill('12 / 44');
  await fields.getByLabel('Security code').fill('123');
  await fields.getByLabel('Postal code').fill('10001');
}

const tokenOf = (page: Page) =>
  page.evaluate(async () => {
    const { desk } = window as unknown as { desk: Desk };
    return (await desk.stripe.createConfirmationToken({ elements: desk.elements })) as {
      confirmationToken?: { id: string };
      error?: { code: string };
    };
  });

test('MEMB-3: a card that is typed becomes a token, which pays', async () => {
  const page = await openDesk();
  await type(page, '4242 4242 4242 4242');
  const { confirmationToken } = await tokenOf(page);
  const customer = await world.customer();
  const outcome = await world.charge({ customer, method: { token: confirmationToken?.id ?? '' }, money: DOLLARS });
  expect(outcome).toMatchObject({ state: 'SUCCEEDED', method: { lastFour: '4242', expirationYear: 2044 } });
  await page.close();
});

test('MEMB-3: a number that is none is told at once', async () => {
  const page = await openDesk();
  await type(page, '4242');
  expect(await tokenOf(page)).toMatchObject({ error: { code: 'incorrect_number' } });
  await page.close();
});

test.each([
  ['Complete', 'SUCCEEDED'],
  ['Fail', 'DECLINED'],
])('MEMB-3: the bank asks in the page; “%s” is %s', async (button, state) => {
  const page = await openDesk();
  await type(page, '4000 0027 6000 3184');
  const { confirmationToken } = await tokenOf(page);
  const intended = { customer: await world.customer(), intentId: newIntent() };
  const waiting = await world.charge({ ...intended, method: { token: confirmationToken?.id ?? '' } });
  if (waiting.state !== 'NEEDS_APPROVAL') throw new Error(waiting.state);
  const answer = page.evaluate(async (clientSecret) => {
    const { desk } = window as unknown as { desk: Desk };
    return await desk.stripe.handleNextAction({ clientSecret });
  }, waiting.secret);
  await page.frameLocator('iframe[title="challenge"]').getByRole('button', { name: button }).click();
  expect(Object.keys(await answer)).toEqual([state === 'SUCCEEDED' ? 'paymentIntent' : 'error']);
  expect(await world.provider.findCharge(intended)).toMatchObject({ state });
  await page.close();
});
