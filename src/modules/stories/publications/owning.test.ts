import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicationSettingsMessages as messages } from '#shared/messages/publication-settings.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { buildImage } from '#test/factories/build-image.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { type AccountBrowser, accountBrowser } from '#test/support/account-browser.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

const ANSWER = `__typename ... on Collection { id slug name tagline topics { slug } avatar { id } }
  ... on CollectionRefusal { field message } ... on UserError { message }`;
type Answer = { readonly __typename: string; readonly id?: string; readonly slug?: string; readonly message?: string };

let count = 0;
const form = (changes: object = {}) => {
  count += 1;
  const texts = { tagline: '', description: '', topics: [] };
  return { name: `Paper ${count}`, slug: `paper-${count}`, ...texts, ...changes };
};

async function create({ ask }: AccountBrowser, changes: object = {}): Promise<Answer> {
  const query = `mutation($input: CreateCollectionInput!) { createCollection(input: $input) { ${ANSWER} } }`;
  return (await ask(query, { input: form(changes) }))['createCollection'] as Answer;
}

async function change({ ask }: AccountBrowser, collectionId: string, changes: object = {}): Promise<Answer> {
  const query = `mutation($input: UpdateCollectionInput!) { updateCollection(input: $input) { ${ANSWER} } }`;
  const input = { ...form(), collectionId, ...changes };
  return (await ask(query, { input }))['updateCollection'] as Answer;
}

async function person(changes: Partial<Viewer> & { readonly hours?: number } = {}): Promise<AccountBrowser> {
  const { hours = 25, ...viewer } = changes;
  const personId = await buildPerson(world.context);
  const createdAt = new Date(world.context.clock.now().getTime() - hours * 3_600_000);
  await world.database.query('test_age', 'update person set created_at = $2 where id = $1', [personId, createdAt]);
  return accountBrowser(world.graph, buildViewer({ personId, ...viewer }));
}

const as = ({ viewer }: AccountBrowser, id: string, role: 'owner' | 'editor' | 'writer'): AccountBrowser =>
  accountBrowser(world.graph, { ...viewer, staffRoles: new Map([[id, role]]) });

test('PUB-1: who made a publication owns it, and its log begins', async () => {
  const ada = await person();
  const made = await create(ada, {
    name: ' Paper  one ',
    slug: '/PAPER-ONE',
    tagline: 'T',
    topics: ['Looms', 'looms'],
  });
  expect(made).toMatchObject({ name: 'Paper one', slug: 'paper-one', tagline: 'T', topics: [{ slug: 'looms' }] });
  const { kysely } = world.database;
  const rows = await kysely
    .selectFrom('publication_member')
    .select(['person_id', 'role'])
    .where('publication_id', '=', made.id ?? '')
    .execute();
  expect(rows).toEqual([{ person_id: ada.viewer.personId, role: 'owner' }]);
  const log = kysely
    .selectFrom('publication_activity')
    .select('kind')
    .where('publication_id', '=', made.id ?? '');
  expect(await log.execute()).toEqual([{ kind: 'publication.created' }]);
});

test('PUB-1: a confirmed account of a day, administrators at once, members where the site asks for it (rule 52)', async () => {
  const refused = { __typename: 'CollectionRefusal', field: null };
  const tooYoung = 'You can create a publication once your account is 24 hours old.';
  expect(await create(await person({ hours: 23 }))).toEqual({ ...refused, message: tooYoung });
  const unconfirmed = await person({ isEmailVerified: false });
  expect(await create(unconfirmed)).toEqual({ ...refused, message: messages.notConfirmed });
  expect(await unconfirmed.ask('{ whyNoNewCollection }')).toEqual({ whyNoNewCollection: messages.notConfirmed });
  const staff = await person({ hours: 0, isEmailVerified: false, roles: new Set(['ADMIN']) });
  expect(await create(staff)).toMatchObject({ __typename: 'Collection' });
  expect(await staff.ask('{ whyNoNewCollection }')).toEqual({ whyNoNewCollection: null });
  await expect(create(await person({ isSuspended: true }))).rejects.toThrow('FORBIDDEN');
  await expect(create(await person({ sessionId: null, scopes: new Set(['publish', 'write']) }))).rejects.toThrow(
    'FORBIDDEN',
  );
  await setSetting(world.context, 'publications.requireMembership', 'true');
  expect(await create(await person())).toEqual({ ...refused, message: messages.membersOnly });
  expect(await create(await person({ isMember: true }))).toMatchObject({ __typename: 'Collection' });
  await setSetting(world.context, 'publications.requireMembership', 'false');
});

test('PUB-1: seven an owner, also when they are made at once', async () => {
  const ada = await person();
  const made = await Promise.all(Array.from({ length: 9 }, () => create(ada)));
  expect(made.filter(({ __typename }) => __typename === 'Collection')).toHaveLength(7);
  expect(made.find(({ __typename }) => __typename !== 'Collection')?.message).toBe(
    'You own 7 publications. That’s the most one person can own.',
  );
});

test('PUB-1: what is wrong is said at its field, and nothing is made', async () => {
  const ada = await person();
  const { id: small } = await buildImage(world.context, { width: 59, height: 600 });
  for (const [changes, field] of [
    [{ name: 'A' }, 'NAME'],
    [{ slug: 'search' }, 'SLUG'],
    [{ tagline: 'a'.repeat(101) }, 'TAGLINE'],
    [{ description: 'a'.repeat(281) }, 'DESCRIPTION'],
    [{ topics: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'TOPICS'],
    [{ avatarId: small }, 'AVATAR'],
    [{ avatarId: 'f'.repeat(32) }, 'AVATAR'],
  ] as const) {
    expect(await create(ada, changes), field).toMatchObject({ __typename: 'CollectionRefusal', field });
  }
  const { id: large } = await buildImage(world.context, { width: 60, height: 60 });
  expect(await create(ada, { avatarId: large })).toMatchObject({ avatar: { id: large } });
});

test('PUB-1: an address from before the rules excuses itself and nothing else', async () => {
  const ada = await person();
  const { id = '' } = await create(ada);
  await world.database.query('test_old_slug', "update publication set slug = 'X1' where id = $1", [id]);
  const owner = as(ada, id, 'owner');
  expect(await change(owner, id, { slug: 'X1', tagline: 'Kept' })).toMatchObject({ slug: 'X1', tagline: 'Kept' });
  for (const [changes, field] of [
    [{ description: 'a'.repeat(281) }, 'DESCRIPTION'],
    [{ avatarId: 'f'.repeat(32) }, 'AVATAR'],
  ] as const)
    expect(await change(owner, id, { slug: 'X1', ...changes }), field).toMatchObject({ field });
  expect(await change(owner, id, { slug: 'X2' })).toMatchObject({ field: 'SLUG' });
});

test('PUB-1: an address that leads somewhere is given to nobody else, also when it is an old one', async () => {
  const [ada, eve] = [await person(), await person()];
  const { id = '' } = await create(ada, { slug: 'first-light' });
  const owner = as(ada, id, 'owner');
  const taken = { __typename: 'CollectionRefusal', field: 'SLUG', message: messages.slugTaken };
  expect(await create(eve, { slug: 'first-light' })).toEqual(taken);
  expect(await change(owner, id, { slug: 'second-light' })).toMatchObject({ slug: 'second-light' });
  expect(await create(eve, { slug: 'first-light' })).toEqual(taken);
  const CHECK = `query($slug: String!, $id: ID) { collectionSlugAvailability(slug: $slug, collectionId: $id) {
    __typename ... on CollectionSlug { slug } ... on UserError { message } } }`;
  expect(await eve.ask(CHECK, { slug: 'First-Light' })).toMatchObject({
    collectionSlugAvailability: { message: messages.slugTaken },
  });
  expect(await owner.ask(CHECK, { slug: ' First-Light', id })).toMatchObject({
    collectionSlugAvailability: { slug: 'first-light' },
  });
  expect(await eve.ask('{ collectionByDomainOrSlug(domainOrSlug: "first-light") { slug } }')).toEqual({
    collectionByDomainOrSlug: { slug: 'second-light' },
  });
  // Its own old address it may take back, and the other is held from then on.
  expect(await change(owner, id, { slug: 'first-light' })).toMatchObject({ slug: 'first-light' });
  expect(await create(eve, { slug: 'second-light' })).toEqual(taken);
  expect(await change(owner, id, { slug: 'third-light' })).toMatchObject({ slug: 'third-light' });
  expect(await change(owner, id, { slug: 'fourth-light' })).toMatchObject({ slug: 'fourth-light' });
  expect(await change(owner, id, { slug: 'fifth-light' })).toMatchObject({ slug: 'fifth-light' });
  expect(await change(owner, id, { slug: 'sixth-light' })).toMatchObject({ message: messages.slugTooOften });
});

test('PUB-4: the settings are changed by owner and editors, and by nobody else', async () => {
  const ada = await person();
  const { id = '' } = await create(ada);
  for (const role of ['owner', 'editor'] as const) {
    expect(await change(as(await person(), id, role), id), role).toMatchObject({ __typename: 'Collection' });
  }
  await expect(change(as(await person(), id, 'writer'), id)).rejects.toThrow('FORBIDDEN');
  await expect(change(await person(), id)).rejects.toThrow('FORBIDDEN');
  await expect(change(await person({ roles: new Set(['ADMIN']) }), id)).rejects.toThrow('FORBIDDEN');
  await expect(
    change(accountBrowser(world.graph, { ...as(ada, id, 'owner').viewer, isSuspended: true }), id),
  ).rejects.toThrow('FORBIDDEN');
});

test('PUB-1: of two who have the settings open both are heard, since each sends what they changed', async () => {
  const maker = await person();
  const { id = '' } = await create(maker);
  const owner = await person({ staffRoles: new Map([[id, 'owner']]) });
  const query = `mutation($input: UpdateCollectionInput!) { updateCollection(input: $input) { __typename } }`;
  const send = (changes: object) => owner.ask(query, { input: { collectionId: id, ...changes } });
  await send({ tagline: 'By hand', topics: ['Maps'] });
  await send({ description: 'What we print.' });
  const read = 'query($id: ID!) { collection(id: $id) { tagline description topics { displayTitle } } }';
  expect(await owner.ask(read, { id })).toEqual({
    collection: { tagline: 'By hand', description: 'What we print.', topics: [{ displayTitle: 'Maps' }] },
  });
});
