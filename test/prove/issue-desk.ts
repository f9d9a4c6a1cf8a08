import { join } from 'node:path';
import { systemClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { BULK_CONNECTIONS } from '#modules/ground/mails/deliver-bulk-mail.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { freezeIssues } from '#modules/telling/issues/freeze-issues.ts';
import { ensureFirstNewsletter } from '#modules/telling/newsletters/first-newsletter.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { startProviderSink } from '#test/support/mail-provider/provider-sink.ts';
import { startMailSink } from '#test/support/mail-sink.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import { openKillableDatabase } from './killable-database.ts';
import { pause } from './killable-site.ts';
import { createKillableWorker } from './killable-worker.ts';

const WORKER = join(import.meta.dirname, 'issue-worker.ts');
/** Milliseconds: longer than any lease of a mail. */
const JUMP = 6 * 60_000;
/** Own judgement, in milliseconds: how long a busy machine may take until the next mail. */
const PATIENCE = 120_000;

/** Half of them have accounts. */
const READERS = `
  with made as (
    insert into person (id, username, name, created_at, updated_at)
    select substr(md5($1 || g), 1, 12), 'r' || substr(md5($1 || g), 1, 12), 'Reader', $2::timestamptz, $2::timestamptz
    from generate_series(1, $3::integer / 2) g returning id
  ), addressed as (
    insert into email_address (address, person_id, is_verified, created_at)
    select id || '@mail.example', id, true, $2::timestamptz from made
  ), readers as (
    select id as person_id, null as address from made
    union all
    select null, g || '.' || $1 || '@mail.example' from generate_series(1, $3::integer - $3::integer / 2) g
  )
  insert into subscriber (id, newsletter_id, person_id, address, state, source, first_of_person_id, created_at,
    confirmed_at)
  select substr(replace(gen_random_uuid()::text, '-', ''), 1, 12), $1, person_id, address, 'active', 'form', $4,
    $2::timestamptz, $2::timestamptz
  from readers`;
const LEFT = `
  select count(*)::integer as count from issue_delivery where story_id = $1
    and state in ('queued', 'sending', 'deferred', 'unknown')`;
const ROWS = `
  select id, issue_id as "issueId", state, unknown_at is not null as "isListed" from issue_delivery where story_id = $1`;
type Row = { readonly id: string; readonly issueId: string; readonly state: string; readonly isListed: boolean };

/** A worker that sends issues (`script`), PostgreSQL of its own and a mail server, each of which may die. */
export async function openIssueDesk(carrier: 'smtp' | 'resend' = 'smtp', script = WORKER) {
  const ground = await openKillableDatabase();
  const { database, connectionString, ask } = ground;
  const config = parseConfig({ NODE_ENV: 'test' });
  const means = {
    database,
    files: memoryFiles(),
    clock: systemClock,
    log: createLog('silent'),
    config,
    secrets: testSecrets,
  };
  const context = systemContext(means);
  const sink = carrier === 'smtp' ? await startMailSink() : await startProviderSink();
  const worker = createKillableWorker(script, [connectionString, sink.url, carrier], JUMP);

  const left = async (storyId: string) =>
    (await ask(() => database.query<{ count: number }>('proved_left', LEFT, [storyId])))[0]?.count ?? 0;

  const freeze = async (readers: number, setting: 'resend' | 'hold') => {
    await setSetting(context, 'mail.unknown', setting);
    // What is proved is that nothing is lost, however fast it leaves.
    await setSetting(context, 'mail.perSecond', '9999');
    const authorId = await buildPerson(context);
    const newsletterId = await ensureFirstNewsletter(context, { kind: 'person', id: authorId });
    await database.query('proved_readers', READERS, [newsletterId, systemClock.now(), readers, authorId]);
    // As any list is known to the database that was not made a second ago.
    await database.query('proved_analyze', 'analyze person, email_address, subscriber', []);
    const { id: storyId } = await buildStory(context, { authorIds: [authorId], title: `Issue ${createId()}` });
    const started = performance.now();
    await database.transaction((inside) => freezeIssues({ ...context, database: inside }, storyId));
    return { storyId, milliseconds: performance.now() - started };
  };

  return {
    sink,
    context,
    connections: BULK_CONNECTIONS,
    /** Has the worker run, and returns at once. */
    start: (): void => worker.start(),
    /** A story of somebody with so many readers, written down and not sent yet. */
    freeze: async (readers: number, setting: 'resend' | 'hold'): Promise<string> =>
      (await freeze(readers, setting)).storyId,
    /** The same, with the milliseconds in which they were written down. */
    freezeTimed: (readers: number) => freeze(readers, 'resend'),
    /** Returns once so many more mails were taken, or nothing is taken any more. */
    sendMore: async (mails: number): Promise<void> => {
      worker.start();
      const goal = sink.taken.length + mails;
      const end = performance.now() + PATIENCE;
      while (sink.taken.length < goal && performance.now() < end) await pause(5);
    },
    /** Of the worker that sends, once it does. */
    processId: worker.processId,
    /** Has an issue stand still. */
    pause: async (storyId: string): Promise<void> => {
      await database.query(
        'proved_pause',
        `update issue set state = 'paused', stop_reason = 'writer' where story_id = $1`,
        [storyId],
      );
    },
    /** `kill -9`. */
    kill: async (victim: 'worker' | 'database'): Promise<void> => {
      await (victim === 'worker' ? worker : ground).kill();
    },
    /** Lets time pass until nothing is on its way; false where that does not come. */
    finish: async (storyId: string): Promise<boolean> => {
      worker.start();
      const end = performance.now() + 2 * PATIENCE;
      let before = sink.taken.length;
      for (let remaining = await left(storyId); remaining > 0; remaining = await left(storyId)) {
        if (performance.now() > end) return false;
        // Only what waits for time is left where nothing was taken meanwhile.
        if (sink.taken.length === before) worker.jump();
        before = sink.taken.length;
        await pause(1_000);
      }
      await worker.kill();
      return true;
    },
    look: async (storyId: string) => {
      const rows = await ask(() => database.query<Row>('proved_rows', ROWS, [storyId]));
      // The host of its name is that of the sender.
      const nameOf = (messageId: string) => messageId.slice(1, messageId.indexOf('@'));
      const times = new Map<string, number>();
      for (const { messageId } of sink.taken) times.set(nameOf(messageId), (times.get(nameOf(messageId)) ?? 0) + 1);
      const found = rows.map((row) => ({ ...row, times: times.get(`issue-${row.issueId}-${row.id}`) ?? 0 }));
      return {
        lost: found.filter((row) => row.times === 0 && row.state !== 'held').length,
        doubled: found.reduce((sum, row) => sum + Math.max(0, row.times - 1), 0),
        unlisted: found.filter((row) => row.times > 1 && !row.isListed).length,
        held: found.filter(({ state }) => state === 'held').length,
        sum: found.length,
      };
    },
    /** As a worker would that says so before it has sent. */
    forgetOne: async (storyId: string): Promise<void> => {
      const text = `update issue_delivery set state = 'accepted', ended_at = now()
        where id = (select min(id) from issue_delivery where story_id = $1)`;
      await database.query('prove_forget_one', text, [storyId]);
    },
    /** As a worker would that sends what was in doubt again and says nothing. */
    forgetDoubts: async (storyId: string): Promise<void> => {
      const text = 'update issue_delivery set unknown_at = null where story_id = $1';
      await ask(() => database.query('prove_forget_doubts', text, [storyId]));
    },
    close: async (): Promise<void> => {
      await worker.kill();
      await sink.close();
      await ground.close();
    },
  };
}

export type IssueDesk = Awaited<ReturnType<typeof openIssueDesk>>;
