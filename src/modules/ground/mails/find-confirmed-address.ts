import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

const ADDRESS = 'select address from email_address where person_id = $1 and is_verified';

/** The confirmed address of a person, or null. */
export async function findConfirmedAddress(
  database: Database<Tables>,
  personId: string | null,
): Promise<string | null> {
  if (personId === null) return null;
  const [row] = await database.query<{ address: string }>('confirmed_address', ADDRESS, [personId]);
  return row?.address ?? null;
}
