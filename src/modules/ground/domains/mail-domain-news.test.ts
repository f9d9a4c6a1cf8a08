import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PersonState } from '#modules/ground/viewer.ts';
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

const HERE = [
  ['olga', 'owner', 'active'],
  ['edda', 'editor', 'active'],
  ['wanda', 'writer', 'active'],
  ['held', 'writer', 'suspended'],
  ['gone', 'writer', 'deactivated'],
] as const;

async function account(name: string, state: PersonState): Promise<string> {
  const { context, database } = world;
  const made = await createAccount(context, { email: `${name}@mail.example`, isEmailVerified: true, name });
  if ('error' in made) throw new Error(made.error);
  await database.kysely.updateTable('person').set({ state }).where('id', '=', made.personId).execute();
  return made.personId;
}

/** A publication with one of each, whose names begin with its own. */
async function publication(slug: string): Promise<string> {
  const { context, database } = world;
  const publicationId = await buildPublication(context, { slug });
  for (const [name, role, state] of HERE) {
    const row = { publication_id: publicationId, person_id: await account(`${slug}-${name}`, state), role };
    await database.kysely
      .insertInto('publication_member')
      .values({ ...row, created_at: context.clock.now() })
      .execute();
  }
  return publicationId;
}

const mailsOf = async (domain: string) =>
  (await readMail(world.context)).filter(({ subject }) => subject.includes(domain));

test('PROF-4, rule 54: news of a publication’s domain leads each to a page that opens to them, and goes to no closed account', async () => {
  const publicationId = await publication('own');
  await mailDomainNews(world.context, { personId: null, publicationId, domain: 'own.example' }, 'live');
  expect((await mailsOf('own.example')).map((mail) => `${mail.to} ${linkOf(mail).pathname}`).toSorted()).toEqual([
    'own-edda@mail.example /own',
    'own-held@mail.example /own',
    'own-olga@mail.example /own/settings/custom-domain',
    'own-wanda@mail.example /own',
  ]);
});

test('PROF-4: news of one’s own domain goes to whoever is suspended, whose it stays, and to no closed account', async () => {
  for (const state of ['active', 'suspended', 'deactivated'] as const) {
    const personId = await account(`one-${state}`, state);
    await mailDomainNews(world.context, { personId, publicationId: null, domain: 'one.example' }, 'failing');
  }
  expect((await mailsOf('one.example')).map((mail) => `${mail.to} ${linkOf(mail).pathname}`)).toEqual([
    'one-active@mail.example /me/settings/custom-domain',
    'one-suspended@mail.example /me/settings/custom-domain',
  ]);
});

test.each([
  ['gaveUp', 'then press “Check now”', 'the owner of'],
  ['unpaid', 'Pay for it in your settings', 'once its owner has paid'],
  ['lapsing', 'Become a member again', 'unless its owner becomes a member again'],
] as const)(
  'PROF-4, rule 54: of “%s” the owner reads what to do, and the others who does it',
  async (news, own, others) => {
    const slug = `news-of-${news.toLowerCase()}`;
    const domain = `${slug}.example`;
    await mailDomainNews(world.context, { personId: null, publicationId: await publication(slug), domain }, news);
    const mails = await mailsOf(domain);
    expect(mails).toHaveLength(4);
    for (const { to, text } of mails) {
      const [said, unsaid] = to.includes('olga') ? [own, others] : [others, own];
      expect(text).toContain(said);
      expect(text).not.toContain(unsaid);
    }
  },
);
