import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { submissionsWorld } from '#test/support/submissions-world.ts';

let world: TestGraph;
let scene: ReturnType<typeof submissionsWorld>;
beforeAll(async () => {
  world = await createTestGraph();
  scene = submissionsWorld(world);
});
afterAll(() => world.close());

test('PUB-5: an editor who submits is the writer of it, and the others decide and talk', async () => {
  const { id: publicationId, owner } = await scene.publication();
  const writer = await scene.staff(publicationId, 'editor');
  const { id } = await writer.submit(await writer.write(), publicationId);
  const own = 'You submitted this story, so another editor decides.';
  expect(await writer.act('take', { id })).toMatchObject({ __typename: 'Forbidden', message: own });
  expect(await writer.act('assign', { id, userId: owner.personId })).toMatchObject({ __typename: 'Forbidden' });
  expect(await owner.act('assign', { id, userId: writer.personId })).toMatchObject({ __typename: 'BadRequest' });
  const WRITE = `mutation($input: SubmissionNoteInput!) { createSubmissionNote(input: $input) { __typename } }`;
  const REMEMBER = `mutation($c: ID!, $u: ID!) { rememberWriter(collectionId: $c, userId: $u, note: "Late.") { __typename } }`;
  const LOOK = `query($id: ID!) { submission(id: $id) { viewerCan viewerCanSuggest writerMemory { note }
    notes { body isShared author { id } } assignee { id } } }`;
  await owner.read(REMEMBER, { c: publicationId, u: writer.personId });
  await owner.read(WRITE, { input: { submissionId: id, body: 'Is it any good?', isShared: false } });
  (world.context.clock as FakeClock).advance(1_000);
  await owner.read(WRITE, { input: { submissionId: id, body: 'Where is it?', isShared: true } });
  (world.context.clock as FakeClock).advance(1_000);
  await writer.read(WRITE, { input: { submissionId: id, body: 'In the north.', isShared: false } });
  await owner.act('assign', { id, userId: owner.personId });
  expect((await writer.read(LOOK, { id }))['submission']).toEqual({
    viewerCan: ['WITHDRAW'],
    viewerCanSuggest: false,
    writerMemory: null,
    assignee: null,
    notes: [
      { body: 'Where is it?', isShared: true, author: null },
      { body: 'In the north.', isShared: true, author: { id: writer.personId } },
    ],
  });
  expect((await owner.read(LOOK, { id }))['submission']).toMatchObject({ writerMemory: { note: 'Late.' } });
  expect((await owner.act('take', { id })).__typename).toBe('Conflict');
});
