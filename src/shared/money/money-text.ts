import { decimalsOf, type Currency } from './money.ts';

const formatters = new Map<string, Intl.NumberFormat>();

/** Two decimals at most, whatever a currency has. */
const MOST_DECIMALS = 2;

/**
 * An amount as a reader sees it, with 0 to 2 decimals: `{ amount: 500, currency: 'USD' }` is `$5`, 550 is
 * `$5.50`. Written alike on the server and in every browser.
 */
export function moneyText({ amount, currency }: { readonly amount: number; readonly currency: string }): string {
  const decimals = decimalsOf(currency as Currency);
  const isWhole = amount % 10 ** decimals === 0;
  const shown = isWhole ? 0 : Math.min(decimals, MOST_DECIMALS);
  const key = `${currency} ${shown}`;
  const options = { style: 'currency', currency, minimumFractionDigits: shown, maximumFractionDigits: shown } as const;
  const formatter = formatters.get(key) ?? new Intl.NumberFormat('en', options);
  formatters.set(key, formatter);
  return formatter.format(amount / 10 ** decimals);
}
