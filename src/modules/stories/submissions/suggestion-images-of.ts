import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

const SELECT = `
  select distinct jsonb_path_query(g.delta, '$.**.imageId') #>> '{}' as id from submission_suggestion g`;

/** The pictures of the edits that somebody suggested; those that a writer took are in the draft besides. */
export async function suggestionImagesOf(database: Database<Tables>, personId: string): Promise<readonly string[]> {
  const text = `${SELECT} where g.editor_id = $1`;
  const rows = await database.query<{ id: string }>('suggestion_images_of', text, [personId]);
  return rows.map(({ id }) => id);
}

/** The same of one set of edits. */
export async function imagesOfSuggestion(database: Database<Tables>, id: string): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>('suggestion_images', `${SELECT} where g.id = $1`, [id]);
  return rows.map((row) => row.id);
}
