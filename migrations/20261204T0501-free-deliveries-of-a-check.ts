import { type Kysely, sql } from 'kysely';

/**
 * Readers of an issue are written down by the statement that makes it, or that has locked it, a hundred thousand at
 * once: PostgreSQL need not ask for each of them whether their issue is there (decision 0076). With an issue its
 * deliveries still go.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function issue_gone() returns trigger language plpgsql as $$
    begin
      delete from issue_delivery where issue_id = old.id;
      return null;
    end $$`.execute(database);
  await sql`
    create trigger issue_gone after delete on issue for each row execute function issue_gone()`.execute(database);
  await sql`alter table issue_delivery drop constraint issue_delivery_issue_id_fkey`.execute(database);
}
