import type { Client } from 'pg';
import type { BackupPartition, BackupSequence } from './backup-manifest.ts';

export type TableName = { readonly schema: string; readonly name: string };
export type CatalogueTable = TableName & { readonly columns: string[] };

/** Says that a restore was begun here and is not over: it is no table of the program. */
export const RESTORE_MARK = 'restore_under_way';

/** Nor are programs that run now, of which none runs where a backup comes back. */
const NOT_KEPT = `'${RESTORE_MARK}', 'running_process', 'secret_reader'`;

/** What the program keeps rows in; jobs are another library's, which changes its tables as it likes. */
const OURS = (schema: string) => `${schema} !~ '^pg_' and ${schema} not in ('information_schema', 'graphile_worker')`;

const TABLES = `
  select n.nspname::text as schema, c.relname::text as name, array(
    select a.attname::text from pg_attribute a
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum
  ) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence <> 't' and ${OURS('n.nspname')}
    and c.relname not in (${NOT_KEPT})
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by 1, 2`;

const PARTITIONS = `
  select n.nspname::text as schema, c.relname::text as name, pn.nspname::text as "parentSchema", p.relname::text as parent,
    pg_get_expr(c.relpartbound, c.oid) as bound, array(
      select a.attname::text from pg_index i join unnest(i.indkey::smallint[]) with ordinality k (attnum, place) on true
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where i.indrelid = c.oid and i.indisprimary order by k.place
    ) as key
  from pg_inherits h join pg_class c on c.oid = h.inhrelid join pg_namespace n on n.oid = c.relnamespace
    join pg_class p on p.oid = h.inhparent join pg_namespace pn on pn.oid = p.relnamespace
  where c.relispartition and c.relkind = 'r' and ${OURS('n.nspname')} order by 1, 2`;

const SEQUENCES = `
  select schemaname::text as schema, sequencename::text as name, coalesce(last_value, start_value)::text as value,
    last_value is not null as "isCalled"
  from pg_sequences where ${OURS('schemaname')} order by 1, 2`;

const EXTENSIONS = `select extname::text as name from pg_extension where extname <> 'plpgsql' order by 1`;

export async function readTables(client: Client): Promise<CatalogueTable[]> {
  return (await client.query<CatalogueTable>(TABLES)).rows;
}

export async function readPartitions(client: Client): Promise<BackupPartition[]> {
  return (await client.query<BackupPartition>(PARTITIONS)).rows;
}

export async function readSequences(client: Client): Promise<BackupSequence[]> {
  const { rows } = await client.query<Omit<BackupSequence, 'value'> & { readonly value: string }>(SEQUENCES);
  return rows.map((row) => ({ ...row, value: Number(row.value) }));
}

export async function readExtensions(client: Client): Promise<string[]> {
  return (await client.query<{ name: string }>(EXTENSIONS)).rows.map(({ name }) => name);
}

/** As written in a statement. */
export function sqlName(client: Client, { schema, name }: TableName): string {
  return `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`;
}

/** All rows of a table, those of its partitions among them, as text that every version of PostgreSQL reads. */
export function copyOutOf(client: Client, table: CatalogueTable): string {
  const columns = table.columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return `copy (select ${columns} from ${sqlName(client, table)}) to stdout`;
}

/** Whatever a server, a role or a machine may have set otherwise, rows read the same. */
export const SAME_TEXT = [
  `set datestyle = 'ISO, YMD'`,
  `set intervalstyle = 'postgres'`,
  `set timezone = 'UTC'`,
  `set bytea_output = 'hex'`,
  `set extra_float_digits = 1`,
  `set client_encoding = 'UTF8'`,
  `set statement_timeout = 0`,
  `set idle_in_transaction_session_timeout = 0`,
].join('; ');
