import { type CommandContext, withTransaction } from '#modules/command-context.ts';
import { changeStory } from './change-story.ts';
import { lockManagedStory, type ManagedStory } from './managed-story.ts';
import { type PostAnswer, changedPost, postWentOn } from './post-answer.ts';
import type { StoryChanges } from './stories.store.ts';

/**
 * Changes a story that the caller found and may change, unless somebody else changed its state meanwhile: of
 * two who do the same at once one is told `Conflict`.
 */
export function changeState(
  context: CommandContext,
  story: ManagedStory,
  changesOf: (now: ManagedStory) => StoryChanges,
): Promise<PostAnswer<'Conflict'>> {
  return withTransaction(context, async (inside) => {
    const now = await lockManagedStory(inside.database, story.id);
    if (now?.state !== story.state) return postWentOn;
    await changeStory(inside, story.id, changesOf(now));
    return changedPost(story.id);
  });
}
