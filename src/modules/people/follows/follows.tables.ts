import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

/** A follow, and when its follower last looked at what is followed: null before the first time. */
type FollowOf<Target extends string> = Record<Target, string> & {
  follower_id: string;
  created_at: Once<Date>;
  viewed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};
type FollowTagTable = { follower_id: string; tag_id: string; created_at: Once<Date> };
type FeedViewTable = { person_id: string; feed_id: string; viewed_at: Date };

/** Written by `follows.store.ts` and `follow-views.store.ts`. */
declare module '#modules/ground/tables.ts' {
  interface Tables {
    follow_person: FollowOf<'person_id'>;
    follow_publication: FollowOf<'publication_id'> & { follower_words: GeneratedAlways<string> };
    follow_tag: FollowTagTable;
    feed_view: FeedViewTable;
  }
}
