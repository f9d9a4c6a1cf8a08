import type { Config } from '#platform/config/config.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { describeRoom } from '#modules/running/checks/check-disk.ts';
import { countOpenCases } from '#modules/running/reports/read-reports.ts';
import { describeSecretKeys } from '#modules/running/secret-keys/describe-secret-keys.ts';
import { canReadInternalStatus } from '#modules/ground/roles/roles.policy.ts';

export type StatusFact = { readonly group: StatusGroup; readonly name: string; readonly value: string };
export type StatusGroup = 'PROGRAM' | 'DATABASE' | 'JOBS' | 'MAIL' | 'CACHE' | 'PAGES';

const DATABASE = `
  select current_setting('server_version') as version,
    pg_size_pretty(pg_database_size(current_database())) as size,
    (select count(*)::int from pg_stat_activity where datname = current_database()) as connections`;
const JOBS = `
  select count(*)::int as waiting, count(*) filter (where attempts >= max_attempts)::int as "givenUp",
    count(*) filter (where locked_at is not null)::int as running,
    coalesce(extract(epoch from $1::timestamptz - min(run_at) filter (where attempts < max_attempts)), 0)::int as "oldestSeconds"
  from graphile_worker._private_jobs`;
const KEPT_MAIL = 'select count(*)::int as count from kept_mail';
const MEGABYTE = 1024 * 1024;

/** What readers' browsers measured, as the specification of web vitals counts: the 75th of each hundred. */
const PAGES = `
  select substr(name, 13) as name, count(*)::int as count,
    percentile_cont(0.75) within group (order by (data ->> 'value')::float8) as value
  from client_event
  where type = 'performance' and received_at > $1::timestamptz - interval '7 days'
    and name in ('performance.ready', 'performance.fcp', 'performance.lcp', 'performance.inp', 'performance.cls')
    and jsonb_typeof(data -> 'value') = 'number'
  group by name order by name`;

type Asker = Pick<CommandContext, 'database' | 'viewer' | 'isProgram' | 'config' | 'clock'>;

/** How the program is doing, for administrators and moderators (rule 161): no secret, no address of a server. */
export async function readInternalStatus(context: Asker): Promise<readonly StatusFact[]> {
  mustBeAllowed(canReadInternalStatus(context));
  const { database, config, clock } = context;
  const [about] = await database.query<{ version: string; size: string; connections: number }>(
    'status_database',
    DATABASE,
    [],
  );
  const [jobs] = await database.query<{
    waiting: number;
    givenUp: number;
    running: number;
    oldestSeconds: number;
  }>('status_jobs', JOBS, [clock.now()]);
  const [mail] = await database.query<{ count: number }>('status_mail', KEPT_MAIL, []);
  const pages = await database.query<{ name: string; count: number; value: number }>('status_pages', PAGES, [
    clock.now(),
  ]);
  const replicas = await database.lookAtReplicas();
  const fact = (group: StatusGroup) => (name: string, value: unknown) => ({ group, name, value: String(value) });
  const [program, data, work, post, cache, seen] = [
    fact('PROGRAM'),
    fact('DATABASE'),
    fact('JOBS'),
    fact('MAIL'),
    fact('CACHE'),
    fact('PAGES'),
  ];
  return [
    program('Node.js', process.version),
    program('Environment', config.environment),
    program('Web processes', config.workers),
    program('Keys', await describeSecretKeys(context)),
    program('This process', `${process.pid}, up ${Math.floor(process.uptime())} s`),
    program('Free in the data folder', await describeRoom(config.dataFolder)),
    program('Memory of this process', `${Math.round(process.memoryUsage.rss() / MEGABYTE)} MB`),
    data('PostgreSQL', about?.version),
    data('Size', about?.size),
    data('Connections', about?.connections),
    ...(replicas.length === 0
      ? []
      : [data('Replicas read from', `${replicas.filter(({ isRead }) => isRead).length} of ${replicas.length}`)]),
    work('Waiting', jobs?.waiting),
    work('Running', jobs?.running),
    work('Given up', jobs?.givenUp),
    work('Reports that wait for a decision', await countOpenCases(context)),
    work('Oldest waits for', `${Math.max(0, jobs?.oldestSeconds ?? 0)} s`),
    post('Mail', mailOf(config)),
    post('Kept mails', mail?.count),
    cache('Pages', `at most ${config.pageCacheMegabytes} MB in each process`),
    cache('Shared between machines', config.redisUrl === undefined ? 'no' : 'yes'),
    ...pages.map(({ name, count, value }) => seen(name.toUpperCase(), `${figure(name, value)} (${count} pages)`)),
  ];
}

function mailOf({ mailApi, smtpUrl }: Config): string {
  const server = smtpUrl === undefined ? 'none: mail is kept in the database' : 'by the mail server';
  if (mailApi === undefined) return server;
  return mailApi.isForBulkOnly ? `newsletters by ${mailApi.provider}, the rest ${server}` : `by ${mailApi.provider}`;
}

/** Layout shifts have no unit; all else is milliseconds. */
function figure(name: string, value: number): string {
  return name === 'cls' ? value.toFixed(3) : `${Math.round(value)} ms`;
}
