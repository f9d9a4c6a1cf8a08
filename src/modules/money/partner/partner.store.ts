import { sql } from 'kysely';
import { type Criterion, eligibilityRules } from '#shared/earnings/eligibility.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { type Enrollment, enrollmentOf } from './enrollment.ts';

type AnyDatabase = Database<Tables>;

type Application = { readonly personId: string; readonly country: string; readonly unmet: readonly Criterion[] };

/** Keeps what an application came to: enrolled where nothing is unmet. */
export async function keepApplication(
  { kysely }: AnyDatabase,
  { personId, country, unmet }: Application,
  now: Date,
): Promise<Enrollment> {
  const isEnrolled = unmet.length === 0;
  const columns = {
    status: isEnrolled ? ('ENROLLED' as const) : ('PERMISSION_DENIED' as const),
    type: 'APPLY' as const,
    country,
    unmet: [...unmet],
    applied_at: now,
    ...(isEnrolled ? { enrolled_at: now, left_at: null, paused_at: null, resumed_at: null } : {}),
  };
  const row = await kysely
    .insertInto('partner_enrollment')
    .values({ person_id: personId, ...columns })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(columns))
    .returningAll()
    .executeTakeFirstOrThrow();
  return enrollmentOf(row);
}

/** Since when whoever is in earns: since they came, or since a pause was over that did not end before they came back. */
const EARNS_SINCE = sql<Date>`greatest(resumed_at, enrolled_at)`;

/** Takes somebody out; undefined where they are not in. Until when they earned is kept. */
export async function leave({ kysely }: AnyDatabase, personId: string, now: Date): Promise<Enrollment | undefined> {
  await sql`
    insert into partner_enrollment_time (person_id, began_at, ended_at)
    select person_id, ${EARNS_SINCE}, ${now}::timestamptz from partner_enrollment
    where person_id = ${personId} and status = 'ENROLLED' and paused_at is null
    on conflict do nothing`.execute(kysely);
  const row = await kysely
    .updateTable('partner_enrollment')
    .set({ status: 'NOT_ENROLLED', type: 'LEAVE', left_at: now, paused_at: null })
    .where('person_id', '=', personId)
    .where('status', '=', 'ENROLLED')
    .returningAll()
    .executeTakeFirst();
  return row && enrollmentOf(row);
}

/** The row of one person, held until the end of the transaction. */
export async function lockEnrollment({ kysely }: AnyDatabase, personId: string): Promise<Enrollment | undefined> {
  const row = await kysely
    .selectFrom('partner_enrollment')
    .selectAll()
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst();
  return row && enrollmentOf(row);
}

const LAPSED = sql<boolean>`(
  not exists (select from membership m where m.person_id = e.person_id and m.status = 'ACTIVE')
  and coalesce((select max(m.ended_at) from membership m where m.person_id = e.person_id), e.enrolled_at)
    <= ${sql.ref('now')} - make_interval(days => ${sql.lit(eligibilityRules.pausedAfter)}))`;

/** Pauses who has been no member for 30 days, and lets go on who is one again (rule 107); keeps until when they earned. */
export async function movePauses({ kysely }: AnyDatabase, now: Date, isMemberAsked: boolean): Promise<void> {
  const lapsed = isMemberAsked ? LAPSED : sql<boolean>`false`;
  await sql`
    with moment as (select ${now}::timestamptz as now), moved as (
      update partner_enrollment e set paused_at = case when ${lapsed} then now end,
        resumed_at = case when ${lapsed} then e.resumed_at else now end
      from moment where e.status = 'ENROLLED' and (e.paused_at is not null) <> ${lapsed}
      returning e.person_id, ${EARNS_SINCE} as began_at, e.paused_at
    )
    insert into partner_enrollment_time (person_id, began_at, ended_at)
    select person_id, began_at, paused_at from moved where paused_at is not null
    on conflict do nothing`.execute(kysely);
}
