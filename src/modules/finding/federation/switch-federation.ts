import { resultMessages } from '#shared/messages/results.ts';
import { mustActFor } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { makeActorKeys } from './actor-keys.ts';
import { openActor } from './actors.store.ts';
import { closeFederation } from './close-federation.ts';

/** Own judgement: each makes a key, and every server with a follower hears of each end. */
const RULE = { most: 10, windowSeconds: 86_400 } as const;

export type SwitchFederationOutcome =
  | { readonly type: 'ChangedFederation' }
  | { readonly type: 'RateLimited'; readonly message: string; readonly retryAfter: number };

/** Lets servers elsewhere follow a person, or ends it: then every such server is told that they are gone (MEMB-17). */
export async function switchFederation(
  context: CommandContext,
  { personId, isOn }: { readonly personId: string; readonly isOn: boolean },
): Promise<SwitchFederationOutcome> {
  mustActFor(context, personId);
  const taken = await takeOperation(context, 'switch federation', personId, RULE);
  if (!taken.ok)
    return { type: 'RateLimited', message: resultMessages.rateLimited, retryAfter: taken.retryAfterSeconds };
  if (isOn) {
    const keys = await makeActorKeys(context.secrets, personId);
    await openActor(context.database, { personId, ...keys, openedAt: context.clock.now() });
  } else {
    await withTransaction(context, (inside) => closeFederation(inside, personId));
  }
  return { type: 'ChangedFederation' };
}
