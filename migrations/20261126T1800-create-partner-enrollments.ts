import { type Kysely, sql } from 'kysely';

/** Who is in the partner program, who was, and who was told no (rule 107). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table partner_enrollment (
      person_id text primary key references person on delete cascade,
      status text not null check (status in ('ENROLLED', 'NOT_ENROLLED', 'PERMISSION_DENIED')),
      type text not null check (type in ('APPLY', 'LEAVE')),
      country text not null check (country ~ '^[A-Z]{2}$'),
      unmet text[] not null default '{}',
      applied_at timestamptz(3) not null,
      enrolled_at timestamptz(3),
      left_at timestamptz(3),
      paused_at timestamptz(3),
      check (status <> 'ENROLLED' or enrolled_at is not null)
    )`.execute(database);
}
