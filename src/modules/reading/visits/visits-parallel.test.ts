import { expect, test } from 'vitest';
import { buildStory } from '#test/factories/build-story.ts';
import { createTestDatabase } from '#test/support/test-database.ts';
import { createTestGraph } from '#test/support/test-graph.ts';
import { logClientEvents } from '../telemetry/log-client-events.ts';
import { countVisits } from './count-visits.ts';

test('STAT-1: what is told while others are being counted is counted by the next, however late it is committed', async () => {
  const [store, world] = [await createTestDatabase(), await createTestGraph()];
  const context = { ...world.context, database: store.database };
  const { id } = await buildStory(context);
  const tell = (database: typeof store.database, network: string) => {
    const data = { postId: id, visitId: crypto.randomUUID().replaceAll('-', '') };
    const events = [{ key: 'post.viewed', data, eventId: crypto.randomUUID(), type: 'event', timestamp: 0 }];
    const reader = {
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0',
      network,
      country: null,
      host: 'site.example',
    };
    return logClientEvents({ ...context, database }, events, reader);
  };
  const views = async () => {
    const text = 'select coalesce(sum(other_views), 0)::int as views from story_hour where story_id = $1';
    const [row] = await store.database.query<{ views: number }>('test_views', text, [id]);
    return row?.views;
  };
  await tell(store.database, '192.0.2.1');
  const held = Promise.withResolvers<undefined>();
  const told = Promise.withResolvers<undefined>();
  const late = store.database.transaction(async (database) => {
    await tell(database, '192.0.2.2');
    told.resolve(undefined);
    await held.promise;
  });
  await told.promise;
  await tell(store.database, '192.0.2.3');
  await countVisits(context);
  expect(await views()).toBe(2);
  held.resolve(undefined);
  await late;
  await countVisits(context);
  expect(await views()).toBe(3);
  await store.close();
  await world.close();
});
