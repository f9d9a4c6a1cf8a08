import type { Stripe } from 'stripe';
import type { Clock } from '#platform/clock/clock.ts';
import type { ProviderCharge } from '../payment-provider.ts';
import { moneyOfStripe } from './stripe-amounts.ts';
import { INTENT_MARK, PAGE } from './stripe-marks.ts';
import { isMissing, isUnanswered, outcomeOfCharge } from './stripe-outcomes.ts';

const DAY = 86_400;

export async function readCharge(stripe: Stripe, ref: string): Promise<ProviderCharge | 'NOT_FOUND' | 'UNKNOWN'> {
  try {
    return await providerChargeOf(stripe, await stripe.charges.retrieve(ref));
  } catch (fault) {
    if (isUnanswered(fault)) return 'UNKNOWN';
    if (isMissing(fault)) return 'NOT_FOUND';
    throw fault;
  }
}

/** Stripe lists the newest first, so days are asked one by one, and the last has no end. */
export async function* charges(stripe: Stripe, clock: Clock, since: Date): AsyncIterable<ProviderCharge> {
  const now = Math.floor(clock.now().getTime() / 1_000);
  for (let start = Math.floor(since.getTime() / 1_000), isLast = false; !isLast; start += DAY) {
    isLast = start + DAY > now;
    const created = { gte: start, ...(!isLast && { lt: start + DAY }) };
    const day: ProviderCharge[] = [];
    for await (const charge of stripe.charges.list({ created, limit: PAGE })) {
      day.push(await providerChargeOf(stripe, charge));
    }
    yield* day.toReversed();
  }
}

/** Disputes that cost nothing, or no longer. */
const HARMLESS: ReadonlySet<string> = new Set(['prevented', 'warning_closed', 'won']);

async function providerChargeOf(stripe: Stripe, charge: Stripe.Charge): Promise<ProviderCharge> {
  const { customer } = charge;
  // A charge says that it was disputed, and goes on to say so when that is over.
  const disputes = charge.disputed ? (await stripe.disputes.list({ charge: charge.id, limit: PAGE })).data : [];
  return {
    charge: charge.id,
    intentId: charge.metadata[INTENT_MARK] ?? null,
    customer: typeof customer === 'string' ? customer : (customer?.id ?? null),
    outcome: outcomeOfCharge(charge),
    refunded: moneyOfStripe(charge.amount_refunded, charge.currency),
    isDisputed: disputes.some(({ status }) => !HARMLESS.has(status)),
    isDisputeLost: disputes.some(({ status }) => status === 'lost'),
    at: new Date(charge.created * 1_000),
  };
}
