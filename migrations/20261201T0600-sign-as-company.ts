import { type Kysely, sql } from 'kysely';

/** Companies outside the US sign a form of their own (0124). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tax_certification
      drop constraint tax_certification_form_check,
      add constraint tax_certification_form_check check (form in ('DAC7', 'W8BEN', 'W8BENE', 'W9')) not valid`.execute(
    database,
  );
}
