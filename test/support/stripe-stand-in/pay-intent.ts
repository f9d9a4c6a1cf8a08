import type { Stripe } from 'stripe';
import { ApiFault } from './api-fault.ts';
import { askBank } from './bank.ts';
import { approvalError, cardError } from './card-error.ts';
import type { Refusal } from './cards.ts';
import { attach } from './find-method.ts';
import { makeCharge } from './resources/charge.ts';
import { makeDispute } from './resources/dispute.ts';
import { emit, idOf, type State } from './state.ts';

type Manner = { readonly isOffSession: boolean; readonly isApproved: boolean };

/** Asks the bank to pay an intent, and books what it says. A refused card is an error of the call. */
export function payIntent(
  state: State,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  manner: Manner,
): void {
  const verdict = askBank(state, { method, isKeeping: false, ...manner });
  intent.payment_method = method.id;
  intent.next_action = null;
  if (verdict.kind === 'APPROVE') {
    intent.status = 'requires_action';
    intent.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'intent_confirmation_challenge' } };
    return emit(state, 'payment_intent.requires_action', intent);
  }
  if (verdict.kind === 'NO') return refuse(state, intent, method, verdict.refusal);
  const charge = makeCharge(state, intent, method, null);
  if (manner.isApproved) state.approvedMethods.add(method.id);
  intent.latest_charge = charge.id;
  intent.amount_received = intent.amount;
  intent.last_payment_error = null;
  intent.status = 'succeeded';
  if (typeof intent.customer === 'string' && intent.setup_future_usage !== null) attach(state, method, intent.customer);
  else if (method.customer === null) state.spentMethods.add(method.id);
  emit(state, 'charge.succeeded', charge);
  emit(state, 'payment_intent.succeeded', intent);
  const disputed = state.manners.get(method.id)?.disputes;
  if (disputed) makeDispute(state, charge, disputed);
}

function refuse(state: State, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod, refusal: Refusal): never {
  const charge = makeCharge(state, intent, method, refusal);
  const error = cardError(refusal);
  intent.latest_charge = charge.id;
  intent.last_payment_error = { ...error, charge: charge.id, payment_method: structuredClone(method) };
  intent.payment_method = null;
  intent.status = 'requires_payment_method';
  emit(state, 'charge.failed', charge);
  emit(state, 'payment_intent.payment_failed', intent);
  throw new ApiFault(402, { ...error, charge: charge.id, payment_intent: structuredClone(intent) });
}

/** What the person answered the bank; a refused card afterwards shows in the intent only. */
export function answerApproval(state: State, intent: Stripe.PaymentIntent, isApproved: boolean): void {
  const method = state.methods.get(idOf(intent.payment_method));
  if (intent.status !== 'requires_action' || method === undefined) return;
  if (isApproved) {
    try {
      return payIntent(state, intent, method, { isOffSession: false, isApproved: true });
    } catch (fault) {
      if (fault instanceof ApiFault) return;
      throw fault;
    }
  }
  intent.last_payment_error = { ...approvalError('payment'), payment_method: structuredClone(method) };
  intent.payment_method = null;
  intent.next_action = null;
  intent.status = 'requires_payment_method';
  emit(state, 'payment_intent.payment_failed', intent);
}
