import { feedWithoutMuted } from '#modules/mutes/without-muted.ts';
import type { Feed, Page } from '#modules/paging.ts';
import type { ReadContext } from '#modules/read-context.ts';
import { readNewestStories } from '#modules/stories/read-story-feed.ts';
import type { SortKeyRange } from '#modules/stories/sort-key.ts';
import type { Story } from '#modules/stories/story.ts';

/** The newest of a tag, without what the viewer mutes; that the tag itself is muted hides nothing in its own place. */
export async function readTagFeed(
  context: ReadContext,
  id: string,
  page: Page,
  range?: SortKeyRange,
): Promise<Feed<Story>> {
  return feedWithoutMuted(context, await readNewestStories(context, { kind: 'tag', id }, page, range), id);
}
