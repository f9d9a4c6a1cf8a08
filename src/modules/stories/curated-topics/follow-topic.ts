import { accountMessages as messages } from '#shared/messages/accounts.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { followAsViewer, unfollowAsViewer } from '#modules/people/follows/follow-as-viewer.ts';
import { forgetFollowing, isFollowing } from '#modules/people/follows/is-following.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { Refused } from '#modules/ground/refused.ts';
import { tagLoader } from '#modules/stories/topics/load-tags.ts';
import { findTopic, readTagsOfTopic } from './read-topics.ts';
import type { Topic } from './topic.ts';

/** Follows a topic: its tags are followed, each with its own count and limit. Throws as `followAsViewer`. */
export async function followTopic(context: CommandContext, slug: string): Promise<Topic> {
  const { topic, tagIds } = await tagsOf(context, slug);
  for (const id of tagIds) await followAsViewer(context, { kind: 'tag', id });
  return topic;
}

/** Follows none of the tags of a topic any longer. */
export async function unfollowTopic(context: CommandContext, slug: string): Promise<Topic> {
  const { topic, tagIds } = await tagsOf(context, slug);
  for (const id of tagIds) await unfollowAsViewer(context, { kind: 'tag', id });
  return topic;
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
  if (topic === null) throw new Refused('NOT_FOUND', messages.notFound);
  return { topic, tagIds: (await readTagsOfTopic(reader, topic.id)).map((tag) => tag.id) };
}

/** Lets the rest of a request read anew what the viewer follows, and how many others do. */
export function forgetTopicFollow(context: ReadContext): void {
  forgetFollowing(context);
  context.loaders.get(tagLoader).clearAll();
}
