import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxToken } from '#shared/payments/sandbox-cards.ts';
import { createFakeClock } from '#platform/clock/clock.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { membershipAppliers } from '#modules/money/memberships/membership-appliers.ts';
import { startMembership } from '#modules/money/memberships/start-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { freePort } from '#test/support/free-port.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

const START = '2030-01-31T10:00:00.000Z';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A machine that does much else is slow. */
const PATIENCE = { timeout: 120_000, interval: 500 };

let folder = '';
let store: TestDatabase;
let world: TestGraph;
const running: ChildProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longhand-clock-'));
  [store, world] = await Promise.all([createTestDatabase(), createTestGraph()]);
});
afterAll(async () => {
  for (const child of running) {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  await Promise.all([store.close(), world.close()]);
  await rm(folder, { recursive: true, force: true });
});

/** A program with two web processes and its jobs, as an operator starts it; answers its address. */
async function start(settings: Readonly<Record<string, string>>): Promise<string> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const of = { PORT: port, LONGHAND_URL: url, LONGHAND_DATA: folder, DATABASE_URL: store.connectionString };
  const env = { ...process.env, LOG_LEVEL: 'error', WORKERS: '2', FAKE_CLOCK: START, ...of, ...settings };
  const child = spawn(process.execPath, ['src/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  running.push(child);
  await once(child.stdout, 'data');
  return url;
}

async function move(url: string, body: unknown): Promise<{ status: number; now: number }> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/_/test/clock`, { method: 'POST', headers, body: JSON.stringify(body) });
  const text = await answer.text();
  return { status: answer.status, now: answer.ok ? Date.parse((JSON.parse(text) as { now: string }).now) : 0 };
}

test('the clock of a program that is no test is moved by nobody', async () => {
  const url = await start({ NODE_ENV: 'production' });
  expect((await move(url, { advance: DAY })).status).toBe(404);
  const [child] = running.splice(0);
  const ended = once(child as ChildProcess, 'exit');
  child?.kill('SIGTERM');
  await ended;
});

test('MEMB-8, MEMB-13: a trial, its reminder, a failed payment and the end are rehearsed from outside in minutes', async () => {
  const url = await start({ NODE_ENV: 'test' });
  for (const wrong of [{}, { now: 'soon' }, { advance: 'a day' }, { advance: 1, now: START }])
    expect((await move(url, wrong)).status).toBe(400);
  const { now } = await move(url, { now: START });
  expect(now).toBe(Date.parse(START));
  // Whichever of the web processes answers, it is the same time.
  for (let turn = 0; turn < 6; turn += 1) {
    expect((await move(url, { advance: 0 })).now - now).toBeLessThan(60_000);
  }

  const context: CommandContext = { ...world.context, database: store.database, clock: createFakeClock(START) };
  const personId = await buildPerson(context);
  await store.database.query(
    'test_address',
    'insert into email_address (person_id, address, is_verified, created_at) values ($1, $2, true, now())',
    [personId, 'ada@example.org'],
  );
  const token = sandboxToken({ name: 'failsLater', month: 12, year: 2040 });
  const input = { personId, plan: 'MONTHLY', currency: 'USD', provider: 'SANDBOX', token, formKey: null } as const;
  await startMembership(context, { ...input, isTrial: true, discount: null }, membershipAppliers);

  const mails = async () => {
    const answer = await fetch(`${url}/_/dev/mail`, { headers: { accept: 'application/json' } });
    return ((await answer.json()) as { to: string; subject: string }[])
      .filter(({ to }) => to === 'ada@example.org')
      .map(({ subject }) => subject);
  };
  const heard = (subject: RegExp) =>
    expect.poll(async () => (await mails()).some((one) => subject.test(one)), PATIENCE).toBe(true);
  await heard(/trial has begun|trial/i);
  const before = (await mails()).length;
  await move(url, { advance: 4 * DAY });
  await move(url, { advance: DAY + HOUR });
  await expect.poll(async () => (await mails()).length, PATIENCE).toBe(before + 1);
  await move(url, { advance: 2 * DAY });
  const membership = async () => {
    const text = 'select status, failed_charges as failed from membership where person_id = $1';
    return (await store.database.query<{ status: string; failed: number }>('test_own', text, [personId]))[0];
  };
  await expect.poll(membership, PATIENCE).toEqual({ status: 'ACTIVE', failed: 1 });
  await move(url, { advance: 15 * DAY });
  await expect.poll(async () => (await membership())?.status, PATIENCE).toBe('INACTIVE');
  await heard(/has ended/);
});
