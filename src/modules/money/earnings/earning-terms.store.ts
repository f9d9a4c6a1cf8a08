import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

/**
 * What was read in a month: what was written down of it before, and what came with the days that were gathered now. All
 * reads of a month would be gone through each night.
 */
export const readIn = (days: string): string => `
  select story_id from earning_story where period = $1
  union select story_id from earning_read where period = $1 and day = any (${days}::date[])`;
const IN_MONTH = (column: string) => `to_char(${column}, 'YYYY-MM') = $1`;

const FORGET_SPLITS = `
  delete from earning_split a where a.period = $1 and exists (select from story s where s.id = a.story_id)`;
/** What stood on the first of a month, and from each day in it on which something else began or somebody left. */
const SPLITS = `
  with read as (${readIn('$2')}), points as (
    select story_id, ($1 || '-01')::date as since from read
    union select s.story_id, s.effective_on from story_split s join read using (story_id)
      where s.state = 'AGREED' and ${IN_MONTH('s.effective_on')}
    union select s.story_id, h.left_on from story_split s join read using (story_id)
      join story_split_share h on h.split_id = s.id where s.state = 'AGREED' and ${IN_MONTH('h.left_on')}
  )
  insert into earning_split (period, story_id, since, person_ids, percents)
  select $1, p.story_id, p.since, g.person_ids, g.percents
  from points p join lateral (
    select s.id from story_split s
    where s.story_id = p.story_id and s.state = 'AGREED' and s.effective_on <= p.since
    order by s.effective_on desc, s.agreed_at desc limit 1) stood on true
  join lateral (
    select coalesce(array_agg(h.person_id order by h.person_id), '{}') as person_ids,
      coalesce(array_agg(h.percent order by h.person_id), '{}') as percents
    from story_split_share h
    where h.split_id = stood.id and h.percent > 0 and (h.left_on is null or h.left_on > p.since)) g on true`;

/**
 * What editors get as it stands now. A story that is counted in this month for the first time has stood so since it
 * began; what is different from the last time holds from today on, and never of days before. What was named for
 * somebody who is on the staff no more is the owner's. Each story is looked up by itself: joined as sets, a planner that
 * guesses too few compares every story with all.
 */
const CUTS = `
  with read as materialized (${readIn('$3')}), now as (
    select r.story_id, n.publication_id, coalesce(n.percent, 0) as percent, n.owner_id,
      coalesce(n.editor_ids, '{}') as editor_ids, coalesce(n.editor_percents, '{}') as editor_percents
    from read r join story s on s.id = r.story_id
    left join lateral (
      select s.publication_id, cut.percent, o.person_id as owner_id, part.editor_ids, part.editor_percents
      from publication_member o
      join lateral (
        select sub.editor_cut::int as percent from submission sub
        where sub.story_id = s.id and sub.publication_id = s.publication_id and sub.status = 'ACCEPTED'
          and sub.kind = 'STORY'
        order by sub.created_at desc limit 1) cut on cut.percent > 0
      left join lateral (
        select array_agg(coalesce(m.person_id, o.person_id) order by c.person_id) as editor_ids,
          array_agg(c.percent order by c.person_id) as editor_percents
        from publication_cut_part c
        left join publication_member m on m.publication_id = c.publication_id and m.person_id = c.person_id
          and m.role in ('owner', 'editor')
        where c.publication_id = s.publication_id) part on true
      where o.publication_id = s.publication_id and o.role = 'owner') n on true
  )
  insert into earning_cut (period, story_id, since, publication_id, percent, owner_id, editor_ids, editor_percents)
  select $1, n.story_id, w.since, n.publication_id, n.percent, n.owner_id, n.editor_ids, n.editor_percents
  from now n
  left join lateral (
    select * from earning_cut c where c.period = $1 and c.story_id = n.story_id order by c.since desc limit 1) last on true
  cross join lateral (
    select case when exists (select from earning_story e where e.period = $1 and e.story_id = n.story_id)
      then $2::date else ($1 || '-01')::date end as since) w
  where ${IN_MONTH('w.since')} and (last.story_id is not null or n.percent > 0)
    and (n.publication_id, n.percent, n.owner_id, n.editor_ids, n.editor_percents) is distinct from
      (last.publication_id, last.percent, last.owner_id, last.editor_ids, last.editor_percents)
  on conflict (period, story_id, since) do update set
    publication_id = excluded.publication_id, percent = excluded.percent, owner_id = excluded.owner_id,
    editor_ids = excluded.editor_ids, editor_percents = excluded.editor_percents`;

/** Keeps by the day what authors agreed and what editors get of the stories of a month (rules 221 and 223). */
export async function keepTerms(
  database: Database<Tables>,
  period: string,
  { days, now }: { readonly days: readonly string[]; readonly now: Date },
): Promise<void> {
  await database.query('earning_splits_forget', FORGET_SPLITS, [period]);
  await database.query('earning_splits_keep', SPLITS, [period, days]);
  await database.query('earning_cuts_keep', CUTS, [period, now.toISOString().slice(0, 10), days]);
}
