import { resultMessages } from '#shared/messages/results.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { Refused } from '#modules/ground/refused.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { endpointHash, pushSubscriptionSchema, sealSubscription } from './push-subscription.ts';
import { deleteDeviceOf, trimDevices, upsertDevice } from './pushes.store.ts';

/** Own judgement: the browsers of a person who has many. */
const MOST_DEVICES = 20;
const RULE = { most: 60, windowSeconds: 86_400 } as const;

export type PushDevice = { readonly endpoint: string; readonly p256dh: string; readonly auth: string };

/** Lets this browser of the viewer be told things while it is closed. Throws `Refused` for what is no such browser. */
export async function allowPushes(context: CommandContext, { endpoint, p256dh, auth }: PushDevice): Promise<void> {
  const { personId } = mustOwnAccount(context, { whileSuspended: true });
  const read = pushSubscriptionSchema.safeParse({ endpoint, keys: { p256dh, auth } });
  if (!read.success) throw new Refused('BAD_REQUEST', resultMessages.invalidInput);
  const taken = await takeOperation(context, 'allow pushes', personId, RULE);
  if (!taken.ok) throw new Refused('RATE_LIMITED', resultMessages.rateLimited);
  await upsertDevice(context.database, {
    id: createId(),
    personId,
    endpointHash: endpointHash(endpoint),
    sealed: sealSubscription(context.secrets, read.data),
    userAgent: (context.browser?.userAgent ?? '').slice(0, 300),
    now: context.clock.now(),
  });
  await trimDevices(context.database, personId, MOST_DEVICES);
}

/** Tells this browser nothing more; that it was told nothing is well too. */
export async function stopPushes(context: CommandContext, endpoint: string): Promise<void> {
  const { personId } = mustOwnAccount(context, { whileSuspended: true });
  await deleteDeviceOf(context.database, { personId, endpointHash: endpointHash(endpoint) });
}
