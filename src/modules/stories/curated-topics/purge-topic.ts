import { TOPICS_CACHE_TAG, topicCacheTag } from '#shared/cache/cache-tags.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';

/** Drops the pages that show a topic, and the lists of all. */
export function purgeTopic(context: CommandContext, topicId: string): Promise<void> {
  return purgeTags(context, [topicCacheTag(topicId), TOPICS_CACHE_TAG, 'sitemap']);
}
