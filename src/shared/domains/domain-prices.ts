import type { Currency, Money } from '#shared/money/money.ts';

/**
 * What a domain costs, from what an operator set: `USD=7500 EUR=7000`, in minor units. In the wanted currency, else in
 * dollars, else in the first that has a price; null where domains cost nothing.
 */
export function priceOfDomain(text: string, wanted: Currency): Money | null {
  const prices = [...text.matchAll(/([A-Z]{3})=(\d+)/g)].map(([, currency = '', amount]) => ({
    currency: currency as Currency,
    amount: Number(amount),
  }));
  const inCurrency = (currency: Currency) => prices.find((price) => price.currency === currency);
  return inCurrency(wanted) ?? inCurrency('USD') ?? prices[0] ?? null;
}
