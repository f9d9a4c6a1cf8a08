import type { Currency } from './money.ts';

/** The name of a currency that comes from our own books as a text. */
export function currencyOf(name: string): Currency {
  return name.toUpperCase() as Uppercase<string>;
}
