import { markOf, openSealed, seal, type SealedFor } from '#platform/secrets/seal.ts';
import { mustBeProgram } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { SealedColumn } from '#modules/ground/secret-keys/sealed-column.ts';
import { sealedColumns } from './sealed-columns.ts';
import { replaceSealed, replaceSealedJobs, type Resealed } from './secret-keys.store.ts';

/** Own judgement: a few milliseconds of sealing, and few rows that somebody may wait for. */
const BATCH = 200;

export type ResealReport = {
  /** Sealed anew by the key in use. */
  readonly done: number;
  /** Changed or sent meanwhile: looked at again the next time. */
  readonly missed: number;
  /** No key of this site opens it, and none ever will: it was damaged, or its key was lost. */
  readonly lost: number;
};

type Row = { readonly key: readonly string[]; readonly owner: string; readonly sealed: string };
type Source = {
  readonly purpose: string;
  /** The next ones that another key sealed, after the row with this key. */
  readonly read: (after: readonly string[] | null, mark: string) => Promise<readonly Row[]>;
  readonly write: (rows: readonly Resealed[]) => Promise<number>;
};

/**
 * Seals by the key in use what older ones sealed, a batch at a time, each for itself: whoever is cut off begins again and
 * finds what is left. Nothing is locked for longer than a batch, and what was written meanwhile is never lost.
 */
export async function reseal(
  context: CommandContext,
  onProgress: (report: ResealReport) => void = () => undefined,
): Promise<ResealReport> {
  mustBeProgram(context);
  let report: ResealReport = { done: 0, missed: 0, lost: 0 };
  for (const source of sourcesOf(context)) {
    let after: readonly string[] | null = null;
    for (;;) {
      const rows: readonly Row[] = await source.read(after, `${markOf(context.secrets.used)}%`);
      const last = rows.at(-1);
      if (last === undefined) break;
      const { done, missed, lost } = await resealBatch(context, source, rows);
      report = { done: report.done + done, missed: report.missed + missed, lost: report.lost + lost };
      onProgress(report);
      after = last.key;
    }
  }
  return report;
}

async function resealBatch({ secrets }: CommandContext, source: Source, rows: readonly Row[]): Promise<ResealReport> {
  const changed = rows.flatMap(({ key, owner, sealed: before }): readonly Resealed[] => {
    const sealing: SealedFor = { purpose: source.purpose, owner };
    try {
      return [{ key, before, after: seal(secrets, sealing, openSealed(secrets, sealing, before)) }];
    } catch {
      return [];
    }
  });
  const done = changed.length === 0 ? 0 : await source.write(changed);
  return { done, missed: changed.length - done, lost: rows.length - changed.length };
}

function sourcesOf(context: CommandContext): readonly Source[] {
  const { database } = context;
  const columns = sealedColumns.map((column) => ({
    purpose: column.purpose,
    read: (after: readonly string[] | null, mark: string) => readColumn(context, column, after, mark),
    write: (rows: readonly Resealed[]) => replaceSealed(database, column, rows),
  }));
  const jobs: Source = {
    purpose: 'mail',
    read: async (after, mark) => await database.query<Row>('sealed_jobs', JOBS, [after?.[0] ?? '0', mark]),
    write: (rows) => replaceSealedJobs(database, rows),
  };
  return [...columns, jobs];
}

async function readColumn(
  { database }: CommandContext,
  { table, column, key, owner }: SealedColumn,
  after: readonly string[] | null,
  mark: string,
): Promise<readonly Row[]> {
  const names = key.join(', ');
  const given = key.map((_name, index) => `$${index + 2}`).join(', ');
  const text = `
    select array[${names}]::text[] as key, ${owner ?? "''"} as owner, ${column} as sealed from ${table}
    where ${column} not like $1 and (${names}) > (${given}) order by ${names} limit ${BATCH}`;
  return await database.query<Row>(`sealed_${table}_${column}`, text, [mark, ...(after ?? key.map(() => ''))]);
}

const JOBS = `
  select array[id::text] as key, '' as owner, payload ->> 'sealed' as sealed from graphile_worker._private_jobs
  where id > $1::bigint and payload ->> 'sealed' is not null and payload ->> 'sealed' not like $2
  order by id limit ${BATCH}`;
