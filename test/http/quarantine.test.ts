import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import { sendMail } from '#modules/ground/mails/send-mail.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { type BackedUpSite, openEmptySite, openFullSite } from '#test/support/backups-world.ts';
import { type MailSink, startMailSink } from '#test/support/mail-sink.ts';

const DAY = 86_400_000;
let site: Awaited<ReturnType<typeof openFullSite>>;
let twin: BackedUpSite;
let sink: MailSink;
let place = '';
let workers: ChildProcess[] = [];
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'longhand-quarantine-'));
  sink = await startMailSink();
  site = await openFullSite();
  const { context } = site;
  const { database } = context;
  const now = context.clock.now().getTime();
  const member = await buildPerson(context, { username: 'renewing' });
  await buildMembership(context, { personId: member, periodEndsAt: new Date(now - DAY) });
  await database.query('due_now', 'update membership set next_charge_at = $2 where person_id = $1', [
    member,
    new Date(now - DAY),
  ]);
  const story = await buildStory(context, { authorIds: [member] });
  await database.query('scheduled', `update story set state = 'draft', scheduled_at = $2 where id = $1`, [
    story.id,
    new Date(now - 1_000),
  ]);
  const mail = { subject: 'From before', text: 'From before', html: '<p>From before</p>' };
  await sendMail(context, { to: 'ada@example.org', mail });
  await enqueueJob(database, 'memberships:keep-current', {});
  const backup = await site.longhand('backup', join(place, 'backup'));
  expect(backup, backup.err).toMatchObject({ status: 0 });
  twin = await openEmptySite();
  const restored = await twin.longhand('restore', join(place, 'backup'));
  expect(restored, restored.err).toMatchObject({ status: 0 });
});
afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await twin.close();
  await site.close();
  await sink.close();
  await rm(place, { recursive: true, force: true });
});

/** The background process of the twin, a day later; answers when it has begun to wait or to work. */
async function startWorker(): Promise<ChildProcess> {
  const worker = spawn(process.execPath, ['src/worker.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: twin.store.connectionString,
      LONGHAND_DATA: twin.folder,
      SMTP_URL: sink.url,
      LOG_LEVEL: 'warn',
      FAKE_CLOCK: new Date(site.context.clock.now().getTime() + DAY).toISOString(),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  workers.push(worker);
  let said = '';
  worker.stderr?.on('data', (piece: Buffer) => (said += piece.toString()));
  await vi.waitFor(() => expect(said).toContain('restored copy in quarantine'), { timeout: 60_000 });
  return worker;
}

/** What moves when mail leaves, money is asked for, or something is published. */
async function standing() {
  const [row] = await twin.store.database.query<Record<string, unknown>>(
    'standing',
    `select (select count(*)::integer from graphile_worker._private_jobs) as jobs,
      (select count(*)::integer from story where scheduled_at is not null) as scheduled,
      (select array_agg(m.failed_charges || ' ' || m.next_charge_at order by m.id) from membership m) as charges,
      (select count(*)::integer from kept_mail) as kept`,
    [],
  );
  return row;
}

test('OPS-1: a restored twin sends and charges nothing in a day, and says what waits', async () => {
  const before = await standing();
  expect(before).toMatchObject({ kept: 0 });
  const worker = await startWorker();
  // Longer than a job waits that may run.
  await wait(3_000);
  const ended = once(worker, 'exit');
  worker.kill('SIGTERM');
  await ended;
  workers = [];
  expect(await standing()).toEqual(before);
  expect(sink.taken).toEqual([]);
  const { out } = await twin.longhand('admin', 'quarantine');
  expect(out).toContain('1 email\n');
  expect(out).toContain('1 membership renewal\n');
  expect(out).toContain('1 scheduled story\n');
});

test('OPS-1: a control: once it is woken, the same process sends, charges and publishes', async () => {
  const before = await standing();
  await startWorker();
  const woken = await twin.longhand('admin', 'wake');
  expect(woken, woken.err).toMatchObject({ status: 0 });
  expect(woken.out).toContain('The quarantine has ended');
  await vi.waitFor(() => expect(sink.taken.map(({ to }) => to)).toContain('ada@example.org'), { timeout: 90_000 });
  await vi.waitFor(
    async () => {
      const now = await standing();
      expect(now?.['scheduled']).toBe(0);
      expect(now?.['charges']).not.toEqual(before?.['charges']);
    },
    { timeout: 90_000 },
  );
  expect((await twin.longhand('admin', 'quarantine')).out).toContain('isn’t in quarantine');
  const audit = await twin.store.database.query('audit', `select from audit_entry where action = 'site.woken'`, []);
  expect(audit).toHaveLength(1);
});

test('OPS-1: mail that waited when the backup was made can be left behind', async () => {
  const other = await openEmptySite();
  try {
    expect(await other.longhand('restore', join(place, 'backup'))).toMatchObject({ status: 0 });
    const woken = await other.longhand('admin', 'wake-without-old-mail');
    expect(woken.out).toContain('Left here: 1 email');
    const waiting = await other.store.database.query(
      'waiting',
      `select from graphile_worker.jobs where task_identifier = 'mail:send'`,
      [],
    );
    expect(waiting).toEqual([]);
  } finally {
    await other.close();
  }
});
