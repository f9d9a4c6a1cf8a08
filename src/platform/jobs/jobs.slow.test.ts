import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { AwayForNow, enqueueJob } from '#platform/jobs/jobs.ts';
import type { JobTasks } from '#platform/jobs/jobs.ts';
import { startJobRunner } from '#platform/jobs/job-runner.ts';
import type { JobRunner } from '#platform/jobs/job-runner.ts';
import { emitEvent, outboxTasks, sweepOutbox } from '#platform/jobs/outbox.ts';
import type { Reaction } from '#platform/jobs/outbox.ts';
import { prepareJobs } from '#platform/jobs/prepare-jobs.ts';
import { listenToErrors } from '#platform/log/logged-errors.ts';
import { createLog } from '#platform/log/log.ts';
import { createTestDatabase } from '#test/support/test-database.ts';
import type { TestDatabase } from '#test/support/test-database.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'test:note': { readonly text: string };
  }
}
declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    'test.happened': { readonly number: number };
  }
}

const log = createLog('silent');
let source: TestDatabase;
let database: Database<unknown>;
const runners: JobRunner[] = [];

beforeAll(async () => {
  source = await createTestDatabase();
  database = source.database as unknown as Database<unknown>;
  const options = { database, connectionString: source.connectionString, log };
  await Promise.all([prepareJobs(options), prepareJobs(options), prepareJobs(options)]);
  await database.query('make', 'create table seen (text text)', []);
});
afterEach(async () => {
  for (const runner of runners.splice(0)) await runner.stop();
  await database.query('empty', 'truncate seen', []);
});
afterAll(async () => source.close());

async function start(tasks: JobTasks, into = log): Promise<void> {
  const { connectionString } = source;
  runners.push(await startJobRunner({ connectionString, tasks, log: into, pollInterval: 100, sweepInterval: 500 }));
}

const seen = async () =>
  (await database.query<{ text: string }>('seen', 'select text from seen order by text', [])).map((row) => row.text);
const see = async (inside: Database<unknown>, text: string) => {
  await inside.query('see', 'insert into seen values ($1)', [text]);
};
const idle = async () => {
  await vi.waitFor(
    async () => {
      // A retry waits for seconds; here it is due at once.
      await database.query('hurry', HURRY, []);
      const left = await database.query('left', 'select id, task_identifier, last_error from graphile_worker.jobs', []);
      expect(left).toEqual([]);
    },
    { timeout: 100_000, interval: 50 },
  );
};

const HURRY = 'update graphile_worker._private_jobs set run_at = now() where attempts > 0 and locked_at is null';

const REFUSE_ENDS = [
  `create function refuse_ends() returns trigger language plpgsql as $$ begin raise 'no end is written'; end $$`,
  `create trigger refuse_ends before update of last_error on graphile_worker._private_jobs
   for each row when (new.last_error is not null) execute function refuse_ends()`,
];
const ACCEPT_ENDS = 'drop function refuse_ends() cascade';

const TAKE_AS_BEFORE = `
  update graphile_worker._private_jobs set
    locked_by = coalesce(locked_by, (select locked_by from graphile_worker.jobs where locked_by is not null)),
    locked_at = now() - interval '1 hour', run_at = now(), attempts = 1`;

describe('jobs', () => {
  test('run when their transaction commits, and never when it rolls back', async () => {
    await start({ 'test:note': async ({ text }) => see(database, text) });
    await expect(
      database.transaction(async (inside) => {
        await enqueueJob(inside, 'test:note', { text: 'undone' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await database.transaction(async (inside) => enqueueJob(inside, 'test:note', { text: 'done' }));
    await idle();
    expect(await seen()).toEqual(['done']);
  });

  test('are tried again when they fail', async () => {
    const attempts: number[] = [];
    await start({
      'test:note': async (_payload, run) => {
        attempts.push(run.attempt);
        if (run.attempt === 1) throw new Error('first');
      },
    });
    await enqueueJob(database, 'test:note', { text: 'again' });
    await idle();
    expect(attempts).toEqual([1, 2]);
  });

  test('rule 249: are no errors while they wait for something outside, and one once they are given up', async () => {
    const told: string[] = [];
    const stop = listenToErrors(({ message }) => told.push(message));
    let attempts = 0;
    const work = async ({ text }: { readonly text: string }) => {
      attempts += 1;
      throw text === 'ours' ? new Error('ours') : new AwayForNow(new Error('connect ECONNREFUSED'));
    };
    await start({ 'test:note': work }, createLog('error', { write: () => undefined }));
    await enqueueJob(database, 'test:note', { text: 'outside' }, { maxAttempts: 3 });
    await vi.waitFor(
      async () => {
        await database.query('hurry', HURRY, []);
        expect(attempts).toBe(3);
        expect(told).toHaveLength(1);
      },
      { timeout: 100_000, interval: 50 },
    );
    expect(told[0]).toContain('connect ECONNREFUSED');
    await enqueueJob(database, 'test:note', { text: 'ours' }, { maxAttempts: 2 });
    await vi.waitFor(() => expect(told).toHaveLength(2), { timeout: 100_000 });
    stop();
    await database.query('forget', 'delete from graphile_worker._private_jobs where attempts > 0', []);
  });

  test('end before the runner stops', async () => {
    const began = Promise.withResolvers<void>();
    await start({
      'test:note': async ({ text }) => {
        began.resolve();
        await new Promise((resolve) => setTimeout(resolve, 200));
        await see(database, text);
      },
    });
    await enqueueJob(database, 'test:note', { text: 'whole' });
    await began.promise;
    await runners.pop()?.stop();
    expect(await seen()).toEqual(['whole']);
  });

  test('go on after the database cut every connection', async () => {
    await start({ 'test:note': async ({ text }) => see(database, text) });
    await database.query(
      'cut',
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      [],
    );
    await vi.waitFor(() => enqueueJob(database, 'test:note', { text: 'after' }), { timeout: 10_000 });
    await idle();
    expect(await seen()).toEqual(['after']);
  });

  test('are done though the connection broke before the runner knew its tasks', async () => {
    await database.query('hide', 'alter table graphile_worker._private_tasks rename to hidden_tasks', []);
    await start({ 'test:note': async ({ text }) => see(database, text) });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await database.query('show', 'alter table graphile_worker.hidden_tasks rename to _private_tasks', []);
    await enqueueJob(database, 'test:note', { text: 'in spite of it' });
    await idle();
    expect(await seen()).toEqual(['in spite of it']);
  });

  test('go on after the ends of two of them could not be written down', async () => {
    // The runner ends with the last, when both of the others have been counted.
    const pauses = new Map([
      ['late', 100],
      ['last', 600],
    ]);
    for (const [step, text] of REFUSE_ENDS.entries()) await database.query(`refuse_${step}`, text, []);
    await start({
      'test:note': async ({ text }, { attempt }) => {
        await wait(pauses.get(text) ?? 0);
        if (attempt === 1 && text !== 'last') throw new Error(`${text} fails`);
        await see(database, text);
      },
    });
    await database.transaction(async (inside) => {
      for (const text of ['early', 'late', 'last']) await enqueueJob(inside, 'test:note', { text });
    });
    await wait(1_000);
    await database.query('accept', ACCEPT_ENDS, []);
    await idle();
    expect(await seen()).toEqual(['early', 'last', 'late']);
  });

  test('of a worker that died are done by another', async () => {
    await enqueueJob(database, 'test:note', { text: 'left behind' });
    await database.query(
      'lock',
      "update graphile_worker._private_jobs set locked_by = 'worker-dead', locked_at = now() - interval '1 minute'",
      [],
    );
    await start({ 'test:note': async ({ text }) => see(database, text) });
    await idle();
    expect(await seen()).toEqual(['left behind']);
  });

  test('that a worker took over a connection which broke before the answer are done all the same', async () => {
    const release = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    let runs = 0;
    await start({
      'test:note': async ({ text }) => {
        if (text !== 'long') return await see(database, text);
        runs += 1;
        began.resolve();
        await release.promise;
      },
    });
    await enqueueJob(database, 'test:note', { text: 'long' });
    await began.promise;
    await enqueueJob(database, 'test:note', { text: 'lost' }, { runAt: new Date(Date.now() + 3_600_000) });
    // What the worker has of it is its name at the job, as after an answer that never came.
    await database.query('take', TAKE_AS_BEFORE, []);
    await vi.waitFor(async () => expect(await seen()).toEqual(['lost']), { timeout: 30_000 });
    release.resolve();
    await idle();
    expect(runs).toBe(1);
  });

  test('of a worker that lives are left to it', async () => {
    const release = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    let runs = 0;
    const tasks: JobTasks = {
      'test:note': async () => {
        runs += 1;
        began.resolve();
        await release.promise;
      },
    };
    await start(tasks);
    await enqueueJob(database, 'test:note', { text: 'long' });
    await began.promise;
    await database.query(
      'age',
      "update graphile_worker._private_jobs set locked_at = now() - interval '1 hour' where locked_by is not null",
      [],
    );
    await start(tasks);
    await new Promise((resolve) => setTimeout(resolve, 300));
    release.resolve();
    await idle();
    expect(runs).toBe(1);
  });
});

describe('the outbox', () => {
  test('brings an event to each reaction once, though one fails at first and the event is dispatched twice', async () => {
    let failures = 0;
    const reactions: Reaction<unknown, 'test.happened'>[] = [
      { name: 'count', event: 'test.happened', react: async (inside, { number }) => see(inside, `count ${number}`) },
      {
        name: 'fail-first',
        event: 'test.happened',
        react: async (inside, { number }) => {
          await see(inside, `retried ${number}`);
          failures += 1;
          if (failures === 1) throw new Error('first');
        },
      },
    ];
    const tasks = outboxTasks(database, reactions);
    const again: typeof tasks = {
      ...tasks,
      'outbox:dispatch': async (payload, run) => {
        await tasks['outbox:dispatch'](payload, run);
        // As if the process had died between the work and its note.
        if (run.attempt === 1) throw new Error('died');
      },
    };
    await start(again);
    await database.transaction(async (inside) => emitEvent(inside, 'test.happened', { number: 7 }));
    await idle();
    expect(await seen()).toEqual(['count 7', 'retried 7']);
    await sweepOutbox(database);
    expect(await database.query('kept', 'select reaction from outbox_delivery', [])).toHaveLength(2);
  });

  test('refuses two reactions of one name', () => {
    const reaction: Reaction<unknown> = {
      name: 'a',
      event: 'test.happened',
      react: async () => undefined,
    };
    expect(() => outboxTasks(database, [reaction, reaction])).toThrow('same name');
  });
});
