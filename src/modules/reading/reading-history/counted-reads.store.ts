import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

type CountedReads = { readonly day: string; readonly storyId: string; readonly others: number };

const TAKE = `
  with mark as (
    insert into counted_read_mark as m (id, counted_until) values (true, '-infinity')
    on conflict (id) do update set counted_until = m.counted_until returning counted_until
  ), span as (
    select e.id, e.data ->> 'postId' as story_id, e.person_id, (e.received_at at time zone 'UTC')::date as day
    from client_event e, mark
    where e.received_at > mark.counted_until and e.received_at <= $2 and e.name = $1
  ), told as (
    select distinct on (r.story_id, r.day, coalesce(r.person_id, r.id)) r.story_id, r.day
    from span r join story s on s.id = r.story_id and s.state = 'published'
    left join person p on p.id = r.person_id
    where (p.id is null or (p.state = 'active' and not p.id = any(s.author_ids)))
      and not exists (
        select 1 from client_event earlier, mark
        where r.person_id is not null and earlier.person_id = r.person_id and earlier.name = $1
          and earlier.received_at <= mark.counted_until and earlier.received_at >= r.day::timestamp at time zone 'UTC'
          and earlier.data ->> 'postId' = r.story_id)
  )
  select day::text as day, story_id as "storyId", count(*)::int as others from told group by day, story_id`;

const MOVE_MARK = 'update counted_read_mark set counted_until = greatest(counted_until, $1)';

/** What was read since the last time, by day; they are taken, so that the next time counts on from here. */
export async function takeReadEvents(
  database: Database<Tables>,
  { name, until }: { readonly name: string; readonly until: Date },
): Promise<readonly CountedReads[]> {
  const counts = await database.query<CountedReads>('counted_reads_take', TAKE, [name, until]);
  await database.query('counted_reads_mark', MOVE_MARK, [until]);
  return counts;
}
