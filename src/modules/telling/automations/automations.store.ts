import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { AutomationTrigger } from './automations.tables.ts';

const LOCK = 'select 1 from newsletter where id = $1 for no key update';
const COUNT = 'select count(*)::integer as count from automation_step where newsletter_id = $1 and trigger = $2';

/** How many a series has; nobody else adds one to it before the end of the transaction. */
export async function countSteps(
  database: Database<Tables>,
  newsletterId: string,
  trigger: AutomationTrigger,
): Promise<number> {
  await database.query('automation_lock', LOCK, [newsletterId]);
  const [row] = await database.query<{ count: number }>('automation_count', COUNT, [newsletterId, trigger]);
  return row?.count ?? 0;
}

/** False where the story is in that series already. */
export async function insertStep(
  { kysely }: Database<Tables>,
  row: Insertable<Tables['automation_step']>,
): Promise<boolean> {
  const inserted = await kysely
    .insertInto('automation_step')
    .values(row)
    .onConflict((conflict) => conflict.columns(['newsletter_id', 'trigger', 'story_id']).doNothing())
    .returning('id')
    .execute();
  return inserted.length > 0;
}

/** Moves a step, also for those who wait for it. */
export async function updateDelay(
  { kysely }: Database<Tables>,
  { id, delayDays, now }: { readonly id: string; readonly delayDays: number; readonly now: Date },
): Promise<void> {
  await kysely
    .updateTable('automation_step')
    .set({ delay_days: delayDays, changed_at: now })
    .where('id', '=', id)
    .execute();
  await sql`
    update automation_turn set due_at = triggered_at + make_interval(days => ${delayDays})
    where step_id = ${id}`.execute(kysely);
}

/** With everybody who waits for it. */
export async function deleteStep({ kysely }: Database<Tables>, id: string): Promise<void> {
  await kysely.deleteFrom('automation_step').where('id', '=', id).execute();
}

const ENQUEUE = `
  insert into automation_turn (step_id, subscriber_id, triggered_at, due_at)
  select t.id, s.id, $3::timestamptz, $3::timestamptz + make_interval(days => t.delay_days)
  from subscriber s join automation_step t on t.newsletter_id = s.newsletter_id and t.trigger = $1
  where s.id = any($2) and s.state = 'active' and not s.is_staged
  on conflict do nothing`;

/** Has each step of a series wait for readers whom something set it off for; twice is once. */
export async function insertTurns(
  database: Database<Tables>,
  trigger: AutomationTrigger,
  subscriberIds: readonly string[],
  now: Date,
): Promise<void> {
  await database.query('automation_enqueue', ENQUEUE, [trigger, subscriberIds, now]);
}

// What a publication that is closed would send waits until it opens again, a story that was taken down until it is back,
// and both until it is too late for them (rules 282 and 293).
const TAKE = `
  delete from automation_turn where (step_id, subscriber_id) in (
    select t.step_id, t.subscriber_id from automation_turn t where t.due_at <= $1 and (t.due_at < $3 or not exists (
      select from automation_step s join newsletter n on n.id = s.newsletter_id
      join story st on st.id = s.story_id left join publication p on p.id = n.publication_id
      where s.id = t.step_id and (p.state <> 'active' or st.state = 'suspended')))
    order by t.due_at, t.step_id, t.subscriber_id limit $2 for update of t skip locked)
  returning step_id as "stepId", subscriber_id as "subscriberId", due_at as "dueAt"`;

export type Turn = { readonly stepId: string; readonly subscriberId: string; readonly dueAt: Date };

type Taking = { readonly now: Date; readonly most: number; readonly lateBefore: Date };

/** Takes the next turns that have come, so that nobody else takes them. */
export function takeTurns(database: Database<Tables>, { now, most, lateBefore }: Taking): Promise<readonly Turn[]> {
  return database.query<Turn>('automation_take', TAKE, [now, most, lateBefore]);
}
