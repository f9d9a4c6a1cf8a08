import { formatMessage } from '#shared/messages/format-message.ts';
import { publishingMessages as messages } from '#shared/messages/publishing.ts';
import { MOST_PINNED_STORIES } from '#shared/story/publishing-limits.ts';
import { userCacheTag } from '#shared/cache/cache-tags.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { findManagedStory } from '#modules/stories/stories/managed-story.ts';
import { type StoryOutcome, changedStory, forbiddenStory, noSuchStory, refuse } from '#modules/ground/story-outcome.ts';
import { canPin } from './pins.policy.ts';
import { lockPerson } from '#modules/people/people/lock-person.ts';
import { replacePins } from './pins.store.ts';

type PinOutcome = StoryOutcome<'MaxPinnedStoriesReached' | 'BadRequest' | 'Forbidden' | 'NotFound' | 'RateLimited'>;

/** Own judgement: more than anybody arranges in an hour; each drops a page that is kept. */
const RULE = { most: 200, windowSeconds: 3_600 } as const;

/**
 * Puts a story first on the viewer's profile, where it stands among three at most (rule 18); one that is
 * pinned already moves to the top. With `replaceOldest` the last makes room.
 */
export async function pinStory(
  context: CommandContext,
  { storyId, replaceOldest }: { readonly storyId: string; readonly replaceOldest: boolean },
): Promise<PinOutcome> {
  const { viewer } = context;
  if (viewer === null || viewer.isSuspended) return forbiddenStory;
  const { personId } = viewer;
  const story = await findManagedStory(context.database, storyId);
  if (story === undefined || (story.state !== 'published' && !canPin(personId, story))) return noSuchStory;
  if (!canPin(personId, story)) return forbiddenStory;
  if (!story.isListed) return refuse('BadRequest', messages.onlyPublished);
  const taken = await takeOperation(context, 'pin story', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<PinOutcome> => {
    await lockPerson(inside.database, personId);
    const others = (await readPins(inside, personId)).filter((id) => id !== storyId);
    if (others.length >= MOST_PINNED_STORIES && !replaceOldest) {
      const message = formatMessage(messages.maxPinned, { limit: MOST_PINNED_STORIES });
      return { type: 'MaxPinnedStoriesReached', message, limit: MOST_PINNED_STORIES };
    }
    await replacePins(inside.database, personId, [storyId, ...others].slice(0, MOST_PINNED_STORIES));
    await purgeTags(inside, [userCacheTag(personId)]);
    return changedStory(storyId);
  });
}

/** Takes a story off the viewer's profile; one that is not there stays away. */
export async function unpinStory(context: CommandContext, storyId: string): Promise<PinOutcome> {
  const { viewer } = context;
  if (viewer === null || viewer.isSuspended) return forbiddenStory;
  const { personId } = viewer;
  const story = await findManagedStory(context.database, storyId);
  if (story === undefined || !canPin(personId, story)) return noSuchStory;
  const taken = await takeOperation(context, 'pin story', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside): Promise<PinOutcome> => {
    await lockPerson(inside.database, personId);
    const others = (await readPins(inside, personId)).filter((id) => id !== storyId);
    await replacePins(inside.database, personId, others);
    await purgeTags(inside, [userCacheTag(personId)]);
    return changedStory(storyId);
  });
}

/** Those that readers see: a place that a trashed or unlisted story held is free. */
const PINS = `
  select p.story_id as id from story_pin p join story s on s.id = p.story_id
  where p.person_id = $1 and s.is_listed order by p.position`;

async function readPins({ database }: CommandContext, personId: string): Promise<readonly string[]> {
  const rows = await database.query<{ id: string }>('pins_of_person', PINS, [personId]);
  return rows.map(({ id }) => id);
}
