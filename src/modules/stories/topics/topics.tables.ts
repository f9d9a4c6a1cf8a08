import type { Generated } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

type TagTable = {
  id: string;
  slug: string;
  title: string;
  story_count: Generated<number>;
  follower_count: Generated<number>;
  created_at: Once<Date>;
};

type StoryTagTable = {
  story_id: string;
  tag_id: string;
  publication_id: string | null;
  position: number;
  sort_key: number;
  is_listed: boolean;
};

declare module '#modules/ground/tables.ts' {
  interface Tables {
    tag: TagTable;
    story_tag: StoryTagTable;
  }
}
