import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';
import type { PersonState } from '#modules/ground/viewer.ts';

type PersonTable = {
  id: string;
  username: string;
  name: string;
  /** Name and username folded, for lists that are searched. */
  name_words: GeneratedAlways<string>;
  bio: Generated<string>;
  image_id: string | null;
  website_url: string | null;
  twitter_screen_name: string | null;
  /** Lower case, with a port where it has one. */
  domain: ColumnType<string | null, string | null | undefined, string | null>;
  is_unclaimed: Generated<boolean>;
  state: Generated<PersonState>;
  follower_count: Generated<number>;
  following_count: Generated<number>;
  story_count: Generated<number>;
  /** Of the newest listed story that they stand in the byline of. */
  latest_sort_key: ColumnType<number | null, number | null | undefined, number | null>;
  created_at: Once<Date>;
  updated_at: Date;
};

declare module '#modules/ground/tables.ts' {
  interface Tables {
    person: PersonTable;
  }
}
