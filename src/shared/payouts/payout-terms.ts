import { currencyOf } from '../money/currency-name.ts';
import { decimalsOf, type Currency, type Money } from '../money/money.ts';

/** Own judgement where a site sets none for a currency: ten of it, as rule 115 says of dollars. */
const TEN = 10;

/** The amount of a list such as `USD=1000 EUR=900` for a currency, in its minor units; null where it has none. */
export function amountFor(list: string, currency: string): number | null {
  const entry = list.split(/\s+/).find((one) => one.startsWith(`${currency}=`));
  return entry === undefined ? null : Number(entry.slice(currency.length + 1));
}

/** From how much on a balance is paid out (rule 115). */
export function leastPayout(list: string, currency: Currency): number {
  return amountFor(list, currency) ?? TEN * 10 ** decimalsOf(currency);
}

/**
 * An amount in the currency of the account that it goes to, by the operator's own rates, such as `USDEUR=0.92`, rounded
 * down; as it is where there is no rate. `rate` is null where nothing was converted.
 */
export function convertedTo(
  currency: string,
  money: Money,
  rates: string,
): { readonly money: Money; readonly rate: string | null } {
  const pair = `${money.currency}${currency}=`;
  const rate = money.currency === currency ? undefined : rates.split(/\s+/).find((one) => one.startsWith(pair));
  if (rate === undefined) return { money, rate: null };
  const written = rate.slice(pair.length);
  const [whole = '0', fraction = ''] = written.split('.');
  const to = currencyOf(pair.slice(3, 6));
  // In whole numbers throughout: a factor of two of a binary fraction would lose cents.
  const factor = BigInt(`${whole}${fraction}`) * 10n ** BigInt(decimalsOf(to));
  const divisor = 10n ** BigInt(fraction.length + decimalsOf(money.currency));
  return { money: { amount: Number((BigInt(money.amount) * factor) / divisor), currency: to }, rate: written };
}
