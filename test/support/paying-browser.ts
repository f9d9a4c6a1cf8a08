import type { Page } from 'playwright-core';
import { settleIntents } from '#modules/money/billing/settle-intents.ts';
import { sendRefund } from '#modules/money/billing/send-refund.ts';
import { takeEvent } from '#modules/money/billing/take-event.ts';
import { membershipAppliers } from '#modules/money/memberships/membership-appliers.ts';
import { membershipReactions } from '#modules/money/memberships/react-to-provider.ts';
import { renewDueMemberships } from '#modules/money/memberships/renew-due-memberships.ts';
import { openBrowser, wake } from './browser.ts';
import { runJobs } from './run-jobs.ts';
import { signIn } from './sign-in.ts';
import { startBraintree } from './start-braintree.ts';
import { startStripeStandIn } from './stripe-stand-in/start-stand-in.ts';
import { startTestProgram } from './test-program.ts';

const WEBHOOK_SECRET = 'whsec_of_the_tests';

const BOOKS = `
  select c.provider, c.amount, c.charge, c.refunded_amount as refunded from charge c
  where person_id = $1 order by receipt_number`;
const STATE = 'select status, plan, failed_charges as "failedCharges" from membership where person_id = $1';
const KEPT = `select method ->> 'ref' as ref, period_ends_at as "endsAt" from membership where person_id = $1`;

/** A site that Stripe and Braintree are set up for, both as processes of their own, and people who pay in a browser. */
export async function startPayingBrowser() {
  const [stripe, braintree] = await Promise.all([startStripeStandIn(), startBraintree()]);
  const { merchantId, publicKey, privateKey } = braintree.settings;
  const program = await startTestProgram({
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_longhand',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_longhand',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_HOST: stripe.origin,
      BRAINTREE_MERCHANT_ID: merchantId,
      BRAINTREE_PUBLIC_KEY: publicKey,
      BRAINTREE_PRIVATE_KEY: privateKey,
      BRAINTREE_HOST: braintree.origin,
    },
  });
  const { context, clock } = program;
  // Events are believed for 300 seconds, and the providers have the real time.
  clock.set(new Date().toISOString());
  await stripe.control('webhook', { url: `${program.url}/_/webhooks/stripe`, secret: WEBHOOK_SECRET });
  await braintree.tell('webhooks', { url: `${program.url}/_/webhooks/braintree` });
  const browser = await openBrowser(program);
  const first = async <Row>(name: string, text: string, personId: string): Promise<Row | undefined> =>
    (await context.database.query<Row>(name, text, [personId]))[0];

  return {
    program,
    stripe,
    braintree,
    /** Somebody who is signed in, at a path, with the scripts of the providers answered by the stand-ins. */
    open: async (path: string, person?: string) => {
      const { cookies, personId } = await signIn(program, person === undefined ? {} : { person });
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
      await page.goto(program.url + path);
      await wake(page);
      return { page, problems, personId };
    },
    /** What the jobs of a site do: events are followed, what is unknown is asked for, what is due is charged. */
    work: async () => {
      await runJobs(context.database, {
        'billing:event': async (event) => await takeEvent(context, event, membershipReactions),
        'billing:refund': async ({ refundId }) => await sendRefund(context, refundId),
      });
      await settleIntents(context, membershipAppliers);
      await renewDueMemberships(context, membershipAppliers);
    },
    /** Puts the clocks of the site and of both providers ahead to a moment. */
    moveTo: async (moment: Date) => {
      const seconds = Math.round((moment.getTime() - clock.now().getTime()) / 1000);
      clock.set(moment.toISOString());
      await stripe.control('clock', { advance: seconds });
      await braintree.tell('clock', { at: moment });
    },
    booksOf: (personId: string) =>
      context.database.query<{ provider: string; amount: number; charge: string; refunded: number }>(
        'test_books',
        BOOKS,
        [personId],
      ),
    membershipOf: (personId: string) =>
      first<{ status: string; plan: string; failedCharges: number }>('test_state', STATE, personId),
    methodOf: async (personId: string) => {
      const kept = await first<{ ref: string; endsAt: Date }>('test_kept', KEPT, personId);
      if (kept === undefined) throw new Error(`${personId} is no member`);
      return kept;
    },
    close: async () => {
      await browser.close();
      await program.close();
      await Promise.all([stripe.close(), braintree.close()]);
    },
  };
}

export type PayingBrowser = Awaited<ReturnType<typeof startPayingBrowser>>;

/** Types a card into the fields of Stripe. */
export async function typeForStripe(page: Page, number: string): Promise<void> {
  const fields = page.frameLocator('iframe[title="payment"]');
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel('Expiration date').fill('12 / 44');
  await fields.getByLabel('Security code').fill('123');
  await fields.getByLabel('Postal code').fill('10001');
}

/** Types a card into the four fields of Braintree. */
export async function typeForBraintree(page: Page, number: string): Promise<void> {
  const values = { number, expirationDate: '12/34', cvv: '123', postalCode: '12345' };
  for (const [name, value] of Object.entries(values)) {
    await page.frameLocator(`#braintree-hosted-field-${name}`).locator('input').fill(value);
  }
}
