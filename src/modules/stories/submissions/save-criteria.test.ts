import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { submissionsWorld } from '#test/support/submissions-world.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

test('PUB-5: of two who have the settings open both are heard, since each sends what they changed', async () => {
  const { id, owner } = await submissionsWorld(world).publication('EVERYONE', { mostWords: 900 });
  const save = (changes: object) =>
    owner.read(
      `mutation($input: SubmissionSettingsInput!) { updateSubmissionSettings(input: $input) {
        ... on SubmissionSettings { isPaused leastWords mostWords openTo } } }`,
      { input: { collectionId: id, ...changes } },
    );
  await save({ isPaused: true });
  expect(await save({ leastWords: 100 })).toEqual({
    updateSubmissionSettings: { isPaused: true, leastWords: 100, mostWords: 900, openTo: 'EVERYONE' },
  });
  expect(await save({ mostWords: null })).toMatchObject({
    updateSubmissionSettings: { isPaused: true, leastWords: 100, mostWords: null },
  });
});
