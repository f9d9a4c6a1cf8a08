import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { logClientEvents } from '#modules/reading/telemetry/log-client-events.ts';
import { sweepPresentations } from './sweep-presentations.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const DAY = 24 * 3_600_000;
const eventOf = (key: string, postId: unknown, eventId: string = crypto.randomUUID()) => ({
  key,
  data: { postId: postId as string },
  type: 'web',
  eventId,
  timestamp: 1,
});

test('cards that were seen are counted once an event, for who is signed in, of stories that there are; a month later they are forgotten', async () => {
  const { context, database } = world;
  const [personId, { id }] = [await buildPerson(context), await buildStory(context)];
  const viewer = buildViewer({ personId });
  const again = eventOf('post.presented', id);
  const events = [
    again,
    again,
    eventOf('post.presented', id),
    eventOf('post.presented', '000000000000'),
    eventOf('post.presented', 'no story'),
    eventOf('post.presented', 7),
    eventOf('home.viewed', id),
  ];
  const tell = (userAgent: string, who: typeof viewer | null, at = 0) =>
    logClientEvents(
      { ...context, viewer: who, clock: { now: () => new Date(context.clock.now().getTime() + at) } },
      events.map((event) => ({ ...event, eventId: `${event.eventId} ${at} ${userAgent}` })),
      { userAgent, network: '', country: null, host: '' },
    );
  const rows = () =>
    database.kysely
      .selectFrom('story_presentation')
      .select(['story_id', 'presented_count', 'is_opened'])
      .where('person_id', '=', personId)
      .execute();
  await tell('Googlebot/2.1', viewer);
  await tell('Test', null);
  expect(await rows()).toEqual([]);
  await tell('Test', viewer, 1);
  await tell('Test', viewer, 1);
  expect(await rows()).toEqual([{ story_id: id, presented_count: 2, is_opened: false }]);
  const later = (days: number) => ({
    ...context,
    clock: { now: () => new Date(context.clock.now().getTime() + days * DAY) },
  });
  await sweepPresentations(later(29));
  expect(await rows()).toHaveLength(1);
  await sweepPresentations(later(31));
  expect(await rows()).toEqual([]);
});
