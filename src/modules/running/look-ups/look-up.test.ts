import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PlatformRole } from '#shared/moderation/platform-roles.ts';
import { buildMembership } from '#test/factories/build-membership.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { lookUp } from './look-up.ts';

let world: TestGraph;
let ada = '';
beforeAll(async () => {
  world = await createTestGraph();
  const { context, database } = world;
  ada = await buildPerson(context, { username: 'ada', name: 'Ada Lovelace' });
  await buildPerson(context, { username: 'byron', name: 'George Gordon' });
  await database.kysely
    .insertInto('email_address')
    .values({ address: 'ada@example.org', person_id: ada, is_verified: true, created_at: context.clock.now() })
    .execute();
  await buildMembership(context, { personId: ada });
  await database.query(
    'hold',
    `insert into mail_suppression (address, kind, status, since) values ('ada@example.org', 'bounced', '5.1.1', now())`,
    [],
  );
  await database.query(
    'intent',
    `insert into payment_intent (id, person_id, kind, subject_id, provider, customer, amount, currency, purpose, state,
      created_at, asked_at)
    values (md5('intent'), $1, 'START', $1, 'STRIPE', 'cus_1', 500, 'USD', '{}', 'SUCCEEDED', now(), now())`,
    [ada],
  );
  await database.query(
    'charge',
    `insert into charge (id, intent_id, person_id, receipt_number, provider, charge, product, amount, currency, method,
      seller, charged_at)
    values ('aaaaaaaaaaaa', md5('intent'), $1, 1042, 'STRIPE', 'ch_3Nabc', 'MONTHLY_MEMBERSHIP', 500, 'USD', '{}', '', now())`,
    [ada],
  );
});
afterAll(() => world.close());

async function as(...roles: readonly PlatformRole[]) {
  const viewer = buildViewer({ personId: await buildPerson(world.context), roles: new Set(roles) });
  return { ...world.context, viewer, isProgram: false };
}

test('rule 258: people are found by id, name, username, address and the address of their page', async () => {
  const support = await as('SUPPORT');
  for (const typed of [ada, '@Ada', 'lovel', 'ADA love', 'Ada@Example.org', 'https://site.example/@ada'])
    expect(
      (await lookUp(support, typed))?.people?.map(({ username }) => username),
      typed,
    ).toContain('ada');
  expect((await lookUp(support, 'ovelace'))?.people).toEqual([]);
  expect((await lookUp(support, '%'))?.people).toEqual([]);
  expect((await lookUp(support, 'ada'))?.people?.[0]).toMatchObject({
    isMember: true,
    isStaff: false,
    state: 'active',
  });
  const newest = (await lookUp(support, ' '))?.people ?? [];
  expect(newest.length).toBeGreaterThan(2);
});

test('rule 258: stories and publications are found by id or address, drafts without their title', async () => {
  const moderator = await as('MODERATOR');
  const [story, draft] = [
    await buildStory(world.context, { title: 'An index' }),
    await buildStory(world.context, { title: 'Secret plan', state: 'draft' }),
  ];
  const publicationId = await buildPublication(world.context, { slug: 'slow-press', name: 'Slow Press' });
  expect((await lookUp(moderator, `https://site.example/x/an-index-${story.id}`))?.stories).toEqual([
    { id: story.id, title: 'An index', isPublished: true },
  ]);
  expect((await lookUp(moderator, draft.id))?.stories).toEqual([{ id: draft.id, title: '', isPublished: false }]);
  for (const typed of ['slow', 'slow-press', 'press', publicationId, 'https://site.example/slow-press'])
    expect(
      (await lookUp(moderator, typed))?.publications?.map(({ slug }) => slug),
      typed,
    ).toEqual(['slow-press']);
});

test('rule 258: payments are found by receipt, by the reference of their provider, and by who paid', async () => {
  const finance = await as('FINANCE');
  for (const typed of ['#1042', '1042', 'ch_3Nabc', 'ada@example.org', '@ada'])
    expect((await lookUp(finance, typed))?.payments, typed).toMatchObject([
      { receiptNumber: 1042, reference: 'ch_3Nabc', amount: 500, currency: 'USD', username: 'ada' },
    ]);
  expect((await lookUp(finance, 'ch_3Nab'))?.payments).toEqual([]);
});

test('rule 258: each role finds what it opens and nothing else', async () => {
  const finance = await lookUp(await as('FINANCE'), 'ada@example.org');
  expect(finance).toMatchObject({ people: null, stories: null, publications: null, holds: null });
  const support = await lookUp(await as('SUPPORT'), 'ada@example.org');
  expect(support).toMatchObject({ payments: null, holds: [{ kind: 'bounced', status: '5.1.1' }] });
  expect(await lookUp(await as('CURATOR'), 'ada')).toBeNull();
  expect(await lookUp({ ...world.context, viewer: null, isProgram: false }, 'ada')).toBeNull();
});
