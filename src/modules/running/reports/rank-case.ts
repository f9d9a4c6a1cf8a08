import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { upsertRank } from './reports.store.ts';

/** How bad it is, if it is so; own judgement. */
const GRAVITY = `
  case r.reason when 'VIOLENCE' then 9 when 'SEXUAL' then 9 when 'HATE' then 9 when 'PRIVACY' then 6
    when 'HARASSMENT' then 6 when 'COPYRIGHT' then 3 else 2 end`;
/** More reporters than this say nothing new, and each is looked up. */
const MOST_WEIGHED = 100;
/** Weights stand before the second of the last report: of two that weigh the same the newer comes first. */
const SECONDS = 10_000_000_000;
const MOST_WEIGHT = 500_000;

const WEIGH = `
  with heard as (
    select r.reporter_id, ${GRAVITY} as gravity from report r where r.case_id = $1
    order by r.created_at, r.reporter_id limit ${MOST_WEIGHED}),
  believed as (
    select h.gravity, (select (count(*) filter (where c.state = 'upheld') + 1.0)
        / (count(*) filter (where c.state in ('upheld', 'dismissed')) + 2)
      from report own join report_case c on c.id = own.case_id where own.reporter_id = h.reporter_id) as belief
    from heard h),
  reached as (
    select coalesce(max(p.follower_count), 0) as followers from report_case c join person p on p.id = case c.target_kind
      when 'user' then c.target_id
      when 'post' then (select s.creator_id from story s where s.id = c.target_id)
      when 'response' then (select r.author_id from response r where r.id = c.target_id)
      when 'catalog' then (select l.owner_id from list l where l.id = c.target_id) end
    where c.id = $1)
  select (least(${MOST_WEIGHT}, floor((select sum(gravity * belief) from believed) * 100
      * (1 + log(1 + (select followers from reached)))))::bigint * ${SECONDS}
    + extract(epoch from c.updated_at)::bigint)::text as rank
  from report_case c where c.id = $1`;

/**
 * Puts an open case where it is looked at in its turn (rule 264): the graver what was reported, the more often those who
 * say so were right, and the more people follow whoever made it, the sooner.
 */
export async function rankCase(database: Database<Tables>, caseId: string): Promise<void> {
  const [row] = await database.query<{ rank: string }>('report_case_weigh', WEIGH, [caseId]);
  if (row !== undefined) await upsertRank(database, caseId, row.rank);
}

const FORGOTTEN = `
  select c.id from report_case c where c.state = 'open' and not exists (select from case_rank k where k.case_id = c.id)
  limit 500`;

/** Cases that an older build opened while it ran beside this one have no place in the order yet. */
export async function rankForgotten(database: Database<Tables>): Promise<void> {
  const forgotten = await database.query<{ id: string }>('report_cases_forgotten', FORGOTTEN, []);
  for (const { id } of forgotten) await rankCase(database, id);
}
