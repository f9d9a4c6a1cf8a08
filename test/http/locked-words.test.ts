import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OWN_APP_ID } from '#shared/search/search-config.ts';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { indexPending } from '#modules/finding/search/index-pending.ts';
import { ownSearchKey } from '#modules/finding/search/search-config-of.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { signIn } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';

type Asker = { readonly name: string; readonly headers: Readonly<Record<string, string>>; readonly finds: boolean };

const HIDDEN = 'quicksilverdoor';
/** As long, and in no text. */
const NOWHERE = 'zzzzzzzzzzzzzzz';
const QUERY = `query($query: String!, $scope: SearchScopeInput) {
  search(query: $query, kind: POST, scope: $scope) { total items { objectId } } }`;

let program: TestProgram;
let lockedId: string;
let username: string;
const askers: Asker[] = [];

beforeAll(async () => {
  program = await startTestProgram({ withWorld: false });
  const { context } = program;
  const [author, editor, reader, member] = [
    await signIn(program),
    await signIn(program),
    await signIn(program),
    await signIn(program),
  ];
  await buildMembership(context, { personId: member.personId });
  const publicationId = await buildPublication(context, { slug: 'lock-press', name: 'Lock Press' });
  await appointMember(context, { publicationId, personId: editor.personId, role: 'editor' });
  const lines = Array.from({ length: 20 }, (_line, index) => paragraph(`A line of the story, number ${index}.`));
  const document = storyDocument(...lines, paragraph(`Behind the ${HIDDEN} it is quiet.`));
  const changes = { authorIds: [author.personId], publicationId, tags: ['Locks'], document, isMembersOnly: true };
  lockedId = (await buildStory(context, { ...changes, title: 'A locked harbour' })).id;
  await buildStory(context, { title: 'An open harbour', authorIds: [author.personId] });
  await indexPending(context);
  const row = context.database.kysely.selectFrom('person').select('username').where('id', '=', author.personId);
  username = (await row.executeTakeFirstOrThrow()).username;
  askers.push(
    { name: 'a stranger', headers: {}, finds: false },
    { name: 'a reader', headers: reader.headers, finds: false },
    { name: 'a member', headers: member.headers, finds: true },
    { name: 'the author', headers: author.headers, finds: true },
    { name: 'an editor of its publication', headers: editor.headers, finds: true },
  );
});
afterAll(() => program.close());

const json = async (path: string, headers: Readonly<Record<string, string>>, body: unknown): Promise<string> => {
  const sent = { 'content-type': 'application/json', ...headers };
  return (await program.ask(path, { method: 'POST', headers: sent, body: JSON.stringify(body) })).text;
};
const key = () => ({
  'x-algolia-application-id': OWN_APP_ID,
  'x-algolia-api-key': ownSearchKey(program.context.secrets),
});

/** Every door of search, and what of an answer tells: the story, or a number of them. */
const doors: Readonly<Record<string, (asker: Asker, query: string) => Promise<string>>> = {
  'the graph': ({ headers }, query) => json('/_/graphql', headers, { query: QUERY, variables: { query } }),
  'the graph, in a publication': ({ headers }, query) =>
    json('/_/graphql', headers, { query: QUERY, variables: { query, scope: { domainOrSlug: 'lock-press' } } }),
  'the graph, of a person': ({ headers }, query) =>
    json('/_/graphql', headers, { query: QUERY, variables: { query, scope: { username } } }),
  'the page': async ({ headers }, query) =>
    withoutQuery((await program.ask(`/search?q=${encodeURIComponent(query)}`, { headers })).text, query),
  'the page of a publication': async ({ headers }, query) =>
    withoutQuery((await program.ask(`/lock-press/search?q=${encodeURIComponent(query)}`, { headers })).text, query),
  'the protocol': ({ headers }, query) =>
    json(
      '/_/search/1/indexes/*/queries',
      { ...headers, ...key() },
      {
        requests: [
          { indexName: 'post', query, hitsPerPage: 0 },
          { indexName: 'post', query, facets: ['tags'] },
        ],
      },
    ),
  'one index of the protocol': ({ headers }, query) =>
    json('/_/search/1/indexes/post/query', { ...headers, ...key() }, { query }),
  'values of a facet': ({ headers }, query) =>
    json(
      '/_/search/1/indexes/post/facets/tags/query',
      { ...headers, ...key() },
      { facetQuery: 'lo', params: `query=${encodeURIComponent(query)}` },
    ),
};

const withoutQuery = (text: string, query: string) => text.replaceAll(query, '');
/** An answer without what differs where the same is found: the query, how long it took, and which part came first. */
const told = (text: string, query: string) =>
  withoutQuery(text, query)
    .replaceAll(/"(?:processing|server)TimeMS":\d+|"queryID":"\w+"/g, '')
    .split(/[,{}[\]]+/)
    .toSorted()
    .join('\n');

describe.each(Object.keys(doors))('SEARCH-10: a word behind a lock, at %s', (name) => {
  const ask = (asker: Asker, query: string) => doors[name]?.(asker, query) ?? Promise.resolve('');

  test('is found by who may read it, and by nobody else', async () => {
    const found: Record<string, boolean> = {};
    for (const asker of askers) {
      const text = await ask(asker, HIDDEN);
      found[asker.name] = text.includes(lockedId) || text.includes('"value":"locks"');
    }
    expect(found).toEqual(Object.fromEntries(askers.map((asker) => [asker.name, asker.finds])));
  });

  test('tells nothing by a beginning, a typo or a word beside it', async () => {
    const wrong: string[] = [];
    for (const asker of askers.filter(({ finds }) => !finds)) {
      for (const write of [
        (word: string) => word,
        (word: string) => word.slice(0, 8),
        (word: string) => `${word.slice(0, -2)}x`,
      ]) {
        const [hidden, nowhere] = [write(HIDDEN), write(NOWHERE)];
        for (const before of ['', 'harbour ']) {
          const answers = [
            told(await ask(asker, before + hidden), hidden),
            told(await ask(asker, before + nowhere), nowhere),
          ];
          if (answers[0] !== answers[1]) wrong.push(`${asker.name}: ${before}${hidden}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

test('SEARCH-10: what is locked is found no more by what it hides, as soon as it is locked', async () => {
  const { id } = await buildStory(program.context, {
    title: 'Open at first',
    document: storyDocument(...Array.from({ length: 12 }, () => paragraph('Words.')), paragraph('An amberdoor.')),
  });
  await indexPending(program.context);
  const [stranger] = askers;
  if (stranger === undefined) throw new Error('nobody asks');
  const isFound = async () => ((await doors['the graph']?.(stranger, 'amberdoor')) ?? '').includes(id);
  expect(await isFound()).toBe(true);
  await program.context.database.kysely
    .updateTable('story')
    .set({ visibility: 'locked' })
    .where('id', '=', id)
    .execute();
  expect(await isFound()).toBe(false);
  await indexPending(program.context);
  expect(await isFound()).toBe(false);
});
