import { expect, test } from 'vitest';
import { setFlag } from '#modules/ground/flags/set-flag.ts';
import { changeRole } from '#modules/running/moderation/change-role.ts';
import { suspendPerson } from '#modules/running/moderation/suspend-person.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { openProgram } from '#test/support/open-site.ts';
import { openVisitor, signIn } from '#test/support/sign-in.ts';

const program = await openProgram();

const kinds = ['owner', 'editor', 'writer', 'stranger', 'visitor', 'suspended', 'staff'] as const;
type Kind = (typeof kinds)[number];
type Headers = Readonly<Record<string, string>>;

async function headersOf(kind: Kind): Promise<Headers> {
  if (kind === 'visitor') return (await openVisitor(program)).headers;
  const someone = await signIn(program, kind === 'owner' ? { person: program.world.people.ada } : {});
  const { personId } = someone;
  const publicationId = program.world.publications['field-notes'];
  if (kind === 'staff') await changeRole(program.context, { personId, role: 'ADMIN', isGranted: true });
  else if (kind === 'suspended') {
    await appointMember(program.context, { publicationId, personId, role: 'editor' });
    await suspendPerson(program.context, { personId, rule: 'SPAM', reason: 'Spam' });
  } else if (kind === 'editor' || kind === 'writer')
    await appointMember(program.context, { publicationId, personId, role: kind });
  return someone.headers;
}

/** In the publication, the newest first. */
const inPublication = () => program.world.stories.plain.filter((_story, index) => index % 4 === 0);
const idOf = (index: number) => inPublication()[index]?.id ?? '';

test('PUB-6: its pages are there for owner and editors; others find nothing, visitors sign in', async () => {
  const wanted = { owner: 200, editor: 200, writer: 404, stranger: 404, visitor: 302, suspended: 404, staff: 404 };
  const paths = [
    ...['published', 'scheduled', 'unlisted', 'featured'].map((one) => `/field-notes/stories/${one}`),
    '/field-notes/stories/published?q=map',
    '/field-notes/manage/stories/featured',
    `/field-notes/${idOf(0)}/featured`,
    `/field-notes/a-slug-before-${idOf(1)}/featured`,
  ];
  for (const kind of kinds) {
    const cookie = (await headersOf(kind))['cookie'] ?? '';
    for (const path of paths) {
      program.clock.advance(1_000);
      const { status, headers } = await program.ask(path, { headers: { cookie } });
      expect(status, `${kind} ${path}`).toBe(wanted[kind]);
      if (status === 200) expect(headers['cache-control'], path).toContain('no-store');
    }
  }
  const { cookie = '' } = await headersOf('owner');
  const elsewhere = program.world.stories.plain[1]?.id ?? '';
  for (const path of [
    '/field-notes/stories/drafts',
    '/field-notes/stories/Published',
    '/no-such-paper/stories/published',
    '/no-such-paper/manage/stories/featured',
    `/field-notes/${elsewhere}/featured`,
    '/field-notes/0123456789ab/featured',
    '/field-notes/stories/published?page=bm9uZQ',
  ]) {
    expect((await program.ask(path, { headers: { cookie } })).status, path).toBe(404);
  }
});

test('PUB-6, SHELL-9: submissions lead to the inbox where the flag is on, and are listed where it is off', async () => {
  const { cookie = '' } = await headersOf('editor');
  const path = '/field-notes/stories/submissions';
  const look = async (headers: Headers) => {
    const { status, headers: sent } = await program.ask(path, { headers });
    return [status, sent.location];
  };
  expect(await look({ cookie })).toEqual([302, '/field-notes/manage/inbox']);
  for (const kind of ['writer', 'stranger'] as const) {
    expect(await look({ cookie: (await headersOf(kind))['cookie'] ?? '' }), kind).toEqual([404, undefined]);
  }
  await setFlag(program.context, 'enable_submissions_v2', false);
  await expect.poll(() => look({ cookie })).toEqual([200, undefined]);
  await setFlag(program.context, 'enable_submissions_v2', true);
});

const REMOVE = `mutation($id: ID!, $collectionId: ID!) {
  removePostFromCollection(targetPostId: $id, collectionId: $collectionId) { __typename ... on UserError { message } } }`;
const ARRANGE = `mutation($input: FeaturedPostsInput!) { updateFeaturedPosts(input: $input) {
  __typename ... on UserError { message } } }`;

async function change(headers: Headers, query: string, variables: object): Promise<string> {
  program.clock.advance(1_000);
  const answer = await program.ask('/_/graphql', {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  return /"__typename":"(\w+)"/.exec(answer.text)?.[1] ?? /"code":"(\w+)"/.exec(answer.text)?.[1] ?? answer.text;
}

test('PUB-6: who takes stories out and arranges what is featured, by role', async () => {
  const collectionId = program.world.publications['field-notes'];
  const featured = inPublication()
    .slice(0, 3)
    .map(({ id }) => id);
  const refused = { writer: 'Forbidden', stranger: 'Forbidden', staff: 'Forbidden' } as const;
  for (const [kind, wanted] of Object.entries(refused)) {
    const headers = await headersOf(kind as Kind);
    expect(await change(headers, REMOVE, { id: idOf(3), collectionId }), kind).toBe(wanted);
    const input = { collectionId, postIds: [], seenPostIds: featured };
    expect(await change(headers, ARRANGE, { input }), kind).toBe(wanted);
  }
  for (const kind of ['visitor', 'suspended'] as const) {
    const headers = await headersOf(kind);
    for (const answer of [
      await change(headers, REMOVE, { id: idOf(3), collectionId }),
      await change(headers, ARRANGE, { input: { collectionId, postIds: [], seenPostIds: featured } }),
    ])
      expect(answer, kind).toMatch(/^(UNAUTHENTICATED|UNAUTHORIZED|FORBIDDEN)$/);
  }
  let seenPostIds: readonly string[] = featured;
  for (const kind of ['owner', 'editor'] as const) {
    const headers = await headersOf(kind);
    const postIds = seenPostIds.toReversed();
    expect(await change(headers, ARRANGE, { input: { collectionId, postIds, seenPostIds } }), kind).toBe('Collection');
    expect(await change(headers, ARRANGE, { input: { collectionId, postIds, seenPostIds } }), kind).toBe(
      'FeaturedPostsChanged',
    );
    seenPostIds = postIds;
  }
});

test('PUB-6: a story that is taken out is found at its author’s, and its old address leads there', async () => {
  const collectionId = program.world.publications['field-notes'];
  const story = inPublication()[4];
  const path = story?.path ?? '';
  expect((await program.ask(path)).status).toBe(200);
  expect((await program.ask('/field-notes/latest')).text).toContain(story?.title ?? 'none');
  const headers = await headersOf('editor');
  expect(await change(headers, REMOVE, { id: story?.id ?? '', collectionId })).toBe('RemovedCollectionPost');
  const moved = await program.ask(path);
  expect(moved.status).toBe(301);
  expect(String(moved.headers.location)).toMatch(/^\/@\w+\//);
  expect((await program.ask(String(moved.headers.location))).status).toBe(200);
  expect((await program.ask('/field-notes/latest')).text).not.toContain(story?.title ?? 'none');
  expect(await change(headers, REMOVE, { id: story?.id ?? '', collectionId })).toBe('Conflict');
});
