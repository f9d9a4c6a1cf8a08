import { expect, test } from 'vitest';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { freshSaveId } from '#test/support/graph-drafts.ts';
import { openProgram } from '#test/support/open-site.ts';
import { ownStories } from '#test/support/own-stories.ts';
import { type SignedIn, signIn } from '#test/support/sign-in.ts';
import { actOn, askGraph, openPublication } from '#test/support/submitting.ts';

const program = await openProgram({ withWorld: false });

type Note = {
  readonly id: string;
  readonly body: string;
  readonly quote: string;
  readonly isShared: boolean;
  readonly isPassageGone: boolean;
  readonly passageNumber: number | null;
  readonly resolvedAt: number | null;
  readonly parentId: string | null;
};
const NOTES = `query($id: ID!) { submission(id: $id) {
  notes { id body quote prefix suffix isShared isPassageGone passageNumber parentId resolvedAt } } }`;
const REV = 'query($id: ID!) { draft(postId: $id) { ... on Draft { rev } } }';
const SAVE = `mutation($postId: ID!, $baseRev: Int!, $saveId: ID!, $delta: Json!) {
  saveDraft(postId: $postId, baseRev: $baseRev, saveId: $saveId, delta: $delta) { __typename } }`;

let count = 0;

/** A draft that waits with a publication, its writer and one of its editors. */
async function scene(...texts: readonly string[]) {
  count += 1;
  const [writer, editor] = [await signIn(program), await signIn(program)];
  const place = await openPublication(program, { name: `Paper ${count}`, slug: `paper-${count}` });
  await appointMember(program.context, { publicationId: place.id, personId: editor.personId, role: 'editor' });
  const document = storyDocument(...texts.map((text) => paragraph(text)));
  const { id: postId } = await ownStories(program.context, writer.personId).draft('On ropes', { document });
  const { id: submissionId = '' } = await actOn(program, writer, 'submit', {
    input: { postId, collectionId: place.id, editorCut: 0 },
  });
  const note = (who: SignedIn, input: object) => actOn(program, who, 'note', { input: { submissionId, ...input } });
  const read = async (who: SignedIn): Promise<readonly Note[]> =>
    (await askGraph<{ notes: readonly Note[] } | null>(program, who, NOTES, { id: submissionId }))['submission']
      ?.notes ?? [];
  return { writer, editor, place, postId, submissionId, document, note, read };
}

test('PUB-5: a note on a passage is found where its words stand, also after an edit, and stays when they are gone', async () => {
  const all = await scene('Hemp holds for years.', 'Nylon stretches.');
  const about = { quote: 'Hemp holds', prefix: '', suffix: ' for years.' };
  await all.note(all.editor, { body: 'Does it?', isShared: true, ...about });
  expect(await all.read(all.writer)).toMatchObject([{ ...about, body: 'Does it?', isPassageGone: false }]);
  const [first] = all.document.blocks;
  const { draft } = await askGraph<{ readonly rev: number }>(program, all.writer, REV, { id: all.postId });
  const { saveDraft } = await askGraph(program, all.writer, SAVE, {
    postId: all.postId,
    baseRev: draft?.rev,
    saveId: freshSaveId(),
    delta: { blocks: [{ put: { ...paragraph('Silk tears.'), id: first?.id } }] },
  });
  expect(saveDraft?.__typename).toBe('DraftSaved');
  for (const who of [all.writer, all.editor, all.place.owner]) {
    expect(await all.read(who)).toMatchObject([{ quote: 'Hemp holds', body: 'Does it?', isPassageGone: true }]);
  }
});

test('PUB-5: of two paragraphs with the same words the one that was meant has the note, also when others come before it', async () => {
  const all = await scene('Tick.', 'Between them.', 'Tick.');
  const [first, , last] = all.document.blocks;
  await all.note(all.editor, { body: 'Once is enough', isShared: true, blockId: last?.id, quote: 'Tick.', start: 0 });
  await all.note(all.editor, { body: 'Keep it', isShared: true, blockId: first?.id, quote: 'Tick.', start: 0 });
  const numbers = async (who: SignedIn) =>
    Object.fromEntries((await all.read(who)).map(({ body, passageNumber }) => [body, passageNumber]));
  for (const who of [all.writer, all.editor]) expect(await numbers(who)).toEqual({ 'Once is enough': 3, 'Keep it': 1 });
  const { draft } = await askGraph<{ readonly rev: number }>(program, all.writer, REV, { id: all.postId });
  const delta = { blocks: [{ put: paragraph('Tick.'), after: null }] };
  const saved = await askGraph(program, all.writer, SAVE, {
    postId: all.postId,
    baseRev: draft?.rev,
    saveId: freshSaveId(),
    delta,
  });
  expect(saved['saveDraft']?.__typename).toBe('DraftSaved');
  for (const who of [all.writer, all.editor]) expect(await numbers(who)).toEqual({ 'Once is enough': 4, 'Keep it': 2 });
  const LOOK = 'query($id: ID!) { submission(id: $id) { content { passageIds bodyHtml } } }';
  type Text = { readonly content: { readonly passageIds: readonly string[]; readonly bodyHtml: string } };
  const { submission } = await askGraph<Text>(program, all.editor, LOOK, { id: all.submissionId });
  expect(submission?.content.passageIds[3]).toBe(last?.id);
  expect(submission?.content.bodyHtml).toContain(`<p data-block="${last?.id}">Tick.</p>`);
});

const RESOLVE = `mutation($noteId: ID!, $isResolved: Boolean!) { resolveSubmissionNote(noteId: $noteId, isResolved: $isResolved) {
  __typename ... on UserError { message } } }`;

test('PUB-5: whoever may say that a note is done may open it again, on both sides or among editors', async () => {
  const all = await scene('One');
  await all.note(all.editor, { body: 'To you', isShared: true });
  await all.note(all.editor, { body: 'Among us', isShared: false });
  const notes = await all.read(all.editor);
  const [shared, inner] = ['To you', 'Among us'].map((words) => notes.find(({ body }) => body === words)?.id ?? '');
  const resolve = async (who: SignedIn, noteId: string | undefined, isResolved: boolean) =>
    (await askGraph(program, who, RESOLVE, { noteId, isResolved }))['resolveSubmissionNote']?.__typename;
  const isDone = async (words: string) =>
    (await all.read(all.editor)).find(({ body }) => body === words)?.resolvedAt !== null;
  for (const [one, other] of [
    [all.writer, all.editor],
    [all.editor, all.writer],
    [all.writer, all.writer],
  ] as const) {
    expect(await resolve(one, shared, true)).toBe('Submission');
    expect(await isDone('To you')).toBe(true);
    expect(await resolve(other, shared, false)).toBe('Submission');
    expect(await isDone('To you')).toBe(false);
  }
  expect(await resolve(all.place.owner, inner, true)).toBe('Submission');
  expect(await resolve(all.writer, inner, false)).toBe('NotFound');
  expect(await isDone('Among us')).toBe(true);
  expect(await resolve(all.editor, inner, false)).toBe('Submission');
  expect(await isDone('Among us')).toBe(false);
});

test('PUB-5: answers are read by whoever reads the note, and never by more', async () => {
  const all = await scene('One', 'Two');
  await all.note(all.editor, { body: 'Among us', isShared: false });
  await all.note(all.editor, { body: 'To you', isShared: true });
  const notes = await all.read(all.editor);
  const [inner, shared] = ['Among us', 'To you'].map((words) => notes.find(({ body }) => body === words));
  // What is said among editors stays there, whatever the answer claims.
  await all.note(all.place.owner, { body: 'Inner answer', isShared: true, parentId: inner?.id });
  await all.note(all.writer, { body: 'Outer answer', parentId: shared?.id });
  await all.note(all.editor, { body: 'And back', isShared: false, parentId: shared?.id });
  const told = (await all.read(all.writer)).map(({ body }) => body);
  expect(told.toSorted()).toEqual(['And back', 'Outer answer', 'To you']);
  const seen = await all.read(all.editor);
  expect(seen.filter(({ parentId }) => parentId === inner?.id).map(({ body }) => body)).toEqual(['Inner answer']);
  // An answer to an answer stands in the same row.
  const answer = seen.find(({ body }) => body === 'Outer answer');
  await all.note(all.editor, { body: 'Third', parentId: answer?.id });
  expect((await all.read(all.writer)).find(({ body }) => body === 'Third')?.parentId).toBe(shared?.id);
});

test('PUB-5: nobody answers a note that they do not read, or one of another submission', async () => {
  const [all, other] = [await scene('One'), await scene('One')];
  await all.note(all.editor, { body: 'Among us', isShared: false });
  const [inner] = await all.read(all.editor);
  expect(await all.note(all.writer, { body: 'What?', parentId: inner?.id })).toMatchObject({ __typename: 'NotFound' });
  expect(await other.note(other.editor, { body: 'Here', parentId: inner?.id })).toMatchObject({
    __typename: 'NotFound',
  });
  expect(await all.note(all.editor, { body: 'Long', quote: 'One', prefix: 'x'.repeat(101) })).toMatchObject({
    __typename: 'BadRequest',
    message: 'Choose a shorter passage.',
  });
  expect(await all.read(all.editor)).toHaveLength(1);
});

test('PUB-5: answers stay, for whom they were, when whoever wrote the note is erased', async () => {
  const all = await scene('One');
  await all.note(all.editor, { body: 'To you', isShared: true });
  const [note] = await all.read(all.editor);
  await all.note(all.writer, { body: 'Thank you', parentId: note?.id });
  await all.note(all.place.owner, { body: 'So be it', parentId: note?.id });
  await program.context.database.query('test_erase', 'delete from submission_note where author_id = $1', [
    all.editor.personId,
  ]);
  for (const who of [all.writer, all.place.owner]) {
    const left = await all.read(who);
    expect(left.map(({ body }) => body).toSorted()).toEqual(['So be it', 'Thank you']);
    expect(left.map(({ parentId, isShared }) => [parentId, isShared])).toEqual([
      [null, true],
      [null, true],
    ]);
  }
});
