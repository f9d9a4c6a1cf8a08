import { decimalOf, type Money, moneyOfDecimal } from '#shared/money/money.ts';
import type { ChargeOutcome, Declined } from '#modules/money/payments/payment-outcomes.ts';
import type { Decision, Transaction } from './braintree-shapes.ts';
import { GATEWAY_REASONS, isSoftCode, reasonOfCode } from './decline-codes.ts';
import { methodOf } from './payment-method-of.ts';

const PAID = new Set(['submitted_for_settlement', 'settling', 'settlement_confirmed', 'settled']);

const REFUSED = new Set(['processor_declined', 'failed', 'settlement_declined']);

/** Codes that say that the same was sent before: what became of that is to be asked. */
const DOUBLED_ORDER = '2069';

/** Whether the money was on its way before it was given back by voiding. */
export function wasVoidedAfterPayment({ status, statusHistory }: Transaction): boolean {
  return status === 'voided' && statusHistory.some((event) => PAID.has(event.status));
}

/**
 * What a sale has become, in our words. One that was voided after it was paid stays a charge, with all of it refunded.
 */
export function chargeOutcomeOf(transaction: Transaction): ChargeOutcome {
  const { id, status, createdAt } = transaction;
  if (PAID.has(status) || wasVoidedAfterPayment(transaction)) {
    const [money, method] = [moneyOf(transaction), methodOf(transaction)];
    return { state: 'SUCCEEDED', charge: id, money, method, at: createdAt };
  }
  if (status === 'voided' || status === 'authorization_expired') return { state: 'ABANDONED' };
  if (isDoubled(transaction)) return { state: 'UNKNOWN' };
  if (status === 'gateway_rejected' || REFUSED.has(status)) return declineOf(transaction);
  return { state: 'PENDING' };
}

/** Of all sales with one intent on them, the one that counts: a doubled one is refused beside the one that was paid. */
export function outcomeOfAll(transactions: readonly Transaction[]): ChargeOutcome | 'NOT_FOUND' {
  const outcomes = transactions.map(chargeOutcomeOf);
  const best = ['SUCCEEDED', 'PENDING', 'ABANDONED', 'DECLINED'].flatMap((state) =>
    outcomes.filter((outcome) => outcome.state === state),
  );
  return best[0] ?? outcomes[0] ?? 'NOT_FOUND';
}

/** Why a transaction or a verification was refused. */
export function declineOf(decision: Decision): Declined {
  const { status, gatewayRejectionReason: rejection } = decision;
  if (status === 'gateway_rejected') {
    const reason = GATEWAY_REASONS[rejection ?? ''] ?? 'CARD_DECLINED';
    return { state: 'DECLINED', reason, code: rejection ?? status, isWorthAnotherTry: reason === 'TRY_LATER' };
  }
  if (status === 'settlement_declined') {
    const code = decision.processorSettlementResponseCode ?? status;
    return { state: 'DECLINED', reason: 'CARD_DECLINED', code, isWorthAnotherTry: true };
  }
  const code = decision.processorResponseCode ?? status;
  return { state: 'DECLINED', reason: reasonOfCode(code), code, isWorthAnotherTry: isSoft(decision, code) };
}

export function moneyOf({ amount, currencyIsoCode }: Transaction): Money {
  return moneyOfDecimal(amount, currencyIsoCode);
}

/** Whether it is the same money to the cent. */
export function isSameMoney(a: Money, b: Money): boolean {
  return a.currency === b.currency && decimalOf(a) === decimalOf(b);
}

function isDoubled({ status, gatewayRejectionReason, processorResponseCode }: Transaction): boolean {
  if (status === 'gateway_rejected') return gatewayRejectionReason === 'duplicate';
  return status === 'processor_declined' && processorResponseCode === DOUBLED_ORDER;
}

/** By the provider's own word where it gives one: what the same code means differs between banks. */
function isSoft({ processorResponseType: type }: Decision, code: string): boolean {
  if (type === 'hard_declined') return false;
  return type === 'soft_declined' || isSoftCode(code);
}
