import { isRenewedByUs } from '#shared/membership/switching.ts';
import { EU_AND_UK } from '#shared/privacy/consent.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Membership } from './membership.ts';

const TAXED_IN = 'select tax_country as country from membership where person_id = $1';

/**
 * Whether a member is shown the way out of the contract that the law of the European Union and the United Kingdom
 * gives: where they are taxed there, wherever they read from, and where they read from there.
 */
export async function mayWithdraw(
  { database, country }: Pick<ReadContext, 'database' | 'country'>,
  { personId, provider, endedAt }: Membership,
): Promise<boolean> {
  if (endedAt !== null || !isRenewedByUs(provider)) return false;
  if (country !== null && EU_AND_UK.has(country)) return true;
  const [taxed] = await database.query<{ country: string | null }>('membership_taxed_in', TAXED_IN, [personId]);
  return EU_AND_UK.has(taxed?.country ?? '');
}
