import { feedWithoutMuted } from '#modules/stories/stories/without-muted.ts';
import type { Feed, Page } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { readNewestStories } from '#modules/stories/stories/read-story-feed.ts';
import type { SortKeyRange } from '#modules/stories/stories/sort-key.ts';
import type { Story } from '#modules/stories/stories/story.ts';

/** The newest of a tag, without what the viewer mutes; that the tag itself is muted hides nothing in its own place. */
export async function readTagFeed(
  context: ReadContext,
  id: string,
  page: Page,
  range?: SortKeyRange,
): Promise<Feed<Story>> {
  return feedWithoutMuted(context, await readNewestStories(context, { kind: 'tag', id }, page, range), id);
}
