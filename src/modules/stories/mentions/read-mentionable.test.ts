import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLoaders } from '#modules/ground/loaders.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { readMentionable } from './read-mentionable.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

test('WRITE-1: whom one may mean by a beginning, without those kept apart by a block', async () => {
  const { context, database } = world;
  const ada = await buildPerson(context, { username: 'lovelace', name: 'Ada' });
  const blocked = await buildPerson(context, { username: 'lovely', name: 'Eve' });
  const me = await buildPerson(context, { username: 'me', name: 'Me' });
  const viewer = buildViewer({ personId: me, blocking: new Set([blocked]) });
  const read = async (typed: string) => {
    const loaders = createLoaders(database);
    const found = await readMentionable({ database, clock: context.clock, loaders, viewer, country: null }, typed);
    return found.map(({ id }) => id);
  };
  expect(await read('Love')).toEqual([ada]);
  for (const nothing of ['', '%', '\u{10FFFF}', 'x'.repeat(500)]) expect(await read(nothing), nothing).toEqual([]);
});
