import type { CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { feedItems } from '#modules/finding/feeds/feed-items.ts';
import { type Feed, readPage } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { readNewestStories, readStories } from '#modules/stories/stories/read-story-feed.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import { tagLoader } from '#modules/stories/topics/load-tags.ts';
import { type Article, articleDocument } from './article-document.ts';

/** What goes out of a story, with what decides whether it is news. */
export type ReadArticle = { readonly story: Story; readonly article: Article };

const STORY_ID = /^[0-9a-f]{12}$/;

/**
 * A story of a person as everybody everywhere may read it; undefined for one that is not listed, not theirs, or held
 * back in any country, since a server elsewhere does not say where its readers are.
 */
export async function readArticle(
  context: CommandContext,
  personId: string,
  storyId: string,
): Promise<ReadArticle | undefined> {
  if (!STORY_ID.test(storyId)) return undefined;
  const reader = readerOfAll(context);
  const stories = await readStories(reader, [storyId]);
  const [found] = await present(reader, context.config.siteUrl, personId, stories);
  return found;
}

/** The newest stories of a person, a page of twenty at a time. Throws `BadCursor`. */
export async function readArticlesOf(
  context: CommandContext,
  personId: string,
  to: string | null,
): Promise<Feed<ReadArticle>> {
  const reader = readerOfAll(context);
  const feed = await readNewestStories(reader, { kind: 'author', id: personId }, readPage({ limit: 20, to }));
  return { ...feed, items: await present(reader, context.config.siteUrl, personId, feed.items) };
}

/** Nobody in particular, nowhere in particular. */
function readerOfAll(context: CommandContext): ReadContext {
  return commandReader({ ...context, viewer: null, browser: null });
}

async function present(
  reader: ReadContext,
  siteUrl: string,
  personId: string,
  stories: readonly Story[],
): Promise<readonly ReadArticle[]> {
  const told = stories.filter((story) => story.creatorId === personId && !story.isWithheld);
  const items = await feedItems(reader, siteUrl, told);
  return Promise.all(
    told.map(async (story, index): Promise<ReadArticle> => {
      const item = items[index];
      if (item === undefined) throw new Error('a story has no item');
      const tags = await reader.loaders.get(tagLoader).loadMany(story.tagIds);
      const there = tags.flatMap((tag) => tag ?? []);
      return { story, article: articleDocument({ siteUrl, personId, storyId: story.id }, item, there) };
    }),
  );
}
