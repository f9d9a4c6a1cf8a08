import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

// Whoever was suspended by staff after they had closed their account has not come back either.
const CLOSED = `
  select 1 from person p where p.id = $1
  and (p.state = 'deactivated' or exists (select from account_closure c where c.person_id = p.id))`;

/** Whether an account is closed, by its owner or by staff, so that nobody can have what it pays for. */
export async function isAccountClosed(database: Database<Tables>, personId: string): Promise<boolean> {
  return (await database.query('account_is_closed', CLOSED, [personId])).length > 0;
}
