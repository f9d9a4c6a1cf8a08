import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import { createGraph } from '#graphql/execute.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { submissionsWorld } from '#test/support/submissions-world.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { testSecrets } from '#test/support/test-secrets.ts';

let store: TestDatabase;
let scene: ReturnType<typeof submissionsWorld>;
beforeAll(async () => {
  store = await createTestDatabase();
  const clock = createFakeClock('2026-11-21T12:00:00Z');
  const config = parseConfig({ NODE_ENV: 'test' });
  const means = { database: store.database, files: memoryFiles(), clock, log: createLog('error'), config };
  const context = systemContext({ ...means, secrets: testSecrets });
  scene = submissionsWorld({ graph: createGraph({ ...means, secrets: testSecrets }), context });
});
afterAll(() => store.close());

test('PUB-5: of six that a guest submits at once three come in', async () => {
  const { id: publicationId } = await scene.publication();
  const writer = await scene.person();
  const stories: string[] = [];
  for (let count = 0; count < 6; count += 1) stories.push(await writer.write(`Story ${count}`));
  const answers = await Promise.all(stories.map((id) => writer.submit(id, publicationId)));
  expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
    ...Array<string>(3).fill('Conflict'),
    ...Array<string>(3).fill('Submission'),
  ]);
});

test('PUB-5: of a story that is submitted to two places at once one has it', async () => {
  const [here, there] = [await scene.publication(), await scene.publication()];
  const writer = await scene.person();
  const story = await writer.write();
  const answers = await Promise.all([here, there, here, there].map(({ id }) => writer.submit(story, id)));
  expect(answers.filter(({ __typename }) => __typename === 'Submission')).toHaveLength(1);
});

test('PUB-5: two editors and the writer at one submission make one history', async () => {
  const { id: publicationId, owner } = await scene.publication();
  const editor = await scene.staff(publicationId, 'editor');
  for (let round = 0; round < 5; round += 1) {
    const writer = await scene.person();
    const storyId = await writer.write();
    const { id } = await writer.submit(storyId, publicationId);
    const answers = await Promise.all([
      owner.act('accept', { input: { id, baseRev: 1, publishNow: true } }),
      editor.act('decline', { id, reason: 'NOT_NOW' }),
      writer.act('withdraw', { id }),
    ]);
    expect(answers.filter(({ __typename }) => __typename === 'Submission')).toHaveLength(1);
    const LOOK = `query($id: ID!) { submission(id: $id) { status history { fromStatus toStatus } } }`;
    const { submission } = (await owner.read(LOOK, { id })) as {
      submission: { status: string; history: readonly { fromStatus: string; toStatus: string }[] };
    };
    const states = submission.history.map(({ toStatus }) => toStatus);
    expect(submission.history.map(({ fromStatus }) => fromStatus)).toEqual(['WIP', ...states.slice(0, -1)]);
    expect(states.at(-1)).toBe(submission.status);
    const POST = 'query($id: ID!) { postResult(id: $id) { ... on Post { isPublished } } }';
    const isPublished = submission.status === 'ACCEPTED';
    expect(await writer.read(POST, { id: storyId })).toEqual({ postResult: { isPublished } });
  }
});
