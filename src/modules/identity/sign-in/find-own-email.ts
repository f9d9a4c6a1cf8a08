import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

const FIND = 'select address, is_verified as "isVerified" from email_address where person_id = $1';

/** A person's address; undefined for who has none, such as an imported author. For themselves alone. */
export async function findOwnEmail(
  database: Database<Tables>,
  personId: string,
): Promise<{ readonly address: string; readonly isVerified: boolean } | undefined> {
  const [row] = await database.query<{ address: string; isVerified: boolean }>('own_email', FIND, [personId]);
  return row;
}
