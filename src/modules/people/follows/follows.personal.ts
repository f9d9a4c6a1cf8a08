import type { PersonalTable } from '#modules/ground/personal-table.ts';

const FOLLOW = { by: 'account-exports/read-follows-of.ts', columns: { followedAt: 'created_at' } } as const;
const FOLLOWS = { by: 'follows/erase-follows-of.ts' } as const;

export const personal: readonly PersonalTable[] = [
  {
    table: 'feed_view',
    column: 'person_id',
    exported: { file: 'looked-at-feeds.json', columns: { feed: 'feed_id', viewedAt: 'viewed_at' } },
    erased: 'rows',
  },
  {
    table: 'follow_person',
    column: 'follower_id',
    exported: { ...FOLLOW, columns: { ...FOLLOW.columns, lastLookedAt: 'viewed_at' } },
    erased: FOLLOWS,
  },
  {
    table: 'follow_person',
    column: 'person_id',
    exported: FOLLOW,
    erased: FOLLOWS,
  },
  {
    table: 'follow_publication',
    column: 'follower_id',
    exported: {
      ...FOLLOW,
      columns: { ...FOLLOW.columns, id: 'publication_id', lastLookedAt: 'viewed_at' },
      leftOut: { follower_words: 'name and username, folded by the database' },
    },
    erased: FOLLOWS,
  },
  {
    table: 'follow_tag',
    column: 'follower_id',
    exported: { ...FOLLOW, leftOut: { tag_id: 'told by name' } },
    erased: FOLLOWS,
  },
];
