import type { GivenShare } from '#shared/splits/split-rules.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

type AnyDatabase = Database<Tables>;

/** Takes back what waits for a story; false where nothing does. */
export async function withdrawOpen({ kysely }: AnyDatabase, storyId: string): Promise<boolean> {
  const gone = await kysely
    .updateTable('story_split')
    .set({ state: 'WITHDRAWN' })
    .where('story_id', '=', storyId)
    .where('state', '=', 'OPEN')
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

type NewSplit = {
  readonly id: string;
  readonly storyId: string;
  readonly shares: readonly GivenShare[];
  readonly now: Date;
};

export async function insertSplit({ kysely }: AnyDatabase, { id, storyId, shares, now }: NewSplit): Promise<void> {
  const nothing = { agreed_at: null, effective_on: null };
  await kysely
    .insertInto('story_split')
    .values({ id, story_id: storyId, state: 'OPEN', proposed_at: now, ...nothing })
    .execute();
  await kysely
    .insertInto('story_split_share')
    .values(
      shares.map(({ personId, percent }) => ({
        split_id: id,
        person_id: personId,
        percent,
        agreed_at: null,
        left_on: null,
      })),
    )
    .execute();
}

export async function declineSplit({ kysely }: AnyDatabase, id: string): Promise<void> {
  await kysely.updateTable('story_split').set({ state: 'DECLINED' }).where('id', '=', id).execute();
}

/** Writes a yes down, and says whether all have said so by now. */
export async function agreeToSplit(
  { kysely }: AnyDatabase,
  { id, personId, now }: { readonly id: string; readonly personId: string; readonly now: Date },
): Promise<boolean> {
  await kysely
    .updateTable('story_split_share')
    .set({ agreed_at: now })
    .where('split_id', '=', id)
    .where('person_id', '=', personId)
    .execute();
  const awaited = await kysely
    .selectFrom('story_split_share')
    .select('person_id')
    .where('split_id', '=', id)
    .where('agreed_at', 'is', null)
    .executeTakeFirst();
  return awaited === undefined;
}

export async function settleSplit(
  { kysely }: AnyDatabase,
  { id, effectiveOn, now }: { readonly id: string; readonly effectiveOn: string; readonly now: Date },
): Promise<void> {
  await kysely
    .updateTable('story_split')
    .set({ state: 'AGREED', agreed_at: now, effective_on: effectiveOn })
    .where('id', '=', id)
    .execute();
}

export async function leaveShare(
  { kysely }: AnyDatabase,
  { id, personId, leftOn }: { readonly id: string; readonly personId: string; readonly leftOn: string },
): Promise<void> {
  await kysely
    .updateTable('story_split_share')
    .set({ left_on: leftOn })
    .where('split_id', '=', id)
    .where('person_id', '=', personId)
    .execute();
}

/** Ends what somebody has of all stories; what was not agreed goes for good. */
export async function endSharesOf({ kysely }: AnyDatabase, personId: string, leftOn: string): Promise<void> {
  const agreed = kysely.selectFrom('story_split').select('id').where('state', '=', 'AGREED');
  await kysely
    .deleteFrom('story_split_share')
    .where('person_id', '=', personId)
    .where('split_id', 'not in', agreed)
    .execute();
  await kysely
    .updateTable('story_split_share')
    .set({ left_on: leftOn })
    .where('person_id', '=', personId)
    .where('left_on', 'is', null)
    .execute();
}
