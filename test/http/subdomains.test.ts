import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTransaction } from '#modules/ground/command-context.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { reserveUsernameOf } from '#modules/people/usernames/reserve-username-of.ts';
import { subdomainLabel } from '#shared/domains/subdomain-label.ts';
import { routes } from '#shared/routes/route-table.ts';
import { buildLiveDomain } from '#test/factories/build-live-domain.ts';
import { buildStory, type BuiltStory } from '#test/factories/build-story.ts';
import { type SignedIn, signIn } from '#test/support/sign-in.ts';
import { startTestProgram, type TestProgram } from '#test/support/test-program.ts';
import { startZoneServer, type ZoneServer } from '#test/support/zone-server.ts';

const SECRET = 'a-secret-of-the-proxy';
let zone: ZoneServer;
let program: TestProgram;
let story: BuiltStory;
beforeAll(async () => {
  zone = await startZoneServer();
  const settings = { DNS_SERVERS: zone.address, TLS_ASK_SECRET: SECRET };
  program = await startTestProgram({ siteName: 'stories.example', settings });
  await setSetting(program.context, 'domains.addresses', '203.0.113.7');
  await setSetting(program.context, 'domains.subdomains', 'true');
  story = await buildStory(program.context, { title: 'At my own door', authorIds: [program.world.people.ada] });
});
afterAll(async () => {
  await program.close();
  await zone.close();
});

type Data = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
const STATE = 'hasSubdomain subdomain { domain isClaimed problem } customDomainState { live { domain } }';
const CLAIM = `mutation { answer: claimSubdomain { __typename ... on User { ${STATE} } ... on UserError { message } } }`;
const UNCLAIM = `mutation { answer: unclaimSubdomain { ${STATE} } }`;

async function graph({ headers }: Pick<SignedIn, 'headers'>, query: string) {
  program.clock.advance(1_000);
  const answer = await program.ask('/_/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
  return (JSON.parse(answer.text) as { data: Data }).data['answer'];
}

const signInAs = (username: 'ada' | 'bela') => signIn(program, { person: program.world.people[username] });
const below = (label: string) => program.url.replace('stories.example', `${label}.stories.example`);
const leadHere = (label: string) => zone.set(`${label}.stories.example`, 'A', '203.0.113.7');

async function led(address: string, status: number) {
  await expect.poll(async () => (await program.ask(address)).status, { timeout: 5_000 }).toBe(status);
  return (await program.ask(address)).headers.location;
}

test('PROF-4: a subdomain is claimed, shown with its redirects, and deactivated, twice', async () => {
  const ada = await signInAs('ada');
  const own = below('ada');
  expect((await program.ask(`${own}/`)).status).toBe(421);
  expect(await graph(ada, CLAIM)).toMatchObject({ __typename: 'Conflict' });
  leadHere('ada');
  for (let turn = 0; turn < 2; turn += 1) {
    const claimed = { hasSubdomain: true, subdomain: { isClaimed: true, problem: null }, customDomainState: null };
    expect(await graph(ada, CLAIM)).toMatchObject(claimed);
    expect(await graph(ada, CLAIM)).toMatchObject(claimed);
    await led(`${own}/`, 200);
    const page = await program.ask(own + story.path.replace('/@ada', ''));
    expect([page.status, page.headers['x-route-name']]).toEqual([200, 'ShowPostUnderUser']);
    expect(await led(`${program.url}${story.path}?tab=x`, 301)).toBe(`${own}${story.path.replace('/@ada', '')}?tab=x`);
    expect(await led(`${program.url}/@ada`, 301)).toBe(`${own}/`);
    expect(await graph(ada, UNCLAIM)).toMatchObject({ hasSubdomain: false, subdomain: { isClaimed: false } });
    expect(await graph(ada, UNCLAIM)).toMatchObject({ hasSubdomain: false });
    expect(await led(`${own}/`, 301)).toBe(`${program.url}/@ada`);
    expect(await led(own + story.path.replace('/@ada', ''), 301)).toBe(program.url + story.path);
    expect(await led(`${program.url}/@ada`, 200)).toBeUndefined();
  }
  expect((await program.ask(`${own}/_/graphql`, { method: 'POST' })).status).toBe(421);
});

test('ROUTE-6: a subdomain answers the routes of a person, and none of the main site', async () => {
  const ada = await signInAs('ada');
  leadHere('ada');
  await graph(ada, CLAIM);
  await led(`${below('ada')}/`, 200);
  const wrong: string[] = [];
  const ofMain = routes.filter(({ contexts, path }) => contexts === 'none' && !path.includes('{'));
  const ofPerson = new Set(
    routes
      .filter(({ contexts }) => contexts === 'user' || contexts === 'all')
      .map(({ path }) => path.replace('/@{username}', '') || '/'),
  );
  for (const { path } of ofMain.filter((route) => !ofPerson.has(route.path))) {
    program.clock.advance(1_000);
    const { status, headers } = await program.ask(below('ada') + path);
    if (status !== 404) wrong.push(`${path} → ${status} ${String(headers['x-route-name'])}`);
  }
  expect(wrong).toEqual([]);
  expect(ofMain.length).toBeGreaterThan(50);
  await graph(ada, UNCLAIM);
});

test('PROF-4: a subdomain follows its username, and the one before leads there', async () => {
  const bela = await signInAs('bela');
  leadHere('bela');
  await graph(bela, CLAIM);
  await led(`${below('bela')}/`, 200);
  const rename = (to: string) =>
    graph(bela, `mutation { answer: changeUsername(username: "${to}") { __typename ... on User { ${STATE} } } }`);
  expect(await rename('bela_b.')).toMatchObject({ hasSubdomain: true });
  expect(await led(`${below('bela')}/about`, 301)).toBe(`${below('bela-b')}/about`);
  await led(`${below('bela-b')}/`, 200);
  program.clock.advance(31 * 86_400_000);
  expect(await rename('smtp1')).toMatchObject({ __typename: 'User', hasSubdomain: false });
  expect(await led(`${below('bela-b')}/`, 301)).toBe(`${program.url}/@smtp1`);
  expect(await graph(bela, CLAIM)).toMatchObject({ __typename: 'Conflict' });
  program.clock.advance(31 * 86_400_000);
  await rename('bela');
});

test('PROF-4: nobody takes the name of somebody else, nor of who left a short while ago', async () => {
  const ada = await signInAs('ada');
  leadHere('carl-d');
  const { kysely } = program.context.database;
  const rename = (username: string) =>
    kysely.updateTable('person').set({ username }).where('id', '=', program.world.people.ada).execute();
  await kysely.updateTable('person').set({ username: 'carl-d' }).where('id', '=', program.world.people.bela).execute();
  await rename('carl_d');
  expect(await graph(ada, CLAIM)).toMatchObject({ __typename: 'Conflict' });
  await withTransaction(program.context, (inside) => reserveUsernameOf(inside, program.world.people.bela));
  await kysely.updateTable('person').set({ username: 'bela' }).where('id', '=', program.world.people.bela).execute();
  expect(await graph(ada, CLAIM)).toMatchObject({ __typename: 'Conflict' });
  expect(await graph(ada, `query { answer: viewer { ${STATE} } }`)).toMatchObject({
    subdomain: { isClaimed: false, problem: expect.stringContaining('similar username') },
  });
  program.clock.advance(366 * 86_400_000);
  const later = await signInAs('ada');
  expect(await graph(later, CLAIM)).toMatchObject({ __typename: 'User' });
  await graph(later, UNCLAIM);
  await rename('ada');
});

test('PROF-4: two who claim one name at once never both have it', async () => {
  const [ada, bela] = [await signInAs('ada'), await signInAs('bela')];
  const { kysely } = program.context.database;
  const rename = (who: 'ada' | 'bela', username: string) =>
    kysely.updateTable('person').set({ username }).where('id', '=', program.world.people[who]).execute();
  leadHere('two-names');
  await rename('ada', 'two_names');
  await rename('bela', 'two.names');
  const answers = await Promise.all([ada, bela, ada, bela].map((who) => graph(who, CLAIM)));
  const kinds = answers.map((answer) => answer?.['__typename']);
  expect(kinds.filter((kind) => kind === 'User')).toHaveLength(2);
  expect(kinds[0]).toBe(kinds[2]);
  await Promise.all([graph(ada, UNCLAIM), graph(bela, UNCLAIM)]);
  await rename('ada', 'ada');
  await rename('bela', 'bela');
});

test('PROF-4: a subdomain leads to a domain of one’s own, and the proxy may have certificates for both', async () => {
  const ada = await signInAs('ada');
  leadHere('ada');
  await graph(ada, CLAIM);
  const domain = `ada.example:${new URL(program.url).port}`;
  await buildLiveDomain(program.context, { personId: program.world.people.ada, publicationId: null }, domain);
  expect(await led(`${below('ada')}/about?tab=x`, 301)).toBe(`http://${domain}/about?tab=x`);
  expect(await graph(ada, `query { answer: viewer { ${STATE} } }`)).toMatchObject({
    hasSubdomain: true,
    customDomainState: { live: { domain } },
  });
});

test('PROF-4: the proxy in front may have a certificate for a subdomain and for one that leads on, and for no other', async () => {
  const bela = await signInAs('bela');
  const asked = async (label: string) => {
    const name = new URL(below(label)).hostname;
    return (await program.ask(`/_/tls/ask?domain=${name}&secret=${SECRET}`)).status;
  };
  const { kysely } = program.context.database;
  // A test’s site has a port, which no handshake names.
  const withoutPort = async (table: 'live_domain' | 'domain_claim') =>
    kysely.updateTable(table).set({ domain: 'bela.stories.example' }).where('domain', 'like', 'bela.%').execute();
  expect(await asked('bela')).toBe(404);
  await graph(bela, CLAIM);
  await withoutPort('live_domain');
  await withoutPort('domain_claim');
  await expect.poll(() => asked('bela')).toBe(200);
  await graph(bela, UNCLAIM);
  for (let count = 0; count < 100; count += 1) await asked(`nobody${count}`);
  expect(await asked('nobody')).toBe(429);
  expect(await asked('bela')).toBe(200);
});

test('PROF-4: where the site gives no subdomains nobody is offered one', async () => {
  const bela = await signInAs('bela');
  await setSetting(program.context, 'domains.subdomains', 'false');
  expect(await graph(bela, `query { answer: viewer { ${STATE} } }`)).toMatchObject({ subdomain: null });
  expect(await graph(bela, CLAIM)).toMatchObject({ __typename: 'Forbidden' });
  await setSetting(program.context, 'domains.subdomains', 'true');
});

test('PROF-4: a label is the same in the program and in the database', async () => {
  const names = ['ada', 'Ada_B.', 'a.b_c-d', 'x__', 'xn--80ak', '0-0', 'a-_.-b'];
  const rows = await program.context.database.query<{ label: string }>(
    'labels',
    'select subdomain_label(u) as label from unnest($1::text[]) with ordinality as t(u, n) order by n',
    [names],
  );
  expect(rows.map(({ label }) => label)).toEqual(names.map(subdomainLabel));
});
