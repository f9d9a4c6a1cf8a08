import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type EmailAccount = { readonly personId: string; readonly address: string; readonly isVerified: boolean };

const COLUMNS = 'person_id as "personId", address, is_verified as "isVerified"';

/** Whose address this is, verified or not. */
export async function findEmailAccount(
  { database }: { readonly database: Database<Tables> },
  address: string,
): Promise<EmailAccount | undefined> {
  const text = `select ${COLUMNS} from email_address where address = $1`;
  const [row] = await database.query<EmailAccount>('email_account', text, [address.toLowerCase()]);
  return row;
}

/** The address of a person; undefined for somebody made by an import. */
export async function findEmailOf(
  { database }: { readonly database: Database<Tables> },
  personId: string,
): Promise<EmailAccount | undefined> {
  const text = `select ${COLUMNS} from email_address where person_id = $1`;
  const [row] = await database.query<EmailAccount>('email_of', text, [personId]);
  return row;
}
