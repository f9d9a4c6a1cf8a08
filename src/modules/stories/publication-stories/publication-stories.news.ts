import type { ModuleNews, News } from '#modules/ground/module-news.ts';

const AUTHORS = 'select s.author_ids as "authorIds" from story s where s.id = $1';

export const news = {
  /** Tells its authors that a publication took their story out; who of its people did, its editors alone see. */
  'story.removed': async (database, { storyId, publicationId, actorId, removalId }): Promise<readonly News[]> => {
    const [story] = await database.query<{ authorIds: readonly string[] }>('removed_story_authors', AUTHORS, [storyId]);
    const recipientIds = (story?.authorIds ?? []).filter((id) => id !== actorId);
    const bundleKey = `taken-out:${removalId}`;
    return [{ kind: 'STORY_TAKEN_OUT', recipientIds, bundleKey, actorId: null, storyId, publicationId }];
  },
} satisfies ModuleNews;
