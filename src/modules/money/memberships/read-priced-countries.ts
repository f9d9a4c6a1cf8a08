import { countriesOfCurrency } from '#shared/money/currency-of-country.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { readPrices } from './read-prices.ts';

/** Every country in which prices are other than dollars, two capital letters each. */
export async function readPricedCountries(database: Database<Tables>): Promise<readonly string[]> {
  return Object.keys(await readPrices(database)).flatMap(countriesOfCurrency);
}
