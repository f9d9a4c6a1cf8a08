import { beforeAll, expect, test } from 'vitest';
import { suspendPerson } from '#modules/running/moderation/suspend-person.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { openProgram } from '#test/support/open-site.ts';
import { readPage } from '#test/support/read-page.ts';
import { openVisitor, signIn } from '#test/support/sign-in.ts';

type Headers = Readonly<Record<string, string>>;
type Section = { readonly id: string; readonly slug: string; readonly revision: number };
type Answer = {
  readonly __typename: string;
  readonly message?: string;
  readonly field?: string;
  readonly revision?: number | null;
  readonly section?: Section;
};

const program = await openProgram();
let owner: Headers;
let collectionId: string;
let stories: readonly { readonly id: string; readonly title: string }[];
beforeAll(async () => {
  owner = (await signIn(program, { person: program.world.people.ada })).headers;
  collectionId = program.world.publications['field-notes'];
  stories = await program.context.database.query<{ id: string; title: string }>(
    'stories_of',
    'select id, title from story where publication_id = $1 and is_listed order by sort_key desc limit 4',
    [collectionId],
  );
});

const SAVE = `mutation($input: SaveCollectionSectionInput!) { answer: saveCollectionSection(input: $input) {
  __typename
  ... on SavedCollectionSection { section { id slug revision } }
  ... on CollectionSectionConflict { message revision }
  ... on CollectionSectionRefusal { field message }
  ... on UserError { message } } }`;
const DELETE = `mutation($collectionId: ID!, $sectionId: ID!) { answer: deleteCollectionSection(
  collectionId: $collectionId, sectionId: $sectionId) { __typename ... on UserError { message } } }`;

async function send(headers: Headers, query: string, variables: object): Promise<Answer> {
  const body = JSON.stringify({ query, variables });
  const { text } = await program.ask('/_/graphql', { method: 'POST', headers, body });
  const { data } = JSON.parse(text) as { data: { answer: Answer } | null };
  return data?.answer ?? { __typename: 'none' };
}

const save = (input: object, headers = owner): Promise<Answer> =>
  send(headers, SAVE, {
    input: { collectionId, sectionId: null, revision: null, topic: null, postIds: [], title: '', slug: '', ...input },
  });
const storiesAt = async (path: string) => readPage((await program.ask(path)).text).stories;

test('PUB-1, PUB-4: owner and editors make and delete feature pages; nobody else does', async () => {
  const allowed: ReadonlySet<string> = new Set(['owner', 'editor']);
  for (const kind of ['owner', 'editor', 'writer', 'stranger', 'visitor', 'suspended'] as const) {
    const headers = await headersOf(kind);
    const made = await save({ title: `By ${kind}`, slug: `by-${kind}`, topic: 'Letters' }, headers);
    expect(made.__typename, kind).toBe(allowed.has(kind) ? 'SavedCollectionSection' : 'none');
    const sectionId = made.section?.id ?? (await save({ title: kind, slug: `for-${kind}` })).section?.id;
    const gone = await send(headers, DELETE, { collectionId, sectionId });
    expect(gone.__typename, kind).toBe(allowed.has(kind) ? 'Collection' : 'none');
  }
});

async function headersOf(kind: 'owner' | 'editor' | 'writer' | 'stranger' | 'visitor' | 'suspended'): Promise<Headers> {
  if (kind === 'owner') return owner;
  if (kind === 'visitor') return (await openVisitor(program)).headers;
  const { headers, personId } = await signIn(program);
  const member = { publicationId: collectionId, personId };
  if (kind === 'suspended') {
    await appointMember(program.context, { ...member, role: 'editor' });
    await suspendPerson(program.context, { personId, rule: 'SPAM', reason: 'Spam' });
  } else if (kind !== 'stranger') await appointMember(program.context, { ...member, role: kind });
  return headers;
}

test('PUB-2: chosen stories stand in their order, those about a topic come by themselves', async () => {
  const [first, second, third] = stories.map(({ id }) => id);
  const titles = (...ids: (string | undefined)[]) => ids.map((id) => stories.find((story) => story.id === id)?.title);
  const made = await save({ title: 'Start here', slug: 'start-here', postIds: [third, first, second] });
  expect(made.section).toMatchObject({ slug: 'start-here', revision: 1 });
  expect(await storiesAt('/field-notes/section/start-here')).toEqual(titles(third, first, second));
  const page = { sectionId: made.section?.id, title: 'Start here', slug: 'start-here' };
  await save({ ...page, revision: 1, postIds: [second, third] });
  expect(await storiesAt('/field-notes/section/start-here')).toEqual(titles(second, third));
  const topic = await save({ ...page, revision: 2, topic: 'Letters' });
  expect(topic.section?.revision).toBe(3);
  const [tagged, section] = [
    readPage((await program.ask('/field-notes/tagged/letters')).text),
    readPage((await program.ask('/field-notes/section/start-here')).text),
  ];
  expect(section.stories.length).toBeGreaterThan(0);
  expect(section.stories).toEqual(tagged.stories);
});

test('PUB-2, PUB-7: a feature page that moves or goes takes the bar along', async () => {
  const made = await save({ title: 'Boats', slug: 'boats', topic: 'Boats' });
  const arrange = `mutation($input: UpdateCollectionNavigationInput!) { answer: updateCollectionNavigation(input: $input)
    { __typename ... on UserError { message } } }`;
  const items = [{ destination: 'SECTION', title: 'Boats', value: 'boats' }];
  expect(await send(owner, arrange, { input: { collectionId, items } })).toEqual({ __typename: 'Collection' });
  const page = { sectionId: made.section?.id, title: 'Ships', topic: 'Boats' };
  expect(await save({ ...page, revision: 1, slug: 'ships' })).toMatchObject({ section: { slug: 'ships' } });
  const moved = await program.ask('/field-notes/section/boats');
  expect([moved.status, moved.headers.location]).toEqual([301, '/field-notes/section/ships']);
  expect((await program.ask('/field-notes/latest')).text).toContain('href="/field-notes/section/ships"');
  await send(owner, DELETE, { collectionId, sectionId: made.section?.id });
  expect((await program.ask('/field-notes/section/ships')).status).toBe(404);
  expect((await program.ask('/field-notes/latest')).text).not.toContain('/field-notes/section/ships');
});

test('PUB-1: of two who change one at once the second is told; what cannot be is refused at its field', async () => {
  const made = await save({ title: 'Twice', slug: 'twice' });
  const page = { sectionId: made.section?.id, revision: 1, title: 'Twice', slug: 'twice' };
  const both = await Promise.all([save({ ...page, title: 'One' }), save({ ...page, title: 'Two' })]);
  expect(both.map((answer) => answer.__typename).toSorted()).toEqual([
    'CollectionSectionConflict',
    'SavedCollectionSection',
  ]);
  expect(both.find((answer) => answer.__typename === 'CollectionSectionConflict')).toMatchObject({ revision: 2 });
  const wrong: readonly [object, string, RegExp][] = [
    [{ title: '', slug: 'a' }, 'TITLE', /title/],
    [{ title: 'A', slug: '?' }, 'SLUG', /address/],
    [{ title: 'A', slug: 'twice' }, 'SLUG', /Another one of your feature pages/],
    [{ title: 'A', slug: 'a', topic: ' ' }, 'TOPIC', /topic/],
    [{ title: 'A', slug: 'a', postIds: ['000000000000'] }, 'STORIES', /isn’t published here/],
    [
      { title: 'A', slug: 'a', postIds: Array.from({ length: 101 }, (_id, at) => String(at)) },
      'STORIES',
      /at most 100/,
    ],
  ];
  for (const [input, field, message] of wrong) {
    const answer = await save(input);
    expect(answer, JSON.stringify(input).slice(0, 80)).toMatchObject({ __typename: 'CollectionSectionRefusal', field });
    expect(answer.message).toMatch(message);
  }
});
