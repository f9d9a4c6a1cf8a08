import { TRASH_DAYS } from '#shared/story/publishing-limits.ts';
import { postCacheTag } from '#shared/cache/cache-tags.ts';
import { eraseDrafts } from '#modules/stories/drafts/erase-drafts.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { eraseUnusedImages } from '#modules/ground/media/erase-unused-images.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { eraseStory } from './erase-story.ts';
import { lockManagedStory } from './managed-story.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'stories:purge-trash': unknown;
  }
}

const DAY = 24 * 60 * 60 * 1_000;
const DUE = 'select id from story where trashed_at <= $1 order by trashed_at, id';

/**
 * Takes away for good what has been in the trash for 14 days, with its pictures and everything that was written
 * of it (rule 12). What others said about it stays, and its address goes on answering 410.
 */
export async function purgeTrash(context: CommandContext): Promise<void> {
  mustBeProgram(context);
  const before = new Date(context.clock.now().getTime() - TRASH_DAYS * DAY);
  const due = await context.database.query<{ id: string }>('trash_due', DUE, [before]);
  // One transaction each: what one story cannot, the others do not wait for.
  for (const { id } of due) await withTransaction(context, (inside) => purgeStory(inside, id, before));
}

async function purgeStory(context: CommandContext, id: string, before: Date): Promise<void> {
  const story = await lockManagedStory(context.database, id);
  // Somebody may have brought it back a moment ago.
  if (story?.state !== 'trashed' || story.trashedAt === null || story.trashedAt > before) return;
  const images = [...(await eraseStory(context, story)), ...(await eraseDrafts(context, [id]))];
  await eraseUnusedImages(context, images);
  await purgeTags(context, [postCacheTag(id)]);
}
