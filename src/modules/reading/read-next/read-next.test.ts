import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordReading } from '#modules/reading/reading-history/record-reading.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const NEXT = 'query($id: ID!) { postResult(id: $id) { ... on Post { readNext { title } } } }';

test('STORY-11: what to read next leaves out what its reader has read, and brings older ones in its place', async () => {
  const { context } = world;
  const [authorId, elsewhere, reader] = [
    await buildPerson(context),
    await buildPerson(context),
    await buildPerson(context),
  ];
  const at = (hours: number) => new Date(context.clock.now().getTime() - hours * 3_600_000);
  const first = await buildStory(context, { authorIds: [authorId], tags: ['tides'], publishedAt: at(9) });
  const ids = new Map<string, string>();
  for (const [hours, title] of ['one', 'two', 'three', 'four', 'five'].entries()) {
    const { id } = await buildStory(context, { authorIds: [authorId], title, publishedAt: at(hours + 1) });
    ids.set(title, id);
  }
  for (const [hours, title] of ['far', 'farther'].entries()) {
    const story = { authorIds: [elsewhere], title, tags: ['tides'], publishedAt: at(hours + 1) };
    ids.set(title, (await buildStory(context, story)).id);
  }
  const viewer = buildViewer({ personId: reader });
  const own = accountBrowser(world.graph, viewer);
  const stranger = accountBrowser(world.graph, null);
  const next = async ({ ask }: Pick<typeof own, 'ask'>) => {
    const { postResult } = (await ask(NEXT, { id: first.id })) as { postResult: { readNext: { title: string }[] } };
    return postResult.readNext.map(({ title }) => title);
  };
  expect(await next(own)).toEqual(['one', 'two', 'three', 'far', 'farther']);
  const record = (title: string, isRead: boolean) =>
    recordReading(
      { ...context, isProgram: false, viewer },
      { storyId: ids.get(title) ?? '', percent: isRead ? 100 : 40, isRead },
    );
  for (const title of ['two', 'far']) await record(title, true);
  // Begun is not read.
  await record('one', false);
  expect(await next(own)).toEqual(['one', 'three', 'four', 'farther']);
  expect(await next(stranger)).toEqual(['one', 'two', 'three', 'far', 'farther']);
});
