import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/**
 * Whether somebody can be paid. Nobody keeps accounts for payouts yet, so what counts is the time that everybody has
 * from the first earning on (rule 106).
 */
export function hasPayoutSettings(_database: Database<Tables>, _personId: string): Promise<boolean> {
  return Promise.resolve(false);
}
