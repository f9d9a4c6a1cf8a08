import { gauge, type MetricFamily } from '#platform/metrics/metrics.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';

type Measures = Pick<CommandContext, 'database' | 'clock'>;
type Count = { readonly kind: string; readonly count: number };

/** Jobs are as many kinds as the program has; whoever waits for years of one is counted as well. */
const JOBS = `
  select t.identifier as kind, count(*)::int as count from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id group by 1`;
const JOB_STATES = `
  select count(*) filter (where locked_at is null and attempts < max_attempts and run_at <= $1)::int as due,
    count(*) filter (where locked_at is null and attempts < max_attempts and run_at > $1)::int as later,
    count(*) filter (where locked_at is not null)::int as running,
    count(*) filter (where attempts >= max_attempts)::int as "givenUp",
    greatest(0, coalesce(extract(epoch from $1::timestamptz - min(run_at)
      filter (where locked_at is null and attempts < max_attempts)), 0))::float8 as "oldest"
  from graphile_worker._private_jobs`;
const CONNECTIONS = `
  select coalesce(state, 'other') as kind, count(*)::int as count from pg_stat_activity
  where datname = current_database() group by 1`;
const LANES = 'select lane as kind, 1 as count from mail_stop';
const ISSUES = `select state as kind, count(*)::int as count from issue where state in ('waiting', 'sending', 'paused') group by 1`;
/** By the index of what is due: those of issues that are still going out. */
const UNKNOWN = `
  select count(*)::int as count from issue i join issue_delivery d on d.issue_id = i.id and d.state = 'unknown'
  where i.state in ('waiting', 'sending', 'paused')`;
const DOMAINS = `select state as kind, count(*)::int as count from domain_claim where released_at is null group by 1`;
const CERTIFICATES = `
  select coalesce(min(extract(epoch from not_after - $1::timestamptz)), 0)::float8 as left,
    count(*)::int as count, count(*) filter (where failing_since is not null)::int as failing
  from certificate where not_after is not null`;
const ERRORS = 'select state as kind, count(*)::int as count from error_group group by 1';
/** Books that nobody ever proved are as old as what was posted first. */
const PROOF = `
  select greatest(0, coalesce(extract(epoch from $1::timestamptz - coalesce(
      (select proved_at from ledger_proof),
      (select created_at from ledger_transfer order by id limit 1))), 0))::float8 as age,
    coalesce((select fault_count from ledger_proof), 0) as faults`;
const REPLICAS = `select coalesce(max(extract(epoch from replay_lag)), 0)::float8 as lag from pg_stat_replication`;
const SIZE = 'select pg_database_size(current_database())::float8 as bytes';

/** How the whole site is, for `/metrics` (rule 247): everything has a bounded number of kinds. */
export async function readMeasures({ database, clock }: Measures): Promise<readonly MetricFamily[]> {
  const now = clock.now();
  const counts = (name: string, text: string) => database.query<Count>(`measures_${name}`, text, []);
  const one = async <Row>(name: string, text: string, values: readonly unknown[] = []) =>
    (await database.query<Row>(`measures_${name}`, text, values))[0];
  const [jobs, lanes, issues, domains, errors, connections] = await Promise.all([
    counts('jobs', JOBS),
    counts('lanes', LANES),
    counts('issues', ISSUES),
    counts('domains', DOMAINS),
    counts('errors', ERRORS),
    counts('connections', CONNECTIONS),
  ]);
  const states = await one<{ due: number; later: number; running: number; givenUp: number; oldest: number }>(
    'job_states',
    JOB_STATES,
    [now],
  );
  const unknown = await one<{ count: number }>('unknown', UNKNOWN);
  const certificates = await one<{ left: number; count: number; failing: number }>('certificates', CERTIFICATES, [now]);
  const proof = await one<{ age: number; faults: number }>('proof', PROOF, [now]);
  const replicas = await one<{ lag: number }>('replicas', REPLICAS);
  const size = await one<{ bytes: number }>('size', SIZE);
  const { due = 0, later = 0, running = 0, givenUp = 0, oldest = 0 } = states ?? {};
  return [
    gauge(
      { name: 'longhand_jobs', help: 'Jobs by how they stand.', label: 'state' },
      new Map(Object.entries({ due, later, running, given_up: givenUp })),
    ),
    gauge({ name: 'longhand_jobs_waiting', help: 'Jobs by what they do.', label: 'job' }, byKind(jobs)),
    gauge({ name: 'longhand_job_oldest_seconds', help: 'How long the job waits that is due longest.' }, oldest),
    gauge(
      { name: 'longhand_mail_lane_stopped', help: '1 where mail of a lane does not leave.', label: 'lane' },
      byKind(lanes, ['account', 'bulk']),
    ),
    gauge(
      { name: 'longhand_issues', help: 'Stories that go out by mail, by how they stand.', label: 'state' },
      byKind(issues, ['waiting', 'sending', 'paused']),
    ),
    gauge(
      { name: 'longhand_deliveries_unknown', help: 'Mails of them that nobody knows to have left.' },
      unknown?.count ?? 0,
    ),
    gauge({ name: 'longhand_domains', help: 'Wishes for domains by how they stand.', label: 'state' }, byKind(domains)),
    gauge({ name: 'longhand_certificates', help: 'Certificates that there are.' }, certificates?.count ?? 0),
    gauge(
      { name: 'longhand_certificates_failing', help: 'Those that could not be renewed.' },
      certificates?.failing ?? 0,
    ),
    gauge(
      { name: 'longhand_certificate_left_seconds', help: 'Until the first of them ends; 0 without any.' },
      certificates?.left ?? 0,
    ),
    gauge(
      { name: 'longhand_error_groups', help: 'Kinds of errors by how they stand.', label: 'state' },
      byKind(errors, ['open', 'resolved', 'muted']),
    ),
    gauge(
      { name: 'longhand_ledger_proof_age_seconds', help: 'Since the books were proved last; 0 without any books.' },
      proof?.age ?? 0,
    ),
    gauge({ name: 'longhand_ledger_faults', help: 'What was wrong in them then.' }, proof?.faults ?? 0),
    gauge(
      { name: 'longhand_database_connections', help: 'Connections to the database, of all programs.', label: 'state' },
      byKind(connections),
    ),
    gauge({ name: 'longhand_database_bytes', help: 'What the database takes.' }, size?.bytes ?? 0),
    gauge(
      { name: 'longhand_replication_lag_seconds', help: 'How far the last replica is behind; 0 without any.' },
      replicas?.lag ?? 0,
    ),
  ];
}

/** Those that are named are there with 0 as well, so that nothing that watches them goes blind. */
function byKind(rows: readonly Count[], named: readonly string[] = []): ReadonlyMap<string, number> {
  return new Map([
    ...named.map((kind) => [kind, 0] as const),
    ...rows.map(({ kind, count }) => [kind, count] as const),
  ]);
}
