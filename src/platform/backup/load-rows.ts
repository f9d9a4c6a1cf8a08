import type { Client } from 'pg';
import { copyIn, copyOutRows } from '#platform/database/copy-rows.ts';
import { BackupError } from './backup-error.ts';
import type { BackupManifest, BackupPartition, BackupTable } from './backup-manifest.ts';
import { readParts } from './backup-parts.ts';
import { copyJobsIn } from './copy-jobs.ts';
import { copyOutOf, readPartitions, readTables, RESTORE_MARK, SAME_TEXT, sqlName } from './read-catalogue.ts';
import { createRowsDigest } from './rows-digest.ts';
import type { RestoreOptions } from './restore-backup.ts';

type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

/** Those of a partition hang on its parent’s. */
const FOREIGN_KEYS = `
  select c.conrelid::regclass::text as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
  from pg_constraint c join pg_namespace n on n.oid = c.connamespace
  where c.contype = 'f' and c.conparentid = 0 and n.nspname !~ '^pg_' and n.nspname not in ('information_schema', 'graphile_worker')
  order by 1, 2`;

/**
 * Replaces every row by those of a backup in one transaction. Foreign keys go meanwhile and come back, which looks at
 * each row, and triggers are silent: what they would write is among the rows. The rows are then read again and compared.
 */
export async function loadRows(client: Client, options: RestoreOptions, manifest: BackupManifest): Promise<void> {
  await client.query(SAME_TEXT);
  await client.query(`set synchronize_seqscans = off`);
  await client.query('begin');
  // Rows that migrations inserted are removed, and come back as they were.
  const own = (await readTables(client)).map((table) => sqlName(client, table));
  for (const table of own) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${own.join(', ')}`);
  await makePartitions(client, manifest.partitions);
  const { rows: keys } = await client.query<ForeignKey>(FOREIGN_KEYS);
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const [done, table] of manifest.tables.entries()) {
    options.onProgress?.({ phase: 'tables', done, total: manifest.tables.length });
    await loadTable(client, options, table);
  }
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const table of own) await client.query(`alter table ${table} enable trigger user`);
  for (const { value, isCalled, ...sequence } of manifest.sequences)
    await client.query('select setval($1::regclass, $2, $3)', [sqlName(client, sequence), value, isCalled]);
  const jobs = await copyJobsIn(client, readParts(options.place, manifest.jobs.parts));
  if (jobs !== manifest.jobs.rows) throw new BackupError(`${options.place.name} is incomplete: jobs are missing.`);
  await options.beforeCommit?.(client, manifest);
  await client.query(`drop table ${RESTORE_MARK}`);
  await client.query('commit');
}

async function loadTable(client: Client, { place }: RestoreOptions, table: BackupTable): Promise<void> {
  const name = sqlName(client, table);
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
  await copyIn(client, `copy ${name} (${columns}) from stdin`, readParts(place, table.parts));
  const sum = createRowsDigest();
  await copyOutRows(client, copyOutOf(client, table), sum.add);
  if (sum.rows === table.rows && sum.digest === table.digest) return;
  throw new BackupError(
    `${table.schema}.${table.name} came in with ${sum.rows} rows instead of ${table.rows}, or with other ones. Nothing was kept.`,
  );
}

/** Days that a job has made since the migrations; those that a job would have removed are not made again. */
async function makePartitions(client: Client, wanted: readonly BackupPartition[]): Promise<void> {
  const there = new Set((await readPartitions(client)).map((one) => sqlName(client, one)));
  for (const one of wanted) {
    const name = sqlName(client, one);
    if (there.has(name)) continue;
    const parent = sqlName(client, { schema: one.parentSchema, name: one.parent });
    await client.query(`create table ${name} (like ${parent} including defaults including constraints)`);
    const key = one.key.map((column) => client.escapeIdentifier(column)).join(', ');
    if (key !== '') await client.query(`alter table ${name} add primary key (${key})`);
    await client.query(`alter table ${parent} attach partition ${name} ${one.bound}`);
  }
}
