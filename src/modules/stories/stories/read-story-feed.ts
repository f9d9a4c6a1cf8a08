import { type Cursor, type Feed, type Page, cutPage, mapFeed } from '#modules/ground/paging.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { candidatesGathered } from './gather-candidates.ts';
import type { SortKeyRange } from './sort-key.ts';
import { type StoryScope, newestStories } from './story-candidates.ts';
import type { Story } from './story.ts';
import { visibleStories } from './visible-stories.ts';
import { storyLoader } from './kept-stories.ts';

/** Candidates, load, visible, present: the last three for candidates of any kind. */
export async function presentStories(
  context: ReadContext,
  candidates: readonly Cursor[],
  page: Page,
): Promise<Feed<Story>> {
  const cut = cutPage(candidates, page);
  await candidatesGathered(context);
  const loaded = await loadStoriesInOrder(
    context,
    cut.items.map(({ id }) => id),
  );
  return mapFeed(cut, await visibleStories(context, loaded));
}

/** The newest listed stories of a scope, page by page. */
export async function readNewestStories(
  context: ReadContext,
  scope: StoryScope,
  page: Page,
  range?: SortKeyRange,
): Promise<Feed<Story>> {
  return presentStories(context, await newestStories(context, scope, page, range), page);
}

/** Stories by their ids, in that order, those that may be seen. */
export async function readStories(context: ReadContext, ids: readonly string[]): Promise<readonly Story[]> {
  return visibleStories(context, await loadStoriesInOrder(context, ids));
}

async function loadStoriesInOrder(
  context: ReadContext,
  ids: readonly string[],
): Promise<readonly (Story | undefined)[]> {
  return Promise.all(ids.map((id) => context.loaders.get(storyLoader).load(id)));
}
