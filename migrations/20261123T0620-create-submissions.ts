import { type Kysely, sql } from 'kysely';

const OPEN = `('OPEN', 'TRIAGE', 'IN_REVIEW', 'CHANGES_REQUESTED', 'CHANGES_MADE')`;

/** Stories that are submitted to a publication, every move of each, and what a publication asks for. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table submission (
      id text primary key,
      story_id text not null references story,
      publication_id text not null references publication,
      writer_id text not null references person,
      kind text not null check (kind in ('STORY', 'REVISION')),
      status text not null check (status in ('WIP', 'OPEN', 'TRIAGE', 'IN_REVIEW', 'CHANGES_REQUESTED',
        'CHANGES_MADE', 'ACCEPTED', 'REJECTED', 'CANCELLED')),
      title text not null,
      is_guest boolean not null,
      editor_cut smallint not null check (editor_cut between 0 and 20),
      base_revision integer not null,
      previous_id text references submission on delete set null,
      assignee_id text references person,
      due_on date,
      decline_reason text check (decline_reason in ('OFF_TOPIC', 'NEEDS_WORK', 'GUIDELINES', 'NOT_NOW')),
      created_at timestamptz(3) not null,
      acted_at timestamptz(3) not null,
      answered_at timestamptz(3),
      decided_at timestamptz(3),
      nudged_at timestamptz(3),
      reminded_at timestamptz(3),
      placed_at timestamptz(3)
    )`.execute(database);
  await sql`
    create unique index submission_open_of_story on submission (story_id) where status in ${sql.raw(OPEN)}`.execute(
    database,
  );
  await sql`create index submission_of_story on submission (story_id, created_at desc)`.execute(database);
  await sql`create index submission_inbox on submission (publication_id, acted_at desc, id desc)`.execute(database);
  await sql`
    create index submission_inbox_open on submission (publication_id, acted_at desc, id desc)
    where status in ${sql.raw(OPEN)}`.execute(database);
  await sql`
    create index submission_inbox_by_status on submission (publication_id, status, acted_at desc, id desc)`.execute(
    database,
  );
  await sql`
    create index submission_answered on submission (publication_id, answered_at desc)
    where answered_at is not null`.execute(database);
  await sql`create index submission_outbox on submission (writer_id, created_at desc, id desc)`.execute(database);
  await sql`create index submission_waiting on submission (acted_at) where status in ${sql.raw(OPEN)}`.execute(
    database,
  );
  await sql`create index submission_assignee on submission (assignee_id) where assignee_id is not null`.execute(
    database,
  );
  await sql`create index submission_previous on submission (previous_id) where previous_id is not null`.execute(
    database,
  );
  await sql`
    create table submission_event (
      id text primary key,
      submission_id text not null references submission on delete cascade,
      position integer not null,
      action text not null,
      from_status text not null,
      to_status text not null,
      actor_id text references person,
      note text not null check (char_length(note) <= 2000),
      created_at timestamptz(3) not null,
      unique (submission_id, position)
    )`.execute(database);
  await sql`create index submission_event_actor on submission_event (actor_id) where actor_id is not null`.execute(
    database,
  );
  await sql`
    create table publication_criteria (
      publication_id text primary key references publication,
      open_to text not null check (open_to in ('WRITERS', 'FOLLOWERS', 'EVERYONE')),
      accepts text not null check (accepts in ('DRAFTS', 'PUBLISHED', 'BOTH')),
      least_words integer check (least_words >= 0),
      most_words integer check (most_words > 0),
      topics text[] not null,
      needs_cover boolean not null,
      needs_ai_disclosure boolean not null,
      least_account_days integer not null check (least_account_days >= 0),
      guidelines text not null check (char_length(guidelines) <= 5000),
      is_paused boolean not null,
      pause_reason text not null check (char_length(pause_reason) <= 280),
      paused_until date,
      updated_at timestamptz(3) not null
    )`.execute(database);
  await sql`
    alter table notification add column submission_id text references submission on delete cascade`.execute(database);
  await sql`
    create index notification_submission on notification (submission_id) where submission_id is not null`.execute(
    database,
  );
}
