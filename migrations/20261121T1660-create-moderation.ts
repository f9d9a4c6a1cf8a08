import { type Kysely, sql } from 'kysely';

/** Who was suspended and why, what staff did to whom, and the roles of decisions 161 that were missing. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table platform_role drop constraint platform_role_role_check,
      add constraint platform_role_role_check
        check (role in ('ADMIN', 'MODERATOR', 'CURATOR', 'FINANCE', 'SUPPORT'))`.execute(database);
  await sql`
    create table suspension (
      id text primary key,
      person_id text not null references person,
      rule text not null,
      reason text not null,
      excerpt text not null,
      created_at timestamptz(3) not null,
      created_by text references person,
      ends_at timestamptz(3),
      lifted_at timestamptz(3),
      lifted_by text references person
    )`.execute(database);
  await sql`create unique index suspension_running on suspension (person_id) where lifted_at is null`.execute(database);
  await sql`create index suspension_ends on suspension (ends_at) where lifted_at is null`.execute(database);
  await sql`create index suspension_person on suspension (person_id, created_at)`.execute(database);
  await sql`
    create table audit_entry (
      id text primary key,
      actor_id text,
      actor_name text not null,
      action text not null,
      target_kind text not null,
      target_id text not null,
      before jsonb not null,
      after jsonb not null,
      created_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index audit_entry_target on audit_entry (target_kind, target_id, created_at)`.execute(database);
  await sql`create index audit_entry_time on audit_entry (created_at)`.execute(database);
}
