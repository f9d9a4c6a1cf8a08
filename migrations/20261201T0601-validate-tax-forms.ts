import { type Kysely, sql } from 'kysely';

/** Every form that was signed before is one of those that are known now. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table tax_certification validate constraint tax_certification_form_check`.execute(database);
}
