import { expect, test } from 'vitest';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { diffDrafts } from '#shared/story/delta/diff-drafts.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import type { Block } from '#shared/story/story-document.ts';
import { freshSaveId } from '#test/support/graph-drafts.ts';
import { openProgram } from '#test/support/open-site.ts';
import { ownStories } from '#test/support/own-stories.ts';
import { type SignedIn, signIn } from '#test/support/sign-in.ts';
import { actOn, askGraph, openPublication } from '#test/support/submitting.ts';

const program = await openProgram({ withWorld: false });
let count = 0;

type Draft = DraftValue & { readonly rev: number };
type Part = { readonly key: string; readonly isTaken: boolean | null; readonly isOutOfDate: boolean };
type Suggestion = {
  readonly id: string;
  readonly state: string;
  readonly message: string;
  readonly editor: { readonly id: string } | null;
  readonly takenCount: number;
  readonly refusedCount: number;
  readonly parts: readonly Part[];
  readonly outcomeHtml: string | null;
  readonly viewerCanAnswer: boolean;
  readonly viewerCanWithdraw: boolean;
};
const SUGGESTIONS = `query($id: ID!) { submission(id: $id) { suggestions { id state message editor { id } takenCount refusedCount
  parts { key kind place isTaken isOutOfDate } outcomeHtml viewerCanAnswer viewerCanWithdraw } } }`;
const CONTENT = `query($id: ID!) { submission(id: $id) { content { rev title subtitle document previewBreak } } }`;
const DRAFT = `query($id: ID!) { draft(postId: $id) { ... on Draft { rev title subtitle document previewBreak } } }`;
const SAVE = `mutation($postId: ID!, $baseRev: Int!, $saveId: ID!, $delta: Json!) {
  saveDraft(postId: $postId, baseRev: $baseRev, saveId: $saveId, delta: $delta) { __typename
    ... on Conflict { draft { rev title subtitle document previewBreak } } } }`;

const words = (block: Block, text: string): Block => ({ ...paragraph(text), id: block.id });
const edited = (value: DraftValue, change: (blocks: readonly Block[]) => readonly Block[]): DraftValue => ({
  ...value,
  document: { ...value.document, blocks: change(value.document.blocks) },
});

/** A draft of some paragraphs that waits with a publication, and everybody who has a part in it. */
async function scene(...texts: readonly string[]) {
  count += 1;
  const [writer, editor, staffWriter, stranger] = [
    await signIn(program),
    await signIn(program),
    await signIn(program),
    await signIn(program),
  ];
  const place = await openPublication(program, { name: `Press ${count}`, slug: `press-${count}` });
  await appointMember(program.context, { publicationId: place.id, personId: editor.personId, role: 'editor' });
  await appointMember(program.context, { publicationId: place.id, personId: staffWriter.personId, role: 'writer' });
  const document = storyDocument(...texts.map((text) => paragraph(text)));
  const story = await ownStories(program.context, writer.personId).draft('On maps', { document });
  const { id = '' } = await actOn(program, writer, 'submit', {
    input: { postId: story.id, collectionId: place.id, editorCut: 0 },
  });
  const draft = async () => (await askGraph<Draft>(program, writer, DRAFT, { id: story.id }))['draft'] as Draft;
  const read = async (who: SignedIn) =>
    (await askGraph<{ suggestions: readonly Suggestion[] } | null>(program, who, SUGGESTIONS, { id }))['submission']
      ?.suggestions ?? null;
  const content = async (who: SignedIn) =>
    (await askGraph<{ content: Draft | null } | null>(program, who, CONTENT, { id }))['submission']?.content ?? null;
  const suggest = async (who: SignedIn, change: (value: DraftValue) => DraftValue, message = '') => {
    const { rev: baseRev, ...base } = (await content(editor)) ?? (await draft());
    const delta = diffDrafts(base, change(base));
    return actOn(program, who, 'suggest', { input: { submissionId: id, baseRev, delta, message } });
  };
  const answer = (who: SignedIn, suggestionId: string, isTaken: boolean, parts: readonly string[] | null = null) =>
    actOn(program, who, 'answer', { suggestionId, isTaken, parts });
  const save = async (base: Draft, value: DraftValue) => {
    const { rev: baseRev, ...before } = base;
    const variables = { postId: story.id, baseRev, saveId: freshSaveId(), delta: diffDrafts(before, value) };
    const saved = await askGraph<{ __typename: string; draft?: Draft }>(program, writer, SAVE, variables);
    return saved['saveDraft'];
  };
  return { writer, editor, staffWriter, stranger, place, id, story, draft, read, content, suggest, answer, save };
}

const texts = ({ document }: DraftValue) =>
  document.blocks.map((block) =>
    ('content' in block ? JSON.stringify(block.content) : '').replace(/.*"text":"([^"]*)".*/u, '$1'),
  );

test('PUB-5: a hundred suggested passages, taken one by one, leave the draft as the editor wrote it to the byte', async () => {
  const all = await scene(...Array.from({ length: 100 }, (_, index) => `Passage ${index}`));
  const wanted = edited(await all.draft(), (blocks) => blocks.map((block, index) => words(block, `Better ${index}`)));
  expect(await all.suggest(all.editor, (base) => ({ ...base, document: wanted.document }))).toMatchObject({
    id: all.id,
  });
  const [made] = (await all.read(all.writer)) ?? [];
  expect(made?.parts).toHaveLength(100);
  for (const { key } of made?.parts ?? []) {
    expect((await all.answer(all.writer, made?.id ?? '', true, [key])).__typename).toBe('Submission');
  }
  // As it would stand there if the editor had written it themselves.
  const twin = await ownStories(program.context, all.writer.personId).draft('Twin', { document: wanted.document });
  const { draft } = await askGraph<Draft>(program, all.writer, DRAFT, { id: twin.id });
  expect(JSON.stringify((await all.draft()).document) === JSON.stringify(draft?.document)).toBe(true);
  const [answered] = (await all.read(all.editor)) ?? [];
  expect(answered).toMatchObject({ state: 'ANSWERED', takenCount: 100, refusedCount: 0, viewerCanWithdraw: false });
});

test('PUB-5: what the writer changed since is out of date: refused with a sentence, and nothing of it applied', async () => {
  const all = await scene('One', 'Two', 'Three');
  await all.suggest(all.editor, (base) => edited(base, (blocks) => blocks.map((block) => words(block, 'Editor'))));
  const before = await all.draft();
  await all.save(
    before,
    edited(before, ([first, ...rest]) => (first ? [words(first, 'Writer'), ...rest] : [])),
  );
  const [made] = (await all.read(all.writer)) ?? [];
  expect(made?.parts.map(({ isOutOfDate }) => isOutOfDate)).toEqual([true, false, false]);
  expect(made?.editor).toBeNull();
  const [stale] = made?.parts ?? [];
  expect(await all.answer(all.writer, made?.id ?? '', true, [stale?.key ?? ''])).toMatchObject({
    __typename: 'Conflict',
    message: expect.stringContaining('doesn’t fit anymore') as string,
  });
  expect(texts(await all.draft())).toEqual(['Writer', 'Two', 'Three']);
  expect(made?.outcomeHtml).toContain('Writer');
  expect((await all.answer(all.writer, made?.id ?? '', true)).__typename).toBe('Submission');
  expect(texts(await all.draft())).toEqual(['Writer', 'Editor', 'Editor']);
  const [rest] = (await all.read(all.editor)) ?? [];
  expect(rest).toMatchObject({ state: 'OPEN', takenCount: 2, editor: { id: all.editor.personId } });
  expect((await all.answer(all.writer, made?.id ?? '', true)).__typename).toBe('Conflict');
  expect((await all.answer(all.writer, made?.id ?? '', false)).__typename).toBe('Submission');
  expect((await all.read(all.editor))?.[0]).toMatchObject({ state: 'ANSWERED', takenCount: 2, refusedCount: 1 });
});

test('PUB-5: what was refused can be taken after all, what was taken is changed in the story', async () => {
  const all = await scene('One', 'Two');
  await all.suggest(
    all.editor,
    (base) => edited(base, (blocks) => blocks.map((block) => words(block, 'Editor'))),
    'Look',
  );
  const [made] = (await all.read(all.writer)) ?? [];
  const [key = ''] = made?.parts.map((part) => part.key) ?? [];
  const id = made?.id ?? '';
  expect(made).toMatchObject({ message: 'Look', viewerCanAnswer: true, viewerCanWithdraw: false });
  for (const isTaken of [false, false, true, true]) {
    expect((await all.answer(all.writer, id, isTaken, [key])).__typename).toBe('Submission');
  }
  expect(await all.answer(all.writer, id, false, [key])).toMatchObject({ __typename: 'Conflict' });
  expect(texts(await all.draft())).toEqual(['Editor', 'Two']);
  expect((await all.answer(all.writer, id, true, ['block:nothing'])).__typename).toBe('NotFound');
  expect((await all.answer(all.writer, id, true, [])).__typename).toBe('NotFound');
});

test('PUB-5: an edit that was refused is taken after all while the story is with the editors, and no longer', async () => {
  const all = await scene('One', 'Two');
  await all.suggest(all.editor, (base) => edited(base, (blocks) => blocks.map((block) => words(block, 'Editor'))));
  const id = (await all.read(all.writer))?.[0]?.id ?? '';
  await all.answer(all.writer, id, false);
  const [made] = (await all.read(all.writer)) ?? [];
  expect(made).toMatchObject({ state: 'ANSWERED', refusedCount: 2, viewerCanAnswer: true });
  const [first = '', second = ''] = made?.parts.map(({ key }) => key) ?? [];
  expect((await all.answer(all.writer, id, true, [first])).__typename).toBe('Submission');
  expect(texts(await all.draft())).toEqual(['Editor', 'Two']);
  const { rev } = await all.draft();
  await actOn(program, all.editor, 'accept', { input: { id: all.id, baseRev: rev } });
  expect((await all.read(all.writer))?.[0]).toMatchObject({ state: 'ANSWERED', viewerCanAnswer: false });
  expect((await all.answer(all.writer, id, true, [second])).__typename).toBe('Conflict');
  expect(texts(await all.draft())).toEqual(['Editor', 'Two']);
});

test('PUB-5: nobody but the writer answers, nobody but editors suggest, and strangers learn nothing', async () => {
  const all = await scene('One', 'Two');
  const change = (base: DraftValue) => ({ ...base, title: 'On better maps' });
  for (const [who, expected] of [
    [all.writer, 'Forbidden'],
    [all.staffWriter, 'NotFound'],
    [all.stranger, 'NotFound'],
    [all.editor, 'Submission'],
    [all.place.owner, 'Submission'],
  ] as const) {
    expect((await all.suggest(who, change)).__typename).toBe(expected);
  }
  const [made] = (await all.read(all.editor)) ?? [];
  const suggestionId = made?.id ?? '';
  for (const [who, expected] of [
    [all.editor, 'Forbidden'],
    [all.place.owner, 'Forbidden'],
    [all.staffWriter, 'NotFound'],
    [all.stranger, 'NotFound'],
  ] as const) {
    expect((await all.answer(who, suggestionId, true)).__typename).toBe(expected);
  }
  for (const [who, expected] of [
    [all.writer, 'Forbidden'],
    [all.stranger, 'NotFound'],
  ] as const) {
    expect((await actOn(program, who, 'takeBack', { suggestionId })).__typename).toBe(expected);
  }
  expect(await all.read(all.stranger)).toBeNull();
  expect(await all.read(all.staffWriter)).toBeNull();
  expect(texts(await all.draft())).toEqual(['One', 'Two']);
});

test('PUB-5: no edits, edits of another text and a text that moved on are refused with their sentences', async () => {
  const all = await scene('One', 'Two');
  expect(await all.suggest(all.editor, (base) => base)).toMatchObject({
    __typename: 'BadRequest',
    message: 'You haven’t changed anything yet.',
  });
  const { rev } = await all.draft();
  const send = (baseRev: number, delta: unknown) =>
    actOn(program, all.editor, 'suggest', { input: { submissionId: all.id, baseRev, delta } });
  expect((await send(rev, { blocks: [{ remove: 'nothing1' }] })).__typename).toBe('Conflict');
  expect((await send(rev, { blocks: 'no' })).__typename).toBe('BadRequest');
  expect((await send(rev + 1, { title: 'Ahead' })).__typename).toBe('Conflict');
  const before = await all.draft();
  await all.save(before, { ...before, title: 'Went on' });
  expect((await send(rev, { title: 'Behind' })).__typename).toBe('Conflict');
});

test('PUB-5: what becomes of suggestions as the submission moves on', async () => {
  const change = (base: DraftValue) => ({ ...base, title: 'On better maps' });
  const moved = async (deed: 'withdraw' | 'decline' | 'accept') => {
    const all = await scene('One', 'Two');
    await all.suggest(all.editor, change);
    const [made] = (await all.read(all.writer)) ?? [];
    const { rev } = await all.draft();
    if (deed === 'withdraw') await actOn(program, all.writer, 'withdraw', { id: all.id });
    if (deed === 'decline') await actOn(program, all.editor, 'decline', { id: all.id, reason: 'NEEDS_WORK' });
    if (deed === 'accept') await actOn(program, all.editor, 'accept', { input: { id: all.id, baseRev: rev } });
    const seen = (await all.read(all.editor))?.[0];
    const own = (await all.read(all.writer))?.[0];
    const again = await all.suggest(all.editor, change);
    const answered = await all.answer(all.writer, made?.id ?? '', true);
    return { seen, own, again: again.__typename, answered: answered.__typename, title: (await all.draft()).title };
  };
  expect(await moved('withdraw')).toMatchObject({
    seen: { state: 'LAPSED', parts: [] },
    own: { state: 'LAPSED', parts: [{ key: 'title' }] },
    again: 'Conflict',
    answered: 'Conflict',
    title: 'On maps',
  });
  expect(await moved('accept')).toMatchObject({
    seen: { state: 'LAPSED', parts: [] },
    again: 'Conflict',
    answered: 'Conflict',
    title: 'On maps',
  });
  expect(await moved('decline')).toMatchObject({
    seen: { state: 'OPEN', parts: [] },
    own: { state: 'OPEN', viewerCanAnswer: true },
    again: 'Conflict',
    answered: 'Submission',
    title: 'On better maps',
  });
});

test('PUB-5: a set that was taken back is answered no more, and what was taken of it stays', async () => {
  const all = await scene('One', 'Two');
  await all.suggest(all.editor, (base) => edited(base, (blocks) => blocks.map((block) => words(block, 'Editor'))));
  const [made] = (await all.read(all.writer)) ?? [];
  const suggestionId = made?.id ?? '';
  await all.answer(all.writer, suggestionId, true, [made?.parts[0]?.key ?? '']);
  for (let twice = 0; twice < 2; twice += 1) {
    expect((await actOn(program, all.place.owner, 'takeBack', { suggestionId })).__typename).toBe('Submission');
  }
  expect(await all.answer(all.writer, suggestionId, true)).toMatchObject({
    __typename: 'Conflict',
    message: 'The editors have withdrawn these edits.',
  });
  expect(texts(await all.draft())).toEqual(['Editor', 'Two']);
  expect((await all.read(all.writer))?.[0]).toMatchObject({ state: 'WITHDRAWN', takenCount: 1 });
});

test('PUB-5: answers, a second editor’s edits and the writer’s own saves at once lose no word', async () => {
  const all = await scene('One', 'Two', 'Three', 'Four');
  const at = (place: number, text: string) => (base: DraftValue) =>
    edited(base, (blocks) => blocks.map((block, index) => (index === place ? words(block, text) : block)));
  await all.suggest(all.editor, (base) => at(1, 'Two by the editor')(at(0, 'One by the editor')(base)));
  await all.suggest(all.place.owner, at(1, 'Two by the owner'), 'A second set');
  const sets = (await all.read(all.writer)) ?? [];
  const [first, second] = [sets.find(({ message }) => message === ''), sets.find(({ message }) => message !== '')];
  const before = await all.draft();
  const own = at(3, 'Four by the writer')(before);
  const answers = await Promise.all([
    all.answer(all.writer, first?.id ?? '', true, [first?.parts[1]?.key ?? '']),
    all.answer(all.writer, second?.id ?? '', true, [second?.parts[0]?.key ?? '']),
    all.answer(all.writer, first?.id ?? '', true, [first?.parts[0]?.key ?? '']),
    all.save(before, own),
  ]);
  // Of two who changed one passage one is applied, and the other told that it does not fit.
  const ofOnePassage = new Set(answers.slice(0, 2).map((one) => one?.__typename));
  expect(ofOnePassage).toEqual(new Set(['Conflict', 'Submission']));
  expect(answers[2]?.__typename).toBe('Submission');
  const saved = answers[3];
  if (saved?.__typename === 'Conflict') {
    const now = await all.draft();
    expect((await all.save(now, at(3, 'Four by the writer')(now)))?.__typename).toBe('DraftSaved');
  }
  const [one, two, three, four] = texts(await all.draft());
  expect([one, three, four]).toEqual(['One by the editor', 'Three', 'Four by the writer']);
  expect(['Two by the editor', 'Two by the owner']).toContain(two);
});

test('PUB-5, rule 315: what was used all at once is undone all at once, around what was written since, or not at all', async () => {
  const all = await scene('One', 'Two', 'Three', 'Four');
  await all.suggest(all.editor, (base) => ({
    ...edited(base, ([one, two, ...rest]) =>
      one && two ? [words(one, 'Uno'), words(two, 'Due'), ...rest.slice(1)] : [],
    ),
    title: 'On charts',
  }));
  const [made] = (await all.read(all.writer)) ?? [];
  const suggestionId = made?.id ?? '';
  const parts = made?.parts.map(({ key }) => key) ?? [];
  const undo = (who: SignedIn, keys = parts) => actOn(program, who, 'undoAnswer', { suggestionId, parts: keys });
  expect((await all.answer(all.writer, suggestionId, true)).__typename).toBe('Submission');
  expect(texts(await all.draft())).toEqual(['Uno', 'Due', 'Four']);
  expect((await undo(all.editor)).__typename).toBe('Forbidden');
  const taken = await all.draft();
  await all.save(
    taken,
    edited(taken, (blocks) => [...blocks, paragraph('Five')]),
  );
  expect((await undo(all.writer)).__typename).toBe('Submission');
  expect(texts(await all.draft())).toEqual(['One', 'Two', 'Three', 'Four', 'Five']);
  expect((await all.read(all.editor))?.[0]).toMatchObject({ state: 'OPEN', takenCount: 0, refusedCount: 0 });
  await all.answer(all.writer, suggestionId, true);
  await undo(all.writer, parts.slice(0, 1));
  expect((await all.read(all.writer))?.[0]?.parts.map(({ isTaken }) => isTaken)).toEqual([null, true, true, true]);
  await all.answer(all.writer, suggestionId, false);
  await undo(all.writer, parts.slice(0, 1));
  expect((await all.read(all.writer))?.[0]?.parts[0]?.isTaken).toBeNull();
  const now = await all.draft();
  await all.save(
    now,
    edited(now, ([first, ...rest]) => (first ? [words(first, 'Mine'), ...rest] : [])),
  );
  expect(await undo(all.writer)).toMatchObject({
    __typename: 'Conflict',
    message: expect.stringContaining('can’t be undone') as string,
  });
  expect(texts(await all.draft()).slice(0, 2)).toEqual(['Mine', 'Due']);
});
