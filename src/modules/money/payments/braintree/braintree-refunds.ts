import { decimalOf } from '#shared/money/money.ts';
import type { BraintreeClient } from '#platform/payments/braintree-client.ts';
import type { RefundOutcome } from '#modules/money/payments/payment-outcomes.ts';
import type { RefundInput } from '#modules/money/payments/payment-provider.ts';
import { askBraintree, BraintreeFault } from './ask-braintree.ts';
import { type Transaction, transactionShape } from './braintree-shapes.ts';
import { declineOf, isSameMoney, moneyOf, wasVoidedAfterPayment } from './outcome-of.ts';
import { validationCodesOf } from './refusal-of.ts';
import { findByIntent, readTransaction } from './search-transactions.ts';

const REFUNDED = new Set(['submitted_for_settlement', 'settling', 'settlement_confirmed', 'settled']);

const NOT_REFUNDED = new Set(['processor_declined', 'failed', 'settlement_declined', 'gateway_rejected', 'voided']);

/** Statuses in which all of a charge can be taken back before it is settled, and nothing less. */
const VOIDABLE = new Set(['authorized', 'submitted_for_settlement']);

/** `CannotRefundUnlessSettled`, the same while the settlement runs, and a void that came after it began. */
const UNSETTLED = new Set(['91506', '91574', '91504']);

const SOFT_DECLINE = '915201';

/** Gives money back, once for an intent: a part of what has settled, or all of what has not. */
export async function refund(client: BraintreeClient, input: RefundInput): Promise<RefundOutcome> {
  const before = await findByIntent(client, input.intentId, 'credit');
  if (typeof before === 'string') return { state: before === 'TURNED_AWAY' ? before : 'UNKNOWN' };
  if (before.answer[0]) return refundOutcomeOf(before.answer[0]);
  const sale = await readTransaction(client, input.charge);
  if (sale === 'NOT_FOUND') return refuse('not_found');
  if (typeof sale === 'string') return { state: sale };
  const paid = moneyOf(sale.answer);
  if (paid.currency !== input.money.currency)
    throw new BraintreeFault(`a refund in another currency of ${input.charge}`);
  if (sale.answer.status === 'voided') return refuse('voided');
  if (!VOIDABLE.has(sale.answer.status)) return answered(() => giveBack(client, input));
  if (!isSameMoney(paid, input.money)) return refuse('91506');
  return answered(() => takeBack(client, input));
}

/** What became of a refund. A charge that was voided is refunded whole: Braintree does not say for which intent. */
export async function findRefund(
  client: BraintreeClient,
  { intentId, charge }: { readonly intentId: string; readonly charge: string },
): Promise<RefundOutcome | 'NOT_FOUND'> {
  const found = await findByIntent(client, intentId, 'credit');
  if (typeof found === 'string') return { state: found === 'TURNED_AWAY' ? found : 'UNKNOWN' };
  const credit = found.answer.find(({ refundedTransactionId }) => refundedTransactionId === charge);
  if (credit) return refundOutcomeOf(credit);
  const sale = await readTransaction(client, charge);
  if (typeof sale === 'string') return sale === 'NOT_FOUND' ? sale : { state: sale };
  return wasVoidedAfterPayment(sale.answer) ? voided(sale.answer) : 'NOT_FOUND';
}

/** Whether a credit gave its money back. */
export function isRefunded({ status }: Transaction): boolean {
  return REFUNDED.has(status);
}

async function answered(send: () => Promise<RefundOutcome>): Promise<RefundOutcome> {
  const asked = await askBraintree(send);
  if (asked === 'NOT_FOUND') return refuse('not_found');
  return typeof asked === 'string' ? { state: asked } : asked.answer;
}

async function giveBack(client: BraintreeClient, { charge, money, intentId }: RefundInput): Promise<RefundOutcome> {
  const answer = await client.transaction.refund(charge, { amount: decimalOf(money), orderId: intentId });
  if (answer.transaction) return refundOutcomeOf(transactionShape.parse(answer.transaction));
  if (answer.success) throw new TypeError('An answer to a refund without a transaction');
  return refuse(validationCodesOf(answer)[0] ?? answer.message);
}

async function takeBack(client: BraintreeClient, { charge }: RefundInput): Promise<RefundOutcome> {
  const answer = await client.transaction.void(charge);
  if (!answer.success) return refuse(validationCodesOf(answer)[0] ?? answer.message);
  return voided(transactionShape.parse(answer.transaction));
}

function refundOutcomeOf(credit: Transaction): RefundOutcome {
  if (isRefunded(credit)) return { state: 'REFUNDED', refund: credit.id, money: moneyOf(credit), at: credit.createdAt };
  if (NOT_REFUNDED.has(credit.status)) {
    const { code, isWorthAnotherTry } = declineOf(credit);
    return { state: 'REFUSED', code, isWorthAnotherTry };
  }
  return { state: 'PENDING' };
}

/** A void has no name of its own: the charge names it. */
function voided(sale: Transaction): RefundOutcome {
  return { state: 'REFUNDED', refund: sale.id, money: moneyOf(sale), at: sale.updatedAt };
}

function refuse(code: string): RefundOutcome {
  return { state: 'REFUSED', code, isWorthAnotherTry: UNSETTLED.has(code) || code === SOFT_DECLINE };
}
