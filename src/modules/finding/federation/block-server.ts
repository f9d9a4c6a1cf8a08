import { federationMessages as messages } from '#shared/messages/federation.ts';
import { resultMessages } from '#shared/messages/results.ts';
import { mustActFor } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { badRequest } from '#modules/ground/refusals.ts';
import { readServer } from './read-block-list.ts';
import { removeFollowersOfServer } from './followers.store.ts';
import { blockServer, unblockServer } from './servers.store.ts';

/** Own judgement: whoever blocks more has a list from somewhere, and an hour. */
const RULE = { most: 200, windowSeconds: 3_600 } as const;

export type BlockServerOutcome =
  | { readonly type: 'ChangedFederation' }
  | { readonly type: 'BadRequest'; readonly message: string }
  | { readonly type: 'RateLimited'; readonly message: string; readonly retryAfter: number };

/**
 * Refuses everything of a server for a person, forgets their followers there and sends it nothing more. Takes
 * `mastodon.example`, an address there, or a handle; `isBlocked` false takes it back.
 */
export async function setServerBlocked(
  context: CommandContext,
  { personId, server, isBlocked }: { readonly personId: string; readonly server: string; readonly isBlocked: boolean },
): Promise<BlockServerOutcome> {
  mustActFor(context, personId);
  const host = readServer(server);
  if (host === undefined) return badRequest(messages.noServer);
  const taken = await takeOperation(context, 'block a server', personId, RULE);
  if (!taken.ok)
    return { type: 'RateLimited', message: resultMessages.rateLimited, retryAfter: taken.retryAfterSeconds };
  await withTransaction(context, async ({ database }) => {
    if (!isBlocked) return await unblockServer(database, personId, host);
    await blockServer(database, personId, host);
    await removeFollowersOfServer(database, personId, host);
  });
  return { type: 'ChangedFederation' };
}
