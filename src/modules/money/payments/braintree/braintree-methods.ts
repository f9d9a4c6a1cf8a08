import type braintree from 'braintree';
import type { BraintreeClient } from '#platform/payments/braintree-client.ts';
import type { PaymentMethod } from '#modules/money/payments/payment-method.ts';
import type { MethodOutcome } from '#modules/money/payments/payment-outcomes.ts';
import type { MethodInput } from '#modules/money/payments/payment-provider.ts';
import { askBraintree } from './ask-braintree.ts';
import { checkApproval } from './check-approval.ts';
import type { AccountFor } from './merchant-accounts.ts';
import { keptMethodOf } from './payment-method-of.ts';
import { refusalOf, validationCodesOf } from './refusal-of.ts';

/** `TokenIsInUse`, of cards and of PayPal accounts. */
const TOKEN_IS_IN_USE = new Set(['91719', '92906']);

/**
 * Keeps a method under the id of the intent, after the bank has verified it; so that it is found by the intent at
 * once, and never kept twice.
 */
export async function keepMethod(
  client: BraintreeClient,
  accountFor: AccountFor,
  input: MethodInput,
): Promise<MethodOutcome> {
  const before = await findMethod(client, input.intentId);
  if (before !== 'NOT_FOUND') return before;
  const account = input.currency && (await accountFor(input.currency));
  if (typeof account === 'string') return { state: account === 'TURNED_AWAY' ? account : 'UNKNOWN' };
  const objection = await checkApproval(client, input.token);
  if (objection) return objection;
  const asked = await askBraintree(() => keep(client, input, account?.answer));
  if (asked === 'NOT_FOUND') return { state: 'UNKNOWN' };
  if (typeof asked === 'string') return { state: asked };
  if (asked.answer !== 'KEPT_BEFORE') return asked.answer;
  const kept = await findMethod(client, input.intentId);
  return kept === 'NOT_FOUND' ? { state: 'UNKNOWN' } : kept;
}

/** The method that was kept for an intent. */
export async function findMethod(client: BraintreeClient, intentId: string): Promise<MethodOutcome | 'NOT_FOUND'> {
  const method = await readMethod(client, intentId);
  if (typeof method === 'string') return method === 'NOT_FOUND' ? method : { state: method };
  return { state: 'KEPT', method };
}

/** A kept method as it stands now. */
export async function readMethod(
  client: BraintreeClient,
  method: string,
): Promise<PaymentMethod | 'NOT_FOUND' | 'UNKNOWN'> {
  const asked = await askBraintree(async () => keptMethodOf(await client.paymentMethod.find(method)));
  if (typeof asked !== 'string') return asked.answer;
  return asked === 'NOT_FOUND' ? asked : 'UNKNOWN';
}

/** Forgets a kept method; one that is gone already is forgotten. */
export async function forgetMethod(client: BraintreeClient, method: string): Promise<'FORGOTTEN' | 'UNKNOWN'> {
  const asked = await askBraintree(() => client.paymentMethod.delete(method));
  return typeof asked !== 'string' || asked === 'NOT_FOUND' ? 'FORGOTTEN' : 'UNKNOWN';
}

async function keep(
  client: BraintreeClient,
  input: MethodInput,
  verificationMerchantAccountId: string | undefined,
): Promise<MethodOutcome | 'KEPT_BEFORE'> {
  const request: braintree.PaymentMethodCreateRequest & { readonly token: string } = {
    customerId: input.customer,
    paymentMethodNonce: input.token,
    token: input.intentId,
    options: {
      verifyCard: true,
      makeDefault: true,
      ...(verificationMerchantAccountId && { verificationMerchantAccountId }),
    },
  };
  const answer = await client.paymentMethod.create(request);
  if (answer.success) return { state: 'KEPT', method: keptMethodOf(answer.paymentMethod) };
  return validationCodesOf(answer).some((code) => TOKEN_IS_IN_USE.has(code)) ? 'KEPT_BEFORE' : refusalOf(answer);
}
