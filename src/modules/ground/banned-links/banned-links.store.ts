import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/** Adds a pattern; false where it was there already. */
export async function insertBannedLink(
  { kysely }: Database<Tables>,
  link: { readonly pattern: string; readonly reason: string; readonly now: Date },
): Promise<boolean> {
  const { pattern, reason, now } = link;
  const added = await kysely
    .insertInto('banned_link')
    .values({ pattern, reason, created_at: now })
    .onConflict((conflict) => conflict.column('pattern').doNothing())
    .returning('pattern')
    .execute();
  return added.length > 0;
}

/** Takes a pattern away; false where there was none. */
export async function deleteBannedLink({ kysely }: Database<Tables>, pattern: string): Promise<boolean> {
  const gone = await kysely.deleteFrom('banned_link').where('pattern', '=', pattern).returning('pattern').execute();
  return gone.length > 0;
}
