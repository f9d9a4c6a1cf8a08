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

test('rule 296: what one editor remembers of a writer is written over only by who has seen it', async () => {
  const { id: publicationId, owner } = await scene.publication();
  const editor = await scene.staff(publicationId, 'editor');
  const writer = await scene.person();
  const { id } = await writer.submit(await writer.write(), publicationId);
  const REMEMBER = `mutation($c: ID!, $u: ID!, $note: String!, $seen: String) {
    rememberWriter(collectionId: $c, userId: $u, note: $note, seen: $seen) {
      __typename ... on WriterMemoryConflict { note } ... on UserError { message } } }`;
  const remember = async (who: typeof owner, note: string, seen: string) =>
    (await who.read(REMEMBER, { c: publicationId, u: writer.personId, note, seen }))['rememberWriter'];
  const kept = { __typename: 'KeptForEditors' };
  expect(await remember(owner, 'Knows the north.', '')).toMatchObject(kept);
  expect(await remember(editor, 'Writes long.', '')).toMatchObject({
    __typename: 'WriterMemoryConflict',
    note: 'Knows the north.',
    message: 'Another editor wrote here in the meantime: “Knows the north.” Save again to keep yours instead.',
  });
  const NOTE = 'query($id: ID!) { submission(id: $id) { writerMemory { note } } }';
  expect((await owner.read(NOTE, { id }))['submission']).toEqual({ writerMemory: { note: 'Knows the north.' } });
  expect(await remember(editor, 'Writes long.', 'Knows the north.')).toMatchObject(kept);
  // Two at once from the same page: one of them reads what the other wrote.
  const both = await Promise.all([remember(owner, 'One.', 'Writes long.'), remember(editor, 'Two.', 'Writes long.')]);
  expect(both.map((one) => (one as { __typename: string }).__typename).toSorted()).toEqual([
    'KeptForEditors',
    'WriterMemoryConflict',
  ]);
  expect(await remember(owner, '', 'Anything.')).toMatchObject({ __typename: 'WriterMemoryConflict' });
});
