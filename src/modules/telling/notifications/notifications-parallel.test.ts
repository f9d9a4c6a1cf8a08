import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { type CommandContext, systemContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import { addNews, markSeen } from './notifications.store.ts';
import { countUnread } from './read-notifications.ts';
import { noteTold } from './tell.store.ts';

let store: TestDatabase;
let context: CommandContext;
beforeAll(async () => {
  store = await createTestDatabase();
  const clock = createFakeClock('2026-11-21T12:00:00Z');
  const config = parseConfig({ NODE_ENV: 'test' });
  const { database } = store;
  const log = createLog('error');
  context = systemContext({ database, files: memoryFiles(), clock, log, config, secrets: testSecrets });
});
afterAll(() => store.close());

const people = (count: number) => Promise.all(Array.from({ length: count }, () => buildPerson(context)));
const unreadOf = (personId: string) =>
  countUnread(commandReader({ ...context, viewer: buildViewer({ personId }), isProgram: false }));

test('NOTI-1: of many who act at once for many, each is told of in one bundle of each, and nobody waits for ever', async () => {
  const [recipients, actors] = [await people(6), await people(20)];
  const at = context.clock.now();
  await Promise.all(
    actors.flatMap((actorId, index) =>
      // In both orders, as authors of several stories have it.
      [recipients, recipients.toReversed()].map((recipientIds) =>
        addNews(context.database, {
          recipientIds,
          kind: 'NOTE_REPLIED',
          bundleKey: `parallel:${index % 2}`,
          actorId,
          at,
        }),
      ),
    ),
  );
  const rows = await store.database.query<{ personId: string; actors: number }>(
    'test_bundles',
    `select n.person_id as "personId", count(a.*)::int as actors from notification n
     join notification_actor a on a.notification_id = n.id group by n.id, n.person_id`,
    [],
  );
  expect(rows).toHaveLength(12);
  expect(rows.map((row) => row.actors)).toEqual(Array.from({ length: 12 }, () => 10));
  expect(await Promise.all(recipients.map(unreadOf))).toEqual([2, 2, 2, 2, 2, 2]);
});

test('NOTI-1: what is seen in many windows at once is seen up to the latest of them', async () => {
  const [personId = ''] = await people(1);
  const at = context.clock.now().getTime();
  const add = (bundleKey: string, milliseconds: number) =>
    addNews(context.database, {
      recipientIds: [personId],
      kind: 'FOLLOWER_MILESTONE',
      bundleKey,
      actorId: null,
      at: new Date(at + milliseconds),
      amount: 100,
    });
  await Promise.all([add('one', 1), add('two', 2), add('three', 300)]);
  await Promise.all([50, 2, 1, 30, 7].map((later) => markSeen(context.database, personId, new Date(at + later))));
  expect(await unreadOf(personId)).toBe(1);
});

test('NOTI-2: of many who tell of one notification at once, one does', async () => {
  const [personId = ''] = await people(1);
  const now = context.clock.now();
  const news = { kind: 'FOLLOWER_MILESTONE', bundleKey: 'told', actorId: null, at: now } as const;
  const [id = ''] = await addNews(context.database, { ...news, recipientIds: [personId] });
  const counts = Array.from({ length: 10 }, (_one, index) => index);
  const told = await Promise.all(counts.map((count) => noteTold(context.database, { id, before: null, now, count })));
  expect(told.filter(Boolean)).toHaveLength(1);
});
