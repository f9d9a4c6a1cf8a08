import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';
import { postTransfers } from '#modules/money/ledger/post-transfers.ts';
import { proveNightly } from '#modules/money/payouts/prove-ledger.ts';
import { readMeasures } from '#modules/running/measures/read-measures.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { signIn } from '#test/support/sign-in.ts';
import { readMetricsText } from '#test/support/read-metrics.ts';
import { startMetrics } from '../../src/main/start-metrics.ts';

const MOST_SERIES = 2_000;
/** Milliseconds. */
const LONGEST_SCRAPE = 10;

let program: TestProgram;
/** Names of what was asked of the database for them. */
const statements: string[] = [];
let metrics: Awaited<ReturnType<typeof startMetrics>>;
beforeAll(async () => {
  program = await startTestProgram({ settings: { METRICS_PORT: '0' } });
  const { database } = program.context;
  const query: typeof database.query = (name, text, values) => {
    statements.push(name);
    return database.query(name, text, values);
  };
  const means = { ...program.context, database: { ...database, query } };
  metrics = await startMetrics(means, { host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await metrics.stop();
  await program.close();
});

const scrape = async (path = '/metrics') => fetch(`http://127.0.0.1:${metrics.port}${path}`);
const read = async () => readMetricsText(await (await scrape()).text());
const valueOf = async (name: string, labels: Readonly<Record<string, string>>): Promise<number> => {
  const samples = (await read()).flatMap((family) => family.samples);
  const sample = samples.find(
    (one) => one.name === name && Object.entries(labels).every(([label, value]) => one.labels[label] === value),
  );
  return sample?.value ?? 0;
};

test('CORE-8: requests are counted by the name of their route and by what the cache had', async () => {
  const home = () => valueOf('longhand_http_requests_total', { route: 'ShowHome', status: '2xx' });
  const hits = () => valueOf('longhand_http_request_duration_seconds_count', { cache: 'hit' });
  const [before, hitsBefore] = [await home(), await hits()];
  for (let time = 0; time < 3; time += 1) await program.ask('/');
  await expect.poll(home).toBe(before + 3);
  await expect.poll(hits).toBeGreaterThanOrEqual(hitsBefore + 2);
  await program.ask('/healthz');
  await expect.poll(() => valueOf('longhand_http_requests_total', { route: '/healthz', status: '2xx' })).toBe(1);
});

test('CORE-8: a page of somebody who is signed in is counted by its name as well', async () => {
  const { cookie } = await signIn(program);
  const counts = async () => [
    await valueOf('longhand_http_requests_total', { route: 'ShowHome', status: '2xx' }),
    await valueOf('longhand_http_request_duration_seconds_count', { cache: 'dynamic' }),
  ];
  const [named = 0, dynamic = 0] = await counts();
  await program.ask('/', { headers: { cookie } });
  await expect.poll(counts).toEqual([named + 1, dynamic + 1]);
});

test('CORE-8: every line is one that Prometheus reads, and nobody can make up another series', async () => {
  const seriesOf = async () => (await read()).flatMap(({ samples }) => samples).length;
  for (let count = 0; count < 5; count += 1) await program.ask(`/made-up-${count}`);
  const before = await seriesOf();
  for (let count = 5; count < 60; count += 1) {
    await program.ask(`/made-up-${count}`);
    await program.ask(`/@nobody${count}`);
    await program.ask(`/_/${count}`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
  }
  expect(await seriesOf()).toBeLessThanOrEqual(before + 4);
  expect(before).toBeLessThan(MOST_SERIES);
  const names = (await read()).map(({ name }) => name);
  expect(names.every((name) => /^longhand_[a-z_]+$/.test(name))).toBe(true);
  expect(names).toEqual(
    expect.arrayContaining([
      'longhand_event_loop_lag_seconds',
      'longhand_heap_used_bytes',
      'longhand_page_cache_bytes',
      'longhand_jobs',
      'longhand_job_oldest_seconds',
      'longhand_mail_lane_stopped',
      'longhand_deliveries_unknown',
      'longhand_certificate_left_seconds',
      'longhand_replication_lag_seconds',
      'longhand_purge_lag_seconds',
      'longhand_ledger_proof_age_seconds',
      'longhand_pool_connections',
      'longhand_pool_waiting',
    ]),
  );
});

test('CORE-8: it stands on a port of its own and nowhere else', async () => {
  expect((await scrape()).headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect((await scrape('/')).status).toBe(404);
  const onSite = await program.ask('/metrics');
  expect([onSite.status, onSite.text.includes('longhand_http')]).toEqual([404, false]);
});

test('CORE-8: who asks waits for no look into the database', async () => {
  const before = statements.length;
  const times: number[] = [];
  for (let time = 0; time < 40; time += 1) {
    const began = performance.now();
    await (await scrape()).text();
    times.push(performance.now() - began);
  }
  expect(before).toBeGreaterThan(5);
  // The next look may fall into it, and looks once at each.
  expect(statements.length).toBeLessThanOrEqual(2 * before);
  // The fastest one: a busy machine makes others wait.
  expect(Math.min(...times)).toBeLessThan(LONGEST_SCRAPE);
});

test('rule 227: a commit brings its purge to every process, and the figures say how soon', async () => {
  // The first is timed at the start; what is not heard counts for as long as nobody hears it.
  const lag = async () => (await read()).find(({ name }) => name === 'longhand_purge_lag_seconds')?.samples[0]?.value;
  await expect.poll(lag).toBeLessThan(5);
  const [used, idle, unopened] = await Promise.all(
    ['used', 'idle', 'unopened'].map((state) => valueOf('longhand_pool_connections', { state })),
  );
  expect((used ?? 0) + (idle ?? 0)).toBeGreaterThan(0);
  expect(unopened).toBeGreaterThanOrEqual(0);
});

test('rule 227: the figures say how long ago the books were proved, and what was wrong in them', async () => {
  const { context, clock } = program;
  const proof = async () => {
    const families = await readMeasures(context);
    return ['longhand_ledger_proof_age_seconds', 'longhand_ledger_faults'].map(
      (name) => families.find((family) => family.name === name)?.samples[0]?.value,
    );
  };
  await context.database.query('test_no_proof', 'delete from ledger_proof', []);
  expect(await proof()).toEqual([0, 0]);
  const [debit, credit] = [{ kind: 'members_unearned' }, { kind: 'fund' }] as const;
  const transfer = { debit, credit, amount: 5, currency: 'USD', kind: 'CREDIT', reference: 'test' } as const;
  await context.database.transaction((inside) => postTransfers(inside, [transfer], clock.now()));
  clock.advance(3_600_000);
  expect(await proof()).toEqual([3_600, 0]);
  await proveNightly(context);
  expect(await proof()).toEqual([0, 0]);
  clock.advance(60_000);
  await context.database.query('test_fault', 'update ledger_proof set fault_count = 2', []);
  expect(await proof()).toEqual([60, 2]);
});

test('rule 247: staff are told how their page was made, and nobody else', async () => {
  const [reader, staff] = [await signIn(program), await signIn(program)];
  await changeRole(program.context, { personId: staff.personId, role: 'CURATOR', isGranted: true });
  const timingOf = async (cookie?: string) =>
    String((await program.ask('/', { headers: cookie === undefined ? {} : { cookie } })).headers['server-timing']);
  expect(await timingOf(staff.cookie)).toMatch(/^page;dur=[\d.]+, render;dur=[\d.]+, db;desc="[1-9]\d* statements"$/);
  for (const cookie of [undefined, reader.cookie, undefined])
    expect(await timingOf(cookie)).toMatch(/^(?:page|cache);(?:dur=[\d.]+|desc=\w+)$/);
});
