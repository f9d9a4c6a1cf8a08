import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/**
 * The setting `auth.hideUnknownEmail` (rule T3): nobody is told whether an address has an account;
 * whoever asks for a code is told to look into their inbox.
 */
export async function hidesUnknownEmail({ database }: { readonly database: Database<Tables> }): Promise<boolean> {
  const text = "select value::text as value from setting where name = 'auth.hideUnknownEmail'";
  const [row] = await database.query<{ value: string }>('hides_unknown_email', text, []);
  return row?.value === 'true' || row?.value === '"true"';
}
