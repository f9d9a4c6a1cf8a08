import { type Kysely, sql } from 'kysely';

/** What programs opened of a publication by month, so that years of it are not added up of its stories (decision 0129). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table publication_program_month (
      publication_id text not null,
      month date not null,
      name text not null,
      requests bigint not null default 0,
      visits bigint not null default 0,
      primary key (publication_id, month, name)
    )`.execute(database);
  await sql`
    insert into publication_program_month
    select publication_id, month, name, sum(requests), sum(visits)
    from program_month where publication_id is not null group by 1, 2, 3`.execute(database);
}
