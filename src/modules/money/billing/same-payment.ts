import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Money } from '#shared/money/money.ts';
import type { ChargeInput, ProviderName } from '#modules/money/payments/payment-provider.ts';
import type { IntentKind, PaymentIntent } from './payment-intent.ts';

/** What somebody saw when they pressed the button: what is bought, for how much, and what it is paid with. */
export type Asked = {
  readonly kind: IntentKind;
  readonly provider: ProviderName;
  readonly money: Money;
  readonly purpose: unknown;
  readonly method: ChargeInput['method'];
};

/** Tells one method from another without keeping what a browser was given for it. */
export function methodMark(method: ChargeInput['method']): string {
  const name = 'token' in method ? `token ${method.token}` : `kept ${method.kept}`;
  return createHash('sha256').update(name).digest('base64url');
}

/** Facts that follow a person around, and are no part of what they agreed to. */
const UNSEEN = new Set(['billing', 'country', 'isAsked']);

/**
 * Whether a payment is in every way the one that somebody asks for now. Only then may its answer, or its question for
 * approval, be theirs.
 */
export function isSamePayment(intent: PaymentIntent, asked: Asked): boolean {
  return (
    intent.kind === asked.kind &&
    intent.provider === asked.provider &&
    intent.money.amount === asked.money.amount &&
    intent.money.currency === asked.money.currency &&
    intent.methodMark === methodMark(asked.method) &&
    isDeepStrictEqual(seen(intent.purpose), seen(asked.purpose))
  );
}

function seen(purpose: unknown): unknown {
  return JSON.parse(JSON.stringify(purpose), (key, value: unknown) => (UNSEEN.has(key) ? undefined : value));
}
