import type { Generated } from 'kysely';
import type { Once } from '#modules/ground/tables.ts';

type SeriesTable = {
  id: string;
  slug: string;
  title: string;
  description: Generated<string>;
  creator_id: string;
  publication_id: string | null;
  story_count: Generated<number>;
  first_story_id: string | null;
  created_at: Once<Date>;
};

type SeriesEntryTable = { series_id: string; story_id: string; place: number; is_listed: boolean };

declare module '#modules/ground/tables.ts' {
  interface Tables {
    series: SeriesTable;
    series_entry: SeriesEntryTable;
  }
}
