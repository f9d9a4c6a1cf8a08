import { MOST_PINNED_STORIES } from '#shared/story/publishing-limits.ts';
import { userCacheTag } from '#shared/cache/cache-tags.ts';
import { mustActFor, mustBeAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { loadStories } from '#modules/stories/stories/load-stories.ts';
import { canPin } from './pins.policy.ts';
import { replacePins } from './pins.store.ts';

/**
 * Pins exactly these stories on a profile, in order. Throws a RangeError for more than three, and
 * refuses all of them where one is not there or not the person's own.
 */
export function pinStories(context: CommandContext, personId: string, storyIds: readonly string[]): Promise<void> {
  mustActFor(context, personId);
  if (storyIds.length > MOST_PINNED_STORIES) throw new RangeError(`A profile pins at most ${MOST_PINNED_STORIES}.`);
  return withTransaction(context, async (inside) => {
    const found = await loadStories(inside.database, storyIds);
    const own = new Set(found.filter(({ story }) => canPin(personId, story)).map(({ story }) => story.id));
    mustBeAllowed(storyIds.every((id) => own.has(id)));
    await replacePins(inside.database, personId, storyIds);
    await purgeTags(inside, [userCacheTag(personId)]);
  });
}
