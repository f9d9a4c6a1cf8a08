import { mustBeProgram } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeActivity } from './activities.store.ts';
import { type Activity, objectOf, readActivity } from './activity.ts';
import { personOfActorUrl } from './federation-addresses.ts';
import { findActor, type LocalActor } from './find-actor.ts';
import { fetchRemote, findKnownRemote } from './find-remote.ts';
import { isSignedBy, readSignature, type Signature, type SignedRequest } from './http-signature.ts';
import { isServerBlocked } from './is-server-blocked.ts';
import { isBlockedBy } from './is-blocked.ts';
import { isSameOrigin, type Remote } from './remote.ts';
import { takeFollow, takeUndo } from './take-follow.ts';
import { removeFollowsOf } from './followers.store.ts';

/** A key that was asked for is believed for a day, and asked for again at most so often where it does not fit. */
const KEY_LIFE = 86_400_000;
const ASKED_AGAIN_AFTER = 60_000;

export type ReceiveOutcome = 'TAKEN' | 'MALFORMED' | 'UNSIGNED' | 'BLOCKED';

/**
 * Takes what a server elsewhere sends: who follows, and who does no longer. Everything else that is well signed is let
 * go without a word. `recipientId` is the person whose inbox it came to; without one it is for whom it names.
 */
export async function receiveActivity(
  context: CommandContext,
  request: SignedRequest,
  recipientId: string | undefined,
): Promise<ReceiveOutcome> {
  mustBeProgram(context);
  const now = context.clock.now();
  const signature = readSignature(request, now);
  if (signature === undefined) return 'UNSIGNED';
  const activity = readActivity(request.body);
  if (activity === undefined || !isSameOrigin(activity.id, activity.actor)) return 'MALFORMED';
  if (!isSameOrigin(signature.keyId, activity.actor)) return 'UNSIGNED';
  const { host } = new URL(activity.actor);
  if (await isServerBlocked(context.database, host)) return 'BLOCKED';
  const recipient = await recipientOf(context, activity, recipientId);
  if (recipient !== undefined && (await isBlockedBy(context.database, recipient.personId, host))) return 'BLOCKED';
  const known = await findKnownRemote(context, activity.actor);
  // Servers tell everybody of everybody who goes; whom nobody knows here leaves nothing behind.
  if (known === undefined && isOwnEnd(activity)) return 'TAKEN';
  const remote = await believe(context, { activity, signature, request, known, recipient });
  if (remote === undefined) return 'UNSIGNED';
  await withTransaction(context, async (inside) => {
    if (await takeActivity(inside.database, activity.id, now)) await act(inside, activity, remote, recipient);
  });
  return 'TAKEN';
}

/** The person whose inbox it is, else the one whom a follow or its end names. */
async function recipientOf(
  { database, config }: CommandContext,
  activity: Activity,
  recipientId: string | undefined,
): Promise<LocalActor | undefined> {
  const { object } = activity;
  const inner = typeof object === 'object' ? object.object : undefined;
  const personId = recipientId ?? personOfActorUrl(config.siteUrl, inner ?? objectOf(activity) ?? '');
  const actor = personId === undefined ? undefined : await findActor(database, personId);
  return actor?.isOpen === true ? actor : undefined;
}

type Claim = {
  readonly activity: Activity;
  readonly signature: Signature;
  readonly request: SignedRequest;
  readonly known: Remote | undefined;
  readonly recipient: LocalActor | undefined;
};

/** Who sent it, once their key says so: the known one, else the one that their server names now. */
async function believe(
  context: CommandContext,
  { activity, signature, request, known, recipient }: Claim,
): Promise<Remote | undefined> {
  const fits = (remote: Remote | undefined): remote is Remote =>
    remote !== undefined && remote.keyId === signature.keyId && isSignedBy(remote.publicKey, signature, request);
  const age = known === undefined ? Infinity : context.clock.now().getTime() - known.fetchedAt.getTime();
  if (age < KEY_LIFE && fits(known)) return known;
  if (age < ASKED_AGAIN_AFTER) return undefined;
  const fetched = await fetchRemote(context, activity.actor, recipient);
  if (fits(fetched)) return fetched;
  // Who is gone can show their key no more, and only what is known can tell that it was they.
  return isOwnEnd(activity) && fetched === undefined && fits(known) ? known : undefined;
}

async function act(
  inside: CommandContext,
  activity: Activity,
  remote: Remote,
  recipient: LocalActor | undefined,
): Promise<void> {
  if (activity.type === 'Follow' && recipient !== undefined)
    return await takeFollow(inside, activity, remote, recipient);
  if (activity.type === 'Undo') return await takeUndo(inside, activity, remote);
  if (isOwnEnd(activity)) await removeFollowsOf(inside.database, remote.uri);
}

/** Whether somebody says that they themselves are gone. */
function isOwnEnd(activity: Activity): boolean {
  return activity.type === 'Delete' && objectOf(activity) === activity.actor;
}
