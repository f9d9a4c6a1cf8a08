import { type Kysely, sql } from 'kysely';

/** When the books were proved last and how many faults there were (rules 176 and 227): one row at most. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_proof (
      is_last boolean primary key default true check (is_last),
      proved_at timestamptz not null,
      fault_count integer not null check (fault_count >= 0)
    )`.execute(database);
}
