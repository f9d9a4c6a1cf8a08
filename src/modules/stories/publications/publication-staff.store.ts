import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { StaffRole } from '#modules/ground/viewer.ts';

type Member = { readonly publicationId: string; readonly personId: string };

/** What somebody is there as it is kept, which may be less than it was when their page was drawn. */
export async function findRole(
  { kysely }: Database<Tables>,
  { publicationId, personId }: Member,
): Promise<StaffRole | undefined> {
  const row = await kysely
    .selectFrom('publication_member')
    .select('role')
    .where('publication_id', '=', publicationId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.role;
}

export async function deleteMember({ kysely }: Database<Tables>, { publicationId, personId }: Member): Promise<void> {
  await kysely
    .deleteFrom('publication_member')
    .where('publication_id', '=', publicationId)
    .where('person_id', '=', personId)
    .execute();
}

type Swap = {
  readonly publicationId: string;
  readonly fromId: string;
  readonly toId: string;
  readonly settlesAt: Date | null;
};

/** The owner becomes an editor and an editor the owner; whoever was owner before is kept while they may be again. */
export async function swapOwner(
  { kysely }: Database<Tables>,
  { publicationId, fromId, toId, settlesAt }: Swap,
): Promise<void> {
  const member = (personId: string) =>
    kysely
      .updateTable('publication_member')
      .where('publication_id', '=', publicationId)
      .where('person_id', '=', personId);
  await member(fromId).set({ role: 'editor', settles_at: null, taken_over_from: null }).execute();
  await member(toId)
    .set({ role: 'owner', settles_at: settlesAt, taken_over_from: settlesAt === null ? null : fromId })
    .execute();
}

/** Nobody can take a publication back from its owner anymore. */
export async function settleOwner({ kysely }: Database<Tables>, publicationId: string): Promise<void> {
  await kysely
    .updateTable('publication_member')
    .set({ settles_at: null, taken_over_from: null })
    .where('publication_id', '=', publicationId)
    .where('role', '=', 'owner')
    .execute();
}

/** Who may still take a publication back from its owner (rule 58). */
export async function findFormerOwner(
  { kysely }: Database<Tables>,
  publicationId: string,
  now: Date,
): Promise<string | undefined> {
  const row = await kysely
    .selectFrom('publication_member')
    .select('taken_over_from as personId')
    .where('publication_id', '=', publicationId)
    .where('role', '=', 'owner')
    .where('settles_at', '>', now)
    .executeTakeFirst();
  return row?.personId ?? undefined;
}
