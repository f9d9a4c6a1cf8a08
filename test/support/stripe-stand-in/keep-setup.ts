import type { Stripe } from 'stripe';
import { ApiFault } from './api-fault.ts';
import { askBank } from './bank.ts';
import { approvalError, cardError } from './card-error.ts';
import { attach } from './find-method.ts';
import { emit, idOf, type State } from './state.ts';

/** Asks the bank whether a method may be kept, and keeps it. A refused card is an error of the call. */
export function keepSetup(
  state: State,
  setup: Stripe.SetupIntent,
  method: Stripe.PaymentMethod,
  isApproved: boolean,
): void {
  const verdict = askBank(state, { method, isKeeping: true, isOffSession: false, isApproved });
  setup.payment_method = method.id;
  setup.next_action = null;
  if (verdict.kind === 'APPROVE') {
    setup.status = 'requires_action';
    setup.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'intent_confirmation_challenge' } };
    return emit(state, 'setup_intent.requires_action', setup);
  }
  if (verdict.kind === 'NO') {
    const error = cardError(verdict.refusal);
    setup.last_setup_error = { ...error, payment_method: structuredClone(method) };
    setup.payment_method = null;
    setup.status = 'requires_payment_method';
    emit(state, 'setup_intent.setup_failed', setup);
    throw new ApiFault(402, { ...error, setup_intent: structuredClone(setup) });
  }
  if (isApproved) state.approvedMethods.add(method.id);
  setup.last_setup_error = null;
  setup.status = 'succeeded';
  if (typeof setup.customer === 'string') attach(state, method, setup.customer);
  emit(state, 'setup_intent.succeeded', setup);
}

/** What the person answered the bank. */
export function answerKeeping(state: State, setup: Stripe.SetupIntent, isApproved: boolean): void {
  const method = state.methods.get(idOf(setup.payment_method));
  if (setup.status !== 'requires_action' || method === undefined) return;
  if (isApproved) {
    try {
      return keepSetup(state, setup, method, true);
    } catch (fault) {
      if (fault instanceof ApiFault) return;
      throw fault;
    }
  }
  setup.last_setup_error = { ...approvalError('setup'), payment_method: structuredClone(method) };
  setup.payment_method = null;
  setup.next_action = null;
  setup.status = 'requires_payment_method';
  emit(state, 'setup_intent.setup_failed', setup);
}
