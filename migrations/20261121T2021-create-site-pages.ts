import { type Kysely, sql } from 'kysely';

/** Pages of words that administrators write, with every text that they had (decisions 160). */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table site_page (
      route_name text primary key,
      is_shown boolean not null,
      title text not null,
      markdown text not null,
      body_html text not null,
      excerpt text not null,
      new_until timestamptz(3),
      updated_at timestamptz(3) not null
    )`.execute(database);
  await sql`
    create table site_page_version (
      id text primary key check (id ~ '^[0-9a-f]{12}$'),
      route_name text not null,
      title text not null,
      markdown text not null,
      author_name text not null,
      created_at timestamptz(3) not null,
      number bigint not null generated always as identity
    )`.execute(database);
  await sql`
    comment on column site_page_version.author_name is 'A username as it was then, as in audit_entry'`.execute(
    database,
  );
  await sql`create index site_page_version_newest on site_page_version (route_name, number desc)`.execute(database);
}
