import { type Kysely, sql } from 'kysely';

/** From when until when somebody was in the partner program and earned, where that is over; and since when they earn again. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table partner_enrollment_time (
      person_id text not null references person on delete cascade,
      began_at timestamptz(3) not null,
      ended_at timestamptz(3) not null,
      primary key (person_id, began_at)
    )`.execute(database);
  await sql`
    insert into partner_enrollment_time (person_id, began_at, ended_at)
    select person_id, enrolled_at, coalesce(left_at, paused_at) from partner_enrollment
    where enrolled_at is not null and coalesce(left_at, paused_at) is not null`.execute(database);
  await sql`alter table partner_enrollment add column resumed_at timestamptz(3)`.execute(database);
}
