import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { readPublishedBody } from '#modules/reading/highlights/locate-passage.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { findMentioned } from './find-mentioned.ts';
import { newsOf, type NewsToWrite } from './notify.ts';

const PUBLISHED = `
  select s.creator_id as "creatorId", s.author_ids as "authorIds", s.is_listed as "isListed" from story s
  where s.id = $1 and s.state = 'published'`;
type Published = { readonly creatorId: string; readonly authorIds: readonly string[]; readonly isListed: boolean };

/** Tells whom a story names, once for each story however often it is published, and its creator that its time came. */
export const notifyOnStory = (clock: Clock, siteUrl: string) =>
  newsOf(clock, 'story.published', async (database, { storyId, isScheduled }) => {
    const [story] = await database.query<Published>('notify_story', PUBLISHED, [storyId]);
    if (story === undefined) return [];
    const { authorIds } = story;
    return [
      await mentionsOf(database, { ...story, storyId, siteUrl }),
      ...(isScheduled
        ? ([
            {
              kind: 'STORY_WENT_OUT',
              recipientIds: authorIds,
              bundleKey: `out:${storyId}`,
              actorId: null,
              storyId,
            },
          ] as const)
        : []),
    ];
  });

/** Tells whom a story names when it was published unlisted and stands in lists from now on. */
export const notifyOnStoryShown = (clock: Clock, siteUrl: string) =>
  newsOf(clock, 'story.listed', async (database, { storyId }) => {
    const [story] = await database.query<Published>('notify_story', PUBLISHED, [storyId]);
    return story === undefined ? [] : [await mentionsOf(database, { ...story, storyId, siteUrl })];
  });

const TOLD = 'select person_id as id from notification where person_id = any($1) and bundle_key = $2';

/** Whom a story names and who was not told of it yet; nobody while it is for those who have its address. */
async function mentionsOf(
  database: Database<Tables>,
  {
    storyId,
    siteUrl,
    creatorId,
    authorIds,
    isListed,
  }: Published & { readonly storyId: string; readonly siteUrl: string },
): Promise<NewsToWrite> {
  const document = isListed ? await readPublishedBody(database, storyId) : undefined;
  const named = document === undefined ? [] : await findMentioned(database, document, siteUrl);
  const bundleKey = `mention:${storyId}`;
  const told = await database.query<{ id: string }>('notify_mention_told', TOLD, [named, bundleKey]);
  const isTold = new Set([...authorIds, ...told.map(({ id }) => id)]);
  const recipientIds = named.filter((id) => !isTold.has(id));
  return { kind: 'STORY_MENTIONED', recipientIds, bundleKey, actorId: creatorId, storyId };
}

const HIGHLIGHTED = `
  select h.person_id as "personId", s.author_ids as "authorIds" from highlight h join story s on s.id = h.story_id
  where h.id = $1 and not h.is_private`;
type Highlighted = { readonly personId: string; readonly authorIds: readonly string[] };

/** Tells authors which passage of a story somebody marked for all to see. */
export const notifyOnHighlight = (clock: Clock) =>
  newsOf(clock, 'story.highlighted', async (database, { storyId, highlightId }) => {
    const [row] = await database.query<Highlighted>('notify_highlight', HIGHLIGHTED, [highlightId]);
    if (row === undefined) return [];
    const bundle = { kind: 'STORY_HIGHLIGHTED', bundleKey: `highlight:${storyId}` } as const;
    return [{ ...bundle, recipientIds: row.authorIds, actorId: row.personId, storyId, highlightId }];
  });

const REPOSTED = `
  select s.author_ids as "authorIds" from repost r join story s on s.id = r.story_id
  where r.story_id = $1 and r.person_id = $2`;

/** Tells authors who passed a story on. */
export const notifyOnRepost = (clock: Clock) =>
  newsOf(clock, 'story.reposted', async (database, { storyId, personId }) => {
    const [row] = await database.query<{ authorIds: readonly string[] }>('notify_repost', REPOSTED, [
      storyId,
      personId,
    ]);
    if (row === undefined) return [];
    const bundle = { kind: 'STORY_REPOSTED', bundleKey: `repost:${storyId}` } as const;
    return [{ ...bundle, recipientIds: row.authorIds, actorId: personId, storyId }];
  });
