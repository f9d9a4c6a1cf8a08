import type { Clock } from '#platform/clock/clock.ts';
import { newsOf, type NewsToWrite } from './notify.ts';

const FOLLOWS = `
  select p.follower_count as followers from follow_person f join person p on p.id = f.person_id
  where f.follower_id = $1 and f.person_id = $2`;

/** Own judgement: how many followers are worth a word. */
const MILESTONES: readonly number[] = [100, 1_000, 10_000, 100_000, 1_000_000];

/** Tells somebody who follows them, all of a day (UTC) together, and when they have come to a round number. */
export const notifyOnFollow = (clock: Clock) =>
  newsOf(clock, 'person.followed', async (database, { personId, followerId }): Promise<readonly NewsToWrite[]> => {
    const [row] = await database.query<{ followers: number }>('notify_follow', FOLLOWS, [followerId, personId]);
    if (row === undefined) return [];
    const day = clock.now().toISOString().slice(0, 10);
    const recipientIds = [personId];
    const amount = MILESTONES.findLast((milestone) => row.followers === milestone);
    return [
      { kind: 'PERSON_FOLLOWED', recipientIds, bundleKey: `follow:${day}`, actorId: followerId },
      ...(amount === undefined
        ? []
        : [
            {
              kind: 'FOLLOWER_MILESTONE' as const,
              recipientIds,
              bundleKey: `followers:${amount}`,
              actorId: null,
              amount,
            },
          ]),
    ];
  });

const FOLLOWS_LIST = `
  select l.owner_id as "ownerId" from follow_list f join list l on l.id = f.list_id
  where f.follower_id = $1 and f.list_id = $2 and l.visibility = 'public'`;

/** Tells who keeps a list that somebody saved it. */
export const notifyOnListFollow = (clock: Clock) =>
  newsOf(clock, 'list.followed', async (database, { listId, followerId }) => {
    const [row] = await database.query<{ ownerId: string }>('notify_list_follow', FOLLOWS_LIST, [followerId, listId]);
    if (row === undefined) return [];
    const bundle = { kind: 'LIST_FOLLOWED', bundleKey: `saved:${listId}` } as const;
    return [{ ...bundle, recipientIds: [row.ownerId], actorId: followerId, listId }];
  });
