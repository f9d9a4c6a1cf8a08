import type { CommandContext } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { type Activity, objectOf } from './activity.ts';
import { actorUrl, personOfActorUrl } from './federation-addresses.ts';
import type { LocalActor } from './find-actor.ts';
import { addFollower, removeFollow } from './followers.store.ts';
import type { Remote } from './remote.ts';
import { sendToInbox } from './send-to-followers.ts';

/** Somebody elsewhere follows a person from now on, and their server is told so. */
export async function takeFollow(
  inside: CommandContext,
  activity: Activity,
  remote: Remote,
  { personId }: LocalActor,
): Promise<void> {
  const { database, clock, config } = inside;
  if (objectOf(activity) !== actorUrl(config.siteUrl, personId)) return;
  const follow = { id: createId(), personId, actorUri: remote.uri, followUri: activity.id, now: clock.now() };
  await addFollower(database, follow);
  const message = { kind: 'Accept', follower: remote.uri, followUri: activity.id } as const;
  await sendToInbox(database, { personId, inbox: remote.inbox, message });
}

/** Somebody elsewhere takes back a follow of theirs: the whole one, or its address. */
export async function takeUndo(inside: CommandContext, activity: Activity, remote: Remote): Promise<void> {
  const { object } = activity;
  const isOther = typeof object === 'object' && object.type !== undefined && object.type !== 'Follow';
  if (object === undefined || isOther) return;
  const target = typeof object === 'object' ? object.object : undefined;
  const personId = target === undefined ? undefined : personOfActorUrl(inside.config.siteUrl, target);
  await removeFollow(inside.database, remote.uri, { personId, followUri: objectOf(activity) });
}
