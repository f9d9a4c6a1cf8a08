import type { PlanType } from '#shared/membership/plans.ts';
import type { Currency, Money } from '#shared/money/money.ts';
import { isCountryCode } from '#shared/payments/country-codes.ts';

/** Whether a text is the name of a currency: three capital letters. */
export function isCurrency(text: string): text is Currency {
  return /^[A-Z]{3}$/.test(text);
}

/** Whether a text is a country by its two capital letters (ISO 3166-1): an unknown one would be taxed nowhere. */
export function isCountry(text: string | null): text is string {
  return text !== null && isCountryCode(text);
}

/** An amount that a form showed; null where it told none. A text that is no currency is one that nobody charges. */
export function moneyOfWire(
  shown: { readonly amount: number; readonly currency: string } | null | undefined,
): Money | null {
  if (shown === null || shown === undefined) return null;
  return { amount: shown.amount, currency: isCurrency(shown.currency) ? shown.currency : 'XXX' };
}

/** What `prepareCheckout` gave: 32 hex digits; whatever else a browser makes of random letters is taken too. */
export function isFormKey(text: string): boolean {
  return /^[\w-]{8,64}$/.test(text);
}

/** ANNUAL is YEARLY, and is only taken (rule T9). */
export function planOfWire(type: PlanType | 'ANNUAL'): PlanType {
  return type === 'ANNUAL' ? 'YEARLY' : type;
}
