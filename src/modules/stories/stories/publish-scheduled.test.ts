import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import { paragraph, storyDocument, text } from '#shared/story/story-document.build.ts';
import { banLink, unbanLink } from '#modules/ground/banned-links/ban-link.ts';
import { draftOf } from '#test/support/graph-drafts.ts';
import { publisher } from '#test/support/graph-publishing.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { publishScheduled } from './publish-scheduled.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const clock = (): FakeClock => world.context.clock as FakeClock;
const inMinutes = (minutes: number): number => clock().now().getTime() + minutes * MINUTE;
const pass = async (minutes: number): Promise<void> => {
  clock().advance(minutes * MINUTE);
  await publishScheduled(world.context);
};
const value = draftOf('Later', 'Some words.');
const timeZone = 'Europe/Lisbon';

test('WRITE-3: a scheduled story goes out at its time and not before, with its settings and its newest words', async () => {
  const ada = await publisher(world);
  const id = await ada.start(value);
  const scheduleAt = inMinutes(10);
  expect(await ada.publish(id, { scheduleAt, timeZone, topics: ['Time'], visibility: 'LOCKED' })).toMatchObject({
    __typename: 'Post',
    isPublished: false,
    settings: {
      filter: 'SCHEDULED',
      scheduledAt: scheduleAt,
      scheduleTimeZone: timeZone,
      publishingActions: ['PUBLISH_POST', 'SCHEDULE_POST_PUBLISH', 'SUBMIT_POST_TO_PUBLICATION'],
    },
  });
  await ada.saveTo(id, 1, value, draftOf('Later still', 'Other words.'));
  await pass(9);
  expect(await ada.yours('SCHEDULED')).toMatchObject([{ title: 'Later still', post: { id } }]);
  await pass(1);
  expect(await ada.yours('PUBLIC')).toMatchObject([{ title: 'Later still', hasUnpublishedChanges: false }]);
  const answer = await ada.settings(id, {});
  expect(answer).toMatchObject({
    firstPublishedAt: scheduleAt,
    isLocked: true,
    tags: [{ slug: 'time' }],
    settings: { scheduledAt: null, scheduleFailure: null },
  });
  await pass(1);
  const published = (await ada.versions(id))?.filter(({ kind }) => kind === 'PUBLISHED');
  expect(published, 'once').toHaveLength(1);
});

test('WRITE-3: a clock that jumps forward and back publishes once, and what waits for its time waits', async () => {
  const ada = await publisher(world);
  const [soon, later] = [await ada.start(value), await ada.start(value)];
  const right = clock().now().toISOString();
  await ada.publish(soon, { scheduleAt: inMinutes(10), timeZone });
  await ada.publish(later, { scheduleAt: inMinutes(3 * 24 * 60), timeZone });
  clock().advance(DAY);
  // Two processes look at the same moment.
  await Promise.all([publishScheduled(world.context), publishScheduled(world.context)]);
  clock().set(right);
  await publishScheduled(world.context);
  await pass(11);
  const state = async () =>
    [await ada.yours('PUBLIC'), await ada.yours('SCHEDULED')].map((stories) => stories.map(({ post }) => post.id));
  expect(await state()).toEqual([[soon], [later]]);
  const published = (await ada.versions(soon))?.filter(({ kind }) => kind === 'PUBLISHED');
  expect(published, 'once').toHaveLength(1);
  // A year back, and on to its day.
  clock().advance(-365 * DAY);
  await publishScheduled(world.context);
  expect(await state()).toEqual([[soon], [later]]);
  clock().set(right);
  await pass(3 * 24 * 60);
  expect((await state())[0]?.toSorted()).toEqual([soon, later].toSorted());
});

test('rule 10: 5 minutes to 12 months ahead, in a time zone that there is, drafts alone', async () => {
  const ada = await publisher(world);
  const id = await ada.start(value);
  const wrong: readonly (readonly [number, string, RegExp])[] = [
    [inMinutes(4.9), timeZone, /at least 5 minutes/],
    [inMinutes(-60), timeZone, /at least 5 minutes/],
    [inMinutes(366 * 24 * 60), timeZone, /within the next 12 months/],
    [inMinutes(10), 'Europe/Atlantis', /isn’t a time zone/],
    [inMinutes(10), '', /isn’t a time zone/],
    [inMinutes(10), '+02:00', /isn’t a time zone/],
  ];
  for (const [scheduleAt, zone, message] of wrong) {
    expect(await ada.publish(id, { scheduleAt, timeZone: zone })).toMatchObject({
      __typename: 'BadRequest',
      message: expect.stringMatching(message) as string,
    });
  }
  expect(await ada.publish(id, { scheduleAt: inMinutes(5), timeZone: 'UTC' })).toMatchObject({ __typename: 'Post' });
  expect(await ada.publish(id, { scheduleAt: inMinutes(364 * 24 * 60), timeZone })).toMatchObject({
    __typename: 'Post',
  });
  await pass(5);
  expect(await ada.yours('SCHEDULED'), 'the second time took the place of the first').toHaveLength(1);
  await ada.publish(id);
  expect(await ada.publish(id, { scheduleAt: inMinutes(10), timeZone })).toMatchObject({
    message: 'This story is already published, so it can’t be scheduled.',
  });
});

test('what is unscheduled, trashed or published by hand does not go out', async () => {
  const ada = await publisher(world);
  const [one, two, three] = [await ada.start(value), await ada.start(value), await ada.start(value)];
  for (const id of [one, two, three]) await ada.publish(id, { scheduleAt: inMinutes(10), timeZone });
  expect(await ada.change('unschedulePost', one)).toMatchObject({ settings: { filter: 'DRAFTS', scheduledAt: null } });
  expect(await ada.change('unschedulePost', one)).toMatchObject({ __typename: 'Conflict' });
  await ada.change('deletePost', two);
  await ada.publish(three);
  await pass(10);
  expect(await ada.change('undeletePost', two)).toMatchObject({ settings: { filter: 'DRAFTS', scheduledAt: null } });
  await pass(10);
  expect((await ada.yours('PUBLIC')).map(({ post }) => post.id)).toEqual([three]);
});

test('what may not go out stays a draft, and its author reads why; the others go', async () => {
  const [ada, bob, eve] = [await publisher(world), await publisher(world), await publisher(world)];
  const link = { type: 'link', href: 'https://spam.example/' } as const;
  const withLink = { ...value, document: storyDocument(paragraph(text('Here', link))) };
  const [banned, suspended, fine] = [await ada.start(withLink), await bob.start(value), await eve.start(value)];
  await ada.publish(banned, { scheduleAt: inMinutes(10), timeZone });
  await bob.publish(suspended, { scheduleAt: inMinutes(10), timeZone });
  await eve.publish(fine, { scheduleAt: inMinutes(10), timeZone });
  await banLink(world.context, { pattern: 'spam.example', reason: '' });
  const suspend = `update person set state = 'suspended' where id = $1`;
  await world.database.query('suspend', suspend, [bob.personId]);
  await pass(10);
  expect(await eve.yours('PUBLIC')).toHaveLength(1);
  expect(await ada.settings(banned, {})).toMatchObject({
    settings: {
      filter: 'DRAFTS',
      scheduledAt: null,
      scheduleFailure: 'The link https://spam.example/ can’t be published here. Remove it and try again.',
    },
  });
  expect(await bob.settings(suspended, {})).toMatchObject({
    settings: { scheduleFailure: 'Your account was suspended.' },
  });
  await unbanLink(world.context, 'spam.example');
  expect(await ada.publish(banned)).toMatchObject({ settings: { filter: 'PUBLIC', scheduleFailure: null } });
});

test('rule 14 holds for scheduled stories too: the sixth of a day stays a draft', async () => {
  const ada = await publisher(world);
  clock().advance(DAY);
  for (let count = 0; count < 6; count += 1) {
    await ada.publish(await ada.start(value), { scheduleAt: inMinutes(10), timeZone });
  }
  await pass(10);
  expect(await ada.yours('PUBLIC')).toHaveLength(5);
  expect(await ada.yours('DRAFTS')).toHaveLength(1);
});
