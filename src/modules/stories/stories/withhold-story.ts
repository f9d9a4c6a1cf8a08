import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { changeStory } from './change-story.ts';
import { lockManagedStory } from './managed-story.ts';
import { deleteWithholdings, insertWithholdings } from './stories.store.ts';

type Withholding = { readonly storyId: string; readonly countries: readonly string[] };

/**
 * Holds a story back in countries, two capital letters each, or everywhere by an empty text (rule 165). For commands
 * that have themselves decided that they may. Answers in which of them it was not held back before; undefined where
 * it was never published.
 */
export function withholdStory(
  context: CommandContext,
  { storyId, countries, reason }: Withholding & { readonly reason: string },
): Promise<readonly string[] | undefined> {
  mustBeProgram(context);
  return withTransaction(context, async (inside) => {
    const story = await lockManagedStory(inside.database, storyId);
    if (story === undefined || story.firstPublishedAt === null) return undefined;
    const added = await insertWithholdings(inside.database, { storyId, countries, reason, now: inside.clock.now() });
    await changeStory(inside, storyId, { is_withheld: true });
    return added;
  });
}

/** Gives it back in these countries; held back in others, it stays so there. */
export function releaseStory(context: CommandContext, { storyId, countries }: Withholding): Promise<void> {
  mustBeProgram(context);
  return withTransaction(context, async (inside) => {
    if ((await lockManagedStory(inside.database, storyId)) === undefined) return;
    const isWithheld = await deleteWithholdings(inside.database, storyId, countries);
    await changeStory(inside, storyId, { is_withheld: isWithheld });
  });
}
