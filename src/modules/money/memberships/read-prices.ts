import { type PriceTable, readPriceTable } from '#shared/membership/prices.ts';
import type { Database } from '#platform/database/database.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** The prices of every currency that the operator has set; US dollars have prices of their own from the start. */
export async function readPrices(database: Database<Tables>): Promise<PriceTable> {
  return readPriceTable((await readSettings(database))['billing.prices']);
}
