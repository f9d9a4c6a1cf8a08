import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { type CommandContext, systemContext } from '#modules/ground/command-context.ts';
import { trashStory } from '#modules/stories/stories/trash-story.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import { addToSeries, moveInSeries, removeFromSeries } from './change-series.ts';
import { createSeries } from './create-series.ts';
import { orderOfSeries } from './change-locked-series.ts';

let store: TestDatabase;
let context: CommandContext;
let stories: readonly string[];
beforeAll(async () => {
  store = await createTestDatabase();
  const { database } = store;
  const clock = createFakeClock('2026-11-21T12:00:00Z');
  const config = parseConfig({ NODE_ENV: 'test' });
  const log = createLog('error');
  const program = systemContext({ database, files: memoryFiles(), clock, log, config, secrets: testSecrets });
  const personId = await buildPerson(program);
  const ids: string[] = [];
  for (let count = 0; count < 8; count += 1) ids.push((await buildStory(program, { authorIds: [personId] })).id);
  stories = ids;
  context = { ...program, viewer: buildViewer({ personId }), isProgram: false };
});
afterAll(() => store.close());

test('WRITE-8: of many who fill, move, empty and trash at once nobody loses a story or a count', async () => {
  const made = await createSeries(context, { title: 'Busy', description: '', publicationId: null });
  if (made.type !== 'Series') throw new Error(made.message);
  const { seriesId } = made;
  await Promise.all(stories.map((storyId) => addToSeries(context, { seriesId, storyId })));
  expect((await orderOfSeries(store.database, seriesId)).toSorted()).toEqual(stories.toSorted());
  const [gone = '', trashed = '', ...kept] = stories;
  const changes = await Promise.all([
    ...kept.map((storyId) => moveInSeries(context, { seriesId, storyId, after: null })),
    removeFromSeries(context, { seriesId, storyId: gone }),
    trashStory(context, trashed),
    ...kept.map((storyId) => moveInSeries(context, { seriesId, storyId, after: trashed })),
  ]);
  expect(changes.map(({ type }) => type).filter((type) => type !== 'Series' && type !== 'Post')).toEqual([]);
  const order = await orderOfSeries(store.database, seriesId);
  expect(order.toSorted()).toEqual([trashed, ...kept].toSorted());
  const [row] = await store.database.query<{ count: number; listed: number; pointing: number }>(
    'test_series_counts',
    `select story_count as count,
       (select count(*)::int from series_entry where series_id = s.id and is_listed) as listed,
       (select count(*)::int from story where series_id = s.id) as pointing
     from series s where id = $1`,
    [seriesId],
  );
  expect(row).toEqual({ count: kept.length, listed: kept.length, pointing: kept.length + 1 });
});
