import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { createAccount } from '#modules/identity/accounts/create-account.ts';
import { domainTermsOf } from '#modules/money/domain-fees/domain-terms.ts';
import { buildPublication } from '#test/factories/build-publication.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { readMail } from '#test/support/read-mail.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { startZoneServer, type ZoneServer } from '#test/support/zone-server.ts';
import { checkDomainNow } from './check-domain-now.ts';
import { checkDueDomains, sweepClaims } from './check-due-domains.ts';
import { connectDomain, type ConnectDomainOutcome } from './connect-domain.ts';
import type { DomainClaim, DomainOwner } from './domain-claim.ts';
import { findClaim } from './find-claims.ts';
import { releaseDomain } from './release-domain.ts';

const HOUR = 3_600_000;
const ADDRESS = '203.0.113.7';
let world: TestGraph;
let zone: ZoneServer;
let clock: FakeClock;
let program: CommandContext;
beforeAll(async () => {
  [world, zone] = await Promise.all([createTestGraph(), startZoneServer()]);
  clock = world.context.clock as FakeClock;
  const { config } = world.context;
  program = {
    ...world.context,
    config: { ...config, dnsServers: [zone.address], siteUrl: 'https://stories.example' },
  };
  await setSetting(world.context, 'domains.addresses', ADDRESS);
});
afterAll(async () => {
  await zone.close();
  await world.close();
});
beforeEach(() => {
  zone.clear();
  clock.advance(25 * HOUR);
});

let count = 0;
async function somebody() {
  count += 1;
  const email = `owner${count}@mail.example`;
  const made = await createAccount(world.context, { email, isEmailVerified: true, name: `Owner ${count}` });
  if ('error' in made) throw new Error(made.error);
  const { personId } = made;
  const owner: DomainOwner = { personId, publicationId: null };
  const as = (staffRoles = new Map<string, 'owner' | 'editor'>(), isMember = false): CommandContext => ({
    ...program,
    isProgram: false,
    viewer: buildViewer({ personId, steppedUpAt: clock.now(), staffRoles, isMember }),
  });
  const connect = (domain: string) => connectDomain(as(), owner, domain);
  const domain = async () =>
    (await world.database.kysely.selectFrom('person').select('domain').where('id', '=', personId).executeTakeFirst())
      ?.domain;
  return { email, personId, owner, as, connect, domain };
}

function claimed(outcome: ConnectDomainOutcome | DomainClaim): DomainClaim {
  if ('type' in outcome) throw new Error(outcome.message);
  return outcome;
}
const lookNow = () => checkDueDomains(program, domainTermsOf(program));
const stateOf = async (claim: DomainClaim) => {
  const now = await findClaim(world.database, claim.id);
  return [now?.state, now?.problem];
};
const setRecords = (claim: DomainClaim) => {
  zone.set(`_longhand-challenge.${claim.domain}`, 'TXT', `longhand=${claim.token}`);
  zone.set(claim.domain, 'A', ADDRESS);
};
const subjectsTo = async (email: string) =>
  (await readMail(world.context)).filter(({ to }) => to === email).map(({ subject }) => subject);

test('PROF-4: a domain is live within a minute of its records, and each thing that is wrong is told', async () => {
  const ada = await somebody();
  const claim = claimed(await ada.connect('https://Ada.Example/'));
  expect(claim).toMatchObject({ domain: 'ada.example', state: 'wanted' });
  await lookNow();
  expect(await stateOf(claim)).toEqual(['dns_missing', 'proofMissing']);
  const later = async () => {
    clock.advance(60_000);
    await lookNow();
    return stateOf(claim);
  };
  zone.set('_longhand-challenge.ada.example', 'TXT', 'longhand=00000000000000000000000000000000');
  expect(await later()).toEqual(['dns_wrong', 'proofWrong']);
  zone.set('_longhand-challenge.ada.example', 'TXT', 'SERVFAIL');
  expect(await later()).toEqual(['dns_missing', 'unreachable']);
  zone.set('_longhand-challenge.ada.example', 'TXT', 'v=spf1 -all', `longhand=${claim.token}`);
  expect(await later()).toEqual(['dns_missing', 'addressMissing']);
  zone.set('ada.example', 'A', '192.0.2.1');
  expect(await later()).toEqual(['dns_wrong', 'addressWrong']);
  zone.set('ada.example', 'A', ADDRESS, '192.0.2.1');
  expect(await later()).toEqual(['dns_wrong', 'strayAddress']);
  zone.set('ada.example', 'A', ADDRESS);
  zone.set('ada.example', 'AAAA', '2001:db8::9');
  expect(await later()).toEqual(['dns_wrong', 'strayAddress']);
  expect(await ada.domain()).toBeNull();
  zone.set('ada.example', 'AAAA');
  expect(await later()).toEqual(['live', null]);
  expect(await ada.domain()).toBe('ada.example');
  expect(await subjectsTo(ada.email)).toEqual([expect.stringContaining('Connecting'), 'ada.example is live']);
});

test('PROF-4: the other of www. and without is found where it leads here, and lost where it does not', async () => {
  const [ada, bela] = [await somebody(), await somebody()];
  const claim = claimed(await ada.connect('pair.example'));
  setRecords(claim);
  zone.set('www.pair.example', 'CNAME', 'domains.stories.example');
  await lookNow();
  const TWIN = "select twin from live_domain where domain = 'pair.example'";
  const twin = async () => (await world.database.query<{ twin: string | null }>('test_twin', TWIN, []))[0]?.twin;
  expect(await twin()).toBe('www.pair.example');
  // Whoever proves the other name has it: it only led elsewhere.
  const other = claimed(await bela.connect('www.pair.example'));
  zone.set('_longhand-challenge.www.pair.example', 'TXT', `longhand=${other.token}`);
  clock.advance(60_000);
  await lookNow();
  expect(await stateOf(other)).toEqual(['live', null]);
  expect(await twin()).toBeNull();
  clock.advance(7 * HOUR);
  await lookNow();
  expect(await twin()).toBeNull();
  await releaseDomain(bela.as(), other.id);
  clock.advance(7 * HOUR);
  await lookNow();
  expect(await twin()).toBe('www.pair.example');
  zone.set('www.pair.example', 'CNAME', 'elsewhere.example');
  clock.advance(7 * HOUR);
  await lookNow();
  expect(await twin()).toBeNull();
});

test('PROF-4: an alias of ours will do, and another is named', async () => {
  const ada = await somebody();
  const claim = claimed(await ada.connect('blog.alias.example'));
  zone.set('_longhand-challenge.blog.alias.example', 'TXT', `longhand=${claim.token}`);
  zone.set('blog.alias.example', 'CNAME', 'pages.host.example');
  await lookNow();
  expect(await findClaim(world.database, claim.id)).toMatchObject({
    problem: 'aliasWrong',
    problemFound: ['pages.host.example'],
  });
  zone.set('blog.alias.example', 'CNAME', 'domains.stories.example');
  clock.advance(60_000);
  await lookNow();
  expect(await stateOf(claim)).toEqual(['live', null]);
});

test('PROF-4: who wishes for a name holds nobody up, and the one who proves it has it', async () => {
  const [squatter, owner] = [await somebody(), await somebody()];
  const wish = claimed(await squatter.connect('true.example'));
  const claim = claimed(await owner.connect('true.example'));
  expect(claim.token).not.toBe(wish.token);
  setRecords(claim);
  await lookNow();
  expect(await stateOf(claim)).toEqual(['live', null]);
  expect((await stateOf(wish))[0]).toBe('dns_wrong');
  expect(await squatter.domain()).toBeNull();
  for (const twin of ['true.example', 'TRUE.example', 'true.example.', 'ｔrue.example'])
    expect(await (await somebody()).connect(twin), twin).toMatchObject({ code: 'ALREADY_CONNECTED' });
});

test('PROF-4: two who both have their proof there: the first is live, and the other waits', async () => {
  const [first, second] = [await somebody(), await somebody()];
  const claims = [claimed(await first.connect('both.example')), claimed(await second.connect('both.example'))];
  zone.set('_longhand-challenge.both.example', 'TXT', ...claims.map(({ token }) => `longhand=${token}`));
  zone.set('both.example', 'A', ADDRESS);
  await lookNow();
  const states = await Promise.all(claims.map(stateOf));
  expect(states).toContainEqual(['live', null]);
  expect(states).toContainEqual(['dns_wrong', 'taken']);
});

test('PROF-4: records that go away are told, stay 72 hours, and then the domain is gone and nobody else’s', async () => {
  const [ada, thief] = [await somebody(), await somebody()];
  const claim = claimed(await ada.connect('gone.example'));
  setRecords(claim);
  await lookNow();
  zone.set('_longhand-challenge.gone.example', 'TXT');
  clock.advance(6 * HOUR);
  await lookNow();
  const lostAt = clock.now().getTime();
  expect(await stateOf(claim)).toEqual(['failing', 'proofMissing']);
  expect(await ada.domain()).toBe('gone.example');
  while (clock.now().getTime() < lostAt + 72 * HOUR - 60_000) {
    clock.advance(30 * 60_000 - 1);
    if (clock.now().getTime() < lostAt + 72 * HOUR) await lookNow();
  }
  expect((await stateOf(claim))[0]).toBe('failing');
  clock.advance(lostAt + 72 * HOUR - clock.now().getTime());
  await lookNow();
  expect((await stateOf(claim))[0]).toBe('released');
  expect(await ada.domain()).toBeNull();
  expect(await subjectsTo(ada.email)).toEqual([
    expect.stringContaining('Connecting'),
    'gone.example is live',
    'gone.example is about to stop working',
    'gone.example was disconnected',
  ]);
  // It still leads here, which proves nothing.
  const theirs = claimed(await thief.connect('gone.example'));
  zone.set('_longhand-challenge.gone.example', 'TXT', `longhand=${claim.token}`);
  await lookNow();
  expect(await stateOf(theirs)).toEqual(['dns_wrong', 'proofWrong']);
  expect(await thief.domain()).toBeNull();
  const again = claimed(await ada.connect('gone.example'));
  expect(again.token).toBe(claim.token);
});

test('PROF-4: who has the proof takes a name from who lost it, and not before', async () => {
  const [old, next] = [await somebody(), await somebody()];
  const claim = claimed(await old.connect('sold.example'));
  setRecords(claim);
  await lookNow();
  expect(await next.connect('sold.example')).toMatchObject({ code: 'ALREADY_CONNECTED' });
  zone.set('_longhand-challenge.sold.example', 'TXT');
  clock.advance(6 * HOUR);
  await lookNow();
  const theirs = claimed(await next.connect('sold.example'));
  setRecords(theirs);
  await lookNow();
  expect([(await stateOf(claim))[0], await stateOf(theirs)]).toEqual(['released', ['live', null]]);
  expect([await old.domain(), await next.domain()]).toEqual([null, 'sold.example']);
});

test('PROF-4: what a name’s last owner let go yesterday, others prove anew, however early they asked', async () => {
  const [ada, waiting] = [await somebody(), await somebody()];
  const claim = claimed(await ada.connect('released.example'));
  const wish = claimed(await waiting.connect('released.example'));
  setRecords(claim);
  await lookNow();
  zone.set('_longhand-challenge.released.example', 'TXT', `longhand=${claim.token}`, `longhand=${wish.token}`);
  await releaseDomain(ada.as(), claim.id);
  expect(await ada.domain()).toBeNull();
  clock.advance(HOUR);
  await lookNow();
  expect(await stateOf(wish)).toEqual(['dns_wrong', 'proofWrong']);
  expect(await waiting.domain()).toBeNull();
  clock.advance(31 * 24 * HOUR);
  const late = claimed(await ada.connect('released.example'));
  expect(late.token).not.toBe(claim.token);
  await lookNow();
  expect(await stateOf(late)).toEqual(['dns_wrong', 'proofWrong']);
});

test('PROF-4: after 72 hours nobody looks, which is told, and who asks is looked after again', async () => {
  const ada = await somebody();
  const claim = claimed(await ada.connect('slow.example'));
  for (let hour = 0; hour < 80; hour += 1) {
    await lookNow();
    clock.advance(HOUR);
  }
  expect(await findClaim(world.database, claim.id)).toMatchObject({ state: 'dns_missing', nextCheckAt: null });
  expect(await subjectsTo(ada.email)).toContain('We’ve stopped checking slow.example');
  const asked = zone.asked();
  await lookNow();
  expect(zone.asked()).toBe(asked);
  setRecords(claim);
  const checked = await checkDomainNow(ada.as(), claim.id, domainTermsOf(program));
  expect(checked).toMatchObject({ state: 'live' });
  const idle = await somebody();
  const forgotten = claimed(await idle.connect('idle.example'));
  for (let hour = 0; hour < 80; hour += 1) {
    await lookNow();
    clock.advance(HOUR);
  }
  clock.advance(30 * 24 * HOUR);
  await sweepClaims(program);
  expect((await stateOf(forgotten))[0]).toBe('released');
});

test('PROF-4: only who asked may look, so often, and let go; a publication’s domain is its owner’s', async () => {
  const [ada, bela] = [await somebody(), await somebody()];
  const claim = claimed(await ada.connect('rights.example'));
  await expect(checkDomainNow(bela.as(), claim.id, domainTermsOf(program))).rejects.toThrow('access');
  await expect(releaseDomain(bela.as(), claim.id)).rejects.toThrow('access');
  await expect(connectDomain(bela.as(), ada.owner, 'x.example')).rejects.toThrow('access');
  const stale = { ...ada.as(), viewer: buildViewer({ personId: ada.personId }) };
  await expect(connectDomain(stale, ada.owner, 'x.example')).rejects.toThrow('Sign in again');
  for (let turn = 0; turn < 10; turn += 1) await checkDomainNow(ada.as(), claim.id, domainTermsOf(program));
  expect(await checkDomainNow(ada.as(), claim.id, domainTermsOf(program))).toMatchObject({ type: 'RateLimited' });
  const publicationId = await buildPublication(world.context, { slug: 'own-domain' });
  const owner: DomainOwner = { personId: null, publicationId };
  for (const role of ['owner', 'editor'] as const) {
    await world.database.kysely
      .insertInto('publication_member')
      .values({
        publication_id: publicationId,
        person_id: role === 'owner' ? ada.personId : bela.personId,
        role,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const editor = bela.as(new Map([[publicationId, 'editor']]));
  await expect(connectDomain(editor, owner, 'pub.example')).rejects.toThrow('access');
  const theirs = claimed(await connectDomain(ada.as(new Map([[publicationId, 'owner']])), owner, 'pub.example'));
  setRecords(theirs);
  await lookNow();
  for (const { email } of [ada, bela]) expect(await subjectsTo(email)).toContain('pub.example is live');
});

test('PROF-4: refusals are typed, and a second domain waits for the first to be let go', async () => {
  const ada = await somebody();
  expect(await ada.connect('co.uk')).toMatchObject({ code: 'INVALID_DOMAIN' });
  expect(await ada.connect('stories.example')).toMatchObject({ code: 'INVALID_DOMAIN' });
  const claim = claimed(await ada.connect('one.example'));
  expect(claimed(await ada.connect('one.example')).id).toBe(claim.id);
  expect(await ada.connect('two.example')).toMatchObject({ code: 'ALREADY_CONNECTED' });
  await releaseDomain(ada.as(), claim.id);
  expect(await ada.connect('two.example')).toMatchObject({ domain: 'two.example' });
});

test('PROF-4: where domains are for members, others are told so, and one stays 30 days after a membership', async () => {
  const [ada, bela] = [await somebody(), await somebody()];
  const claim = claimed(await ada.connect('member.example'));
  setRecords(claim);
  await lookNow();
  await setSetting(world.context, 'domains.membersOnly', 'true');
  const told = async (subject: string) => (await subjectsTo(ada.email)).filter((one) => one === subject).length;
  try {
    expect(await bela.connect('other.example')).toMatchObject({ code: 'NON_MEMBER', message: 'Members only.' });
    expect(await connectDomain(bela.as(new Map(), true), bela.owner, 'other.example')).toMatchObject({
      state: 'wanted',
    });
    for (let day = 0; day < 30; day += 1) {
      clock.advance(24 * HOUR);
      await lookNow();
      expect((await stateOf(claim))[0], String(day)).toBe('live');
      expect(await told('member.example stays connected for 30 more days')).toBe(1);
    }
    clock.advance(24 * HOUR);
    await lookNow();
    expect((await stateOf(claim))[0]).toBe('released');
  } finally {
    await setSetting(world.context, 'domains.membersOnly', 'false');
  }
});
