import { Stripe } from 'stripe';
import { createStripeClient } from '#platform/payments/stripe-client.ts';
import type { JobTasks } from '#platform/jobs/jobs.ts';
import { sendRefund } from '#modules/money/billing/send-refund.ts';
import { takeEvent } from '#modules/money/billing/take-event.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { membershipReactions } from '#modules/money/memberships/react-to-provider.ts';
import { freePort } from './free-port.ts';
import { runJobs } from './run-jobs.ts';
import { startBraintree, type TestBraintree } from './start-braintree.ts';
import { type StripeStandIn, startStripeStandIn } from './stripe-stand-in/start-stand-in.ts';
import { startTestSite, type TestSite } from './test-site.ts';

const WEBHOOK_SECRET = 'whsec_of_the_tests';
const ENTRY = `export const renderPage = () => { throw new Error('no page is asked for'); };`;

export type Delivery = { readonly secret?: string; readonly away?: number; readonly tamper?: boolean };

export type PaymentsWorld = {
  readonly site: TestSite;
  readonly context: CommandContext;
  readonly stripe: StripeStandIn;
  /** Stripe's own client, to do what staff do in its dashboard. */
  readonly client: Stripe;
  readonly braintree: TestBraintree;
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  /** Posts an event of Stripe to the site, signed now unless it is told otherwise; answers the status. */
  readonly deliver: (event: Stripe.Event, delivery?: Delivery) => Promise<number>;
  /** Every event that Stripe told since a moment, in seconds, and that names one of these, the oldest first. */
  readonly eventsAbout: (names: readonly string[], since?: number) => Promise<Stripe.Event[]>;
  /** Does what the worker would: events that were taken, and refunds. */
  readonly work: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A site that both providers can tell of events, over HTTP, with a stand-in of each as a process of its own. */
export async function startPaymentsWorld(): Promise<PaymentsWorld> {
  const [stripe, braintree, port] = await Promise.all([startStripeStandIn(), startBraintree(), freePort()]);
  const url = `http://127.0.0.1:${port}`;
  const site = await startTestSite(
    ENTRY,
    {},
    {
      PORT: String(port),
      LONGHAND_URL: url,
      STRIPE_SECRET_KEY: 'sk_test_longhand',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_longhand',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_HOST: stripe.origin,
      BRAINTREE_MERCHANT_ID: braintree.settings.merchantId,
      BRAINTREE_PUBLIC_KEY: braintree.settings.publicKey,
      BRAINTREE_PRIVATE_KEY: braintree.settings.privateKey,
      BRAINTREE_HOST: braintree.origin,
    },
  );
  const { context } = site;
  site.clock.set(new Date().toISOString());
  const settings = { secretKey: 'sk_test_longhand', publishableKey: undefined, webhookSecret: undefined };
  const client = createStripeClient({ ...settings, host: stripe.origin }, 10_000);
  const tasks: JobTasks = {
    'billing:event': async (event) => await takeEvent(context, event, membershipReactions),
    'billing:refund': async ({ refundId }) => await sendRefund(context, refundId),
  };
  return {
    site,
    context,
    stripe,
    client,
    braintree,
    url,
    deliver: async (event, { secret = WEBHOOK_SECRET, away = 0, tamper = false } = {}) => {
      const payload = JSON.stringify(event);
      const timestamp = Math.floor(site.clock.now().getTime() / 1_000) + away;
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
      const body = tamper ? payload.replace(event.id, `${event.id}x`) : payload;
      const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
      const answer = await fetch(`${url}/_/webhooks/stripe`, { method: 'POST', headers, body });
      return answer.status;
    },
    eventsAbout: async (names, since = 0) => {
      const all: Stripe.Event[] = [];
      for await (const event of client.events.list({ limit: 100, created: { gte: since } })) {
        const text = JSON.stringify(event);
        if (names.some((name) => text.includes(name))) all.push(event);
      }
      return all.toReversed();
    },
    work: () => runJobs(site.database, tasks),
    close: async () => {
      await Promise.all([site.close(), stripe.close(), braintree.close()]);
    },
  };
}
