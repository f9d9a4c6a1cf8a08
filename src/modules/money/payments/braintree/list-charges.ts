import type { Clock } from '#platform/clock/clock.ts';
import type { BraintreeClient } from '#platform/payments/braintree-client.ts';
import type { ProviderCharge } from '#modules/money/payments/payment-provider.ts';
import { type Asked, BraintreeFault } from './ask-braintree.ts';
import type { Transaction } from './braintree-shapes.ts';
import { isRefunded } from './braintree-refunds.ts';
import { chargeOutcomeOf, moneyOf, wasVoidedAfterPayment } from './outcome-of.ts';
import { readTransaction, searchTransactions } from './search-transactions.ts';

/** A search gives so many at most and does not say that there are more, so that it is asked day by day. */
const WINDOW_MS = 24 * 60 * 60 * 1000;

/** Disputes that did not end well for us. */
const LOST_OR_OPEN = new Set(['open', 'disputed', 'under_review', 'lost', 'accepted', 'auto_accepted', 'expired']);

const LOST = new Set(['lost', 'accepted', 'auto_accepted', 'expired']);

/** Everything charged from a moment on, oldest first. Throws when Braintree cannot be asked to the end. */
export async function* listCharges(client: BraintreeClient, clock: Clock, since: Date): AsyncGenerator<ProviderCharge> {
  const end = clock.now().getTime();
  for (let start = since.getTime(); start <= end; start += WINDOW_MS) {
    // Both ends are in it, and Braintree counts whole seconds.
    const window = { min: new Date(start), max: new Date(Math.min(start + WINDOW_MS - 1, end)) };
    const sales = told(await searchTransactions(client, { type: ['sale'], created_at: window }));
    const refunds = await refundsOf(client, sales);
    for (const sale of sales) yield providerChargeOf(sale, refunds);
  }
}

/** A charge by what Braintree calls it, with what was given back of it. */
export async function readCharge(
  client: BraintreeClient,
  charge: string,
): Promise<ProviderCharge | 'NOT_FOUND' | 'UNKNOWN'> {
  const sale = await readTransaction(client, charge);
  if (typeof sale === 'string') return sale === 'NOT_FOUND' ? sale : 'UNKNOWN';
  const refunds = await findRefunds(client, [sale.answer]);
  return typeof refunds === 'string' ? 'UNKNOWN' : providerChargeOf(sale.answer, refunds.answer);
}

function findRefunds(client: BraintreeClient, sales: readonly Transaction[]): Promise<Asked<Transaction[]>> {
  const ids = sales.flatMap(({ refundIds }) => refundIds);
  if (ids.length === 0) return Promise.resolve({ answer: [] });
  return searchTransactions(client, { type: ['credit'], ids });
}

async function refundsOf(client: BraintreeClient, sales: readonly Transaction[]): Promise<Transaction[]> {
  return told(await findRefunds(client, sales));
}

function providerChargeOf(sale: Transaction, credits: readonly Transaction[]): ProviderCharge {
  const paid = moneyOf(sale);
  const refunds = credits.filter((credit) => credit.refundedTransactionId === sale.id && isRefunded(credit));
  const refunded = wasVoidedAfterPayment(sale)
    ? paid.amount
    : refunds.reduce((sum, credit) => sum + moneyOf(credit).amount, 0);
  return {
    charge: sale.id,
    intentId: sale.orderId,
    customer: sale.customer?.id ?? null,
    outcome: chargeOutcomeOf(sale),
    refunded: { amount: refunded, currency: paid.currency },
    isDisputed: sale.disputes.some(({ status }) => LOST_OR_OPEN.has(status)),
    isDisputeLost: sale.disputes.some(({ status }) => LOST.has(status)),
    at: sale.createdAt,
  };
}

function told(asked: Asked<Transaction[]>): Transaction[] {
  if (typeof asked === 'string') throw new BraintreeFault(`the list of charges: ${asked}`);
  return asked.answer;
}
