import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

const ACCEPTED = `
  select 1 from submission where story_id = $1 and publication_id = $2 and status = 'ACCEPTED' limit 1`;

/** Whether the editors of a publication accepted a story, so that its authors may bring it there. */
export async function isAcceptedBy(
  database: Database<Tables>,
  storyId: string,
  publicationId: string,
): Promise<boolean> {
  return (await database.query('submission_accepted', ACCEPTED, [storyId, publicationId])).length > 0;
}
