import type { Generated } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

type FollowListTable = { follower_id: string; list_id: string; created_at: Once<Date> };
type ArchivedStoryTable = { person_id: string; story_id: string; archived_at: Date };

export type ListVisibility = 'public' | 'private' | 'locked';

type ListTable = {
  id: string;
  owner_id: string;
  slug: string;
  name: string;
  description: Generated<string>;
  kind: Generated<'custom' | 'reading' | 'resume' | 'purchased'>;
  visibility: ListVisibility;
  is_in_library: Generated<boolean>;
  item_count: Generated<number>;
  follower_count: Generated<number>;
  clap_count: Generated<number>;
  fan_count: Generated<number>;
  response_count: Generated<number>;
  is_responses_closed: Generated<boolean>;
  created_at: Once<Date>;
  updated_at: Date;
};

type ListItemTable = {
  id: string;
  list_id: string;
  story_id: string;
  place: number;
  note: Generated<string>;
  added_at: Date;
};

/** Written by `follow-lists.store.ts` and `archive.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    list: ListTable;
    list_item: ListItemTable;
    follow_list: FollowListTable;
    archived_story: ArchivedStoryTable;
  }
}
