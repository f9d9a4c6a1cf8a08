import { describe, expect, test } from 'vitest';
import manifest from '#graphql/generated/trusted-documents.json' with { type: 'json' };
import { buildStory } from '#test/factories/build-story.ts';
import { openProgram } from '#test/support/open-site.ts';
import { signIn } from '#test/support/sign-in.ts';

const program = await openProgram();

type Result = {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly { readonly message: string }[];
};

async function post(body: unknown, headers: Readonly<Record<string, string>> = {}) {
  program.clock.advance(10_000);
  const answer = await program.ask('/_/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { ...answer, json: JSON.parse(answer.text) as Result & readonly Result[] };
}

const messages = (result: Result) => (result.errors ?? []).map(({ message }) => message).join(' ');

describe('CORE-2: the graph over HTTP', () => {
  test('one operation or an array of up to 20, answered in order; 21 are refused with 413', async () => {
    expect((await post({ query: '{ isLoggedIn }' })).json).toEqual({ data: { isLoggedIn: false } });
    const batch = Array.from({ length: 20 }, (_item, index) => ({
      query: 'query Tag($slug: ID!) { tagFromSlug(tagSlug: $slug) { slug } }',
      variables: { slug: index % 2 === 0 ? 'letters' : 'rooms' },
    }));
    const many = await post(batch);
    expect(many.status).toBe(200);
    expect(many.json.map(({ data }) => data)).toEqual(
      batch.map(({ variables }) => ({ tagFromSlug: { slug: variables.slug } })),
    );
    expect((await post([...batch, batch[0]])).status).toBe(413);
    expect((await post([])).status).toBe(400);
  });

  test('changes of one request are made in their order: what was asked for last is how it stays', async () => {
    const [{ headers }, { id }] = [await signIn(program), await buildStory(program.context)];
    const sha256Hash = Object.entries(manifest).find(([, { name }]) => name === 'SetReadingListState')?.[0];
    const save = (state: string) => ({
      operationName: 'SetReadingListState',
      variables: { targetPostId: id, state: `READING_LIST_${state}` },
      extensions: { persistedQuery: { version: 1, sha256Hash } },
    });
    for (const last of ['QUEUE', 'NONE', 'QUEUE', 'NONE']) {
      const before = last === 'NONE' ? 'QUEUE' : 'NONE';
      const states = Array.from({ length: 10 }, (_one, index) => save(index % 2 === 0 ? before : last));
      const { json } = await post(states, headers);
      expect(json.map(messages).join('')).toBe('');
      const query = `{ postViewerEdges(postIds: ["${id}"]) { readingListState } }`;
      const kept = await post({ query }, headers);
      expect(kept.json.data).toEqual({ postViewerEdges: [{ readingListState: `READING_LIST_${last}` }] });
    }
  });

  test('partial data: a wrong operation leaves its neighbours alone, a failed field its siblings', async () => {
    const { json } = await post([{ query: '{ nonsense }' }, { query: '{ isLoggedIn }' }]);
    expect(messages(json[0] ?? {})).toContain('nonsense');
    expect(json[1]).toEqual({ data: { isLoggedIn: false } });
    const partial = await post({
      query: '{ isLoggedIn latestPosts(paging: { limit: 2, to: "no cursor" }) { pagingInfo { next } } }',
    });
    expect(partial.status).toBe(200);
    expect(partial.json.errors?.length).toBe(1);
  });

  test('our own pages go by hash; an unknown hash is refused; a text under a wrong hash too', async () => {
    const found = Object.entries(manifest).find(([, { name }]) => name === 'NotFoundScreenQuery');
    const sha256Hash = found?.[0] ?? '';
    const send = (hash: string, query?: string) =>
      post({
        operationName: 'NotFoundScreenQuery',
        query,
        extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
      });
    const known = await send(sha256Hash);
    expect(known.json.data).toMatchObject({ staffPicksFeed: { items: { length: 4 } } });
    expect(messages((await send('0'.repeat(64))).json)).not.toBe('');
    expect(messages((await send('0'.repeat(64), '{ isLoggedIn }')).json)).not.toBe('');
  });
});

describe('CORE-2: limits that count everything', () => {
  const posts = (inner: string) => `{ latestPosts(paging: { limit: 25 }) { items { post { ${inner} } } } }`;
  const nested = (depth: number): string =>
    depth === 0 ? 'id' : `creator { ${'id '.repeat(1)} pinnedPosts { ${nested(depth - 1)} } }`;

  test.each([
    ['depth', `{ ${'a { '.repeat(60)} id ${'} '.repeat(60)} }`],
    ['aliases', `{ ${Array.from({ length: 300 }, (_item, index) => `a${index}: isLoggedIn`).join(' ')} }`],
    ['__typename', `{ ${Array.from({ length: 3_000 }, (_item, index) => `a${index}: __typename`).join(' ')} }`],
    [
      'repeated __typename in lists',
      posts(Array.from({ length: 500 }, (_item, index) => `t${index}: __typename`).join(' ')),
    ],
    ['tokens', `{ isLoggedIn ${'@skip(if: false) '.repeat(5_000)} }`],
    ['directives', `{ isLoggedIn ${'@include(if: true) '.repeat(200)} }`],
    ['fragments in a circle', 'query { ...A } fragment A on Query { ...B } fragment B on Query { ...A }'],
    ['nesting', posts(nested(12))],
    ['a large list', '{ latestPosts(paging: { limit: 1000000 }) { items { post { id } } } }'],
  ])('%s is refused or cut, in a sentence', async (_name, query) => {
    const { status, json, text } = await post({ query });
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/at \w+ \(|node_modules/);
    if (json.errors === undefined) expect(text.length).toBeLessThan(60_000);
    else expect(messages(json).length).toBeGreaterThan(10);
  });

  test('a query of a hundred thousand characters is answered quickly and refused', async () => {
    const { status, json } = await post({ query: `{ ${'isLoggedIn '.repeat(20_000)} }` });
    expect(status === 200 || status === 400 || status === 413).toBe(true);
    expect(json.errors).toBeDefined();
  });

  test('the schema is not told to strangers', async () => {
    for (const query of ['{ __schema { types { name } } }', '{ __type(name: "User") { fields { name } } }']) {
      const { json } = await post({ query });
      expect(json.data?.['__schema'] ?? json.data?.['__type'] ?? null).toBeNull();
      expect(json.errors?.length).toBeGreaterThan(0);
    }
  });
});

describe('CORE-3, CORE-4: names and results', () => {
  test('lookups answer with typed results, never with an error', async () => {
    const { stories, people } = program.world;
    const query = 'query ($id: ID!) { postResult(id: $id) { __typename } }';
    const typeOf = async (id: string) => (await post({ query, variables: { id } })).json.data?.['postResult'];
    expect(await typeOf(stories.specimen.id)).toEqual({ __typename: 'Post' });
    // A stranger does not learn that there is a draft.
    expect(await typeOf(stories.draft.id)).toEqual({ __typename: 'NotFound' });
    expect(await typeOf('ffffffffffff')).toEqual({ __typename: 'NotFound' });
    expect(await typeOf("' or 1=1 --")).toEqual({ __typename: 'NotFound' });
    const users = await post({
      query: 'query ($id: ID!) { userResult(id: $id) { __typename } }',
      variables: { id: people.sam },
    });
    expect(users.json.errors).toBeUndefined();
  });

  test('the operations that this issue serves answer by their names', async () => {
    const names = Object.values(manifest).map(({ name }) => name);
    for (const name of ['NotFoundScreenQuery', 'PublicationNavigationContextQuery']) expect(names).toContain(name);
    const query = `query ($slug: ID!, $publication: ID!) {
      tagFromSlug(tagSlug: $slug) { id }
      collectionByDomainOrSlug(domainOrSlug: $publication) { id name navigationItems { title } }
      staffPicksFeed(paging: { limit: 4 }) { items { post { id title } } }
      viewer { id } isLoggedIn visitor { id } variantFlags { name }
    }`;
    const { json } = await post({ query, variables: { slug: 'letters', publication: 'field-notes' } });
    expect(json.errors).toBeUndefined();
    expect(json.data).toMatchObject({
      viewer: null,
      isLoggedIn: false,
      collectionByDomainOrSlug: { name: 'Field Notes' },
    });
    expect(json.data).toMatchObject({ staffPicksFeed: { items: { length: 4 } } });
  });

  test('lists go on by cursor without a gap or a double', async () => {
    const query =
      'query ($to: String) { latestPosts(paging: { limit: 7, to: $to }) { items { post { id } } pagingInfo { next } } }';
    const seen: string[] = [];
    let to: string | null = null;
    for (let page = 0; page < 12; page += 1) {
      const { json } = await post({ query, variables: { to } });
      const feed = json.data?.['latestPosts'] as {
        items: { post: { id: string } }[];
        pagingInfo: { next: string | null };
      };
      seen.push(...feed.items.map((item) => item.post.id));
      to = feed.pagingInfo.next;
      if (to === null) break;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(40);
    for (const story of program.world.stories.plain) expect(seen).toContain(story.id);
  });
});
