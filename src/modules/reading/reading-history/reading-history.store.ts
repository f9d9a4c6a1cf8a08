import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type ReadingProgress = {
  readonly personId: string;
  readonly storyId: string;
  /** Of 100. */
  readonly percent: number;
  readonly blockId: string | null;
  readonly isRead: boolean;
};

const UPSERT = `
  insert into reading_history_entry as h
    (person_id, story_id, percent, furthest_percent, block_id, is_read, first_read_at, last_read_at)
  values ($1, $2, $3, $3, $4, $5, $6, $6)
  on conflict (person_id, story_id) do update set
    percent = excluded.percent,
    furthest_percent = greatest(h.furthest_percent, excluded.percent),
    block_id = excluded.block_id,
    is_read = h.is_read or excluded.is_read,
    last_read_at = greatest(h.last_read_at, excluded.last_read_at)`;

/** Writes down where somebody is in a story; what they have read stays read. */
export async function upsertEntry(database: Database<Tables>, progress: ReadingProgress, now: Date): Promise<void> {
  const { personId, storyId, percent, blockId, isRead } = progress;
  await database.query('history_record', UPSERT, [personId, storyId, percent, blockId, isRead, now]);
}

export async function deleteEntry({ kysely }: Database<Tables>, personId: string, storyId: string): Promise<void> {
  await kysely
    .deleteFrom('reading_history_entry')
    .where('person_id', '=', personId)
    .where('story_id', '=', storyId)
    .execute();
}

export async function deleteEntriesOf({ kysely }: Database<Tables>, personId: string): Promise<void> {
  await kysely.deleteFrom('reading_history_entry').where('person_id', '=', personId).execute();
}

const SWEEP = `
  delete from reading_history_entry where (person_id, story_id) in (
    select person_id, story_id from reading_history_entry where last_read_at < $1 order by last_read_at limit 10000)
  returning 1`;

/** Deletes up to 10,000 entries from before a moment, oldest first; answers how many went. */
export async function deleteEntriesBefore(database: Database<Tables>, moment: Date): Promise<number> {
  return (await database.query('history_sweep', SWEEP, [moment])).length;
}
