import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '#modules/identity/accounts/create-account.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { linkOf, readMail } from '#test/support/read-mail.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { mailDomainNews } from './mail-domain-news.ts';

let world: TestGraph;
beforeAll(async () => {
  world = await createTestGraph();
});
afterAll(() => world.close());

test('PROF-4, rule 54: news of a publication’s domain leads each to a page that opens to them, and goes to no closed account', async () => {
  const { context, database } = world;
  const publicationId = await buildPublication(context, { slug: 'on-its-own' });
  for (const [name, role, state] of [
    ['olga', 'owner', 'active'],
    ['edda', 'editor', 'active'],
    ['wanda', 'writer', 'active'],
    ['gone', 'writer', 'deactivated'],
  ] as const) {
    const email = `${name}@mail.example`;
    const made = await createAccount(context, { email, isEmailVerified: true, name });
    if ('error' in made) throw new Error(made.error);
    const { personId } = made;
    const row = { publication_id: publicationId, person_id: personId, role, created_at: context.clock.now() };
    await database.kysely.insertInto('publication_member').values(row).execute();
    await database.kysely.updateTable('person').set({ state }).where('id', '=', personId).execute();
  }
  await mailDomainNews(context, { personId: null, publicationId, domain: 'own.example' }, 'live');
  const mails = (await readMail(context)).filter(({ subject }) => subject.includes('own.example'));
  expect(mails.map((mail) => `${mail.to} ${linkOf(mail).pathname}`).toSorted()).toEqual([
    'edda@mail.example /on-its-own',
    'olga@mail.example /on-its-own/settings/custom-domain',
    'wanda@mail.example /on-its-own',
  ]);
});
