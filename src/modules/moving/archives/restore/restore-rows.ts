import { z } from 'zod';
import type { Kind } from '../tables/fields.ts';
import type { PortableTable } from '../tables/portable-table.ts';
import { rowsFile } from '../read-rows.ts';
import { selectIdsOf } from './moved-rows.store.ts';
import { bringRows, ownWays } from './own-ways.ts';
import { readJsonLines } from './read-json-lines.ts';
import type { RestoredRow, RestoreRun } from './restore-run.ts';

const ROWS_AT_ONCE = 500;
const SHOWN_REASON = 200;

/** Brings the rows of a table in, file by file; a row that cannot come in stops no other. */
export async function restoreRows(run: RestoreRun, table: PortableTable): Promise<void> {
  // What may point to a row of its own table comes in one by one, and waits where that one comes later.
  const isAlone = Object.values(table.fields).some(({ kind }) => kind === table.table);
  let rows: RestoredRow[] = [];
  let late: RestoredRow[] = [];
  for await (const row of readRestoredRows(run, table)) {
    rows.push(row);
    if (rows.length < (isAlone ? 1 : ROWS_AT_ONCE)) continue;
    if (!(await bring(run, table, rows, isAlone))) late.push(...rows);
    rows = [];
  }
  await bring(run, table, rows);
  for (let before = late.length + 1; late.length > 0 && late.length < before;) {
    before = late.length;
    const still: RestoredRow[] = [];
    for (const row of late) if (!(await bring(run, table, [row], true))) still.push(row);
    late = still;
  }
  for (const row of late) await bring(run, table, [row]);
}

async function* readRestoredRows(run: RestoreRun, table: PortableTable): AsyncGenerator<RestoredRow> {
  const schema = z.object(
    Object.fromEntries(Object.entries(table.fields).map(([name, field]) => [name, field.schema])),
  );
  for (let part = 1; run.archive.has(rowsFile(table.file, part)); part += 1) {
    const file = rowsFile(table.file, part);
    for await (const line of readJsonLines(run.archive, file)) {
      const parsed = 'value' in line ? schema.safeParse(line.value) : undefined;
      if (parsed?.success) {
        yield parsed.data;
        continue;
      }
      const [issue] = parsed?.error.issues ?? [];
      const reason = 'reason' in line ? line.reason : `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`;
      run.report({ kind: 'refused', file: `${file}:${line.number}`, reason: reason.slice(0, SHOWN_REASON) });
    }
  }
}

/** False where a row waits for what it points to; `isPatient` counts it as missing no sooner than nothing comes any more. */
async function bring(
  run: RestoreRun,
  table: PortableTable,
  rows: readonly RestoredRow[],
  isPatient = false,
): Promise<boolean> {
  const owned = rows.filter((row) => isOwn(run, table, row));
  const found = await placed(run, table, owned, isPatient);
  if (isPatient && found.length < owned.length) return false;
  const own = await ownRows(run, table, found);
  if (own.length > 0 && run.options.isDryRun !== true) await (ownWays[table.table] ?? bringRows)(run, table, own);
  return true;
}

/** The archive of a person speaks for that person alone. */
function isOwn(run: RestoreRun, table: PortableTable, row: RestoredRow): boolean {
  const { scope } = run.manifest;
  if (table.table === 'publication_member' && !run.madePublications.has(String(row['publicationId']))) {
    // Who runs a publication that was here before is decided here.
    return scope.kind === 'site';
  }
  if (scope.kind !== 'person' || table.owner === undefined || row[table.owner] === scope.id) return true;
  run.miss(table.file, 'belongs to others');
  return false;
}

/** Rows with every reference by its id here; those that point to what is nowhere are left out. */
async function placed(
  run: RestoreRun,
  table: PortableTable,
  rows: readonly RestoredRow[],
  isPatient: boolean,
): Promise<readonly RestoredRow[]> {
  const pointing = Object.entries(table.fields).flatMap(([name, { kind, isOptional = false }]) =>
    kind === undefined ? [] : [{ name, kind, isOptional }],
  );
  const found = new Map<Kind, ReadonlyMap<string, string>>();
  for (const kind of new Set(pointing.map((field) => field.kind))) {
    const names = pointing.filter((field) => field.kind === kind).map(({ name }) => name);
    const ids = rows.flatMap((row) => names.flatMap((name) => idIn(row, name) ?? []));
    found.set(kind, await run.ids.resolve(kind, ids));
  }
  return rows.flatMap((row) => {
    const next: Record<string, unknown> = { ...row };
    for (const { name, kind, isOptional } of pointing) {
      const archived = idIn(row, name);
      if (archived === undefined) continue;
      const here = found.get(kind)?.get(archived);
      if (here === undefined && !isOptional) {
        if (!isPatient) run.miss(table.file, 'points nowhere');
        return [];
      }
      next[name] = here ?? null;
    }
    return [next];
  });
}

function idIn(row: RestoredRow, name: string): string | undefined {
  const value = row[name];
  return typeof value === 'string' ? value : undefined;
}

/** Of rows that hang on something, those whose something is the person's own. */
async function ownRows(
  run: RestoreRun,
  { ownedThrough, file }: PortableTable,
  rows: readonly RestoredRow[],
): Promise<readonly RestoredRow[]> {
  const { scope } = run.manifest;
  if (scope.kind !== 'person' || ownedThrough === undefined || rows.length === 0) return rows;
  const subject = (await run.ids.resolve('person', [scope.id])).get(scope.id) ?? '';
  const ids = rows.map((row) => String(row[ownedThrough.field]));
  const own = await selectIdsOf(run.context.database, ownedThrough, ids, subject);
  return rows.filter((row) => {
    if (own.has(String(row[ownedThrough.field]))) return true;
    run.miss(file, 'belongs to others');
    return false;
  });
}
