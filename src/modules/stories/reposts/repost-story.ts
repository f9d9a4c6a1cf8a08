import { formatMessage } from '#shared/messages/format-message.ts';
import { repostMessages as messages } from '#shared/messages/reposts.ts';
import { MOST_REPOST_NOTE, readRepostNote } from '#shared/story/repost-note.ts';
import { userCacheTag, postCacheTag } from '#shared/cache/cache-tags.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { findBannedLinks } from '#modules/ground/banned-links/find-banned-links.ts';
import { isKeptApart } from '#modules/people/blocks/blocks.policy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { busy } from '#modules/ground/busy.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import { changedStory, type StoryOutcome, refuse } from '#modules/ground/story-outcome.ts';
import { deleteRepost, upsertRepost } from './reposts.store.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    /** Somebody passed a story on to their followers, or wrote another note to it (rule 21). */
    'story.reposted': { readonly storyId: string; readonly personId: string };
  }
}

/** Own judgement: more than anybody passes on in a day by hand. */
const RULE = { most: 60, windowSeconds: 86_400 } as const;
const LINK = /https?:\/\/\S+/gi;

export type RepostOutcome = StoryOutcome<'BadRequest' | 'Forbidden' | 'NotFound' | 'RateLimited'>;

/**
 * Passes a story on to the viewer's followers with a note of at most 280 characters (WRITE-7, rule 21): one of
 * a story for each person, so that a second changes the note. Throws `NotAllowed` for who is signed out or suspended.
 */
export async function repostStory(
  context: CommandContext,
  { storyId, note }: { readonly storyId: string; readonly note: string },
): Promise<RepostOutcome> {
  const viewer = mustBeOpenViewer(context);
  const { personId } = viewer;
  if (!viewer.isEmailVerified) return refuse('Forbidden', messages.confirmAddress);
  const read = readRepostNote(note);
  if (read === undefined) {
    return refuse('BadRequest', formatMessage(messages.noteTooLong, { most: MOST_REPOST_NOTE }));
  }
  const lookup = await findStory(commandReader(context), storyId);
  const isThere = lookup.kind === 'story' && lookup.story.isListed;
  if (!isThere || lookup.story.authorIds.some((id) => isKeptApart(viewer, id))) {
    return refuse('NotFound', messages.noSuchStory);
  }
  const [link] = await findBannedLinks(context, read.match(LINK) ?? []);
  if (link !== undefined) return refuse('BadRequest', formatMessage(messages.bannedLink, { link }));
  const taken = await takeOperation(context, 'repost', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside) => {
    await upsertRepost(inside.database, { storyId, personId, note: read, now: inside.clock.now() });
    await emitEvent(inside.database, 'story.reposted', { storyId, personId });
    await purgeTags(inside, [userCacheTag(personId), postCacheTag(storyId)]);
    return changedStory(storyId);
  });
}

/** Takes the viewer's repost back, at any time and of a story in any state; that there was none is well too. */
export async function undoRepost(context: CommandContext, storyId: string): Promise<void> {
  const { personId } = mustBeOpenViewer(context);
  await withTransaction(context, async (inside) => {
    if (!(await deleteRepost(inside.database, { storyId, personId }))) return;
    await purgeTags(inside, [userCacheTag(personId), postCacheTag(storyId)]);
  });
}

function mustBeOpenViewer({ viewer }: CommandContext) {
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  return viewer;
}
