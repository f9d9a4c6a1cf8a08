import { accountMessages as messages } from '#shared/messages/accounts.ts';
import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type BadRequest, badRequest, type NotFound, notFound } from '#modules/ground/refusals.ts';
import { type RateLimited, rateLimited } from '#modules/ground/limits/rate-limited.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { follow } from './follow.ts';
import { canFind, type FollowTarget } from './follows.policy.ts';
import type { FollowedKind } from './follows.store.ts';
import { unfollow } from './unfollow.ts';

/** Rule 14 for people and publications; of tags there are more. */
const MOST_A_DAY: Readonly<Record<FollowedKind, number>> = { person: 125, publication: 125, tag: 500 };
const DAY_SECONDS = 86_400;

type Wanted = { readonly kind: FollowedKind; readonly id: string };

/** What following comes to. */
export type FollowOutcome = { readonly type: 'Followed' } | BadRequest | NotFound | RateLimited;

/**
 * Follows in the viewer's name; not oneself, not what the viewer does not find, and not too much in one day. Throws
 * `NotAllowed` for who is signed out or suspended.
 */
export async function followAsViewer(context: CommandContext, { kind, id }: Wanted): Promise<FollowOutcome> {
  const viewer = mustBeOpenViewer(context);
  if (kind === 'person' && id === viewer.personId) return badRequest(messages.followSelf);
  const target = await findTarget(context, kind, id);
  if (target === undefined || !canFind(viewer, target)) return notFound(messages.notFound);
  const rule = { most: MOST_A_DAY[kind], windowSeconds: DAY_SECONDS };
  const taken = await takeOperation(context, kind === 'tag' ? 'follow tag' : 'follow', viewer.personId, rule);
  if (!taken.ok) return rateLimited(messages.tooOften, taken.retryAfterSeconds);
  await follow(context, { followerId: viewer.personId, kind, id });
  return { type: 'Followed' };
}

/** Ends a follow of the viewer, also of what they do not find any more. */
export async function unfollowAsViewer(context: CommandContext, { kind, id }: Wanted): Promise<void> {
  const viewer = mustBeOpenViewer(context);
  await unfollow(context, { followerId: viewer.personId, kind, id });
}

function mustBeOpenViewer({ viewer }: CommandContext) {
  if (viewer === null || viewer.isSuspended) throw new NotAllowed();
  return viewer;
}

async function findTarget(
  { database: { kysely } }: CommandContext,
  kind: FollowedKind,
  id: string,
): Promise<FollowTarget | undefined> {
  switch (kind) {
    case 'person': {
      const row = await kysely.selectFrom('person').select(['id', 'state']).where('id', '=', id).executeTakeFirst();
      return row && { kind, ...row };
    }
    case 'publication': {
      const row = await kysely
        .selectFrom('publication')
        .select(['id', 'state'])
        .where('id', '=', id)
        .executeTakeFirst();
      return row && { kind, ...row };
    }
    case 'tag': {
      const row = await kysely.selectFrom('tag').select('id').where('id', '=', id).executeTakeFirst();
      return row && { kind, ...row };
    }
  }
}
