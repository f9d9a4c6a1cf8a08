import type { Stripe } from 'stripe';
import type { CardManner, Refusal } from './cards.ts';
import type { State } from './state.ts';

export type Verdict =
  | { readonly kind: 'YES' }
  | { readonly kind: 'APPROVE' }
  | { readonly kind: 'NO'; readonly refusal: Refusal };

type Question = {
  readonly method: Stripe.PaymentMethod;
  readonly isKeeping: boolean;
  readonly isOffSession: boolean;
  readonly isApproved: boolean;
};

const EXPIRED: Refusal = { code: 'expired_card', declineCode: 'expired_card', advice: null };
const UNAPPROVED: Refusal = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  advice: 'confirm_card_data',
};

/** What the bank behind a card says when it is charged or kept. */
export function askBank(state: State, { method, isKeeping, isOffSession, isApproved }: Question): Verdict {
  const manner = state.manners.get(method.id) ?? { brand: 'visa', last4: '4242' };
  if (isExpired(method, state.clock.seconds())) return { kind: 'NO', refusal: EXPIRED };
  const wantsApproval =
    manner.approval === 'ALWAYS' || (manner.approval === 'UNTIL_APPROVED' && !state.approvedMethods.has(method.id));
  if (wantsApproval && !isApproved) return isOffSession ? { kind: 'NO', refusal: UNAPPROVED } : { kind: 'APPROVE' };
  const refusal = refusalOf(manner, isKeeping);
  return refusal ? { kind: 'NO', refusal } : { kind: 'YES' };
}

function refusalOf(manner: CardManner, isKeeping: boolean): Refusal | null {
  if (isKeeping && manner.isRefusedAtOnce !== true) return null;
  return manner.declines ?? null;
}

function isExpired(method: Stripe.PaymentMethod, now: number): boolean {
  const { card } = method;
  return card !== undefined && Date.UTC(card.exp_year, card.exp_month) / 1_000 <= now;
}
