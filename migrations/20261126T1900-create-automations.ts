import { type Kysely, sql } from 'kysely';

/** Stories that go to each reader by themselves, so many days after they came, and the mending of a faulty issue. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table automation_step (
      id text primary key,
      newsletter_id text not null references newsletter on delete cascade,
      trigger text not null check (trigger in ('subscribed', 'imported', 'became_member')),
      story_id text not null references story on delete cascade,
      delay_days integer not null check (delay_days between 0 and 365),
      created_at timestamptz not null,
      changed_at timestamptz not null,
      unique (newsletter_id, trigger, story_id)
    )`.execute(database);
  await sql`create index automation_step_of_story on automation_step (story_id)`.execute(database);

  await sql`
    create table automation_turn (
      step_id text not null references automation_step on delete cascade,
      subscriber_id text not null references subscriber on delete cascade,
      triggered_at timestamptz not null,
      due_at timestamptz not null,
      primary key (step_id, subscriber_id)
    )`.execute(database);
  await sql`create index automation_turn_due on automation_turn (due_at, step_id, subscriber_id)`.execute(database);
  await sql`create index automation_turn_of_subscriber on automation_turn (subscriber_id)`.execute(database);

  // The same story may go to everybody once, and to each who comes later by a step.
  await sql`alter table issue add column step_id text`.execute(database);
  await sql`alter table issue drop constraint issue_newsletter_id_story_id_key`.execute(database);
  await sql`
    create unique index issue_once on issue (newsletter_id, story_id) where step_id is null`.execute(database);
  await sql`create unique index issue_of_step on issue (step_id) where step_id is not null`.execute(database);

  await sql`
    alter table story_mailing add column corrected_issue_id text references issue on delete cascade`.execute(database);
  await sql`
    create index story_mailing_corrects on story_mailing (corrected_issue_id)
    where corrected_issue_id is not null`.execute(database);
}
