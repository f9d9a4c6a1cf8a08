import type { ColumnType } from 'kysely';

type Once<Value> = ColumnType<Value, Value, never>;

type FollowListTable = { follower_id: string; list_id: string; created_at: Once<Date> };
type ArchivedStoryTable = { person_id: string; story_id: string; archived_at: Date };

/** Written by `follow-lists.store.ts` and `archive.store.ts`. */
export type ListsTables = { follow_list: FollowListTable; archived_story: ArchivedStoryTable };
