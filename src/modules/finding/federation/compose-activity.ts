import type { CommandContext } from '#modules/ground/command-context.ts';
import { ACTIVITY_CONTEXT, actorDocument, PUBLIC } from './actor-document.ts';
import { actorUrl, articleUrl } from './federation-addresses.ts';
import type { LocalActor } from './find-actor.ts';
import type { Delivery } from './message.ts';
import { readArticle } from './read-articles.ts';

/**
 * The activity of a message as things stand now; undefined for what is true no longer: a story that was hidden while
 * its server was away never leaves here, and its withdrawal waits behind it.
 */
export async function composeActivity(
  context: CommandContext,
  actor: LocalActor,
  { message, activityId }: Pick<Delivery, 'message' | 'activityId'>,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const { siteUrl } = context.config;
  const id = actorUrl(siteUrl, actor.personId);
  const start = { '@context': ACTIVITY_CONTEXT, id: `${id}#activities/${activityId}`, actor: id };
  const toAll = { ...start, to: [PUBLIC], cc: [`${id}/followers`] };
  // Also to who came back meanwhile: their followers are forgotten here, and must not wait for them there.
  if (message.kind === 'goodbye') return { ...toAll, type: 'Delete', object: id };
  if (!actor.isOpen) return undefined;
  switch (message.kind) {
    case 'story': {
      const found = await readArticle(context, actor.personId, message.storyId);
      return found && { ...toAll, type: message.verb, object: found.article };
    }
    case 'withdrawal': {
      if ((await readArticle(context, actor.personId, message.storyId)) !== undefined) return undefined;
      const object = { id: articleUrl(siteUrl, actor.personId, message.storyId), type: 'Tombstone' };
      return { ...toAll, type: 'Delete', object };
    }
    case 'profile':
      return { ...toAll, type: 'Update', object: actorDocument(siteUrl, actor) };
    case 'Accept':
    case 'Reject': {
      const { follower, followUri } = message;
      const object = { id: followUri, type: 'Follow', actor: follower, object: id };
      return { ...start, type: message.kind, to: [follower], object };
    }
  }
}
