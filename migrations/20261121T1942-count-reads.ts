import { type Kysely, sql } from 'kysely';

/** Up to when the reads that browsers told of have been counted: one row, so that of two counting at once one waits. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table counted_read_mark (
      id boolean primary key check (id),
      counted_until timestamptz(3) not null
    )`.execute(database);
  await sql`create index client_event_read on client_event (received_at) where name = 'post.read'`.execute(database);
}
