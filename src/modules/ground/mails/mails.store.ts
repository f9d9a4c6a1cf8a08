import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export async function insertKeptMail(
  database: Database<Tables>,
  mail: { readonly id: string; readonly sealed: string; readonly now: Date },
): Promise<void> {
  await database.kysely
    .insertInto('kept_mail')
    .values({ id: mail.id, sealed: mail.sealed, created_at: mail.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteKeptMail(database: Database<Tables>, before: Date): Promise<void> {
  await database.kysely.deleteFrom('kept_mail').where('created_at', '<', before).execute();
}
