import { mustActFor } from '#modules/acting.ts';
import { type CommandContext, withTransaction } from '#modules/command-context.ts';
import { purgeTags } from '#modules/purge-tags.ts';
import { replacePins } from './people.store.ts';

/** Decisions 18. */
const MOST_PINNED_STORIES = 3;

/** Pins exactly these stories on a profile, in order. Throws a RangeError for more than three. */
export function pinStories(context: CommandContext, personId: string, storyIds: readonly string[]): Promise<void> {
  mustActFor(context, personId);
  if (storyIds.length > MOST_PINNED_STORIES) throw new RangeError(`A profile pins at most ${MOST_PINNED_STORIES}.`);
  return withTransaction(context, async (inside) => {
    await replacePins(inside.database, personId, storyIds);
    await purgeTags(inside, [`user:${personId}`]);
  });
}
