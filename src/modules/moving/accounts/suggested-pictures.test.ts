import { afterAll, beforeAll, expect, test } from 'vitest';
import { diffDrafts } from '#shared/story/delta/diff-drafts.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import type { ImageBlock } from '#shared/story/story-document.ts';
import { createFakeClock } from '#platform/clock/clock.ts';
import { purgeTrash } from '#modules/stories/stories/purge-trash.ts';
import { buildImage } from '#test/factories/build-image.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { submissionsWorld } from '#test/support/submissions-world.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { eraseAccount } from './erase-account.ts';

const DAY = 86_400_000;

const clock = createFakeClock('2026-11-26T12:00:00Z');
let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph(clock);
});
afterAll(() => world.close());

const LOOK = `query($id: ID!) { submission(id: $id) { content { rev title subtitle document previewBreak }
  suggestions { id parts { key } } } }`;
const SUGGEST = `mutation($input: SuggestSubmissionEditsInput!) { suggestSubmissionEdits(input: $input) { __typename } }`;
const ANSWER = `mutation($id: ID!, $parts: [ID!], $isTaken: Boolean!) {
  answerSubmissionSuggestion(suggestionId: $id, parts: $parts, isTaken: $isTaken) { __typename } }`;
const WITHDRAW = 'mutation($id: ID!) { withdrawSubmissionSuggestion(suggestionId: $id) { __typename } }';
const TRASH = 'mutation($id: ID!) { deletePost(targetPostId: $id) { __typename } }';
type Looked = {
  readonly content: DraftValue & { readonly rev: number };
  readonly suggestions: readonly { readonly id: string; readonly parts: readonly { readonly key: string }[] }[];
};

test('PUB-5, STORY-12: a picture that an editor suggested stays in the story that took it, and goes with their account from where it was not taken', async () => {
  const context = { ...world.context, files: memoryFiles() };
  const { kysely } = context.database;
  const scene = submissionsWorld(world);
  const { id: publicationId } = await scene.publication();
  const [editor, writer] = [await scene.staff(publicationId, 'editor'), await scene.person()];
  const { id } = await writer.submit(await writer.write(), publicationId);
  const look = async () => (await writer.read(LOOK, { id }))['submission'] as Looked;
  const pictures: string[] = [];
  for (const colour of ['#112233', '#445566', '#778899']) {
    const { id: imageId } = await buildImage(context, { width: 20, height: 20, colour });
    pictures.push(imageId);
    const { rev: baseRev, ...base } = (await look()).content;
    const picture = { kind: 'stored', imageId, width: 20, height: 20 } as const;
    const block: ImageBlock = { id: `picture${pictures.length}`, type: 'image', picture, alt: '', layout: 'inset' };
    const document = { ...base.document, blocks: [...base.document.blocks, block] };
    const input = { submissionId: id, baseRev, delta: diffDrafts(base, { ...base, document }) };
    expect(await editor.read(SUGGEST, { input })).toEqual({ suggestSubmissionEdits: { __typename: 'Submission' } });
    // The first is taken, the second is not, and the third waits.
    if (pictures.length === 3) break;
    const suggestion = (await look()).suggestions.find(({ parts }) => parts.some(({ key }) => key.includes(block.id)));
    const answer = { id: suggestion?.id, parts: null, isTaken: pictures.length === 1 };
    expect(await writer.read(ANSWER, answer)).toEqual({ answerSubmissionSuggestion: { __typename: 'Submission' } });
  }
  const left = async () => {
    const rows = await kysely.selectFrom('image').select('id').where('id', 'in', pictures).execute();
    return pictures.map((picture) => rows.some((row) => row.id === picture));
  };
  const erase = async (personId: string) => {
    const closure = { kind: 'deleted', prior_state: 'active', closed_at: context.clock.now() } as const;
    const row = { person_id: personId, ...closure, erase_at: context.clock.now() };
    await kysely.insertInto('account_closure').values(row).execute();
    expect(await eraseAccount(context, personId)).toBe(true);
  };
  // What was not taken may still be: nobody else's erasure takes it away, though they had the same picture.
  const stranger = await scene.person();
  await kysely.updateTable('person').set({ image_id: pictures[1] }).where('id', '=', stranger.personId).execute();
  await erase(stranger.personId);
  expect(await left()).toEqual([true, true, true]);
  await erase(editor.personId);
  expect(await left()).toEqual([true, false, false]);
  expect(JSON.stringify((await look()).content.document)).toContain(pictures[0]);
});

test('PUB-5, STORY-12: pictures of edits go when the edits are taken back, and with the story, which takes the edits along', async () => {
  const context = { ...world.context, files: memoryFiles() };
  const { kysely } = context.database;
  const scene = submissionsWorld(world);
  const { id: publicationId } = await scene.publication();
  const [editor, writer] = [await scene.staff(publicationId, 'editor'), await scene.person()];
  const suggest = async (storyId: string, colour: string) => {
    const { id } = await writer.submit(storyId, publicationId);
    const { id: imageId } = await buildImage(context, { width: 20, height: 20, colour });
    const look = async () => (await writer.read(LOOK, { id }))['submission'] as Looked;
    const { rev: baseRev, ...base } = (await look()).content;
    const picture = { kind: 'stored', imageId, width: 20, height: 20 } as const;
    const block: ImageBlock = { id: 'picture', type: 'image', picture, alt: '', layout: 'inset' };
    const document = { ...base.document, blocks: [...base.document.blocks, block] };
    const input = { submissionId: id, baseRev, delta: diffDrafts(base, { ...base, document }) };
    expect(await editor.read(SUGGEST, { input })).toEqual({ suggestSubmissionEdits: { __typename: 'Submission' } });
    const [suggestion] = (await look()).suggestions;
    return { imageId, submissionId: id, suggestionId: suggestion?.id };
  };
  const [left, deleted] = [await writer.write('Left'), await writer.write('Deleted')];
  const [takenBack, kept] = [await suggest(left, '#123456'), await suggest(deleted, '#654321')];
  const isThere = async ({ imageId }: { readonly imageId: string }) =>
    (await kysely.selectFrom('image').select('id').where('id', '=', imageId).execute()).length === 1;
  const edits = async ({ submissionId }: { readonly submissionId: string }) =>
    (await kysely.selectFrom('submission_suggestion').select('id').where('submission_id', '=', submissionId).execute())
      .length;
  expect([await isThere(takenBack), await isThere(kept)]).toEqual([true, true]);
  expect(await editor.read(WITHDRAW, { id: takenBack.suggestionId })).toEqual({
    withdrawSubmissionSuggestion: { __typename: 'Submission' },
  });
  expect([await isThere(takenBack), await isThere(kept)]).toEqual([false, true]);
  await writer.read(TRASH, { id: deleted });
  await purgeTrash(context);
  expect([await isThere(kept), await edits(kept)]).toEqual([true, 1]);
  clock.advance(15 * DAY);
  await purgeTrash(context);
  expect([await isThere(kept), await edits(kept), await edits(takenBack)]).toEqual([false, 0, 1]);
});
