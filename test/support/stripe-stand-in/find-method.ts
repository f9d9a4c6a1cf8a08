import type { Stripe } from 'stripe';
import { missing, refused } from './api-fault.ts';
import { mannerOfToken } from './cards.ts';
import { type Params, text } from './form.ts';
import { makeMethod } from './resources/payment-method.ts';
import { emit, type State } from './state.ts';

/**
 * The method that a call names: one that is kept, a test method by its name, which becomes a new one, or what a
 * confirmation token stands for. Refuses another customer's and what may not be used again, as Stripe does.
 */
export function methodOfCall(state: State, params: Params, customer: string | null): Stripe.PaymentMethod | null {
  const token = text(params, 'confirmation_token');
  const id = token === null ? text(params, 'payment_method') : methodOfToken(state, token);
  if (id === null) return null;
  const method = state.methods.get(id) ?? cloneOfToken(state, id);
  if (method === undefined) throw missing('PaymentMethod', id, 'payment_method', 400);
  if (state.spentMethods.has(id)) {
    throw refused(
      'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a ' +
        'connected account without Customer attachment, or was detached from a Customer. It may not be used again.',
    );
  }
  if (method.customer !== null && method.customer !== customer) {
    const message =
      customer === null
        ? `The PaymentMethod ${id} belongs to a Customer. Please include the Customer in the \`customer\` parameter.`
        : `The PaymentMethod ${id} does not belong to the Customer you supplied ${customer}.`;
    throw refused(message);
  }
  return method;
}

/** Keeps a method for a customer, once. */
export function attach(state: State, method: Stripe.PaymentMethod, customer: string): void {
  if (method.customer === customer) return;
  method.customer = customer;
  emit(state, 'payment_method.attached', method);
}

function cloneOfToken(state: State, token: string): Stripe.PaymentMethod | undefined {
  const manner = mannerOfToken(token);
  return manner && makeMethod(state, manner);
}

function methodOfToken(state: State, id: string): string {
  const kept = state.tokens.get(id);
  if (kept === undefined) throw missing('ConfirmationToken', id, 'confirmation_token', 400);
  if (kept.token.payment_intent !== null || kept.token.setup_intent !== null) {
    throw refused(`The ConfirmationToken ${id} has already been used.`, { param: 'confirmation_token' });
  }
  return kept.method;
}

/** A token is good once it has served one intent, and no other. */
export function spendToken(state: State, params: Params, served: 'payment_intent' | 'setup_intent', id: string): void {
  const kept = state.tokens.get(text(params, 'confirmation_token') ?? '');
  if (kept) kept.token[served] = id;
}
