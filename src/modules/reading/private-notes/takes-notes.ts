import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Story } from '#modules/stories/stories/story.ts';

const OFF = `
  select person_id as "ownerId" from viewer_preference
  where person_id = any($1) and name = 'PUBLISHING_ALLOW_PRIVATE_NOTES' and value = 'false'`;

/** Whether who began a story takes private notes on it: until they say otherwise, yes. */
export async function takesNotes(
  { database, loaders }: Pick<ReadContext, 'database' | 'loaders'>,
  { creatorId }: Pick<Story, 'creatorId'>,
): Promise<boolean> {
  const rows = await loaders.grouped<{ ownerId: string }>('takes_notes', creatorId, (ids) =>
    database.query<{ ownerId: string }>('takes_notes', OFF, [ids]),
  );
  return rows.length === 0;
}
