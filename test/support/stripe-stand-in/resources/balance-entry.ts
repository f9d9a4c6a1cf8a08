import type { Stripe } from 'stripe';
import { newId, type State } from '../state.ts';

/** Books what came or went; fees are none here. */
export function makeEntry(
  state: State,
  type: 'adjustment' | 'charge' | 'refund' | 'refund_failure',
  source: string,
  amount: number,
  currency: string,
): Stripe.BalanceTransaction {
  const entry: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: state.clock.seconds(),
    balance_type: 'payments',
    created: state.clock.seconds(),
    currency,
    description: null,
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: amount,
    reporting_category: type === 'adjustment' ? 'dispute' : type,
    source,
    status: 'available',
    type,
  };
  state.entries.set(entry.id, entry);
  return entry;
}
