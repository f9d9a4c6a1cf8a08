import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { type CommandContext, systemContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { carryOut, endDecisionOf } from '#modules/running/decisions/carry-out.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import { endCasesOf } from './cases-of-account.ts';
import { addReport, openCase } from './reports.store.ts';

const clock = createFakeClock('2026-11-21T12:00:00Z');
let store: TestDatabase;
let program: CommandContext;
beforeAll(async () => {
  store = await createTestDatabase();
  program = systemContext({
    database: store.database,
    files: memoryFiles(),
    clock,
    log: createLog('error'),
    config: parseConfig({ NODE_ENV: 'test' }),
    secrets: testSecrets,
  });
});
afterAll(() => store.close());

/** How many connections to the database wait for a lock. */
async function waiting(): Promise<number | undefined> {
  const [row] = await store.database.query<{ waiting: number }>(
    'test_waiting',
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
    [],
  );
  return row?.waiting;
}

test('ADMIN-2: a decision is taken back while somebody reports the same account, and one case is open', async () => {
  const [spammer, reporterId] = [await buildPerson(program), await buildPerson(program)];
  const target = { kind: 'user', id: spammer } as const;
  const now = clock.now();
  const first = await openCase(store.database, target, { id: createId(), now });
  await addReport(store.database, { caseId: first, reporterId, reason: 'SPAM', comment: '', now });
  const decisionId = await withTransaction(program, async (inside) => {
    const decision = await carryOut(inside, target, { measure: 'suspend', rule: 'SPAM', facts: 'Spam.' });
    const { id } = decision ?? { id: '' };
    await endCasesOf(inside, spammer, { decisionId: id, by: null });
    return id;
  });
  const { again, undoing } = await withTransaction(program, async (inside) => {
    const reported = await openCase(inside.database, target, { id: createId(), now });
    const begun = withTransaction(program, (other) =>
      endDecisionOf(other, decisionId, { kind: 'reversed', reason: 'It was wrong.' }),
    );
    await expect.poll(waiting).toBe(1);
    // Told as a value: awaited here, both would wait for each other.
    return { again: reported, undoing: begun };
  });
  expect(await undoing).toBe(true);
  const cases = await store.database.kysely.selectFrom('report_case').select(['id', 'state']).execute();
  expect(new Map(cases.map(({ id, state }) => [id, state]))).toEqual(
    new Map([
      [first, 'upheld'],
      [again, 'open'],
    ]),
  );
});
