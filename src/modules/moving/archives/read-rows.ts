import { sql } from 'kysely';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type ArchiveEntry, textEntry } from './archive-entry.ts';
import { type ArchiveScope, scopeId } from './archive-manifest.ts';
import { columnOf, type PortableTable } from './tables/portable-table.ts';

const ROWS_AT_ONCE = 1_000;
/** So that no file, and no part of a zip, has to be held whole however many rows there are. */
const MOST_ROWS_IN_A_FILE = 5_000;

/** The rows of a table that leave with a scope, one JSON object a line; a table without any makes no file. */
export async function* readRows(
  { database }: CommandContext,
  table: PortableTable,
  scope: ArchiveScope,
): AsyncGenerator<ArchiveEntry, void, undefined> {
  const condition = scope.kind === 'site' ? 'true' : table.of[scope.kind];
  if (condition === undefined) return;
  const names = Object.keys(table.fields);
  const columns = sql.join(names.map((name) => sql`t.${sql.ref(columnOf(name))} as ${sql.ref(name)}`));
  const key = sql.join(table.key.map((name) => sql`t.${sql.ref(columnOf(name))}`));
  const chosen = sql.join(
    condition
      .split('$1')
      .flatMap((piece, index) => [...(index > 0 ? [sql`${scopeId(scope)}::text`] : []), sql.raw(piece)]),
    sql.raw(''),
  );
  let last: readonly unknown[] | undefined;
  let lines: string[] = [];
  let files = 0;
  for (;;) {
    const after = last === undefined ? sql`true` : sql`(${key}) > (${sql.join(last)})`;
    const { rows } = await sql<Record<string, unknown>>`
      select ${columns} from ${sql.table(table.table)} t where (${chosen}) and ${after}
      order by ${key} limit ${sql.lit(ROWS_AT_ONCE)}`.execute(database.kysely);
    for (const row of rows) lines.push(JSON.stringify(row));
    const final = rows.at(-1);
    const isEnd = final === undefined || rows.length < ROWS_AT_ONCE;
    if (lines.length > 0 && (isEnd || lines.length >= MOST_ROWS_IN_A_FILE)) {
      files += 1;
      yield textEntry(rowsFile(table.file, files), `${lines.join('\n')}\n`);
      lines = [];
    }
    if (isEnd) return;
    last = table.key.map((name) => final[name]);
  }
}

/** The files of a table: `data/claps.jsonl`, then `data/claps-2.jsonl` and so on. */
export function rowsFile(file: string, part: number): string {
  return `data/${file}${part === 1 ? '' : `-${part}`}.jsonl`;
}
