import { type Insertable, sql, type Updateable } from 'kysely';
import type { DraftDelta } from '#shared/story/delta/draft-delta.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

type DraftRow = Insertable<Tables['story_draft']>;

/** Columns of `story_draft` that hold what is written. */
export function valueColumns(value: DraftValue) {
  const { title, subtitle, document, previewBreak } = value;
  return { title, subtitle, document: JSON.stringify(document), preview_break: previewBreak };
}

/** Makes the row of a draft; false where there is one already, or one that the same save made. */
export async function insertDraft(database: Database<Tables>, row: DraftRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database.kysely
    .insertInto('story_draft')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function updateDraft(
  database: Database<Tables>,
  storyId: string,
  changes: Updateable<Tables['story_draft']>,
): Promise<void> {
  await database.kysely.updateTable('story_draft').set(changes).where('story_id', '=', storyId).execute();
}

export type SavedDelta = {
  readonly storyId: string;
  /** The revision that it leads to. */
  readonly revision: number;
  readonly saveId: string;
  readonly delta: DraftDelta;
  readonly personId: string | null;
  readonly now: Date;
};

export async function insertDelta(database: Database<Tables>, saved: SavedDelta): Promise<void> {
  const { storyId, revision, saveId, delta, personId, now } = saved;
  await database.kysely
    .insertInto('story_delta')
    .values({
      story_id: storyId,
      revision,
      save_id: saveId,
      delta: JSON.stringify(delta),
      person_id: personId,
      created_at: now,
    })
    .execute();
}

/** Remembers that a draft, now or in a version, shows these pictures; one that is not stored is left out. */
export async function addImages(
  database: Database<Tables>,
  storyId: string,
  imageIds: readonly string[],
): Promise<void> {
  if (imageIds.length === 0) return;
  await sql`
    insert into draft_image (image_id, story_id)
    select id, ${storyId} from image where id = any(${imageIds}) on conflict do nothing`.execute(database.kysely);
}

/** Puts one link in the place of the one that there was. */
export async function replaceLink(
  database: Database<Tables>,
  link: { readonly storyId: string; readonly tokenHash: string; readonly personId: string; readonly now: Date },
): Promise<void> {
  const columns = { token_hash: link.tokenHash, person_id: link.personId, created_at: link.now };
  await sql`
    insert into draft_link (story_id, token_hash, person_id, created_at)
    values (${link.storyId}, ${columns.token_hash}, ${columns.person_id}, ${columns.created_at})
    on conflict (story_id) do update
      set token_hash = excluded.token_hash, person_id = excluded.person_id, created_at = excluded.created_at`.execute(
    database.kysely,
  );
}

export async function deleteLink(database: Database<Tables>, storyId: string): Promise<void> {
  await database.kysely.deleteFrom('draft_link').where('story_id', '=', storyId).execute();
}

const OF_A_DRAFT = ['draft_link', 'story_version', 'story_delta', 'story_draft'] as const;

/** Takes away everything that was written and never published of some stories; answers with their pictures. */
export async function deleteDrafts(
  database: Database<Tables>,
  storyIds: readonly string[],
): Promise<readonly string[]> {
  for (const table of OF_A_DRAFT) {
    await sql`delete from ${sql.table(table)} where story_id = any(${storyIds})`.execute(database.kysely);
  }
  const images = await sql<{ id: string }>`
    delete from draft_image where story_id = any(${storyIds}) returning image_id as id`.execute(database.kysely);
  return images.rows.map(({ id }) => id);
}

/** Takes away deltas of before a time: what they led to is in the versions. */
export async function deleteDeltasBefore(database: Database<Tables>, time: Date): Promise<void> {
  await database.kysely.deleteFrom('story_delta').where('created_at', '<', time).execute();
}

const DELETE_UNSHOWN = `
  delete from draft_image i where i.story_id = any($1)
    and not exists (select from story_draft d where d.story_id = i.story_id and d.document::text like '%' || i.image_id || '%')
    and not exists (
      select from story_version v where v.story_id = i.story_id and v.document::text like '%' || i.image_id || '%')
  returning i.image_id as id`;

/** Forgets pictures that no draft and no version of these stories shows any more; answers with their ids. */
export async function deleteUnshownImages(
  database: Database<Tables>,
  storyIds: readonly string[],
): Promise<readonly string[]> {
  if (storyIds.length === 0) return [];
  const rows = await database.query<{ id: string }>('draft_image_sweep', DELETE_UNSHOWN, [storyIds]);
  return rows.map(({ id }) => id);
}
