import type { Clock } from '#platform/clock/clock.ts';
import { readPublishedBody } from '#modules/highlights/locate-passage.ts';
import { findMentioned } from './find-mentioned.ts';
import { newsOf } from './notify.ts';

const PUBLISHED = `
  select s.creator_id as "creatorId", s.author_ids as "authorIds", s.is_listed as "isListed" from story s
  where s.id = $1 and s.state = 'published'`;
type Published = { readonly creatorId: string; readonly authorIds: readonly string[]; readonly isListed: boolean };

/** Tells whom a story names, once for each story however often it is published, and its creator that its time came. */
export const notifyOnStory = (clock: Clock, siteUrl: string) =>
  newsOf(clock, 'story.published', async (database, { storyId, isScheduled }) => {
    const [story] = await database.query<Published>('notify_story', PUBLISHED, [storyId]);
    if (story === undefined) return [];
    const { creatorId, authorIds, isListed } = story;
    const document = isListed ? await readPublishedBody(database, storyId) : undefined;
    const named = document === undefined ? [] : await findMentioned(database, document, siteUrl);
    const key = `mention:${storyId}`;
    const told = await database.query<{ id: string }>('notify_mention_told', TOLD, [named, key]);
    const isTold = new Set([...authorIds, ...told.map(({ id }) => id)]);
    const recipientIds = named.filter((id) => !isTold.has(id));
    return [
      { kind: 'STORY_MENTIONED', recipientIds, bundleKey: key, actorId: creatorId, storyId },
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

const TOLD = 'select person_id as id from notification where person_id = any($1) and bundle_key = $2';

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
