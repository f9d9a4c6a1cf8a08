import { afterAll, beforeAll, expect, test } from 'vitest';
import { heading, paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { placeHighlightsOf } from './place-highlights-anew.ts';

const SENTENCE = 'The keeper of the lighthouse wrote every evening of the small engines in the harbour.';
const WORDS = 'wrote every evening of the small engines';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

async function member(changes: Partial<Viewer> = {}) {
  const personId = await buildPerson(world.context);
  return { personId, browser: accountBrowser(world.graph, buildViewer({ personId, ...changes })) };
}

async function story(changes: Parameters<typeof buildStory>[1] = {}) {
  return await buildStory(world.context, {
    document: storyDocument(heading(1, 'An index'), paragraph('First words.'), paragraph(SENTENCE)),
    ...changes,
  });
}

/** Only a command of publishing does this otherwise. */
async function seenBy(visibility: 'locked' | 'unlisted') {
  const made = await story();
  await world.database.kysely
    .updateTable('story')
    .set({ visibility, is_listed: visibility === 'locked' })
    .where('id', '=', made.id)
    .execute();
  return made;
}

const CREATE = `mutation($input: CreateQuoteInput!) { createQuote(input: $input) { __typename
  ... on Quote { id text prefix suffix paragraphId startOffset endOffset isPrivate isPassageChanged }
  ... on UserError { message } } }`;
const OF_STORY = `query($id: ID!) { postResult(id: $id) { ... on Post {
  quotes { items { id text user { id } } } topHighlight { count quote { text } }
  highlights { count isTop quote { id text } } viewerEdge { quotes { id isPrivate isPassageChanged startOffset } } } } }`;

type Quote = { id: string; paragraphId: string; startOffset: number; endOffset: number };
type OfStory = {
  quotes: { items: { id: string; text: string }[] };
  topHighlight: { count: number; quote: { text: string } } | null;
  highlights: { count: number; isTop: boolean; quote: { id: string } }[];
  viewerEdge: { quotes: { id: string; isPrivate: boolean; isPassageChanged: boolean; startOffset: number }[] };
};
type Browser = Awaited<ReturnType<typeof member>>['browser'];

async function create(browser: { ask: Browser['ask'] }, postId: string, input: object = {}) {
  const answer = await browser.ask(CREATE, { input: { postId, text: WORDS, ...input } });
  return answer['createQuote'] as Quote & { __typename: string; message?: string };
}
const read = async (browser: { ask: Browser['ask'] }, id: string) =>
  (await browser.ask(OF_STORY, { id }))['postResult'] as OfStory;

test('STORY-7: a passage is marked by its words, or by its place, which must hold them', async () => {
  const { id } = await story();
  const { browser } = await member();
  const made = await create(browser, id);
  expect(made).toMatchObject({
    __typename: 'Quote',
    text: WORDS,
    startOffset: 28 + 1,
    prefix: 'The keeper of the lighthouse ',
    isPrivate: false,
  });
  expect(made.endOffset - made.startOffset).toBe(WORDS.length);
  const { paragraphId, startOffset, endOffset } = made;
  const byPlace = await create(browser, id, { paragraphId, startOffset, endOffset, isPrivate: true });
  expect(byPlace).toMatchObject({ id: made.id, isPrivate: true });
  const wrong = [
    { paragraphId, startOffset: startOffset + 1, endOffset },
    { paragraphId: 'nothere', startOffset, endOffset },
    { paragraphId, startOffset, endOffset: 5_000 },
    { paragraphId, startOffset: -4, endOffset },
    { paragraphId },
    { text: 'words that nobody wrote' },
    { text: 'First words. The keeper' },
    { text: ' of\u00a0' },
  ];
  for (const input of wrong) {
    expect(await create(browser, id, input), JSON.stringify(input)).toMatchObject({ __typename: 'BadRequest' });
  }
  expect(await create(browser, id, { text: 'an' })).toMatchObject({ message: 'Select at least 3 characters.' });
});

test('rule 29: a private highlight is its reader’s alone; three readers make a top highlight', async () => {
  const { id } = await story();
  const readers = [await member(), await member(), await member()];
  const secret = await member();
  await create(secret.browser, id, { isPrivate: true, text: 'The keeper of the lighthouse' });
  for (const reader of readers.slice(0, 2)) await create(reader.browser, id);
  const signedOut = accountBrowser(world.graph, null);
  expect(await read(signedOut, id)).toMatchObject({
    topHighlight: null,
    highlights: [{ count: 2, isTop: false }],
    quotes: { items: [{}, {}] },
    viewerEdge: { quotes: [] },
  });
  await create(readers[2]?.browser ?? secret.browser, id, { text: 'every evening' });
  const seen = await read(signedOut, id);
  expect(seen.topHighlight).toEqual({ count: 3, quote: { text: 'every evening' } });
  expect(JSON.stringify(seen)).not.toContain('The keeper');
  expect((await read(secret.browser, id)).viewerEdge.quotes).toMatchObject([{ isPrivate: true }]);
});

test('PROF-1: a person’s page has public highlights, and to themselves the private ones too', async () => {
  const [open, unlisted] = [await story(), await seenBy('unlisted')];
  const ada = await member();
  await create(ada.browser, open.id);
  await create(ada.browser, open.id, { text: 'First words.', isPrivate: true });
  await create(ada.browser, unlisted.id);
  const query = 'query($id: ID!) { user(id: $id) { quotes { items { text isPrivate post { id } } } } }';
  const itemsFor = async (browser: { ask: Browser['ask'] }) =>
    ((await browser.ask(query, { id: ada.personId }))['user'] as { quotes: { items: object[] } }).quotes.items;
  expect(await itemsFor(accountBrowser(world.graph, null))).toEqual([
    { text: WORDS, isPrivate: false, post: { id: open.id } },
  ]);
  expect(await itemsFor(ada.browser)).toHaveLength(3);
});

test('STORY-7: who is blocked, unverified, suspended or signed out marks nothing; a draft and a locked story neither', async () => {
  const { id } = await story();
  const author = await buildPerson(world.context);
  const byAuthor = await story({ authorIds: [await buildPerson(world.context), author] });
  const ada = await member();
  const as = (changes: Partial<Viewer>) =>
    accountBrowser(world.graph, buildViewer({ personId: ada.personId, ...changes }));
  await expect(create(accountBrowser(world.graph, null), id)).rejects.toThrow(/FORBIDDEN/);
  await expect(create(as({ isSuspended: true }), id)).rejects.toThrow(/FORBIDDEN/);
  await expect(create(as({ blockedBy: new Set([author]) }), byAuthor.id)).rejects.toThrow(/FORBIDDEN/);
  expect(await create(as({ isEmailVerified: false }), id)).toMatchObject({ __typename: 'Forbidden' });
  const locked = await seenBy('locked');
  expect(await create(ada.browser, locked.id)).toMatchObject({ __typename: 'Forbidden' });
  const member2 = as({ isMember: true });
  await create(member2, locked.id);
  expect((await read(accountBrowser(world.graph, null), locked.id)).quotes.items).toEqual([]);
  expect((await read(member2, locked.id)).quotes.items).toHaveLength(1);
  const draft = await story({ state: 'draft' });
  expect(await create(ada.browser, draft.id)).toMatchObject({ __typename: 'NotFound' });
});

test('rule 31: highlights of who is kept apart from the viewer are not shown', async () => {
  const { id } = await story();
  const [ada, bob] = [await member(), await member()];
  await create(ada.browser, id);
  for (const side of ['blockedBy', 'blocking'] as const) {
    const viewer = buildViewer({ personId: bob.personId, [side]: new Set([ada.personId]) });
    expect(await read(accountBrowser(world.graph, viewer), id)).toMatchObject({
      quotes: { items: [] },
      highlights: [],
    });
  }
});

test('a highlight is taken away by its reader alone, and a quote is found by its id to write about it', async () => {
  const { id } = await story();
  const [ada, bob] = [await member(), await member()];
  const made = await create(ada.browser, id);
  const remove = 'mutation($id: ID!) { deleteQuote(quoteId: $id) { __typename } }';
  const find = 'query($id: ID!) { quote(id: $id) { text post { id } user { id } } }';
  expect(await bob.browser.ask(remove, { id: made.id })).toEqual({ deleteQuote: { __typename: 'NotFound' } });
  expect(await bob.browser.ask(find, { id: made.id })).toEqual({
    quote: { text: WORDS, post: { id }, user: { id: ada.personId } },
  });
  expect(await ada.browser.ask(remove, { id: made.id })).toEqual({ deleteQuote: { __typename: 'DeletedQuote' } });
  expect(await ada.browser.ask(remove, { id: made.id })).toEqual({ deleteQuote: { __typename: 'NotFound' } });
  expect(await bob.browser.ask(find, { id: made.id })).toEqual({ quote: null });
  const hidden = await create(ada.browser, id, { isPrivate: true });
  expect(await bob.browser.ask(find, { id: hidden.id })).toEqual({ quote: null });
});

async function edit(storyId: string, document: StoryDocument) {
  await world.database.kysely
    .updateTable('story_body')
    .set({ document: JSON.stringify(document) })
    .where('story_id', '=', storyId)
    .execute();
  await placeHighlightsOf(world.database, storyId);
}

test('rule 11: after an edit a highlight stands where its words are, or says that the passage changed', async () => {
  const { id } = await story();
  const ada = await member();
  await create(ada.browser, id);
  const own = async () => (await read(ada.browser, id)).viewerEdge.quotes;
  await edit(id, storyDocument(paragraph('New.'), paragraph(`Yes. ${SENTENCE}`)));
  expect(await own()).toMatchObject([{ isPassageChanged: false, startOffset: 34 }]);
  await edit(id, storyDocument(paragraph(SENTENCE.replace('wrote', 'noted'))));
  expect(await own()).toMatchObject([{ isPassageChanged: false, startOffset: 29 }]);
  await edit(id, storyDocument(paragraph('Another story altogether.')));
  expect(await own()).toMatchObject([{ isPassageChanged: true }]);
  expect((await read(ada.browser, id)).highlights).toEqual([]);
  await edit(id, storyDocument(paragraph(SENTENCE)));
  expect(await own()).toMatchObject([{ isPassageChanged: false, startOffset: 29 }]);
});

test('rule 11: two highlights of one reader that come to stand in one place become one', async () => {
  const { id } = await story({ document: storyDocument(paragraph('The sea. The sea.'), paragraph('Other words.')) });
  const ada = await member();
  await create(ada.browser, id, { text: 'The sea.', suffix: 'The sea.' });
  await create(ada.browser, id, { text: 'The sea.', prefix: 'The sea.' });
  expect((await read(ada.browser, id)).viewerEdge.quotes).toHaveLength(2);
  await edit(id, storyDocument(paragraph('The sea.'), paragraph('Other words.')));
  expect((await read(ada.browser, id)).viewerEdge.quotes).toHaveLength(1);
});

test('limits: 300 highlights an hour', async () => {
  const { id } = await story();
  const ada = await member();
  const answers: (string | undefined)[] = [];
  for (let start = 0; start < 310; start += 10) {
    const aliases = Array.from(
      { length: 10 },
      (_none, index) => `a${index}: createQuote(input: $input) { __typename }`,
    );
    const answer = await ada.browser.ask(`mutation($input: CreateQuoteInput!) { ${aliases.join(' ')} }`, {
      input: { postId: id, text: WORDS },
    });
    answers.push(...Object.values(answer).map((one) => (one as { __typename: string }).__typename));
  }
  expect(answers.filter((name) => name === 'RateLimited')).toHaveLength(10);
});
