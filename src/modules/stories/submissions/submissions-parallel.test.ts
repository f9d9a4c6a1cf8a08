import { afterAll, beforeAll, expect, test } from 'vitest';
import { diffDrafts } from '#shared/story/delta/diff-drafts.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { paragraph } from '#shared/story/story-document.build.ts';
import { createFakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { systemContext } from '#modules/ground/command-context.ts';
import { createGraph } from '#graphql/execute.ts';
import { draftWriter } from '#test/support/graph-drafts.ts';
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

test('PUB-5: of many who tick one note off at once, or open it again, one does and is told', async () => {
  const { id: publicationId, owner } = await scene.publication();
  const editor = await scene.staff(publicationId, 'editor');
  const writer = await scene.person();
  const { id } = await writer.submit(await writer.write(), publicationId);
  const NOTE = `mutation($input: SubmissionNoteInput!) { createSubmissionNote(input: $input) {
    ... on Submission { notes { id } } } }`;
  const noted = await editor.read(NOTE, { input: { submissionId: id, body: 'Shorter?', isShared: true } });
  const [note] = (noted['createSubmissionNote'] as { notes: readonly { id: string }[] }).notes;
  const RESOLVE = `mutation($noteId: ID!, $isResolved: Boolean!) {
    resolveSubmissionNote(noteId: $noteId, isResolved: $isResolved) { __typename } }`;
  const told = () =>
    store.database.query<{ isResolved: boolean }>(
      'test_told',
      `select (payload->'payload'->>'isResolved')::boolean as "isResolved" from graphile_worker._private_jobs
      where payload->>'event' = 'submission.noteResolved' order by id`,
      [],
    );
  for (let round = 1; round <= 10; round += 1) {
    const isResolved = round % 2 === 1;
    const variables = { noteId: note?.id, isResolved };
    const people = [owner, editor, writer, editor, writer];
    const answers = await Promise.all(people.map((who) => who.read(RESOLVE, variables)));
    expect(answers).toEqual(people.map(() => ({ resolveSubmissionNote: { __typename: 'Submission' } })));
    expect((await told()).map((event) => event.isResolved)).toEqual(
      Array.from({ length: round }, (_none, place) => place % 2 === 0),
    );
  }
});

const REMOVE = `mutation($p: ID!, $u: ID!) { removeCollectionStaff(collectionId: $p, userId: $u) { __typename } }`;
const WAITING = `select id from submission where writer_id = $1 and status not in ('REJECTED', 'CANCELLED')`;

test('PUB-5: what somebody submits in the moment in which they are removed waits for nobody', async () => {
  const { id: publicationId, owner } = await scene.publication('WRITERS');
  const answers = new Set<string>();
  for (let round = 0; round < 30; round += 1) {
    const writer = await scene.staff(publicationId, 'writer');
    const storyId = await writer.write();
    const remove = async () => {
      await owner.read(REMOVE, { p: publicationId, u: writer.personId });
      await scene.settle();
    };
    const [submitted] = await Promise.all([writer.submit(storyId, publicationId), remove()]);
    answers.add(submitted.__typename);
    await scene.settle();
    expect(await store.database.query('test_waiting', WAITING, [writer.personId])).toEqual([]);
  }
  expect([...answers].filter((answer) => answer !== 'Submission' && answer !== 'Forbidden')).toEqual([]);
});

test('PUB-5: whoever was removed before their story came in is turned away, or a guest where guests are', async () => {
  for (const [openTo, answer] of [
    ['WRITERS', { __typename: 'Forbidden' }],
    ['EVERYONE', { __typename: 'Submission' }],
  ] as const) {
    const { id: publicationId, owner } = await scene.publication(openTo);
    const writer = await scene.staff(publicationId, 'writer');
    const storyId = await writer.write();
    await owner.read(REMOVE, { p: publicationId, u: writer.personId });
    await scene.settle();
    // The session that submits still says that they are on the staff.
    const made = await writer.submit(storyId, publicationId);
    expect(made).toMatchObject(answer);
    const text = 'select is_guest as "isGuest" from submission where story_id = $1';
    const rows = await store.database.query('test_guest', text, [storyId]);
    expect(rows).toEqual(answer.__typename === 'Submission' ? [{ isGuest: true }] : []);
  }
});

test('PUB-5: an editor and the writer who change an accepted draft at once lose no word that was saved', async () => {
  const { id: publicationId, owner } = await scene.publication();
  const LOOK = `query($id: ID!) { submission(id: $id) { content { rev title subtitle document previewBreak } } }`;
  const EDIT = `mutation($input: AcceptedEditsInput!) { editAcceptedSubmission(input: $input) { __typename ... on UserError { message } } }`;
  type Content = DraftValue & { readonly rev: number };
  for (let round = 0; round < 12; round += 1) {
    const writer = await scene.person();
    const storyId = await writer.write('On maps', 'First.', 'Last.');
    const { id } = await writer.submit(storyId, publicationId);
    await owner.act('accept', { input: { id, baseRev: 1, publishNow: false } });
    const look = async () => ((await owner.read(LOOK, { id }))['submission'] as { content: Content }).content;
    const { rev: baseRev, ...before } = await look();
    const desk = draftWriter({ ask: writer.read });
    const withWords = (place: number, words: string): DraftValue => {
      const blocks = before.document.blocks.map((block, at) =>
        at === place ? { ...paragraph(words), id: block.id } : block,
      );
      return { ...before, document: { ...before.document, blocks } };
    };
    const delta = diffDrafts(before, withWords(1, 'Of the editor.'));
    const [edited, saved] = await Promise.all([
      owner.read(EDIT, { input: { submissionId: id, baseRev, delta } }),
      desk.saveTo(storyId, baseRev, before, withWords(0, 'Of the writer.')),
    ]);
    const answers = [one(edited)['__typename'], saved.__typename];
    // One of them was first; the other is told what stands there, and nothing of it is overwritten.
    expect([
      ['Submission', 'Conflict'],
      ['Conflict', 'DraftSaved'],
    ]).toContainEqual(answers);
    const text = JSON.stringify((await look()).document);
    expect([text.includes('Of the editor.'), text.includes('Of the writer.')]).toEqual([
      answers[0] === 'Submission',
      answers[1] === 'DraftSaved',
    ]);
  }
});

const one = (answer: Readonly<Record<string, unknown>>) =>
  Object.values(answer)[0] as Readonly<Record<string, unknown>>;
