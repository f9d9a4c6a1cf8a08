import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { NewsletterOwner } from './newsletter.ts';

/** A newsletter as somebody saw it who changes it. */
export type SeenNewsletter = { readonly newsletterId: string; readonly revision: number };
type Row = Insertable<Tables['newsletter']>;

/** Until the end of the transaction nobody else makes a newsletter for the same writer or publication. */
export async function lockOwner({ kysely }: Database<Tables>, { kind, id }: NewsletterOwner): Promise<void> {
  await kysely.selectFrom(kind).select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

export async function insertNewsletter({ kysely }: Database<Tables>, row: Row): Promise<void> {
  await kysely.insertInto('newsletter').values(row).execute();
}

/** Makes the first newsletter of somebody, unless they have one; of two at once one is made. */
export async function insertFirstNewsletter(
  { kysely }: Database<Tables>,
  {
    id,
    owner,
    name,
    now,
  }: { readonly id: string; readonly owner: NewsletterOwner; readonly name: string; readonly now: Date },
): Promise<void> {
  await sql`
    insert into newsletter (id, ${sql.ref(`${owner.kind}_id`)}, is_first, name, created_at, updated_at)
    values (${id}, ${owner.id}, true, ${name}, ${now}, ${now})
    on conflict (${sql.ref(`${owner.kind}_id`)}) where is_first do nothing`.execute(kysely);
}

export async function finishNewsletter({ kysely }: Database<Tables>, id: string, now: Date): Promise<void> {
  const change = { ended_at: now, updated_at: now };
  await kysely.updateTable('newsletter').set(change).where('id', '=', id).execute();
}

/** Replies go to the address from now on, unless another stands there by now. */
export async function confirmReplies(
  { kysely }: Database<Tables>,
  { id, replyTo }: { readonly id: string; readonly replyTo: string },
): Promise<void> {
  await kysely
    .updateTable('newsletter')
    .set({ reply_to_asked_at: null })
    .where('id', '=', id)
    .where('reply_to', '=', replyTo)
    .execute();
}

/** Changes the settings that somebody saw in that revision; false where they are others by now. */
export async function updateNewsletter(
  { kysely }: Database<Tables>,
  { newsletterId, revision }: SeenNewsletter,
  change: Updateable<Tables['newsletter']>,
): Promise<boolean> {
  const { numUpdatedRows } = await kysely
    .updateTable('newsletter')
    .set({ ...change, revision: revision + 1 })
    .where('id', '=', newsletterId)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
