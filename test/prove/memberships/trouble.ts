import { FAULTS } from '#test/support/stripe-stand-in/faults.ts';
import type { FaultKind as BraintreeFault } from '#test/support/braintree-stand-in/faults.ts';
import type { Random } from '#test/prove/random.ts';
import type { TillSite } from './till-site.ts';

/** What is held up comes within this, in milliseconds: much less than a call may take. */
export const MOST_DELAY = 800;

const BRAINTREE_FAULTS: readonly BraintreeFault[] = [
  'delay',
  'delay-after',
  'drop-before',
  'drop-after',
  '429',
  '503-before',
  '500-after',
  '504-after',
  'malformed-after',
  'html-after',
  'json-after',
  'empty-after',
  'cut-after',
  'wrong-document-after',
];
const STRIPE_CALLS = ['', 'POST /v1/payment_intents', 'POST /v1/customers', 'POST /v1/refunds', 'GET /v1'] as const;
const BRAINTREE_CALLS = ['', 'POST /transactions$', 'POST /customers', 'POST /payment_methods', 'PUT'] as const;
const MANNERS = ['plain', 'plain', 'doubled', 'reordered', 'withheld'] as const;
const FAULTS_A_ROUND = 4;

/** Plans what will go wrong in a round with both providers, and how Stripe tells of what happens. */
export async function plan({ stripe, braintree, url }: TillSite, random: Random): Promise<void> {
  await stripe.control('faults/clear');
  await braintree.tell('clear-faults');
  for (let count = 0; count < FAULTS_A_ROUND; count += 1) {
    const milliseconds = 50 + random.below(MOST_DELAY - 50);
    const times = 1 + random.below(3);
    const on = random.pick(STRIPE_CALLS);
    await stripe.control('faults', { kind: random.pick(FAULTS), on, times, chance: 0.5, milliseconds });
    await braintree.fail(random.pick(BRAINTREE_FAULTS), random.pick(BRAINTREE_CALLS), {
      times,
      delayMs: milliseconds,
    });
  }
  await stripe.control('events', { manner: random.pick(MANNERS) });
  await stripe.control('events/release');
  await braintree.tell('webhooks', {
    url: random.below(4) === 0 ? null : `${url}/_/webhooks/braintree`,
    times: 1 + random.below(2),
    delayMs: random.below(2_000),
  });
}

/** Nothing goes wrong any more; events that were withheld come. */
export async function endTrouble({ stripe, braintree }: TillSite): Promise<void> {
  await stripe.control('faults/clear');
  await braintree.tell('clear-faults');
  await stripe.control('events', { manner: 'plain' });
  await stripe.control('events/release');
}

const KEPT = `
  select method ->> 'ref' as ref, provider from membership
  where method is not null and provider in ('BRAINTREE', 'STRIPE') order by random() limit 3`;

/** Banks begin to refuse some kept cards, and take others again. */
export async function changeCards({ context, stripe, braintree }: TillSite, random: Random): Promise<void> {
  const kept = await context.database
    .query<{ ref: string; provider: string }>('prove_kept', KEPT, [])
    .catch((): { ref: string; provider: string }[] => []);
  for (const { ref, provider } of kept) {
    const isRefused = random.below(2) === 0;
    const declines = isRefused ? { code: 'card_declined', declineCode: 'insufficient_funds', advice: null } : null;
    await (
      provider === 'STRIPE'
        ? stripe.control('methods', { method: ref, manner: { declines } })
        : braintree.tell('method', { token: ref, change: { declineWith: isRefused ? '2001' : null } })
    ).catch(() => undefined);
  }
}
