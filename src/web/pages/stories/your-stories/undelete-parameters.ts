import { yourStoriesPath } from '#shared/routes/account-links.ts';
import { isPostId } from '#shared/routes/post-id.ts';
import { findStoryTab, type StoryTab } from '#web/features/stories/your-stories/story-filter.ts';

/** What the page says once after a story was restored. */
export type Undeleted = { readonly postId: string; readonly title: string; readonly tab: StoryTab };

/** The deleted stories, with what was just restored from among them: which story, and to which tab. */
export function undeletedPath({ postId, title, tab }: Undeleted): string {
  const query = new URLSearchParams({
    tab: tab.segment,
    undeletedPost: 'true',
    undeletedPostId: postId,
    undeletedPostTitle: title,
  });
  return `${yourStoriesPath('deleted')}?${query.toString()}`;
}

/** What an address says was restored; undefined where it says nothing of it, or nothing that can be. */
export function readUndeleted(query: URLSearchParams): Undeleted | undefined {
  const postId = query.get('undeletedPostId') ?? '';
  const tab = findStoryTab(query.get('tab') ?? '');
  if (query.get('undeletedPost') !== 'true' || !isPostId(postId) || tab === undefined) return undefined;
  return { postId, title: query.get('undeletedPostTitle') ?? '', tab };
}
