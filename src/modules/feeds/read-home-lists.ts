import { withoutMuted } from '#modules/mutes/without-muted.ts';
import { type Feed, type Page, mapFeed } from '#modules/paging.ts';
import type { ReadContext } from '#modules/read-context.ts';
import { readNewestStories } from '#modules/stories/read-story-feed.ts';
import { readTrendingStories } from '#modules/stories/read-top-stories.ts';
import type { Story } from '#modules/stories/story.ts';

/** The newest stories of the site, without sources that the viewer mutes. */
export async function readLatestForHome(context: ReadContext, page: Page): Promise<Feed<Story>> {
  const feed = await readNewestStories(context, { kind: 'site' }, page);
  return mapFeed(feed, await withoutMuted(context, feed.items));
}

/** The stories of the site that are read most, without sources that the viewer mutes. */
export async function readTrendingForHome(context: ReadContext, page: Page): Promise<Feed<Story>> {
  const feed = await readTrendingStories(context, { kind: 'site' }, page);
  return mapFeed(feed, await withoutMuted(context, feed.items));
}
