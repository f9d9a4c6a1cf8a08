import type { Stripe } from 'stripe';
import { metadata, type Params, text } from '../form.ts';
import { emit, idOf, newId, type State } from '../state.ts';
import { makeEntry } from './balance-entry.ts';

/** Gives money of a charge back and books it; the amount must be what is left of it at most. */
export function makeRefund(state: State, charge: Stripe.Charge, amount: number, params: Params): Stripe.Refund {
  const isPending = state.manners.get(charge.payment_method ?? '')?.refunds === 'PEND';
  const refund: Stripe.Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: state.clock.seconds(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: { card: { type: isPending ? 'pending' : 'refund' }, type: 'card' },
    metadata: metadata(params),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: text(params, 'reason'),
    receipt_number: null,
    source_transfer_reversal: null,
    status: isPending ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
  refund.balance_transaction = makeEntry(state, 'refund', refund.id, -amount, charge.currency).id;
  state.refunds.set(refund.id, refund);
  bookOn(charge, amount);
  emit(state, 'refund.created', refund);
  emit(state, 'charge.refunded', charge);
  return refund;
}

/** What begins as given back or pending ends otherwise some days later. */
export function settleRefunds(state: State): void {
  for (const refund of state.refunds.values()) {
    const charge = state.charges.get(idOf(refund.charge));
    const manner = state.manners.get(charge?.payment_method ?? '')?.refunds;
    if (charge === undefined) continue;
    if (refund.status === 'pending') {
      refund.status = 'succeeded';
      emit(state, 'refund.updated', refund, { status: 'pending' });
    } else if (manner === 'FAIL_LATER' && refund.status === 'succeeded') {
      refund.status = 'failed';
      refund.failure_reason = 'expired_or_canceled_card';
      refund.failure_balance_transaction = makeEntry(
        state,
        'refund_failure',
        refund.id,
        refund.amount,
        refund.currency,
      ).id;
      bookOn(charge, -refund.amount);
      emit(state, 'refund.failed', refund, { status: 'succeeded' });
    }
  }
}

function bookOn(charge: Stripe.Charge, amount: number): void {
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
}
