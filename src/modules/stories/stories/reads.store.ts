import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { TopPeriod } from './stories.tables.ts';
import type { Tables } from '#modules/ground/tables.ts';

export type ReadCount = { readonly storyId: string; readonly members: number; readonly others: number };

/** Writes down how often stories were read on a day, in the place of what stood there. */
export async function setReads(database: Database<Tables>, day: string, counts: readonly ReadCount[]): Promise<void> {
  const sorted = counts.toSorted((left, right) => (left.storyId < right.storyId ? -1 : 1));
  await sql`
    insert into story_read_day (day, story_id, member_reads, other_reads)
    select ${day}::date, * from unnest(
      ${sorted.map((count) => count.storyId)}::text[], ${sorted.map((count) => count.members)}::int[],
      ${sorted.map((count) => count.others)}::int[])
    on conflict (day, story_id) do update set
      member_reads = excluded.member_reads, other_reads = excluded.other_reads`.execute(database.kysely);
}

/** Rule 43: a reader who is no member counts for three tenths. */
const WEIGHTED = sql`(r.member_reads + 0.3 * r.other_reads)`;
const MOST_IN_A_LIST = 200;

/** Sums up all reads of the stories that were read since a day. */
export async function updateScores(database: Database<Tables>, since: string): Promise<void> {
  await sql`
    update story s set score = d.score
    from (
      select r.story_id, sum(${WEIGHTED})::float8 as score from story_read_day r
      where r.story_id in (select story_id from story_read_day where day >= ${since}::date)
      group by r.story_id
    ) d where s.id = d.story_id and s.score <> d.score`.execute(database.kysely);
}

/** Makes the lists of a period anew for the site, each publication and each tag. */
export async function replaceTopStories(
  database: Database<Tables>,
  period: TopPeriod,
  since: string | null,
): Promise<void> {
  await database.kysely.deleteFrom('top_story').where('period', '=', period).execute();
  await sql`
    with read as (
      select r.story_id, sum(${WEIGHTED})::float8 as score from story_read_day r
      where ${since}::date is null or r.day >= ${since}::date group by r.story_id
    ), scoped as (
      select 'site' as scope, s.id, read.score, s.sort_key from read join story s on s.id = read.story_id and s.is_listed
      union all
      select 'publication:' || s.publication_id, s.id, read.score, s.sort_key
        from read join story s on s.id = read.story_id and s.is_listed where s.publication_id is not null
      union all
      select 'tag:' || st.tag_id, st.story_id, read.score, st.sort_key
        from read join story_tag st on st.story_id = read.story_id and st.is_listed
    ), ranked as (
      select scope, id, score, row_number() over (partition by scope order by score desc, sort_key desc, id desc) as place
      from scoped where score > 0
    )
    insert into top_story (scope, period, position, story_id, score)
    select scope, ${period}, place, id, score from ranked where place <= ${MOST_IN_A_LIST}`.execute(database.kysely);
}
