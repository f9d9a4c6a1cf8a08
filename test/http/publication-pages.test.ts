import { beforeAll, expect, test } from 'vitest';
import { banLink } from '#modules/ground/banned-links/ban-link.ts';
import { suspendPerson } from '#modules/running/moderation/suspend-person.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { openProgram } from '#test/support/open-site.ts';
import { openVisitor, signIn } from '#test/support/sign-in.ts';

const program = await openProgram();
let owner: Headers;
beforeAll(async () => {
  owner = (await signIn(program, { person: program.world.people.bela })).headers;
});

type Headers = Readonly<Record<string, string>>;
type Page = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly text: string;
  revision: number;
};
type Answer = { readonly __typename: string; readonly message?: string; readonly field?: string; readonly page?: Page };

const SAVE = `mutation($input: SaveCollectionPageInput!) { answer: saveCollectionPage(input: $input) {
  __typename
  ... on SavedCollectionPage { page { id slug title text revision } }
  ... on CollectionPageConflict { message page { id slug title text revision } }
  ... on CollectionPageRefusal { field message }
  ... on UserError { message } } }`;
const DELETE = `mutation($collectionId: ID!, $pageId: ID!) { answer: deleteCollectionPage(
  collectionId: $collectionId, pageId: $pageId) { __typename ... on UserError { message } } }`;
const PREVIEW = `mutation($collectionId: ID!, $text: String!) { answer: previewCollectionPage(
  collectionId: $collectionId, text: $text) { __typename
  ... on CollectionPagePreview { bodyHtml } ... on UserError { message } } }`;

async function send(headers: Headers, query: string, variables: object) {
  const { text } = await program.ask('/_/graphql', {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  return JSON.parse(text) as { data: { answer: Answer } | null; errors?: readonly { message: string }[] };
}

const save = async (input: object, headers = owner): Promise<Answer> => {
  const blank = { collectionId: program.world.publications.harbour, pageId: null, revision: null, title: '', slug: '' };
  const { data } = await send(headers, SAVE, { input: { ...blank, text: '', ...input } });
  return data?.answer ?? { __typename: 'none' };
};

const kinds = ['owner', 'editor', 'writer', 'stranger', 'visitor', 'suspended'] as const;

async function headersOf(kind: (typeof kinds)[number]): Promise<Headers> {
  if (kind === 'visitor') return (await openVisitor(program)).headers;
  if (kind === 'owner') return owner;
  const { headers, personId } = await signIn(program);
  const publicationId = program.world.publications.harbour;
  if (kind === 'suspended') {
    await appointMember(program.context, { publicationId, personId, role: 'editor' });
    await suspendPerson(program.context, { personId, rule: 'SPAM', reason: 'Spam' });
  } else if (kind !== 'stranger') await appointMember(program.context, { publicationId, personId, role: kind });
  return headers;
}

test('PUB-1, PUB-4: owner and editors write, preview and delete pages; nobody else does, or reads how they are written', async () => {
  const collectionId = program.world.publications.harbour;
  const allowed: ReadonlySet<string> = new Set(['owner', 'editor']);
  for (const kind of kinds) {
    const headers = await headersOf(kind);
    const isAllowed = allowed.has(kind);
    const made = await save({ title: `By ${kind}`, slug: kind, text: 'Set by hand.' }, headers);
    expect(made.__typename, kind).toBe(isAllowed ? 'SavedCollectionPage' : 'none');
    const preview = await send(headers, PREVIEW, { collectionId, text: '**Bold**' });
    expect(preview.data?.answer.__typename, kind).toBe(isAllowed ? 'CollectionPagePreview' : undefined);
    const pageId = made.page?.id ?? (await save({ title: 'Another', slug: `for-${kind}`, text: 'Words.' })).page?.id;
    const query = `query($id: ID!) { collection(id: $id) { writtenPage(slug: "for-${kind}") { text } } }`;
    const read = await send(headers, query, { id: collectionId });
    if (!isAllowed) expect(JSON.stringify(read), kind).not.toContain('Words.');
    const gone = await send(headers, DELETE, { collectionId, pageId });
    expect(gone.data?.answer.__typename, kind).toBe(isAllowed ? 'Collection' : undefined);
  }
});

test('PUB-1, PUB-2: what is written about a publication is what readers find under About, at once', async () => {
  const before = await program.ask('/harbour/about');
  expect(before.text).not.toContain('We write by the <strong>sea</strong>');
  const first = await save({ slug: 'about', text: 'We write by the **sea**.\n\n## Who we are\n\nSailors.' });
  expect(first).toMatchObject({ __typename: 'SavedCollectionPage', page: { slug: 'about', revision: 1 } });
  const after = await program.ask('/harbour/about');
  expect(after.text).toContain('We write by the <strong>sea</strong>');
  expect(after.text).toContain('Who we are');
  const activity = await program.context.database.kysely
    .selectFrom('publication_activity')
    .select(['kind', 'subject', 'actor_id'])
    .where('publication_id', '=', program.world.publications.harbour)
    .orderBy('created_at', 'desc')
    .execute();
  expect(activity).toContainEqual({
    kind: 'page.written',
    subject: 'About',
    actor_id: program.world.people.bela,
  });
  // What comes back to be edited says the same.
  const again = await save({ slug: 'about', pageId: first.page?.id, revision: 1, text: first.page?.text });
  expect(again.page).toMatchObject({ text: first.page?.text, revision: 2 });
  const gone = await save({ slug: 'about', pageId: first.page?.id, revision: 2 });
  expect(gone).toMatchObject({ __typename: 'SavedCollectionPage', page: null });
  expect((await program.ask('/harbour/about')).text).not.toContain('Sailors.');
});

test('PUB-1: of two who write at once the second is told what stands there, and loses nothing', async () => {
  const first = await save({ slug: 'about', text: 'One.' });
  const page = { slug: 'about', pageId: first.page?.id, revision: 1 };
  // Somebody else had the empty form open.
  expect(await save({ slug: 'about', text: 'Also the first.' })).toMatchObject({
    __typename: 'CollectionPageConflict',
    page: { text: 'One.', revision: 1 },
  });
  const both = await Promise.all([save({ ...page, text: 'Two.' }), save({ ...page, text: 'Three.' })]);
  const names = both.map((answer) => answer.__typename).toSorted();
  expect(names).toEqual(['CollectionPageConflict', 'SavedCollectionPage']);
  const saved = both.find(({ __typename }) => __typename === 'SavedCollectionPage')?.page;
  const lost = both.find(({ __typename }) => __typename === 'CollectionPageConflict');
  expect(lost?.page).toEqual(saved);
  expect(lost?.message).toContain('Someone else saved this page');
  const over = await save({ ...page, revision: lost?.page?.revision, text: 'Mine after all.' });
  expect(over.page).toMatchObject({ text: 'Mine after all.', revision: 3 });
  const collectionId = program.world.publications.harbour;
  await send(owner, DELETE, { collectionId, pageId: first.page?.id });
  expect(await save({ ...page, revision: 3, text: 'Late.' })).toMatchObject({
    __typename: 'CollectionPageConflict',
    page: null,
  });
});

test('PUB-2: a page that gets another address takes the bar along, and its old address leads to it', async () => {
  const collectionId = program.world.publications.harbour;
  const made = await save({ title: 'House rules', slug: 'House Rules', text: 'Knock first.' });
  expect(made.page).toMatchObject({ slug: 'house-rules', revision: 1 });
  const arrange = `mutation($input: UpdateCollectionNavigationInput!) { answer: updateCollectionNavigation(input: $input)
    { __typename ... on UserError { message } } }`;
  const items = [
    { destination: 'PAGE', title: 'Rules', value: 'house-rules' },
    { destination: 'LATEST', title: 'Latest', value: '' },
  ];
  await send(owner, arrange, { input: { collectionId, items } });
  const page = { pageId: made.page?.id, title: 'House rules', text: 'Knock first.' };
  expect(await save({ ...page, revision: 1, slug: 'rules' })).toMatchObject({ page: { slug: 'rules', revision: 2 } });
  const moved = await program.ask('/harbour/subpage/house-rules');
  expect([moved.status, moved.headers.location]).toEqual([301, '/harbour/subpage/rules']);
  const shown = await program.ask('/harbour/subpage/rules');
  expect(shown.text).toContain('Knock first.');
  expect(shown.text).toContain('href="/harbour/subpage/rules"');
  // Another page may have the address that is free again, and then it is that page's.
  await save({ title: 'House rules, old', slug: 'house-rules', text: 'Ring twice.' });
  expect((await program.ask('/harbour/subpage/house-rules')).text).toContain('Ring twice.');

  await send(owner, DELETE, { collectionId, pageId: made.page?.id });
  expect((await program.ask('/harbour/subpage/rules')).status).toBe(404);
  const front = await program.ask('/harbour');
  expect(front.text).not.toContain('/harbour/subpage/rules');
  expect(front.text).toContain('href="/harbour/latest"');
});

test('PUB-1: what cannot be a page is refused at its field, with a sentence', async () => {
  const page = { title: 'Shop', slug: 'shop', text: 'Open on Mondays.' };
  const made = await save(page);
  const wrong: readonly [object, string, RegExp][] = [
    [{ ...page, title: ' ' }, 'TITLE', /title/],
    [{ ...page, slug: '/?!' }, 'SLUG', /address/],
    [{ ...page, slug: 'About' }, 'SLUG', /belongs to your About page/],
    [page, 'SLUG', /Another one of your pages/],
    [{ ...page, slug: 'empty', text: ' \n ' }, 'TEXT', /at least one sentence/],
    [{ ...page, slug: 'long', text: 'a'.repeat(100_001) }, 'TEXT', /100,000/],
    [{ ...page, slug: 'deep', text: `${'>'.repeat(50_000)} deep` }, 'TEXT', /./],
    [{ ...page, slug: 'about', pageId: made.page?.id, revision: 1 }, 'SLUG', /belongs to your About page/],
  ];
  for (const [input, field, message] of wrong) {
    const answer = await save(input);
    expect(answer, JSON.stringify(input).slice(0, 80)).toMatchObject({ __typename: 'CollectionPageRefusal', field });
    expect(answer.message).toMatch(message);
  }
  await banLink(program.context, { pattern: 'casino.example', reason: 'Spam' });
  const banned = await save({ ...page, slug: 'luck', text: 'Play at https://casino.example/now today.' });
  expect(banned.message).toBe('These links aren’t allowed here: https://casino.example/now.');
});
