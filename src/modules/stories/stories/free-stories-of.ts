import type { CommandContext } from '#modules/ground/command-context.ts';
import { freeStory } from './update-story-settings.ts';

const LOCKED = `select id from story where creator_id = $1 and visibility = 'locked' and lock_source = 'UGC' order by id`;

/** Gives all that somebody locked themselves to everybody: who leaves the partner program locks nothing (rule 20). */
export async function freeStoriesOf(context: CommandContext, personId: string): Promise<void> {
  const stories = await context.database.query<{ id: string }>('stories_locked_by', LOCKED, [personId]);
  for (const { id } of stories) await freeStory(context, id);
}
