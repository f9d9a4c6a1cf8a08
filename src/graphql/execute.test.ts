import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { createLog } from '#platform/log/log.ts';
import type { DocumentAnswer } from '#shared/pages/page-contract.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { createGraph } from './execute.ts';
import manifest from './generated/trusted-documents.json' with { type: 'json' };
import { buildViewer } from '#test/factories/build-viewer.ts';
import { type TestGraph, addStory, createTestGraph, reader } from '#test/support/test-graph.ts';

let world: TestGraph;
const ids: string[] = [];

beforeAll(async () => {
  world = await createTestGraph();
  for (let index = 0; index < 12; index += 1) ids.push(await addStory(world.context, index));
});
afterAll(() => world.close());

type Answer = { readonly status: number; readonly answer: DocumentAnswer & readonly DocumentAnswer[] };
async function ask(body: unknown): Promise<Answer> {
  const response = await world.graph.executeRequest(body, reader());
  return { status: response.status, answer: JSON.parse(response.body) as Answer['answer'] };
}
const messageOf = (answer: DocumentAnswer): string => answer.errors?.[0]?.message ?? '';

describe('CORE-2: batches', () => {
  const operation = { query: '{ isLoggedIn }' };

  test('20 operations are answered in order, 21 are refused with 413', async () => {
    const twenty = Array.from({ length: 20 }, (_item, index) => ({ query: `{ n${index}: isLoggedIn }` }));
    const { status, answer } = await ask(twenty);
    expect(status).toBe(200);
    expect(answer.map((one) => Object.keys(one.data ?? {})[0])).toEqual(twenty.map((_one, index) => `n${index}`));
    expect((await ask([...twenty, operation])).status).toBe(413);
  });

  test('a part that fails leaves the rest alone', async () => {
    const { status, answer } = await ask([operation, { query: '{ nothingOfThisName }' }, 7]);
    expect(status).toBe(200);
    expect(answer[0]?.data).toEqual({ isLoggedIn: false });
    expect(messageOf(answer[1] ?? { data: null })).toContain('nothingOfThisName');
    expect(messageOf(answer[2] ?? { data: null })).toContain('isn’t a GraphQL request');
  });

  test('what is no request at all is refused with 400', async () => {
    for (const body of [null, 'text', {}, [], { query: 5 }]) expect((await ask(body)).status).toBe(400);
  });
});

describe('limits for texts of strangers (rule 147)', () => {
  const refused = async (query: string, variables?: unknown): Promise<string> =>
    messageOf((await ask({ query, variables })).answer);

  test('depth: 12 levels pass, 13 do not', async () => {
    const nest = (levels: number): string =>
      `{ latestPosts { items { post { creator ${'{ publications '.repeat(levels)}{ id } ${'}'.repeat(levels)} } } } }`;
    expect(nest(1)).toContain('publications');
    const chain = (pairs: number): string =>
      `{ postResult(id: "x") { ... on Post ${'{ readNext '.repeat(pairs)}{ id }${' }'.repeat(pairs)} } }`;
    expect(await refused(chain(10))).not.toContain('levels deep');
    expect(await refused(chain(11))).toContain('13 levels deep');
  });

  test('cost: lists multiply, whether the limit is written or a variable', async () => {
    const query = (
      limit: string,
    ): string => `query Q($limit: Int = 1) { a: latestPosts(paging: { limit: $limit }) { pagingInfo { next } }
      latestPosts(paging: { limit: ${limit} }) { items { post { creator {
        postsConnection(paging: { limit: ${limit} }) { items { post { id } } } } } } } }`;
    expect(await refused(query('10'))).toBe('');
    expect(await refused(query('50'))).toContain('It costs');
    expect(await refused(query('$limit'), { limit: 50 })).toContain('It costs');
  });

  test('fields, aliases, directives and tokens, with __typename counted', async () => {
    expect(await refused(`{ ${'__typename '.repeat(501)}}`)).toContain('501 fields');
    const aliases = Array.from({ length: 31 }, (_item, index) => `a${index}: __typename`).join(' ');
    expect(await refused(`{ ${aliases} }`)).toContain('31 aliases');
    const directives = Array.from({ length: 31 }, () => '... on Query @include(if: true) { __typename }').join(' ');
    expect(await refused(`{ ${directives} }`)).toContain('31 directives');
    expect(await refused(`{ ${'__typename '.repeat(1_000)}}`)).toContain('1000 tokens');
  });

  test('fragments are counted as often as they are used', async () => {
    const fragments = Array.from(
      { length: 12 },
      (_item, index) => `fragment f${index} on Query { ...f${index + 1} ...f${index + 1} }`,
    ).join(' ');
    expect(await refused(`{ ...f0 } ${fragments} fragment f12 on Query { isLoggedIn }`)).toContain('4096 fields');
  });

  test('a text is weighed before it is compared with the schema: spreads, fields of one name, length', async () => {
    // Validation alone would say that there is no such field.
    expect(await refused(`{ ${'...on Query{nothing} '.repeat(61)}}`)).toContain('61 fragment spreads');
    expect(await refused(`{ ${'nothing{id} '.repeat(100)}}`)).toContain('9900 pairs of fields with the same name');
    expect(await refused(`{ nothing }${' '.repeat(20_000)}`)).toContain('20011 characters');
    expect(await refused(`{ ${'a { '.repeat(13)} id ${'}'.repeat(13)} }`)).toContain('14 levels deep');
  });

  test('who is signed in may send longer texts than a stranger, and a stranger gets none from memory', async () => {
    const query = `{ ${Array.from({ length: 6 }, (_item, index) => `... on Query { n${index}: isLoggedIn }`).join(' ')} }${' { id }'.repeat(400)}`;
    const viewer = buildViewer({ personId: 'p1' });
    const { body } = await world.graph.executeRequest({ query }, reader({ viewer }));
    expect(body).not.toContain('tokens');
    expect(await refused(query)).toContain('1000 tokens');
  });

  test('texts are read one in each turn of the event loop, however many come at once', async () => {
    let turns = 0;
    const timer = { isOn: true };
    const count = (): void => {
      turns += 1;
      if (timer.isOn) setImmediate(count);
    };
    setImmediate(count);
    const batch = (name: string) =>
      Array.from({ length: 20 }, (_item, index) => ({ query: `{ ${name}${index}: isLoggedIn }` }));
    await Promise.all(['a', 'b', 'c'].map((name) => ask(batch(name))));
    timer.isOn = false;
    expect(turns).toBeGreaterThanOrEqual(60);
  });

  test('texts of one asker run one after another, and another asker waits for none of them', async () => {
    const done: string[] = [];
    const long = { query: '{ latestPosts(paging: { limit: 10 }) { items { post { creator { name } } } } }' };
    // It reads no row, so that it is done within its turn however busy the database is.
    const short = { query: '{ isLoggedIn }' };
    await ask([long, short]);
    const post = async (name: string, limitKey: string, operations: readonly unknown[]) => {
      await world.graph.executeRequest(operations, reader({ limitKey }));
      done.push(name);
    };
    const much = Array.from({ length: 20 }, () => long);
    await Promise.all([post('a', 'much', much), post('b', 'much', [short]), post('c', 'little', [short])]);
    expect(done).toEqual(['c', 'a', 'b']);
  });

  test('our own documents weigh nothing', () => {
    const [text = ''] = Object.values(manifest).map((one) => one.text);
    const [hash = ''] = Object.keys(manifest);
    const trusted = [{ query: text }, { extensions: { persistedQuery: { sha256Hash: hash } } }];
    expect(world.graph.weigh([...trusted, { query: '{ isLoggedIn }' }, 7])).toBe(14);
  });

  test('the schema is told in development only', async () => {
    expect(await refused('{ __schema { types { name } } }')).toContain('introspection');
  });

  test('no name of the schema is offered for one that is wrong', async () => {
    for (const query of [
      '{ latestPost { items { __typename } } }',
      '{ latestPosts(pagin: {}) { __typename } }',
      '{ latestPosts(paging: { limi: 5 }) { __typename } }',
      'query Q($paging: PagingOption) { latestPosts(paging: $paging) { __typename } }',
      '{ latestPosts }',
    ]) {
      const message = await refused(query);
      expect(message).not.toBe('');
      expect(message).not.toContain('Did you mean');
    }
    const query = 'query Q($paging: PagingOptions) { latestPosts(paging: $paging) { __typename } }';
    const message = await refused(query, { paging: { limi: 5 } });
    expect(message).toContain('"limi" is not defined');
    expect(message).not.toContain('Did you mean');
  });
});

describe('trusted documents', () => {
  const [hash = ''] = Object.entries(manifest).flatMap(([key, one]) => (one.name === 'StoryPageQuery' ? [key] : []));

  test('are run by their hash alone', async () => {
    const persisted = {
      extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
      variables: { postId: ids[0] },
    };
    const { status, answer } = await ask(persisted);
    expect(status).toBe(200);
    expect(answer.data?.['postResult']).toMatchObject({ __typename: 'Post', id: ids[0], title: 'Story 0' });
  });

  test('an unknown hash is told so by its code', async () => {
    const { answer } = await ask({ extensions: { persistedQuery: { sha256Hash: 'f'.repeat(64) } } });
    expect(answer.errors?.[0]).toMatchObject({ extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } });
  });
});

describe('paging', () => {
  test('goes through a list once, without a gap or a repetition', async () => {
    const seen: string[] = [];
    let to: string | null = null;
    do {
      const variables: Record<string, unknown> = { to };
      const query =
        'query Q($to: String) { latestPosts(paging: { limit: 5, to: $to }) { items { post { id } } pagingInfo { next } } }';
      const { answer } = await ask({ query, variables });
      const feed = answer.data?.['latestPosts'] as {
        items: { post: { id: string } }[];
        pagingInfo: { next: string | null };
      };
      seen.push(...feed.items.map(({ post }) => post.id));
      to = feed.pagingInfo.next;
    } while (to !== null);
    expect(seen).toEqual(ids.toReversed());
  });

  test('a cursor that nobody gave is a mistake of the asker, not ours', async () => {
    const { answer } = await ask({ query: '{ latestPosts(paging: { to: "zzz" }) { items { post { id } } } }' });
    expect(answer.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_REQUEST' } });
  });
});

test('a text that the database cannot hold is a mistake of the asker, not ours', async () => {
  const query = 'query Q($name: ID!) { collectionByDomainOrSlug(domainOrSlug: $name) { id } }';
  const { answer } = await ask({ query, variables: { name: 'a\u0000b' } });
  expect(answer.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_REQUEST' } });
});

test('a failure inside is logged once with the id of the request, and leaves as a sentence without SQL', async () => {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
  const fail = (name: string): Promise<never> =>
    Promise.reject(new Error(`relation "${name}" does not exist: select * from story`));
  const broken: Database<Tables> = { ...world.database, query: (name) => fail(name) };
  const graph = createGraph({ ...world.context, database: broken, log: createLog('error', sink) });
  const body = { query: '{ isLoggedIn latestPosts { items { post { id } } } }' };
  const response = await graph.executeRequest(body, reader({ requestId: 'req-77' }));
  expect(response.body).not.toMatch(/select|relation|\bat \//);
  const parsed = JSON.parse(response.body) as DocumentAnswer;
  expect(parsed.errors?.[0]?.message).toBe('Something went wrong on our end. Request ID: req-77.');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('req-77');
  expect(lines[0]).toContain('does not exist');
});
