import { randomBytes } from 'node:crypto';
import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import { shareLinkMessages } from '#shared/messages/paywall.ts';
import { nextMeterMonth } from '#shared/membership/metering.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { createId } from '#modules/ground/create-id.ts';
import { hashOfToken } from '#modules/ground/random-token.ts';
import { rateLimited } from '#modules/ground/limits/rate-limited.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { findStory } from '#modules/stories/stories/find-story.ts';
import { storyUrl } from '#modules/stories/stories/story-address.ts';
import { addressOfStory } from '#modules/stories/stories/story-address-of-loaded.ts';
import { notFound, badRequest, forbidden } from '#modules/ground/refusals.ts';
import { isFriend } from './is-friend.ts';
import { countMadeThisMonth } from './read-share-links.ts';
import { FRIEND_LINKS, SECRET_BYTES } from './share-link.ts';
import { insertLink, lockMaker, revokeLink } from './share-links.store.ts';
import { sharingOf } from './share-links.policy.ts';

/** Own judgement, of authors too: nobody makes so many by hand. */
const RULE = { most: 200, windowSeconds: 3_600 } as const;

export type CreateShareLinkOutcome =
  | { readonly type: 'CreatedShareLink'; readonly url: string; readonly storyId: string }
  | { readonly type: 'Forbidden' | 'NotFound' | 'BadRequest'; readonly message: string }
  | { readonly type: 'RateLimited'; readonly message: string; readonly retryAfter: number };

/**
 * Makes a link by which anybody reads a locked story whole (rules 92, 93): authors without an end, Friends 50 a
 * month. Its secret is told this once, and only its hash is kept.
 */
export async function createShareLink(context: CommandContext, storyId: string): Promise<CreateShareLinkOutcome> {
  const { viewer, config } = context;
  if (viewer === null) throw new NotAllowed();
  const { personId } = viewer;
  const reader = commandReader(context);
  const lookup = await findStory(reader, storyId);
  if (lookup.kind !== 'story') return notFound(graphErrorMessages.notFound);
  const { story } = lookup;
  if (story.visibility !== 'locked' || story.state !== 'published') return badRequest(shareLinkMessages.notLocked);
  const sharing = sharingOf(viewer, story, await isFriend(context, personId));
  if (sharing === null) return forbidden(shareLinkMessages.notYours);
  const taken = await takeOperation(context, 'share link', personId, RULE);
  if (!taken.ok) return rateLimited(shareLinkMessages.tooMany, taken.retryAfterSeconds);
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const { mostOpenings } = sharing;
  const isMade = await withTransaction(context, async ({ database, clock }) => {
    await lockMaker(database, personId);
    const now = clock.now();
    if (mostOpenings !== null && (await countMadeThisMonth(database, personId, now)) >= FRIEND_LINKS.aMonth)
      return false;
    const tokenHash = hashOfToken(secret);
    await insertLink(database, { id: createId(), storyId, personId, tokenHash, mostOpenings, createdAt: now });
    return true;
  });
  if (!isMade) {
    const now = context.clock.now();
    const seconds = Math.ceil((nextMeterMonth(now).getTime() - now.getTime()) / 1_000);
    return rateLimited(shareLinkMessages.tooMany, seconds);
  }
  const url = new URL(storyUrl(config.siteUrl, await addressOfStory(reader, story)));
  url.searchParams.set('sk', secret);
  return { type: 'CreatedShareLink', url: url.href, storyId };
}

/** Ends a link: at once nobody opens the story by it. Whoever opened it before keeps nothing but what they read. */
export async function revokeShareLink(context: CommandContext, id: string): Promise<boolean> {
  const { viewer, database, clock } = context;
  if (viewer === null) throw new NotAllowed();
  return revokeLink(database, { id, personId: viewer.personId, at: clock.now() });
}
