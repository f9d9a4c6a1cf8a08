import type { ModuleNews, News } from '#modules/ground/module-news.ts';

const FOLLOWS = `
  select p.follower_count as followers from follow_person f join person p on p.id = f.person_id
  where f.follower_id = $1 and f.person_id = $2`;

/** Own judgement: how many followers are worth a word. */
const MILESTONES: readonly number[] = [100, 1_000, 10_000, 100_000, 1_000_000];

export const news = {
  /** Tells somebody who follows them, all of a day (UTC) together, and when they have come to a round number. */
  'person.followed': async (database, { personId, followerId }, { now }): Promise<readonly News[]> => {
    const [row] = await database.query<{ followers: number }>('notify_follow', FOLLOWS, [followerId, personId]);
    if (row === undefined) return [];
    const day = now.toISOString().slice(0, 10);
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
  },
} satisfies ModuleNews;
