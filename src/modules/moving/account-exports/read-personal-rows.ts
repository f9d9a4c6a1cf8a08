import { sql } from 'kysely';
import { personalTables } from '#modules/moving/accounts/personal-tables.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type ArchiveEntry, jsonEntry } from '#modules/moving/archives/archive-entry.ts';

/** A file for each table whose rows are told as they are. */
export async function* readPersonalRows(
  { database }: CommandContext,
  personId: string,
): AsyncGenerator<ArchiveEntry, void, undefined> {
  for (const { table, column, exported } of personalTables) {
    if (!('file' in exported)) continue;
    const columns = Object.entries(exported.columns).map(
      ([name, source]) => sql`${sql.ref(source)} as ${sql.ref(name)}`,
    );
    const { rows } = await sql`
      select ${sql.join(columns)} from ${sql.table(table)} where ${sql.ref(column)} = ${personId}`.execute(
      database.kysely,
    );
    yield jsonEntry(exported.file, rows);
  }
}
