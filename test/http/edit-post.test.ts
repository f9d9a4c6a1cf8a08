import { beforeAll, expect, test } from 'vitest';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { openProgram } from '#test/support/open-site.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const program = await openProgram();
let author: SignedIn;
let stranger: SignedIn;
let postId: string;
beforeAll(async () => {
  author = await signIn(program);
  stranger = await signIn(program);
  const document = storyDocument(paragraph('Words that readers have.'));
  const input = { sourceKey: 'edit', itemKey: 'one', authorIds: [author.personId], title: 'Mine', document };
  postId = (await buildStory(program.context, input)).id;
});

const open = (path: string, { cookie }: Pick<SignedIn, 'cookie'>) => program.ask(path, { headers: { cookie } });

/** Runs one operation as the author. */
async function run(query: string, variables: Readonly<Record<string, unknown>>): Promise<Record<string, never>> {
  const body = JSON.stringify({ query, variables });
  const answer = await program.ask('/_/graphql', { method: 'POST', body, headers: author.headers });
  return JSON.parse(answer.text).data;
}

test('WRITE-1: strangers are asked to sign in and come back, others are led to what readers see', async () => {
  for (const path of ['/new-story', `/p/${postId}/edit`, '/harbour/new-story']) {
    const { status, headers } = await program.ask(path);
    expect([status, headers.location?.includes('/m/signin')]).toEqual([302, true]);
    expect(decodeURIComponent(headers.location ?? '')).toContain(path);
  }
  const other = await open(`/p/${postId}/edit`, stranger);
  expect([other.status, other.headers.location]).toEqual([302, `/p/${postId}`]);
  expect((await open('/p/ffffffffffff/edit', author)).status).toBe(404);
  expect((await open('/p/not-a-story/edit', author)).status).toBe(404);
});

test('WRITE-1: who may not write for a publication is told so, before a word is written', async () => {
  await buildPublication(program.context, { slug: 'harbour', name: 'Harbour' });
  const { status, text } = await open('/harbour/new-story', stranger);
  expect(status).toBe(200);
  expect(text).toContain('You can’t write for');
  expect(text).not.toContain('<textarea');
  expect((await open('/no-such-harbour/new-story', stranger)).status).toBe(404);
});

test('WRITE-1: the editor of a story is for its author: kept nowhere, found by no robot, with its title', async () => {
  for (const path of [`/p/${postId}/edit`, '/new-story']) {
    const { status, headers, text } = await open(path, author);
    expect([status, headers['x-cache-status']]).toEqual([200, 'dynamic']);
    expect(headers['cache-control']).toMatch(/no-store/);
    expect(text).toContain('noindex');
  }
  const { text } = await open(`/p/${postId}/edit`, author);
  expect(text).toContain('<title>Edit: Mine');
  expect(text).toMatch(/<textarea[^>]*>Mine</);
});

test('WRITE-2: a version is brought back from where one looked at it, and from elsewhere it is 409', async () => {
  const SAVE = `mutation ($postId: ID!, $baseRev: Int!, $saveId: ID!, $delta: Json!) {
    saveDraft(postId: $postId, baseRev: $baseRev, saveId: $saveId, delta: $delta) { ... on DraftSaved { rev } }
  }`;
  const VERSIONS = `query ($postId: ID!) { draftVersions(postId: $postId) { items { id } } draft(postId: $postId) {
    ... on Draft { rev } } }`;
  const before = await run(VERSIONS, { postId });
  const { rev } = before['draft'] as unknown as { readonly rev: number };
  await run(SAVE, { postId, baseRev: rev, saveId: 'edit-post-test-1', delta: { title: 'Another' } });
  const after = (await run(VERSIONS, { postId })) as unknown as {
    readonly draft: { readonly rev: number };
    readonly draftVersions: { readonly items: readonly { readonly id: string }[] };
  };
  const version = after.draftVersions.items.at(-1)?.id ?? '';
  const page = await open(`/p/${postId}/revert/${version}/${after.draft.rev}`, author);
  expect([page.status, page.text.includes('Restore this version')]).toEqual([200, true]);
  const stale = await open(`/p/${postId}/revert/${version}/${after.draft.rev + 1}`, author);
  expect([stale.status, stale.text.includes('409')]).toEqual([409, true]);
  expect((await open(`/p/${postId}/revert/000000000000/${after.draft.rev}`, author)).status).toBe(404);
});
