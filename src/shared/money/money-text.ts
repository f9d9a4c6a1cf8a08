import { decimalsOf, type Currency } from './money.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/** Two decimals at most, whatever a currency has. */
const MOST_DECIMALS = 2;

type Shown = { readonly amount: number; readonly currency: string };

/**
 * An amount as a reader sees it, with 0 to 2 decimals: `{ amount: 500, currency: 'USD' }` is `$5`, 550 is
 * `$5.50`. Written alike on the server and in every browser.
 */
export function moneyText(money: Shown): string {
  return written(money, money.amount % 10 ** decimalsOf(money.currency as Currency) === 0);
}

/** The same in a column of sums, as receipts have them: `$45.00` below `$7.18`. */
export function sumText(money: Shown): string {
  return written(money, false);
}

function written({ amount, currency }: Shown, isWhole: boolean): string {
  const decimals = decimalsOf(currency as Currency);
  const shown = isWhole ? 0 : Math.min(decimals, MOST_DECIMALS);
  const key = `${currency} ${shown}`;
  const options = { style: 'currency', currency, minimumFractionDigits: shown, maximumFractionDigits: shown } as const;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat('en', options);
  formatters.set(key, formatter);
  return formatter.format(amount / 10 ** decimals);
}
