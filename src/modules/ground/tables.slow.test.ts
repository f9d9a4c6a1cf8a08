import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestDatabase } from '#test/support/test-database.ts';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '../../..');

/** Tables that no module reads or writes through types. */
const WITHOUT_TYPES: readonly string[] = [
  'migration: the database program alone knows it',
  'running_process: it says who still needs what a migration takes away',
  'outbox_delivery: the outbox of the platform makes and reads it',
];

type Column = { readonly table: string; readonly column: string; readonly isNullable: boolean };

async function liveColumns(): Promise<readonly Column[]> {
  const store = await createTestDatabase();
  try {
    const { rows } = await sql<Column>`
      select c.table_name as "table", c.column_name as "column", c.is_nullable = 'YES' as "isNullable"
      from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      order by 1, 2`.execute(store.database.kysely);
    return rows;
  } finally {
    await store.close();
  }
}

/** A program that has a type error, with the names in it, for each table whose type says something else. */
function programOf(columns: readonly Column[]): string {
  const untyped = new Set(WITHOUT_TYPES.map((line) => line.split(':')[0]));
  const tables = Map.groupBy(
    columns.filter(({ table }) => !untyped.has(table)),
    ({ table }) => table,
  );
  const shapes = [...tables].map(
    ([table, own]) =>
      `  ${table}: { ${own.map(({ column, isNullable }) => `${column}: ${isNullable ? 'null' : 'value'};`).join(' ')} };`,
  );
  return `
import type { Selectable } from '${ROOT}/node_modules/kysely/dist/esm/index.js';
import type { Tables } from '${ROOT}/src/modules/ground/tables.ts';
${globSync('src/**/*.tables.ts', { cwd: ROOT })
  .toSorted()
  .map((file) => `import '${ROOT}/${file}';`)
  .join('\n')}
type value = string;
type Live = {
${shapes.join('\n')}
};
type Is<Names> = [Names] extends [never] ? true : Names;
type CanBeNull<Row> = { [Name in keyof Row]: null extends Row[Name] ? Name : never }[keyof Row];
// A value that says nothing of itself does not say that it can be null.
type SaysNull<Row> = { [Name in keyof Row]: unknown extends Row[Name] ? never : null extends Row[Name] ? Name : never }[keyof Row];
type Typed<Table> = Table extends keyof Tables ? Selectable<Tables[Table]> : {};
export const tablesWithoutType: Is<Exclude<keyof Live, keyof Tables>> = true;
export const typesWithoutTable: Is<Exclude<keyof Tables, keyof Live>> = true;
${[...tables.keys()]
  .map(
    (table) => `
export const ${table}_columns_without_type: Is<Exclude<keyof Live['${table}'], keyof Typed<'${table}'>>> = true;
export const ${table}_types_without_column: Is<Exclude<keyof Typed<'${table}'>, keyof Live['${table}']>> = true;
export const ${table}_null_without_type: Is<Exclude<CanBeNull<Live['${table}']>, CanBeNull<Typed<'${table}'>>>> = true;
export const ${table}_never_null: Is<Exclude<SaysNull<Typed<'${table}'>>, CanBeNull<Live['${table}']>>> = true;`,
  )
  .join('\n')}
`;
}

async function faultsOf(program: string): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'longhand-tables-'));
  try {
    const config = {
      extends: `${ROOT}/tsconfig.json`,
      compilerOptions: { types: ['node'], typeRoots: [`${ROOT}/node_modules/@types`], noErrorTruncation: true },
      files: ['check.mts'],
      include: [],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
    await writeFile(join(folder, 'check.mts'), program);
    const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
    const { stdout } = await run(process.execPath, [compiler, '--noEmit', '--pretty', 'false', '-p', folder]).catch(
      (failed: { stdout?: string }) => ({ stdout: failed.stdout ?? 'error: the compiler did not run' }),
    );
    const lines = program.split('\n');
    return stdout
      .split('\n')
      .filter((line) => line.includes('error'))
      .map((line) => {
        const place = /check\.mts\((\d+),/.exec(line)?.[1];
        const name = place && /const (\w+)/.exec(lines[Number(place) - 1] ?? '')?.[1];
        return `${name ?? ''} ${line.slice(line.indexOf('error'))}`;
      });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('the types of the tables say what the database has: tables, columns, and which can be null', async () => {
  const columns = await liveColumns();
  expect(await faultsOf(programOf(columns))).toEqual([]);
  // The check itself sees a column that is gone, one that is new and one that can be null.
  const changed = columns
    .filter(({ table, column }) => table !== 'clap' || column !== 'count')
    .map((one) => (one.table === 'clap' && one.column === 'story_id' ? { ...one, isNullable: true } : one));
  const faults = await faultsOf(programOf([...changed, { table: 'clap', column: 'mood', isNullable: false }]));
  expect(faults.map((fault) => fault.split(' ')[0])).toEqual([
    'clap_columns_without_type',
    'clap_types_without_column',
    'clap_null_without_type',
  ]);
});
