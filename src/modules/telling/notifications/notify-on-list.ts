import type { Clock } from '#platform/clock/clock.ts';
import type { Reaction } from '#platform/jobs/outbox.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { noteGrowth } from './notifications.store.ts';
import { newsOf } from './notify.ts';

/** Those who follow a list find out when they look: one row for the day, whoever many they are (rule 37). */
export const noteListGrowth = (clock: Clock): Reaction<Tables, 'list.itemsAdded'> => ({
  name: 'notifications:list-growth',
  event: 'list.itemsAdded',
  react: async (database, { listId }) => {
    await noteGrowth(database, listId, clock.now());
  },
});

const LISTED = `
  select l.owner_id as "ownerId", s.author_ids as "authorIds" from list_item i join list l on l.id = i.list_id
  join story s on s.id = i.story_id
  where i.list_id = $1 and i.story_id = $2 and l.visibility = 'public' and s.is_listed`;
type Listed = { readonly ownerId: string; readonly authorIds: readonly string[] };

/** Tells authors in which public list a story of theirs was put. */
export const notifyOnListed = (clock: Clock) =>
  newsOf(clock, 'list.itemsAdded', async (database, { listId, storyId }) => {
    const [row] = await database.query<Listed>('notify_listed', LISTED, [listId, storyId]);
    if (row === undefined) return [];
    const bundle = { kind: 'STORY_LISTED', bundleKey: `listed:${storyId}:${listId}` } as const;
    return [{ ...bundle, recipientIds: row.authorIds, actorId: row.ownerId, storyId, listId }];
  });
