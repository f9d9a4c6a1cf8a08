import type { ModuleNews } from '#modules/ground/module-news.ts';

const REPOSTED = `
  select s.author_ids as "authorIds" from repost r join story s on s.id = r.story_id
  where r.story_id = $1 and r.person_id = $2`;

export const news = {
  /** Tells authors who passed a story on. */
  'story.reposted': async (database, { storyId, personId }) => {
    const [row] = await database.query<{ authorIds: readonly string[] }>('notify_repost', REPOSTED, [
      storyId,
      personId,
    ]);
    if (row === undefined) return [];
    const bundle = { kind: 'STORY_REPOSTED', bundleKey: `repost:${storyId}` } as const;
    return [{ ...bundle, recipientIds: row.authorIds, actorId: personId, storyId }];
  },
} satisfies ModuleNews;
