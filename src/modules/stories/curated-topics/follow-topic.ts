import { accountMessages as messages } from '#shared/messages/accounts.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { followAsViewer, unfollowAsViewer } from '#modules/people/follows/follow-as-viewer.ts';
import { forgetFollowing, isFollowing } from '#modules/people/follows/is-following.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { type BadRequest, type NotFound, notFound } from '#modules/ground/refusals.ts';
import type { RateLimited } from '#modules/ground/limits/rate-limited.ts';
import { tagLoader } from '#modules/stories/topics/load-tags.ts';
import { findTopic, readTagsOfTopic } from './read-topics.ts';
import type { Topic } from './topic.ts';

type FollowTopicOutcome = Topic | BadRequest | NotFound | RateLimited;

/** Follows a topic: its tags are followed, each with its own count and limit, up to the first that is refused. */
export async function followTopic(context: CommandContext, slug: string): Promise<FollowTopicOutcome> {
  const found = await tagsOf(context, slug);
  if (found === null) return notFound(messages.notFound);
  for (const id of found.tagIds) {
    const outcome = await followAsViewer(context, { kind: 'tag', id });
    if (outcome.type !== 'Followed') return outcome;
  }
  return found.topic;
}

/** Follows none of the tags of a topic any longer. */
export async function unfollowTopic(context: CommandContext, slug: string): Promise<Topic | NotFound> {
  const found = await tagsOf(context, slug);
  if (found === null) return notFound(messages.notFound);
  for (const id of found.tagIds) await unfollowAsViewer(context, { kind: 'tag', id });
  return found.topic;
}

/** A topic is followed by whom follows all of its tags. */
export async function isFollowingTopic(context: ReadContext, topicId: string): Promise<boolean> {
  const tags = await readTagsOfTopic(context, topicId);
  const followed = await Promise.all(tags.map((tag) => isFollowing(context, 'tag', tag.id)));
  return followed.length > 0 && !followed.includes(false);
}

async function tagsOf(context: CommandContext, slug: string) {
  const reader = commandReader(context);
  const topic = await findTopic(reader, slug);
  if (topic === null) return null;
  return { topic, tagIds: (await readTagsOfTopic(reader, topic.id)).map((tag) => tag.id) };
}

/** Lets the rest of a request read anew what the viewer follows, and how many others do. */
export function forgetTopicFollow(context: ReadContext): void {
  forgetFollowing(context);
  context.loaders.get(tagLoader).clearAll();
}
