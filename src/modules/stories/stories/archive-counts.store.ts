import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type ArchiveChange = {
  /** `site`, `publication:ID` or `tag:ID`. */
  readonly scope: string;
  readonly year: number;
  /** 0 for the row of the whole year, and of the whole month. */
  readonly month: number;
  readonly day: number;
  readonly change: number;
};

export async function addArchiveCounts(database: Database<Tables>, changes: readonly ArchiveChange[]): Promise<void> {
  if (changes.length === 0) return;
  const column = (key: 'year' | 'month' | 'day' | 'change'): number[] => changes.map((change) => change[key]);
  await sql`
    insert into archive_count as a (scope, year, month, day, story_count)
    select * from unnest(
      ${changes.map((change) => change.scope)}::text[], ${column('year')}::int[], ${column('month')}::int[],
      ${column('day')}::int[], ${column('change')}::int[])
    on conflict (scope, year, month, day) do update set story_count = a.story_count + excluded.story_count`.execute(
    database.kysely,
  );
}
