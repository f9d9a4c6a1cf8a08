import type braintree from 'braintree';
import { decimalOf } from '#shared/money/money.ts';
import type { BraintreeClient } from '#platform/payments/braintree-client.ts';
import type { ChargeOutcome } from '#modules/money/payments/payment-outcomes.ts';
import type { ChargeInput } from '#modules/money/payments/payment-provider.ts';
import { askBraintree } from './ask-braintree.ts';
import { transactionShape } from './braintree-shapes.ts';
import { checkApproval } from './check-approval.ts';
import { descriptorOf } from './descriptor-of.ts';
import type { AccountFor } from './merchant-accounts.ts';
import { chargeOutcomeOf, outcomeOfAll } from './outcome-of.ts';
import { refusalOf } from './refusal-of.ts';
import { findByIntent } from './search-transactions.ts';

/**
 * Charges, once for an intent: Braintree has no idempotency of its own, so that what it has of the intent is asked
 * before anything is sent, and answered if there is something. Two calls for one intent must not overlap: the row of
 * the intent sees to that.
 */
export async function charge(
  client: BraintreeClient,
  accountFor: AccountFor,
  input: ChargeInput,
): Promise<ChargeOutcome> {
  const before = await findCharge(client, input.intentId);
  if (before !== 'NOT_FOUND') return before;
  const account = await accountFor(input.money.currency);
  if (typeof account === 'string') return { state: account === 'TURNED_AWAY' ? account : 'UNKNOWN' };
  const nonce = nonceOf(input.method);
  const objection = nonce === undefined ? undefined : await checkApproval(client, nonce);
  if (objection) return objection;
  const sold = await askBraintree(() => sell(client, input, account.answer));
  if (typeof sold === 'string') return { state: sold === 'TURNED_AWAY' ? sold : 'UNKNOWN' };
  return sold.answer;
}

/**
 * What became of the charge of an intent. Braintree offers no way to close an intent that was not found: a call that is
 * still on its way may arrive after the answer, so that the wait before this question must be longer than any call
 * takes, and the nightly comparison looks for what came in late.
 */
export async function findCharge(client: BraintreeClient, intentId: string): Promise<ChargeOutcome | 'NOT_FOUND'> {
  const found = await findByIntent(client, intentId, 'sale');
  if (found === 'NOT_FOUND') return { state: 'UNKNOWN' };
  return typeof found === 'string' ? { state: found } : outcomeOfAll(found.answer);
}

/** Gives up what is only authorized; all that we send is submitted at once, so that there is seldom anything to do. */
export async function abandonCharge(client: BraintreeClient, intentId: string): Promise<ChargeOutcome | 'NOT_FOUND'> {
  const found = await findByIntent(client, intentId, 'sale');
  if (typeof found === 'string') return found === 'NOT_FOUND' ? { state: 'UNKNOWN' } : { state: found };
  const waiting = found.answer.filter(({ status }) => status === 'authorized');
  if (waiting.length === 0) return outcomeOfAll(found.answer);
  for (const { id } of waiting) {
    const voided = await askBraintree(() => client.transaction.void(id));
    if (voided === 'UNKNOWN' || voided === 'TURNED_AWAY') return { state: voided };
  }
  return findCharge(client, intentId);
}

async function sell(client: BraintreeClient, input: ChargeInput, merchantAccountId: string): Promise<ChargeOutcome> {
  const answer = await client.transaction.sale(saleOf(input, merchantAccountId));
  // A sale that was declined is a transaction too; without one nothing was made.
  if (answer.transaction) return chargeOutcomeOf(transactionShape.parse(answer.transaction));
  if (answer.success) throw new TypeError('An answer to a sale without a transaction');
  return refusalOf(answer);
}

function saleOf(input: ChargeInput, merchantAccountId: string): braintree.TransactionRequest {
  const { customer, money, method, intentId, isOnSession, statement } = input;
  const name = descriptorOf(statement);
  const nonce = nonceOf(method);
  return {
    orderId: intentId,
    amount: decimalOf(money),
    merchantAccountId,
    customerId: customer,
    ...('kept' in method && nonce === undefined ? { paymentMethodToken: method.kept } : { paymentMethodNonce: nonce }),
    ...(name && { descriptor: { name } as braintree.Descriptor }),
    ...sourceOf(method, isOnSession),
    options: { submitForSettlement: true, storeInVaultOnSuccess: 'token' in method },
  };
}

/** A first payment comes with one; a kept method only where its owner approved. */
function nonceOf(method: ChargeInput['method']): string | undefined {
  return 'token' in method ? method.token : method.approved;
}

/** Banks are told which charge a person agreed to at a screen, and which ones follow from that. */
function sourceOf(
  method: ChargeInput['method'],
  isOnSession: boolean,
): Pick<braintree.TransactionRequest, 'transactionSource'> {
  if (!isOnSession) return { transactionSource: 'recurring' };
  return 'token' in method ? { transactionSource: 'recurring_first' } : {};
}
