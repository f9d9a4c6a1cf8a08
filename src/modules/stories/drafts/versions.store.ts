import { countWords } from '#shared/story/count-words.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { plainText } from '#shared/story/plain-text.ts';
import type { Database } from '#platform/database/database.ts';
import { createId } from '#modules/ground/create-id.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { VersionKind } from './drafts.tables.ts';
import { valueColumns } from './drafts.store.ts';

export type NewVersion = {
  readonly storyId: string;
  readonly revision: number;
  readonly kind: VersionKind;
  readonly value: DraftValue;
  /** BCP 47: words are counted by it. */
  readonly language: string;
  readonly personId: string | null;
  /** When it was written. */
  readonly writtenAt: Date;
};

/** Keeps a whole draft; answers with the id of the version. */
export async function insertVersion(database: Database<Tables>, version: NewVersion): Promise<string> {
  const { storyId, revision, kind, value, language, personId, writtenAt } = version;
  const id = createId();
  await database.kysely
    .insertInto('story_version')
    .values({
      id,
      story_id: storyId,
      revision,
      kind,
      ...valueColumns(value),
      word_count: countWords(plainText(value.document), language),
      person_id: personId,
      created_at: writtenAt,
    })
    .execute();
  return id;
}

/** Keeps a version that was made elsewhere, under its own id where that is free. */
export async function insertKeptVersion(
  database: Database<Tables>,
  storyId: string,
  version: Omit<NewVersion, 'storyId' | 'language'> & { readonly id: string; readonly wordCount: number },
): Promise<void> {
  await database.kysely
    .insertInto('story_version')
    .values({
      id: version.id,
      story_id: storyId,
      revision: version.revision,
      kind: version.kind,
      ...valueColumns(version.value),
      word_count: version.wordCount,
      person_id: version.personId,
      created_at: version.writtenAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Rule 7: every version for 30 days, then the last of each day, published ones for ever. */
const DELETE_OLD = `
  delete from story_version v
  where v.kind <> 'published' and v.created_at < $1
    and exists (
      select from story_version later
      where later.story_id = v.story_id and (later.created_at, later.id) > (v.created_at, v.id)
        and (later.created_at at time zone 'UTC')::date = (v.created_at at time zone 'UTC')::date)
  returning v.story_id as "storyId"`;

/** Answers with the stories that have fewer versions now. */
export async function deleteVersionsBefore(database: Database<Tables>, time: Date): Promise<readonly string[]> {
  const rows = await database.query<{ storyId: string }>('story_version_sweep', DELETE_OLD, [time]);
  return [...new Set(rows.map(({ storyId }) => storyId))];
}
