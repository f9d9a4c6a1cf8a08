import { expect, test } from 'vitest';
import { appointMember } from '#modules/stories/publications/appoint-member.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { openProgram } from '#test/support/open-site.ts';
import { readPage } from '#test/support/read-page.ts';
import { signIn, type SignedIn } from '#test/support/sign-in.ts';

const program = await openProgram();

const PAGES = ['settings', 'settings/staff', 'design', 'manage/inbox', 'manage/inbox?p=000000000000', 'stats'];
const GONE = 'You’re not on the staff of Field Notes anymore';

async function member(
  role: 'owner' | 'editor' | 'writer',
  id = program.world.publications['field-notes'],
): Promise<SignedIn> {
  const { personId } = await signIn(program);
  await appointMember(program.context, { publicationId: id, personId, role });
  return signIn(program, { person: personId });
}

/** The status and the heading of each page, as somebody opens it by its address. */
async function open({ cookie }: SignedIn, paths: readonly string[], slug = 'field-notes') {
  const found: (readonly [number, string])[] = [];
  for (const path of paths) {
    const { status, text } = await program.ask(`/${slug}/${path}`, { headers: { cookie } });
    found.push([status, readPage(text).title]);
  }
  return found;
}

async function change(who: SignedIn, name: string, variables: { readonly id: string; readonly userId?: string }) {
  const asks = variables.userId === undefined ? '' : ', $userId: ID!';
  const gives = variables.userId === undefined ? '' : ', userId: $userId';
  const query = `mutation($id: ID!${asks}) { ${name}(collectionId: $id${gives}) { __typename } }`;
  const { text } = await program.ask('/_/graphql', {
    method: 'POST',
    headers: who.headers,
    body: JSON.stringify({ query, variables }),
  });
  expect(text).toContain('"__typename":"Collection"');
}

test('PUB-4: rule 291: who was on a staff reads so where old mails lead, and sees nothing of it', async () => {
  const id = program.world.publications['field-notes'];
  const owner = await signIn(program, { person: program.world.people.ada });
  const [removed, left, stranger] = [await member('editor'), await member('writer'), await signIn(program)];
  await change(owner, 'removeCollectionStaff', { id, userId: removed.personId });
  await change(left, 'leaveCollectionStaff', { id });
  for (const former of [removed, left]) {
    expect(await open(former, PAGES)).toEqual(PAGES.map(() => [404, expect.stringContaining(GONE)]));
    const { text, headers } = await program.ask('/field-notes/settings/staff', { headers: { cookie: former.cookie } });
    expect(headers['cache-control']).toContain('no-store');
    expect(text).toContain('Only its staff can open this page. What you published there stays.');
    expect(text).not.toContain('Invite someone');
    expect(text).not.toContain(owner.personId);
  }
  for (const [status, title] of await open(stranger, PAGES)) {
    expect([status, title.includes('staff')]).toEqual([404, false]);
  }
  await appointMember(program.context, { publicationId: id, personId: removed.personId, role: 'editor' });
  const again = await signIn(program, { person: removed.personId });
  expect((await open(again, ['settings/staff']))[0]?.[0]).toBe(200);
});

test('PUB-4: rule 291: who is on a staff reads whose page it is, or that all rests', async () => {
  const id = await buildPublication(program.context, { slug: 'quay', name: 'Quay' });
  const [owner, editor, writer] = [await member('owner', id), await member('editor', id), await member('writer', id)];
  const read = async ({ cookie }: SignedIn, path: string) =>
    (await program.ask(`/quay/${path}`, { headers: { cookie } })).text;
  expect(await read(writer, 'manage/inbox')).toContain('Only the owner and editors of Quay can open it.');
  expect(await read(editor, 'settings/custom-domain')).toContain('Only the owner of Quay can open it.');
  await program.context.database.kysely
    .updateTable('publication')
    .set({ state: 'archived' })
    .where('id', '=', id)
    .execute();
  const text = 'There’s nothing to manage here until its owner restores it.';
  expect(await read(editor, 'manage/inbox')).toContain(text);
  expect(await read(writer, 'design')).toContain(text);
  expect(await read(owner, 'manage/inbox')).toContain('There’s nothing to manage here until you restore it.');
});
