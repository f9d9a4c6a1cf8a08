import { z } from 'zod';
import { type Answer, invalid, NOT_FOUND, refused, xmlAnswer } from './answers.ts';
import { decide } from './decide.ts';
import { approvalNode, customerNode, methodNode } from './nodes.ts';
import { newId, nonceOf, type StandIn } from './stand-in.ts';
import type { KeptMethod, Nonce } from './vault.ts';

const customerShape = z.object({
  id: z.string().optional(),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  email: z.string().optional(),
});

export function createCustomer(standIn: StandIn, body: unknown): Answer {
  const { id = newId(9), first_name: firstName, last_name: lastName, email } = customerShape.parse(body);
  if (standIn.customers.has(id)) return invalid('customer', '91609', 'id', 'Customer ID has already been taken.');
  if (!/^[\w-]*$/.test(id)) return invalid('customer', '91610', 'id', 'Customer ID is invalid.');
  if (id.length > 36) return invalid('customer', '91612', 'id', 'Customer ID is too long.');
  if (email !== undefined && !/^\S+@\S+\.\S+$/.test(email)) {
    return invalid('customer', '81604', 'email', 'Email is an invalid format.');
  }
  const names = { firstName: firstName ?? null, lastName: lastName ?? null, email: email ?? null };
  const customer = { id, ...names, createdAt: standIn.now() };
  standIn.customers.set(id, customer);
  return xmlAnswer(201, 'customer', customerNode(customer, []));
}

export function findCustomer(standIn: StandIn, id: string): Answer {
  const customer = standIn.customers.get(id);
  const methods = [...standIn.methods.values()].filter(({ customerId }) => customerId === id);
  return customer ? xmlAnswer(200, 'customer', customerNode(customer, methods)) : NOT_FOUND;
}

const methodShape = z.object({
  customer_id: z.string(),
  payment_method_nonce: z.string(),
  token: z.string().optional(),
  options: z.object({ verify_card: z.boolean().optional() }).default({}),
});

/** Keeps a method; a card is verified first where that is asked. */
export function createMethod(standIn: StandIn, body: unknown): Answer {
  const { customer_id: customerId, payment_method_nonce: name, token = newId(8), options } = methodShape.parse(body);
  const nonce = nonceOf(standIn, name);
  const fault = faultOf(standIn, customerId, token, nonce);
  if (fault || !nonce) return fault ?? NOT_FOUND;
  const { instrument, approval } = nonce;
  nonce.isConsumed = !nonce.isFixed;
  const now = standIn.now();
  if (options.verify_card && instrument.kind !== 'paypal_account') {
    const asked = { amount: '0.00', isRecurring: false, wantsThreeDSecure: false, now };
    const { status, responseCode, rejection } = decide({ ...asked, instrument, approval });
    if (responseCode !== '1000') {
      const verification = {
        id: newId(8),
        status,
        processorResponseCode: responseCode,
        gatewayRejectionReason: rejection,
      };
      return refused('Processor declined the verification.', null, { verification });
    }
  }
  const kept: KeptMethod = { token, customerId, instrument, createdAt: now, updatedAt: now };
  standIn.methods.set(token, kept);
  return xmlAnswer(201, ...methodNode(kept));
}

function faultOf(standIn: StandIn, customer: string, token: string, nonce: Nonce | undefined): Answer | undefined {
  if (!nonce)
    return invalid('payment-method', '93108', 'payment_method_nonce', 'Unknown or expired payment_method_nonce.');
  if (nonce.isConsumed) {
    return invalid(
      'payment-method',
      '93107',
      'payment_method_nonce',
      'Cannot use a payment_method_nonce more than once.',
    );
  }
  const { kind, validation, isOnce } = nonce.instrument;
  if (!standIn.customers.has(customer))
    return invalid('payment-method', '93105', 'customer_id', 'Customer ID is invalid.');
  if (standIn.methods.has(token)) {
    const code = kind === 'paypal_account' ? '92906' : '91719';
    return invalid(kind === 'paypal_account' ? 'paypal-account' : 'credit-card', code, 'token', 'Token is taken.');
  }
  if (!/^[\w-]{1,36}$/.test(token)) return invalid('credit-card', '91718', 'token', 'Token is invalid.');
  if (isOnce) return invalid('paypal-account', '82902', 'base', 'Cannot vault a one-time use PayPal account.');
  return validation === undefined
    ? undefined
    : invalid('credit-card', validation, 'number', 'Credit card number is invalid.');
}

export function findMethod(standIn: StandIn, token: string): Answer {
  const kept = standIn.methods.get(token);
  return kept ? xmlAnswer(200, ...methodNode(kept)) : NOT_FOUND;
}

export function forgetMethod(standIn: StandIn, token: string): Answer {
  return standIn.methods.delete(token) ? { status: 200, body: '', type: 'application/xml' } : NOT_FOUND;
}

/** A nonce of a kept method, for 3-D Secure on it. */
export function nonceOfMethod(standIn: StandIn, token: string): Answer {
  const kept = standIn.methods.get(token);
  if (!kept) return NOT_FOUND;
  const nonce = `tokencc_${newId(12)}`;
  const { instrument } = kept;
  standIn.nonces.set(nonce, { nonce, instrument, approval: undefined, token, isFixed: false, isConsumed: false });
  return findNonce(standIn, nonce, 201);
}

export function findNonce(standIn: StandIn, name: string, status = 200): Answer {
  const found = nonceOf(standIn, name);
  if (!found) return NOT_FOUND;
  const { nonce, instrument, approval, isConsumed: consumed } = found;
  const type = {
    credit_card: 'CreditCard',
    apple_pay_card: 'ApplePayCard',
    android_pay_card: 'AndroidPayCard',
    paypal_account: 'PayPalAccount',
  }[instrument.kind];
  const threeDSecureInfo = approval ? approvalNode(approval) : null;
  const details = { bin: instrument.bin };
  return xmlAnswer(status, 'payment-method-nonce', {
    nonce,
    type,
    consumed,
    threeDSecureInfo,
    details,
    default: false,
  });
}
