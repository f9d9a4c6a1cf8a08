import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '#platform/log/log.ts';
import { alongside, jobs } from '#modules/running/errors/errors.jobs.ts';
import { openErrorOutlet } from '#modules/running/errors/error-outlet.ts';
import { groupErrors, type SeenError } from '#modules/running/errors/group-errors.ts';
import { type SentryStandIn, startSentryStandIn } from '#test/support/sentry-stand-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

const MAPS = join(import.meta.dirname, '../../dist/maps');
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'user-agent': FIREFOX };

let service: SentryStandIn;
let program: TestProgram;
let outlet: NonNullable<ReturnType<typeof openErrorOutlet>>;
beforeAll(async () => {
  service = await startSentryStandIn();
  program = await startTestProgram({ settings: { SENTRY_DSN: service.dsn } });
});
afterAll(async () => {
  await program.close();
  await service.close();
});
beforeEach(async () => {
  service.answerWith({ status: 200 });
  program.clock.advance(2_000_000);
  await program.context.database.kysely.deleteFrom('error_group').execute();
  outlet = openErrorOutlet(program.context) ?? expect.fail('no outlet was opened');
});
afterEach(() => outlet.stop());

function report(changes: Readonly<Record<string, unknown>> = {}) {
  const extra = { client: 'lite', build: '1.0.0+a1b2c3d4e5f6', location: '/me?secret=1', routeName: 'ShowHome' };
  const address = `${program.url}/assets/none-1234.js`;
  const stack = `TypeError: x is no function\n    at f (${address}:1:20)\n    at g (${address}:1:90)`;
  return { name: 'TypeError', message: 'x of ann@mail.example', stack, timestamp: 1, extra, ...changes };
}
const tell = (reports: readonly unknown[], from = '127.0.0.50') =>
  program.ask('/_/clientele/reports/errors/', { method: 'POST', headers, body: JSON.stringify(reports), from });
const group = () => groupErrors(program.context, { mapsFolder: MAPS, tell: outlet.offer });
/** What the service took since `before`. */
const taken = (before: number) => service.taken.slice(before);

test('rule 225: each group of errors is told in the protocol of the service, masked, with its places and how many there were', async () => {
  const before = service.taken.length;
  await tell([report(), report({ message: 'x of bob@mail.example' }), report({ name: 'Odd\nOne', stack: '' })]);
  await group();
  await expect.poll(() => taken(before).length).toBe(2);
  expect(service.complaints).toEqual([]);
  const [event, other] = taken(before);
  expect(event).toMatchObject({
    platform: 'javascript',
    release: 'longhand@1.0.0+a1b2c3d4e5f6',
    environment: 'test',
    transaction: 'ShowHome',
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'x of …',
          stacktrace: { frames: [{ function: 'g' }, { function: 'f', colno: 20 }] },
        },
      ],
    },
    request: { url: '/me', headers: { 'User-Agent': FIREFOX } },
    tags: { source: 'browser' },
    extra: { seen: 2 },
  });
  expect(other?.exception.values[0]).toEqual({ type: 'Odd\nOne', value: 'x of …' });
  const all = JSON.stringify(taken(before));
  for (const secret of ['mail.example', 'secret', '127.0.0.50']) expect(all, secret).not.toContain(secret);
  const [{ id } = { id: '' }] = await program.context.database.kysely
    .selectFrom('error_group')
    .select('id')
    .where('name', '=', 'TypeError')
    .execute();
  expect(event?.fingerprint).toEqual([id]);
});

test('rule 225: whatever somebody writes into a report, the service understands it', async () => {
  const before = service.taken.length;
  const odd = '\u2028{"a":1}\n{"type":"event","length":1}\n"…😀\t';
  const extra = { client: odd, build: odd, location: odd, routeName: odd.repeat(9), requestId: odd, userAgent: odd };
  const stack = `${odd}\n    at ${odd.replaceAll('\n', '')} (${'x'.repeat(400)}:1:2)\n@a:1:2`;
  await tell([
    report({ name: odd, message: odd.repeat(99), stack, extra }),
    report({ name: '', message: '', stack: '@', extra: {} }),
    report({ name: 'Error', message: '', stack: '', extra: { build: '..' } }),
  ]);
  await group();
  await expect.poll(() => taken(before).length + service.complaints.length).toBe(3);
  expect(service.complaints).toEqual([]);
});

test('rule 225: what jobs and pages fail with is told by the background process alone, and by nobody on other sites', async () => {
  const before = service.taken.length;
  const log = createLog('info', { write: () => undefined });
  const context = {
    ...program.context,
    log,
    mail: undefined,
    bulkMail: undefined,
    own: { connectionString: '', migrations: '' },
  };
  const running = await alongside(context);
  log.error({ err: new RangeError('no room'), requestId: 'r1', path: '/me?secret=1' }, 'a request failed');
  await running.stop();
  const again = await alongside(context);
  await jobs['errors:group'].run(context);
  await again.stop();
  expect(taken(before)).toMatchObject([
    {
      platform: 'node',
      exception: { values: [{ type: 'RangeError', value: 'no room' }] },
      transaction: '/me',
      tags: { source: 'server', request_id: 'r1' },
      extra: { seen: 1, said: 'a request failed' },
    },
  ]);
  const { config } = program.context;
  expect(openErrorOutlet({ ...program.context, config: { ...config, errorOutlet: undefined } })).toBeUndefined();
});

test('rule 225: of a group that waits already the last one is told, with how many there were', async () => {
  const before = service.taken.length;
  const seen: SeenError[] = [];
  for (const message of ['first', 'last']) {
    await tell([report({ message }), report({ name: 'RangeError' })]);
    await groupErrors(program.context, { mapsFolder: MAPS, tell: (one) => seen.push(one) });
  }
  expect(seen).toHaveLength(4);
  for (const one of seen) outlet.offer(one);
  await expect.poll(() => taken(before).length).toBe(2);
  expect(taken(before).map(({ exception, extra }) => [exception.values[0]?.value, extra['seen']])).toEqual([
    ['last', 2],
    ['x of …', 2],
  ]);
});

test('rule 225: what somebody muted is told to nobody', async () => {
  const before = service.taken.length;
  await tell([report()]);
  await group();
  await expect.poll(() => taken(before).length).toBe(1);
  await program.context.database.kysely.updateTable('error_group').set({ state: 'muted' }).execute();
  await tell([report(), report({ name: 'RangeError' })]);
  await group();
  await expect.poll(() => taken(before).length).toBe(2);
  expect(taken(before).map(({ exception }) => exception.values[0]?.type)).toEqual(['TypeError', 'RangeError']);
});

test('rule 225: a storm of errors is a few requests, and none while the service has had enough', async () => {
  const asked = service.asked();
  service.answerWith({ status: 429, headers: { 'retry-after': '3600' } });
  for (let round = 0; round < 5; round += 1) {
    const from = `127.0.5.${round}`;
    for (let packet = 0; packet < 10; packet += 1)
      await tell(
        Array.from({ length: 10 }, (_none, place) => report({ name: `Error${place}`, stack: '' })),
        from,
      );
    await group();
  }
  await expect.poll(() => service.asked()).toBe(asked + 1);
  await group();
  expect(service.asked()).toBe(asked + 1);
  expect(service.complaints).toEqual([]);
});

test('rule 225: a service that never answers holds up no request and no grouping', async () => {
  service.answerWith(undefined);
  const asked = service.asked();
  await tell([report()]);
  await group();
  await expect.poll(() => service.asked()).toBe(asked + 1);
  // While that request hangs.
  expect((await tell([report({ name: 'RangeError' })])).status).toBe(204);
  await group();
  expect((await program.ask('/')).status).toBe(200);
  const groups = await program.context.database.kysely.selectFrom('error_group').select('name').execute();
  expect(groups).toHaveLength(2);
  expect(service.asked()).toBe(asked + 1);
});
