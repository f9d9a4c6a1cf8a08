import type { Database } from '#platform/database/database.ts';
import { createId } from '#modules/ground/create-id.ts';
import type { Tables } from '#modules/ground/tables.ts';

const MOST_TRIES = 10;

/** An id that no story has: 48 random bits, drawn again on a clash (rule 1). */
export async function freeStoryId(database: Database<Tables>, draw: () => string = createId): Promise<string> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    const id = draw();
    const taken = await database.query('story_id_taken', 'select 1 from story where id = $1', [id]);
    if (taken.length === 0) return id;
  }
  throw new Error(`Every one of ${MOST_TRIES} ids was taken.`);
}
