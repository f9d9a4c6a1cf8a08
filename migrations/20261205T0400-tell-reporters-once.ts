import { type Kysely, sql } from 'kysely';

/**
 * Whether those who reported it were told how a case ended: of a wave they are told once, when it is over (rule 331). A
 * build of before tells them as it ends each case.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table case_end add column is_told boolean not null default true`.execute(database);
}
