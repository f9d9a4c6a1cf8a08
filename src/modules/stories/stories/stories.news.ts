import type { Database } from '#platform/database/database.ts';
import type { ModuleNews, News, NewsMeans } from '#modules/ground/module-news.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { readPublishedBody } from './read-published-body.ts';

const HOUR = 3_600_000;
const PUBLISHED = `
  select s.creator_id as "creatorId", s.author_ids as "authorIds", s.is_listed as "isListed" from story s
  where s.id = $1 and s.state = 'published'`;
/** Or an accepted draft. */
const EDITED = `
  select s.author_ids as "authorIds" from story s where s.id = $1 and s.state in ('published', 'draft')`;
type Published = { readonly creatorId: string; readonly authorIds: readonly string[]; readonly isListed: boolean };

export const news = {
  /**
   * Tells whom a story names, once for each story however often it is published, and its creator that its time came, with
   * the hours that it is late where the site was away then.
   */
  'story.published': async (database, { storyId, isScheduled, dueAt }, means) => {
    const [story] = await database.query<Published>('notify_story', PUBLISHED, [storyId]);
    if (story === undefined) return [];
    const { authorIds } = story;
    const late = dueAt === undefined ? 0 : Math.floor((means.now.getTime() - Date.parse(dueAt)) / HOUR);
    return [
      await mentionsOf(database, { ...story, storyId }, means),
      ...(isScheduled
        ? ([
            {
              kind: 'STORY_WENT_OUT',
              recipientIds: authorIds,
              bundleKey: `out:${storyId}`,
              actorId: null,
              storyId,
              ...(late > 0 && { amount: late }),
            },
          ] as const)
        : []),
    ];
  },
  /** Tells its authors that the editors changed it, with the revision that they find again (rule 63). */
  'story.edited': async (database, { storyId, publicationId, revision, before }): Promise<readonly News[]> => {
    const [story] = await database.query<Pick<Published, 'authorIds'>>('notify_edited', EDITED, [storyId]);
    const about = { bundleKey: `edited:${storyId}:${revision}`, storyId, publicationId, amount: before };
    return [{ ...about, kind: 'STORY_EDITED', recipientIds: story?.authorIds ?? [], actorId: null }];
  },
  /** Tells whom a story names when it was published unlisted and stands in lists from now on. */
  'story.listed': async (database, { storyId }, means) => {
    const [story] = await database.query<Published>('notify_story', PUBLISHED, [storyId]);
    return story === undefined ? [] : [await mentionsOf(database, { ...story, storyId }, means)];
  },
} satisfies ModuleNews;

/** Whom a story names and who was not told of it yet; nobody while it is for those who have its address. */
async function mentionsOf(
  database: Database<Tables>,
  { storyId, creatorId, authorIds, isListed }: Published & { readonly storyId: string },
  { told, mentionedIn }: NewsMeans,
): Promise<News> {
  const document = isListed ? await readPublishedBody(database, storyId) : undefined;
  const named = document === undefined ? [] : await mentionedIn(document);
  const bundleKey = `mention:${storyId}`;
  const isTold = new Set([...authorIds, ...(await told(named, bundleKey))]);
  const recipientIds = named.filter((id) => !isTold.has(id));
  return { kind: 'STORY_MENTIONED', recipientIds, bundleKey, actorId: creatorId, storyId };
}
