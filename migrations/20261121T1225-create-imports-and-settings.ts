import { type Kysely, sql } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table import_item (
      source_key text not null,
      item_key text not null,
      kind text not null check (kind in ('person', 'story', 'series', 'translation')),
      entity_id text not null,
      content_hash text,
      updated_at timestamptz(3) not null,
      primary key (source_key, kind, item_key)
    )`.execute(database);
  await sql`
    create table setting (
      name text primary key,
      value jsonb not null,
      updated_at timestamptz(3) not null
    )`.execute(database);
  await sql`
    create table flag_override (
      name text primary key,
      value jsonb not null,
      updated_at timestamptz(3) not null
    )`.execute(database);
}
