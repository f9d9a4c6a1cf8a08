import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EMPTY_DRAFT } from '#shared/story/delta/draft-value.ts';
import { draftOf } from '#test/support/graph-drafts.ts';
import { openProgram } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const CANARY = 'zwieselbrot';
const program = await openProgram();
let ada: SignedIn;
let eve: SignedIn;
beforeAll(async () => {
  ada = await signIn(program);
  eve = await signIn(program);
});
// Limits count by this clock.
beforeEach(() => program.clock.advance(60_000));

const value = draftOf(`Draft ${CANARY}`, `Words with ${CANARY} in them`);
const CREATE = `mutation($input: CreateDraftInput!) { createDraft(input: $input) { ... on DraftSaved { postId } } }`;
const LINK = `mutation($id: ID!) { createDraftLink(postId: $id) { ... on CreatedDraftLink { url } } }`;

async function graph(query: string, variables: object, { headers }: SignedIn): Promise<Record<string, unknown>> {
  const body = JSON.stringify({ query, variables });
  const answer = await program.ask('/_/graphql', { method: 'POST', body, headers });
  return (JSON.parse(answer.text) as { data: Record<string, unknown> }).data;
}
const strangers = (): readonly Readonly<Record<string, string>>[] => [{}, { cookie: eve.cookie }];
async function started(): Promise<string> {
  const { createDraft } = await graph(CREATE, { input: { ...value, saveId: randomUUID() } }, ada);
  return (createDraft as { postId: string }).postId;
}
type Json = Readonly<Record<string, unknown>>;
async function json(path: string, who?: SignedIn, body?: unknown) {
  const headers = { ...who?.headers, ...(who === undefined ? { 'content-type': 'application/json' } : {}) };
  const options = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await program.ask(path, options);
  return { status: answer.status, headers: answer.headers, text: answer.text, body: JSON.parse(answer.text) as Json };
}
const save = (postId: string, baseRev: number, delta: unknown, more: object = {}, who = ada) =>
  json(`/p/${postId}/deltas`, who, { baseRev, saveId: randomUUID(), delta, ...more });

describe('WRITE-1: `/p/{id}/deltas` saves what is left when a page ends', () => {
  test('what was saved is told, and the same save again answers the same', async () => {
    const [id, saveId] = [await started(), randomUUID()];
    const first = await save(id, 1, { title: 'Second' }, { saveId });
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ postId: id, rev: 2, savedAt: program.clock.now().getTime() });
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.headers['x-route-name']).toBe('ReadPostDeltas');
    expect((await save(id, 1, { title: 'Second' }, { saveId })).body).toEqual(first.body);
    const read = await json(`/p/${id}/deltas?from=1`, ada);
    expect(read.body).toEqual({
      rev: 2,
      deltas: [{ rev: 2, saveId, delta: { title: 'Second' }, savedAt: first.body['savedAt'], personId: ada.personId }],
    });
    expect((await json(`/p/${id}/deltas?from=2`, ada)).body).toEqual({ rev: 2, deltas: [] });
    expect((await json(`/p/${id}/deltas?from=9`, ada)).body).toEqual({ rev: 2, deltas: null });
  });

  test('WRITE-2: a conflict is 409, with what stands there', async () => {
    const id = await started();
    await save(id, 1, { title: 'Theirs' });
    const refused = await save(id, 1, { title: 'Mine' });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ draft: { rev: 2, title: 'Theirs', document: value.document } });
  });

  test('a story of 1 MB is saved, and what is no save is refused in JSON', async () => {
    const id = await started();
    const large = draftOf('', ...Array.from({ length: 1_900 }, () => 'x'.repeat(440)));
    const blocks = large.document.blocks.map((put, index) => ({
      put,
      after: large.document.blocks[index - 1]?.id ?? null,
    }));
    expect((await save(id, 1, { blocks })).status).toBe(200);
    for (const body of [
      {},
      [],
      { baseRev: -1, saveId: 'abcdefgh', delta: {} },
      { baseRev: 2, saveId: 'no', delta: {} },
    ]) {
      const refused = await json(`/p/${id}/deltas`, ada, body);
      expect(refused.status).toBe(400);
      expect(refused.body['message']).toEqual(expect.any(String));
    }
    expect((await json(`/p/${id}/deltas?from=x`, ada)).status).toBe(400);
  });

  test('only who may change the story, from a page of ours', async () => {
    const id = await started();
    expect((await save(id, 1, { title: 'x' }, {}, eve)).status).toBe(404);
    expect((await json(`/p/${id}/deltas`, eve)).status).toBe(404);
    expect((await json(`/p/${id}/deltas`)).status).toBe(401);
    const { 'x-xsrf-token': _token, ...headers } = ada.headers;
    expect((await save(id, 1, { title: 'x' }, {}, { ...ada, headers })).status).toBe(403);
    const published = program.world.stories.english;
    expect((await save(published.id, 0, { title: 'x' }, {}, eve)).status).toBe(403);
  });
});

test('`/p/{id}/state` tells how it stands with a story, and nothing of one that is not to be seen', async () => {
  const id = await started();
  const own = await json(`/p/${id}/state`, ada);
  expect(own.body).toEqual({ postId: id, state: 'draft', visibility: 'PUBLIC', revision: 1, scheduledAt: null });
  expect(own.headers['cache-control']).toBe('no-store');
  expect((await json(`/p/${id}/state`, eve)).status).toBe(404);
  expect((await json(`/p/${id}/state`)).status).toBe(404);
  expect((await json('/p/zzz/state')).status).toBe(404);
  const published = program.world.stories.english.id;
  const read = await json(`/p/${published}/state`);
  expect(read.body).toMatchObject({ postId: published, state: 'published', revision: null, scheduledAt: null });
});

describe('WRITE-9: the page of a draft', () => {
  test('is for its author and who has its link: never kept, never found', async () => {
    const id = await started();
    const { createDraftLink } = await graph(LINK, { id }, ada);
    const { pathname, search } = new URL((createDraftLink as { url: string }).url);
    for (const [path, headers] of [
      [pathname + search, {}],
      [pathname + search, eve.headers],
      [pathname, ada.headers],
    ] as const) {
      const { 'content-type': _type, ...asked } = headers as Record<string, string>;
      const page = await program.ask(path, { headers: asked });
      expect(page.status).toBe(200);
      expect(page.text).toContain(`Words with ${CANARY} in them`);
      expect(page.headers['x-robots-tag']).toBe('noindex');
      expect(page.headers['cache-control']).toMatch(/no-store|private/);
      expect(page.headers['x-cache-status']).toBe('dynamic');
    }
    // What was read by the link is not there without it.
    for (const headers of strangers()) {
      const page = await program.ask(pathname, { headers });
      expect([401, 404]).toContain(page.status);
      expect(page.text).not.toContain(CANARY);
    }
    expect((await program.ask(`${pathname}?sk=wrong`)).status).toBe(401);
  });

  test('the words of a draft are in no list, feed, state or search of anybody else', async () => {
    const id = await started();
    const paths = ['/', '/latest', `/p/${id}/responses`, `/p/${id}/state`, '/sitemap/sitemap.xml', `/_/card/${id}.png`];
    const author = await program.context.database.kysely
      .selectFrom('person')
      .select('username')
      .where('id', '=', ada.personId)
      .executeTakeFirstOrThrow();
    paths.push(`/@${author.username}`, `/feed/@${author.username}`, `/@${author.username}/${id}`);
    for (const path of paths) {
      for (const headers of strangers()) {
        const answer = await program.ask(path, { headers });
        expect(answer.text, path).not.toContain(CANARY);
      }
    }
    const asked = `{ postResult(id: "${id}") { __typename ... on Post { title } } draft(postId: "${id}") { __typename ... on Draft { title } }
      draftVersions(postId: "${id}") { items { title } } latestPosts { items { post { title } } } }`;
    expect(JSON.stringify(await graph(asked, {}, eve))).not.toContain(CANARY);
    expect(JSON.stringify(await graph(asked, {}, ada))).toContain(CANARY);
  });
});

test('EMPTY_DRAFT is a draft that can be saved', async () => {
  const { createDraft } = await graph(CREATE, { input: { ...EMPTY_DRAFT, saveId: randomUUID() } }, ada);
  expect(createDraft).toMatchObject({ postId: expect.any(String) });
});
