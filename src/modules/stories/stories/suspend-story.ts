import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { changeStory } from './change-story.ts';
import { lockManagedStory } from './managed-story.ts';

/**
 * Takes a published story from its readers: its page says that it was suspended (rules 13, 163). For commands
 * that have themselves decided that they may. False where it is not published.
 */
export function suspendStory(context: CommandContext, storyId: string): Promise<boolean> {
  mustBeProgram(context);
  return withTransaction(context, async (inside) => {
    const story = await lockManagedStory(inside.database, storyId);
    if (story?.state !== 'published') return false;
    await changeStory(inside, storyId, { state: 'suspended', is_listed: false });
    return true;
  });
}

/** Gives a suspended story back to its readers, in all lists that it was in. False where it is not suspended. */
export function unsuspendStory(context: CommandContext, storyId: string): Promise<boolean> {
  mustBeProgram(context);
  return withTransaction(context, async (inside) => {
    const story = await lockManagedStory(inside.database, storyId);
    if (story?.state !== 'suspended') return false;
    await changeStory(inside, storyId, { state: 'published', is_listed: story.visibility !== 'unlisted' });
    return true;
  });
}
