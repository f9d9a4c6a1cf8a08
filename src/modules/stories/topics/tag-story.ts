import type { CommandContext } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { slugifyAnyScript } from '#shared/text/slugify.ts';

import { type TaggedStory, addStoryCounts, ensureTagRows, replaceStoryTags } from './topics.store.ts';

/**
 * Ids of tags by their titles, in that order and each once, made where they are new. A title without a
 * letter gives none.
 */
export async function ensureTags(context: CommandContext, titles: readonly string[]): Promise<readonly string[]> {
  const bySlug = new Map<string, string>();
  for (const title of titles) {
    const slug = slugifyAnyScript(title);
    if (slug !== '' && !bySlug.has(slug)) bySlug.set(slug, title.trim());
  }
  const wanted = [...bySlug].map(([slug, title]) => ({ id: createId(), slug, title }));
  const ids = await ensureTagRows(context.database, wanted, context.clock.now());
  return wanted.flatMap(({ slug }) => ids.get(slug) ?? []);
}

/** Puts a story under exactly these tags. */
export function setStoryTags(context: CommandContext, story: TaggedStory): Promise<void> {
  return replaceStoryTags(context.database, story);
}

/** Adds to the number of listed stories of each tag, by id. */
export function countTaggedStories(context: CommandContext, changes: ReadonlyMap<string, number>): Promise<void> {
  return addStoryCounts(context.database, changes);
}
