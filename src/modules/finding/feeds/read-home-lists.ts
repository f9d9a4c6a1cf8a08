import { readStaffPicks } from '#modules/reading/lists/read-list-items.ts';
import { feedWithoutMuted } from '#modules/stories/stories/without-muted.ts';
import type { Feed, Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { readNewestStories } from '#modules/stories/stories/read-story-feed.ts';
import { readTrendingStories } from '#modules/stories/stories/read-top-stories.ts';
import type { Story } from '#modules/stories/stories/story.ts';

/** The newest stories of the site, without sources that the viewer mutes. */
export async function readLatestForHome(context: ReadContext, page: Page): Promise<Feed<Story>> {
  return feedWithoutMuted(context, await readNewestStories(context, { kind: 'site' }, page));
}

/** The stories of the site that are read most, without sources that the viewer mutes. */
export async function readTrendingForHome(context: ReadContext, page: Page): Promise<Feed<Story>> {
  return feedWithoutMuted(context, await readTrendingStories(context, { kind: 'site' }, page));
}

/** The staff picks, without sources that the viewer mutes. */
export async function readStaffPicksForHome(context: ReadContext, page: Page): Promise<Feed<Story>> {
  return feedWithoutMuted(context, await readStaffPicks(context, page));
}
