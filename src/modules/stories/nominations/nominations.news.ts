import type { ModuleNews } from '#modules/ground/module-news.ts';

const BOOSTED = `
  select s.author_ids as "authorIds" from boost_case c join story s on s.id = c.story_id
  where c.id = $1 and c.state = 'boosted' and s.state = 'published'`;

export const news = {
  /** Tells authors that their story is boosted; curators decide together, so nobody of them is named. */
  'story.boosted': async (database, { storyId, caseId }) => {
    const [row] = await database.query<{ authorIds: readonly string[] }>('notify_boost', BOOSTED, [caseId]);
    if (row === undefined) return [];
    const about = { bundleKey: `boost:${storyId}`, actorId: null, storyId };
    return [{ ...about, kind: 'STORY_BOOSTED', recipientIds: row.authorIds }];
  },
} satisfies ModuleNews;
