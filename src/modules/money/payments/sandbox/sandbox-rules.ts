import { hasCardExpired } from '#shared/membership/card-expiry.ts';
import type { SandboxCard, SandboxCardName } from '#shared/payments/sandbox-cards.ts';
import type { CardType, PaymentMethod } from '#modules/money/payments/payment-method.ts';
import type { Declined, DeclineReason } from '#modules/money/payments/payment-outcomes.ts';

const CARD_TYPE: Readonly<Record<SandboxCardName, CardType>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  declined: 'Visa',
  insufficientFunds: 'Visa',
  needsApproval: 'Visa',
  failsLater: 'Visa',
  asksEachTime: 'Visa',
};

const LAST_FOUR: Readonly<Record<SandboxCardName, string>> = {
  visa: '4242',
  mastercard: '4444',
  amex: '0005',
  declined: '0002',
  insufficientFunds: '9995',
  needsApproval: '3155',
  failsLater: '0341',
  asksEachTime: '3184',
};

/** The card as a provider would tell of it. */
export function methodOfCard(ref: string, card: SandboxCard): PaymentMethod {
  return {
    kind: 'CreditCard',
    ref,
    cardType: CARD_TYPE[card.name],
    expirationMonth: card.month,
    expirationYear: card.year,
    lastFour: LAST_FOUR[card.name],
    fingerprint: `sandbox-${card.name}-${card.month}-${card.year}`,
  };
}

function refused(reason: DeclineReason, isWorthAnotherTry: boolean): Declined {
  return { state: 'DECLINED', reason, code: reason.toLowerCase(), isWorthAnotherTry };
}

/** How a card is used: to be kept or charged for the first time, or again; with its owner at a screen or not. */
export type SandboxUse = {
  readonly isFirst: boolean;
  readonly isOnSession: boolean;
};

/** Why a card is refused, or null where it is taken. */
export function refusalOf(card: SandboxCard, { isFirst, isOnSession }: SandboxUse, now: Date): Declined | null {
  if (hasCardExpired(card.month, card.year, now)) return refused('EXPIRED_CARD', false);
  if (card.name === 'declined') return refused('CARD_DECLINED', false);
  if (card.name === 'insufficientFunds') return refused('INSUFFICIENT_FUNDS', true);
  if (card.name === 'failsLater' && !isFirst) return refused('INSUFFICIENT_FUNDS', true);
  if (card.name === 'asksEachTime' && !isOnSession) return refused('APPROVAL_NEEDED', false);
  return null;
}
