import { type Currency, decimalsOf, type Money } from '#shared/money/money.ts';

/** Where Stripe counts otherwise than ISO 4217: it kept two decimals for the first two, and has none for the third. */
const STRIPES_DECIMALS: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 };

type StripeAmount = {
  readonly amount: number;
  readonly currency: string;
};

/** An amount as Stripe counts it, exact; fails where its currency has no such part there. */
export function stripeAmountOf({ amount, currency }: Money): StripeAmount {
  return {
    amount: scaled(amount, decimalsOf(currency), stripesDecimalsOf(currency)),
    currency: currency.toLowerCase(),
  };
}

/** Money of what Stripe says, exact. */
export function moneyOfStripe(amount: number, stripeCurrency: string): Money {
  const currency = stripeCurrency.toUpperCase() as Currency;
  return { amount: scaled(amount, stripesDecimalsOf(currency), decimalsOf(currency)), currency };
}

function stripesDecimalsOf(currency: Currency): number {
  return STRIPES_DECIMALS[currency] ?? decimalsOf(currency);
}

function scaled(amount: number, from: number, to: number): number {
  const result = to >= from ? amount * 10 ** (to - from) : amount / 10 ** (from - to);
  if (!Number.isSafeInteger(result)) throw new RangeError(`${amount} has parts that cannot be counted`);
  return result;
}
