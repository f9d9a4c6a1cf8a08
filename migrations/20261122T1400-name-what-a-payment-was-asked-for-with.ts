import { type Kysely, sql } from 'kysely';

/**
 * One payment must not be taken for another: what each was to be paid with, in which order they were asked for, and
 * which of them is to be ended since its owner asked for something else.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payment_intent
      add column place bigint generated always as identity,
      add column method_mark text,
      add column ending_at timestamptz(3)`.execute(database);
  await sql`create index payment_intent_of_subject on payment_intent (subject_id, place)`.execute(database);
}
