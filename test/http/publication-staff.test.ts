import { expect, test } from 'vitest';
import { suspendPerson } from '#modules/running/moderation/suspend-person.ts';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { openProgram } from '#test/support/open-site.ts';
import { readPage } from '#test/support/read-page.ts';
import { openVisitor, signIn, type SignedIn } from '#test/support/sign-in.ts';

const program = await openProgram();

const PAGE = '/field-notes/settings/staff';
const publicationId = () => program.world.publications['field-notes'];

async function member(role: 'editor' | 'writer', name?: string): Promise<SignedIn> {
  const person = name === undefined ? {} : { person: await buildPerson(program.context, { name }) };
  const { personId } = await signIn(program, person);
  await appointMember(program.context, { publicationId: publicationId(), personId, role });
  return signIn(program, { person: personId });
}

const owner = () => signIn(program, { person: program.world.people.ada });

async function ask(who: SignedIn, query: string, variables: object) {
  const body = JSON.stringify({ query, variables: { id: publicationId(), ...variables } });
  const answer = await program.ask('/_/graphql', { method: 'POST', headers: who.headers, body });
  return JSON.parse(answer.text) as {
    readonly data: { readonly answer: Readonly<Record<string, unknown>> } | null;
    readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
  };
}

test('PUB-4: the whole staff sees who is on it; others find nothing there, visitors sign in', async () => {
  const suspended = await member('editor');
  await suspendPerson(program.context, { personId: suspended.personId, rule: 'SPAM', reason: 'Spam' });
  const wanted: readonly (readonly [string, string, number])[] = [
    ['owner', (await owner()).cookie, 200],
    ['editor', (await member('editor')).cookie, 200],
    ['writer', (await member('writer')).cookie, 200],
    ['stranger', (await signIn(program)).cookie, 404],
    ['suspended', suspended.cookie, 404],
    ['visitor', (await openVisitor(program)).cookie, 302],
  ];
  for (const [kind, cookie, status] of wanted) {
    const answer = await program.ask(PAGE, { headers: { cookie } });
    expect(answer.status, kind).toBe(status);
    if (status === 200) expect(answer.headers['cache-control'], kind).toContain('no-store');
    if (status === 302) expect(answer.headers.location).toContain('/m/signin');
  }
});

test('PUB-4: whoever is on the staff of an archived publication finds the way off it, from its About page on', async () => {
  const id = await buildPublication(program.context, { slug: 'closed-shelf', name: 'Closed shelf' });
  const wanted: [SignedIn, number][] = [[await signIn(program), 404]];
  for (const role of ['owner', 'editor', 'writer'] as const) {
    const { personId } = await signIn(program);
    await appointMember(program.context, { publicationId: id, personId, role });
    wanted.push([await signIn(program, { person: personId }), 200]);
  }
  await program.context.database.kysely
    .updateTable('publication')
    .set({ state: 'archived' })
    .where('id', '=', id)
    .execute();
  for (const [{ cookie }, status] of wanted) {
    const about = await program.ask('/closed-shelf/about', { headers: { cookie } });
    expect(about.text.includes('href="/closed-shelf/settings/staff"')).toBe(status === 200);
    const page = await program.ask('/closed-shelf/settings/staff', { headers: { cookie } });
    expect(page.status).toBe(status);
    if (status === 200) expect(readPage(page.text).section('Closed shelf is archived').words).not.toBe('');
  }
  const [, , , writer] = wanted.map(([{ cookie }]) => cookie);
  const { text } = await program.ask('/closed-shelf/settings/staff', { headers: { cookie: writer ?? '' } });
  expect(text).toContain('Leave</button>');
});

test('PUB-4: owner and editors see whose account is suspended; the other writers do not see them', async () => {
  const name = 'Quentin Barred';
  const barred = await member('writer', name);
  await suspendPerson(program.context, { personId: barred.personId, rule: 'SPAM', reason: 'Spam' });
  for (const [kind, who] of [
    ['owner', await owner()],
    ['editor', await member('editor')],
    ['writer', await member('writer')],
  ] as const) {
    const { text } = await program.ask(`${PAGE}?q=Quentin`, { headers: { cookie: who.cookie } });
    const { words } = readPage(text);
    expect(words.includes(`${name}Account suspended`), kind).toBe(kind !== 'writer');
    const found = (await membersFor(who, { search: 'quentin' }))?.items ?? [];
    const wanted = { user: { name }, viewerCanRemove: true, viewerCanChangeRole: false };
    expect(found, kind).toMatchObject(kind === 'writer' ? [] : [wanted]);
  }
});

const MEMBERS = `query($id: ID!, $search: String, $to: String) { answer: collection(id: $id) {
  members(search: $search, paging: { limit: 50, to: $to }) {
    items { role waitingCount viewerCanRemove viewerCanChangeRole user { id name } } pagingInfo { next } } } }`;
type Item = {
  readonly role: string;
  readonly user: { readonly id: string; readonly name: string };
  readonly waitingCount: number | null;
  readonly viewerCanRemove: boolean;
  readonly viewerCanChangeRole: boolean;
};
type Members = { readonly items: readonly Item[]; readonly pagingInfo: { readonly next: string | null } };

async function membersFor(who: SignedIn, variables: object = {}): Promise<Members | null> {
  const { data } = await ask(who, MEMBERS, variables);
  if (data === null) throw new Error('No answer');
  return (data.answer as { members: Members | null }).members;
}

test('PUB-4: hundreds are on the staff: owner, editors, writers, page by page, and found by a part of their name', async () => {
  const last = await member('writer', 'Zoë Last-Comer');
  for (let index = 0; index < 120; index += 1) {
    const personId = await buildPerson(program.context, { name: `Crowd ${index}` });
    await appointMember(program.context, { publicationId: publicationId(), personId, role: 'writer' });
  }
  const found: Item[] = [];
  let to: string | null = null;
  do {
    const page: Members | null = await membersFor(await owner(), { to });
    found.push(...(page?.items ?? []));
    to = page?.pagingInfo.next ?? null;
  } while (to !== null);
  expect(found.length).toBeGreaterThan(120);
  expect(new Set(found.map(({ user }) => user.id)).size).toBe(found.length);
  const order = ['OWNER', 'EDITOR', 'WRITER'];
  const places = found.map(({ role }) => order.indexOf(role));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(found[0]).toMatchObject({ role: 'OWNER', viewerCanRemove: false, viewerCanChangeRole: false });
  const searched = await membersFor(last, { search: ' LAST-comer ' });
  expect(searched?.items).toEqual([
    {
      role: 'WRITER',
      waitingCount: 0,
      viewerCanRemove: false,
      viewerCanChangeRole: false,
      user: { id: last.personId, name: 'Zoë Last-Comer' },
    },
  ]);
  expect((await membersFor(last, { search: '%' }))?.items).toEqual([]);
  expect(await membersFor(await signIn(program))).toBeNull();
});

test('PUB-4: an editor may take writers off alone, and sees of them alone what waits', async () => {
  const editor = await member('editor');
  const items = (await membersFor(editor))?.items ?? [];
  expect(items.every(({ viewerCanChangeRole }) => !viewerCanChangeRole)).toBe(true);
  for (const { role, viewerCanRemove, waitingCount, user } of items) {
    expect(viewerCanRemove, role).toBe(role === 'WRITER');
    expect(waitingCount === null, role).toBe(role !== 'WRITER' && user.id !== editor.personId);
  }
});

const LEAVE = `mutation($id: ID!) { answer: leaveCollectionStaff(collectionId: $id) { ... on Collection {
  viewerEdge { viewerStaffRole } viewerCan { submitStories editSettings } } ... on UserError { message } } }`;

test('PUB-4: who left is told at once that they may do nothing there anymore', async () => {
  const editor = await member('editor');
  expect((await ask(editor, LEAVE, {})).data?.answer).toEqual({
    viewerEdge: { viewerStaffRole: null },
    viewerCan: { submitStories: false, editSettings: false },
  });
  expect((await program.ask(PAGE, { headers: { cookie: editor.cookie } })).status).toBe(404);
  const again = (await ask(editor, LEAVE, {})).data?.answer;
  expect(again).toEqual({ message: 'You’re not on the staff of this publication.' });
});

const REMOVE = `mutation($id: ID!, $userId: ID!) { answer: removeCollectionStaff(collectionId: $id, userId: $userId) {
  __typename ... on UserError { message } } }`;

test('PUB-4: taking somebody off wants a fresh proof of who does it', async () => {
  const writer = await member('writer');
  const editor = await member('editor');
  program.clock.advance(16 * 60_000);
  const late = await ask(editor, REMOVE, { userId: writer.personId });
  expect(late.errors?.[0]?.extensions.code).toBe('STEP_UP_NEEDED');
  const fresh = await signIn(program, { person: editor.personId });
  const done = await ask(fresh, REMOVE, { userId: writer.personId });
  expect(done.data?.answer).toEqual({ __typename: 'Collection' });
});
