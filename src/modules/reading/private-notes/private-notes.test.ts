import { afterAll, beforeAll, expect, test } from 'vitest';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import type { FakeClock } from '#platform/clock/clock.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { type AccountBrowser, accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { placeNotesOf } from './place-notes-anew.ts';

const SENTENCE = 'The keeper of the lighthouse wrote every evening of the small engines in the harbour.';
const WORDS = 'wrote every evening of the small engines';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

type Browser = AccountBrowser;
const as = (personId: string, changes: Partial<Viewer> = {}) =>
  accountBrowser(world.graph, buildViewer({ personId, ...changes }));

/** A story of two authors in a publication, with everybody who may have to do with it. */
async function scene() {
  const { context } = world;
  const [author, coAuthor, reader, other, editor] = [
    await buildPerson(context),
    await buildPerson(context),
    await buildPerson(context),
    await buildPerson(context),
    await buildPerson(context),
  ];
  const publicationId = await buildPublication(context);
  const document = storyDocument(paragraph(SENTENCE), paragraph('Other words.'));
  const { id } = await buildStory(context, { authorIds: [author, coAuthor], publicationId, document });
  const writers: Browser[] = [
    as(author),
    as(coAuthor),
    as(editor, { staffRoles: new Map([[publicationId, 'editor']]) }),
    as(editor, { staffRoles: new Map([[publicationId, 'owner']]) }),
  ];
  const strangers = [as(other), as(editor, { staffRoles: new Map([[publicationId, 'writer']]) })];
  return { id, author, reader: as(reader), writers, strangers };
}

const NOTE = `id text body isPassageChanged resolvedAt resolvedBy { id } user { id }
  viewerCan { reply resolve delete } replies { id body viewerCanDelete user { id } }`;
const CREATE = `mutation($input: CreateNoteInput!) { createNote(input: $input) {
  __typename ... on Note { ${NOTE} } ... on UserError { message } } }`;
const READ = `query($id: ID!) { postResult(id: $id) { ... on Post {
  notes(paging: { limit: 50 }) { items { ${NOTE} } } viewerEdge { canWriteNote } } } }`;
const REPLY = `mutation($id: ID!, $body: String!) { replyToNote(noteId: $id, body: $body) {
  __typename ... on Note { ${NOTE} } ... on UserError { message } } }`;
const RESOLVE = `mutation($id: ID!, $isResolved: Boolean!) { resolveNote(noteId: $id, isResolved: $isResolved) {
  __typename ... on Note { ${NOTE} } } }`;

type Note = {
  readonly __typename: string;
  readonly id: string;
  readonly body: string;
  readonly message?: string;
  readonly isPassageChanged: boolean;
  readonly replies: readonly { readonly id: string; readonly body: string; readonly viewerCanDelete: boolean }[];
};

const create = async ({ ask }: Pick<Browser, 'ask'>, postId: string, input: object = {}) =>
  (await ask(CREATE, { input: { postId, text: WORDS, body: 'A CANARY for the author', ...input } }))[
    'createNote'
  ] as Note;
/** What is written in one moment stands in no order. */
const wait = () => (world.context.clock as FakeClock).advance(1_000);
const read = async ({ ask }: Pick<Browser, 'ask'>, id: string) =>
  (await ask(READ, { id }))['postResult'] as {
    notes: { items: Note[] } | null;
    viewerEdge: { canWriteNote: boolean };
  };

test('WRITE-9, STORY-7: a note is seen by who wrote it and by those who write the story, and by nobody else', async () => {
  const { id, reader, writers, strangers } = await scene();
  const note = await create(reader, id);
  expect(note).toMatchObject({
    __typename: 'Note',
    text: WORDS,
    viewerCan: { reply: true, resolve: true, delete: true },
  });
  expect((await read(reader, id)).notes?.items).toHaveLength(1);
  for (const writer of writers) {
    expect((await read(writer, id)).notes?.items).toMatchObject([
      { id: note.id, viewerCan: { reply: true, resolve: true, delete: false } },
    ]);
  }
  for (const stranger of strangers) {
    expect(JSON.stringify(await read(stranger, id))).not.toContain('CANARY');
    const answers = [
      await stranger.ask(REPLY, { id: note.id, body: 'Let me in' }),
      await stranger.ask(RESOLVE, { id: note.id, isResolved: true }),
      await stranger.ask('mutation($id: ID!) { deleteNote(noteId: $id) { __typename } }', { id: note.id }),
    ];
    for (const answer of answers) expect(JSON.stringify(answer)).toContain('NotFound');
    expect(JSON.stringify(answers)).not.toContain('CANARY');
  }
  const signedOut = accountBrowser(world.graph, null);
  expect((await read(signedOut, id)).notes).toBeNull();
});

test('rule 30: a thread of replies, resolved and opened again', async () => {
  const { id, reader, writers } = await scene();
  const author = writers[0] ?? reader;
  const note = await create(reader, id);
  await author.ask(REPLY, { id: note.id, body: 'Thank you.' });
  wait();
  await reader.ask(REPLY, { id: note.id, body: 'You are welcome.' });
  const resolved = await author.ask(RESOLVE, { id: note.id, isResolved: true });
  expect(resolved['resolveNote']).toMatchObject({
    resolvedAt: expect.any(Number),
    resolvedBy: { id: author.viewer.personId },
    replies: [
      { body: 'Thank you.', viewerCanDelete: true },
      { body: 'You are welcome.', viewerCanDelete: false },
    ],
  });
  wait();
  const later = await create(reader, id, { text: 'Other words.', body: 'Another' });
  expect((await read(author, id)).notes?.items.map((one) => one.id)).toEqual([later.id, note.id]);
  wait();
  await reader.ask(REPLY, { id: note.id, body: 'Once more.' });
  expect((await read(author, id)).notes?.items.find((one) => one.id === note.id)).toMatchObject({ resolvedAt: null });
  const [first] = (await read(author, id)).notes?.items.find((one) => one.id === note.id)?.replies ?? [];
  const remove = 'mutation($id: ID!) { deleteNoteReply(replyId: $id) { __typename } }';
  expect(await reader.ask(remove, { id: first?.id })).toEqual({ deleteNoteReply: { __typename: 'NotFound' } });
  expect(await author.ask(remove, { id: first?.id })).toEqual({ deleteNoteReply: { __typename: 'Note' } });
  expect(await reader.ask('mutation($id: ID!) { deleteNote(noteId: $id) { __typename } }', { id: note.id })).toEqual({
    deleteNote: { __typename: 'DeletedNote' },
  });
  expect((await read(author, id)).notes?.items).toHaveLength(1);
});

test('PROF-5: an author who takes no private notes gets none, and readers are told so', async () => {
  const { id, author, reader, writers } = await scene();
  const before = await create(reader, id);
  expect((await read(reader, id)).viewerEdge.canWriteNote).toBe(true);
  await as(author).ask(
    `mutation($id: ID!) { updateViewerPreferences(userId: $id, preferences: [
      { name: "PUBLISHING_ALLOW_PRIVATE_NOTES", booleanValue: false }]) { success } }`,
    { id: author },
  );
  expect(await create(reader, id)).toMatchObject({
    __typename: 'Forbidden',
    message: 'The author doesn’t accept private notes.',
  });
  const seen = await read(reader, id);
  expect(seen.viewerEdge.canWriteNote).toBe(false);
  expect(seen.notes?.items).toMatchObject([{ id: before.id, viewerCan: { reply: false } }]);
  expect((await reader.ask(REPLY, { id: before.id, body: 'Hm' }))['replyToNote']).toMatchObject({
    __typename: 'Forbidden',
  });
  expect((await writers[1]?.ask(REPLY, { id: before.id, body: 'Sorry' }))?.['replyToNote']).toMatchObject({
    __typename: 'Note',
  });
});

test('rules 31, 144: who is blocked, suspended, unverified or signed out writes none, and notes of the blocked are hidden', async () => {
  const { id, author, reader, writers } = await scene();
  await create(reader, id);
  const { personId } = reader.viewer;
  await expect(create(as(personId, { isSuspended: true }), id)).rejects.toThrow(/FORBIDDEN/);
  await expect(create(accountBrowser(world.graph, null), id)).rejects.toThrow(/FORBIDDEN/);
  expect(await create(as(personId, { isEmailVerified: false }), id)).toMatchObject({ __typename: 'Forbidden' });
  const coAuthor = writers[1]?.viewer.personId ?? '';
  await expect(create(as(personId, { blockedBy: new Set([coAuthor]) }), id)).rejects.toThrow(/FORBIDDEN/);
  const wary = as(author, { blocking: new Set([personId]) });
  expect((await read(wary, id)).notes?.items).toEqual([]);
});

test('a note has something to say, of at most 2,000 characters, on words that are there', async () => {
  const { id, reader } = await scene();
  for (const input of [{ body: ' \n ' }, { body: 'x'.repeat(2_001) }, { text: 'words nobody wrote' }, { text: 'a' }]) {
    expect(await create(reader, id, input)).toMatchObject({ __typename: 'BadRequest' });
  }
  const body = '<img src=x onerror=alert(1)> & "text"';
  expect(await create(reader, id, { body })).toMatchObject({ body });
});

test('rule 11: a note says when the passage changed', async () => {
  const { id, reader } = await scene();
  await create(reader, id);
  const change = async (text: string) => {
    await world.database.kysely
      .updateTable('story_body')
      .set({ document: JSON.stringify(storyDocument(paragraph(text))) })
      .where('story_id', '=', id)
      .execute();
    await placeNotesOf(world.database, id);
    return (await read(reader, id)).notes?.items[0]?.isPassageChanged;
  };
  expect(await change('Quite another text.')).toBe(true);
  expect(await change(`Before. ${SENTENCE}`)).toBe(false);
});
