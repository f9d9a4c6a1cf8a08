import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { test } from '#test/support/browser.ts';
import { type BraintreeWorld, startBraintreeWorld } from '#test/support/braintree-world.ts';
import { findBrowser } from '#test/support/find-browser.ts';

let world: BraintreeWorld;
let browser: Browser | undefined;
let customer: string;
const executablePath = findBrowser();

beforeAll(async () => {
  world = await startBraintreeWorld();
  customer = await world.customer();
  if (executablePath) browser = await chromium.launch({ executablePath, args: ['--headless', '--no-sandbox'] });
});
afterAll(async () => {
  await browser?.close();
  await world.close();
});

const COMPONENTS = ['client', 'hosted-fields', 'three-d-secure', 'paypal-checkout'];

/** A page as ours will be: scripts of Braintree, which the stand-in answers, and places for the fields. */
async function openCheckout(): Promise<Page> {
  if (!browser) throw new Error('no browser');
  const page = await browser.newPage();
  await page.route('https://js.braintreegateway.com/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${world.standIn.origin}${pathname}` }) });
  });
  const scripts = COMPONENTS.map(
    (name) => `<script src="https://js.braintreegateway.com/web/3.144.0/js/${name}.min.js"></script>`,
  );
  const places = ['number', 'date', 'cvv', 'postal', 'paypal'].map(
    (id) => `<div id="${id}" style="height:40px"></div>`,
  );
  await page.setContent(`<!doctype html>${places.join('')}${scripts.join('')}`);
  const setup = await world.provider.browserSetup(customer, 'USD');
  if (setup.provider !== 'BRAINTREE') throw new Error(setup.provider);
  await page.evaluate(async (authorization) => {
    const { braintree } = window as unknown as {
      braintree: Record<string, { create(options: object): Promise<object> }>;
    };
    const client = await braintree['client']?.create({ authorization });
    const fields = {
      number: { selector: '#number' },
      expirationDate: { selector: '#date' },
      cvv: { selector: '#cvv' },
      postalCode: { container: '#postal' },
    };
    const hostedFields = await braintree['hostedFields']?.create({ client, fields });
    const threeDSecure = await braintree['threeDSecure']?.create({ authorization, version: 2 });
    const paypal = await braintree['paypalCheckout']?.create({ client });
    Object.assign(window, { hostedFields, threeDSecure, paypal });
  }, setup.clientToken);
  return page;
}

async function fill(page: Page, number: string, cvv = '123'): Promise<void> {
  const values = { number, expirationDate: '12/34', cvv, postalCode: '12345' };
  for (const [name, value] of Object.entries(values)) {
    await page.frameLocator(`#braintree-hosted-field-${name}`).locator('input').fill(value);
  }
}

type Payload = { readonly nonce: string; readonly details: { readonly lastFour: string; readonly bin: string } };

const call = <Answer>(page: Page, what: string, method: string, input?: object): Promise<Answer> =>
  page.evaluate(
    ([name, verb, given]) => {
      const part = (window as unknown as Record<string, Record<string, (input?: unknown) => Promise<unknown>>>)[name];
      return part?.[verb]?.(given) as Promise<never>;
    },
    [what, method, input] as const,
  );

const charge = (token: string) => world.charge({ customer, method: { token } });

test('MEMB-3: a card in four fields becomes a nonce, and the nonce is charged once', async () => {
  const page = await openCheckout();
  await fill(page, '4111 1111 1111 1111');
  const { nonce, details } = await call<Payload>(page, 'hostedFields', 'tokenize');
  expect(details).toMatchObject({ lastFour: '1111', bin: '411111', cardType: 'Visa' });
  const outcome = await charge(nonce);
  expect(outcome).toMatchObject({ state: 'SUCCEEDED', method: { expirationMonth: 12, expirationYear: 2034 } });
  expect(await charge(nonce)).toMatchObject({ state: 'DECLINED', reason: 'METHOD_GONE' });
});

test('MEMB-3: fields that are empty or wrong become none', async () => {
  const page = await openCheckout();
  await expect(call(page, 'hostedFields', 'tokenize')).rejects.toThrow('HOSTED_FIELDS_FIELDS_EMPTY');
  await fill(page, '4111');
  await expect(call(page, 'hostedFields', 'tokenize')).rejects.toThrow('HOSTED_FIELDS_FIELDS_INVALID');
  await fill(page, '4111 1111 1111 1112');
  await expect(call(page, 'hostedFields', 'tokenize')).rejects.toThrow('HOSTED_FIELDS_FAILED_TOKENIZATION');
});

test('MEMB-3: a card that its bank declines, and a code that does not match', async () => {
  const page = await openCheckout();
  await fill(page, '4000 1111 1111 1115');
  const declined = await call<Payload>(page, 'hostedFields', 'tokenize');
  expect(await charge(declined.nonce)).toMatchObject({ state: 'DECLINED', reason: 'CARD_DECLINED', code: '2000' });
  await fill(page, '4111 1111 1111 1111', '200');
  const mismatched = await call<Payload>(page, 'hostedFields', 'tokenize');
  expect(await charge(mismatched.nonce)).toMatchObject({ state: 'DECLINED', reason: 'INCORRECT_CVC', code: 'cvv' });
});

test.each([
  ['Approve', 'SUCCEEDED', undefined],
  ['Refuse', 'DECLINED', 'APPROVAL_REFUSED'],
] as const)('MEMB-3: 3-D Secure is asked, and the person says %s', async (button, state, reason) => {
  const page = await openCheckout();
  await fill(page, '4000 0000 0000 1091');
  const { nonce, details } = await call<Payload>(page, 'hostedFields', 'tokenize');
  expect(await charge(nonce)).toMatchObject({ state: 'DECLINED', reason: 'APPROVAL_NEEDED' });
  const again = await call<Payload>(page, 'hostedFields', 'tokenize');
  const verifying = call<Payload>(page, 'threeDSecure', 'verifyCard', {
    nonce: again.nonce,
    bin: details.bin,
    amount: '5.00',
  });
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  const verified = await verifying;
  expect(await charge(verified.nonce)).toMatchObject({ state, ...(reason && { reason }) });
});

test('MEMB-3: an approval in one currency does not charge another', async () => {
  const page = await openCheckout();
  await fill(page, '4000 0000 0000 1091');
  const { nonce } = await call<Payload>(page, 'hostedFields', 'tokenize');
  const verifying = call<Payload>(page, 'threeDSecure', 'verifyCard', { nonce, amount: '5.00' });
  await page.getByRole('button', { name: 'Approve' }).click();
  const verified = await verifying;
  const inDollarsOfCanada = {
    customer,
    method: { token: verified.nonce },
    money: { amount: 500, currency: 'CAD' },
  } as const;
  await expect(world.charge(inDollarsOfCanada)).rejects.toThrow('91584');
});

test('MEMB-3: PayPal is agreed to in its own window, or not', async () => {
  const page = await openCheckout();
  await page.evaluate(async () => {
    const view = window as unknown as {
      paypal: { loadPayPalSDK(): Promise<unknown>; tokenizePayment(data: object): Promise<{ nonce: string }> };
      said: string;
    };
    const checkout = view.paypal;
    await checkout.loadPayPalSDK();
    const { Buttons } = (
      window as unknown as { paypal: { Buttons(options: object): { render(place: string): Promise<void> } } }
    ).paypal;
    await Buttons({
      createBillingAgreement: async () => 'BA-1',
      onApprove: async (data: object) => {
        view.said = (await checkout.tokenizePayment(data)).nonce;
      },
      onCancel: () => {
        view.said = 'cancelled';
      },
    }).render('#paypal');
  });
  const said = () => page.evaluate(() => (window as unknown as { said?: string }).said);
  await page.getByRole('button', { name: 'PayPal' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(said).toBe('cancelled');
  await page.getByRole('button', { name: 'PayPal' }).click();
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await expect.poll(said).toMatch(/^tokencc_/);
  const outcome = await charge((await said()) ?? '');
  expect(outcome).toMatchObject({
    state: 'SUCCEEDED',
    method: { kind: 'PaypalAccount', email: 'jane.doe@paypal.com' },
  });
});
