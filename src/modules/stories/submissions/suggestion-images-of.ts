import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

const TEXT = `
  select distinct jsonb_path_query(g.delta, '$.**.imageId') #>> '{}' as id
  from submission_suggestion g where g.editor_id = $1`;

/** The pictures of the edits that somebody suggested; those that a writer took are in the draft besides. */
export async function suggestionImagesOf(database: Database<Tables>, personId: string): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>('suggestion_images_of', TEXT, [personId]);
  return rows.map(({ id }) => id);
}
