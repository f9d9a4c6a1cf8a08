import { type Kysely, sql } from 'kysely';

/** Which experiments run, and who was shown what, each once (1§7 exposures). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table experiment_switch (
      experiment_id text primary key,
      is_running boolean not null,
      updated_at timestamptz(3) not null
    )`.execute(database);
  await sql`
    create table exposure (
      kind text not null check (kind in ('experiment', 'gate')),
      exposed_id text not null,
      subject_hash text not null,
      variant text not null,
      post_id text,
      publication_id text,
      created_at timestamptz(3) not null,
      primary key (kind, exposed_id, subject_hash)
    )`.execute(database);
  await sql`
    comment on column exposure.subject_hash is
    'Of the person or browser together with the experiment, so that rows of two experiments cannot be put together'`.execute(
    database,
  );
  await sql`create index exposure_time on exposure (created_at)`.execute(database);
}
