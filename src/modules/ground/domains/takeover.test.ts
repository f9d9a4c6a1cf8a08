import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FakeClock } from '#platform/clock/clock.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { setSetting } from '#modules/ground/settings/set-setting.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { startZoneServer, type ZoneServer } from '#test/support/zone-server.ts';
import { checkDueDomains } from './check-due-domains.ts';
import { connectDomain } from './connect-domain.ts';
import type { DomainClaim } from './domain-claim.ts';
import { findLiveClaim } from './find-claims.ts';
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
  const config = { ...world.context.config, dnsServers: [zone.address], siteUrl: 'https://stories.example' };
  program = { ...world.context, config };
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

type Somebody = Awaited<ReturnType<typeof somebody>>;
async function somebody() {
  const personId = await buildPerson(world.context);
  const as = () => ({ ...program, isProgram: false, viewer: buildViewer({ personId, steppedUpAt: clock.now() }) });
  return {
    personId,
    /** Undefined where the wish itself is refused. */
    wish: async (domain: string): Promise<DomainClaim | undefined> => {
      const outcome = await connectDomain(as(), { personId, publicationId: null }, domain);
      return 'type' in outcome ? undefined : outcome;
    },
    release: (claim: DomainClaim) => releaseDomain(as(), claim.id),
  };
}

const look = () => checkDueDomains(program, { isEntitled: async () => true, takeFee: async () => true });
const prove = (domain: string, ...claims: readonly (DomainClaim | undefined)[]) =>
  zone.set(`_longhand-challenge.${domain}`, 'TXT', ...claims.map((claim) => `longhand=${claim?.token}`));
const lead = (domain: string) => zone.set(domain, 'A', ADDRESS);
async function wait(hours: number): Promise<void> {
  clock.advance(hours * HOUR);
  await look();
}

type Attack = {
  readonly name: string;
  /** The name that is to be got; the owner's records stand there, with theirs live, when it begins. */
  readonly of: string;
  readonly run: (thief: Somebody, owner: Somebody, claim: DomainClaim) => Promise<void>;
};

/** Each ends with the thief's wish looked at for four days. */
const attacks: readonly Attack[] = [
  {
    name: 'a second account wishes for what somebody has',
    of: 'bound.example',
    run: async (thief) => void (await thief.wish('bound.example')),
  },
  {
    name: 'it was released yesterday, and its records still stand there',
    of: 'yesterday.example',
    run: async (thief, owner, claim) => {
      await owner.release(claim);
      await wait(24);
      await thief.wish('yesterday.example');
    },
  },
  {
    name: 'somebody waited for the release, with a token in the records already',
    of: 'waited.example',
    run: async (thief, owner, claim) => {
      zone.set('waited.example', 'A');
      await wait(7);
      const wish = await thief.wish('waited.example');
      expect(wish).toBeDefined();
      lead('waited.example');
      await wait(1);
      // Whoever saw to the records was talked into it.
      prove('waited.example', claim, wish);
      await wait(1);
      await owner.release(claim);
    },
  },
  {
    name: 'an alias that leads here was forgotten',
    of: 'blog.dangling.example',
    run: async (thief, owner, claim) => {
      await owner.release(claim);
      zone.clear();
      zone.set('blog.dangling.example', 'CNAME', 'domains.stories.example');
      await thief.wish('blog.dangling.example');
    },
  },
  {
    name: 'the thief’s own proof of long ago still stands there',
    of: 'expired.example',
    run: async (thief, owner, claim) => {
      await owner.release(claim);
      const first = await thief.wish('expired.example');
      prove('expired.example', first);
      await look();
      if (first !== undefined) await thief.release(first);
      // The owner of the name sold it, and whoever has it now did not clean up.
      await wait(31 * 24);
      await thief.wish('expired.example');
    },
  },
  ...['CASE0.Example', 'case1.example.', ' https://case2.example/ ', 'ｃase3.example'].map(
    (spelling, index): Attack => ({
      name: `the same name as ${JSON.stringify(spelling)}`,
      of: `case${index}.example`,
      run: async (thief) => void (await thief.wish(spelling)),
    }),
  ),
  {
    name: 'whoever governs a name below it proves that one',
    of: 'whole.example',
    run: async (thief) => {
      const own = await thief.wish('part.whole.example');
      // Both where they govern, and nothing above.
      prove('part.whole.example', own);
      lead('part.whole.example');
      await look();
      expect((await findLiveClaim(world.database, 'part.whole.example'))?.personId).toBe(thief.personId);
      if (own !== undefined) await thief.release(own);
      const wish = await thief.wish('whole.example');
      zone.set('_longhand-challenge.part.whole.example', 'TXT', `longhand=${wish?.token}`);
    },
  },
  {
    name: 'the token stands in the name’s own text, not at the challenge',
    of: 'elsewhere.example',
    run: async (thief, owner, claim) => {
      await owner.release(claim);
      const wish = await thief.wish('elsewhere.example');
      zone.set('elsewhere.example', 'TXT', `longhand=${wish?.token}`);
    },
  },
  {
    name: 'two wish, and one proves with the token of the other',
    of: 'other.example',
    run: async (thief, owner, claim) => {
      await owner.release(claim);
      const third = await somebody();
      const [theirs] = [await third.wish('other.example'), await thief.wish('other.example')];
      if (theirs !== undefined) await third.release(theirs);
      prove('other.example', theirs);
    },
  },
];

test.each(attacks)('PROF-4: nobody takes a name over: $name', async ({ of, run }) => {
  const [owner, thief] = [await somebody(), await somebody()];
  const claim = await owner.wish(of);
  if (claim === undefined) throw new Error('the owner was refused');
  prove(of, claim);
  lead(of);
  await look();
  expect((await findLiveClaim(world.database, of))?.personId).toBe(owner.personId);
  await run(thief, owner, claim);
  let successes = 0;
  for (let hour = 0; hour < 96; hour += 12) {
    await wait(12);
    if ((await findLiveClaim(world.database, of))?.personId === thief.personId) successes += 1;
  }
  expect(successes).toBe(0);
});

test.each([
  'stоries.example', // A Cyrillic о.
  'stories.example',
  'STORIES.example.',
  'blog.stories.example',
  'st0ries.example',
  'storles.example',
  'example',
  'co.uk',
  'раypal.example',
])('PROF-4: nobody is taken for the site, or for what they are not: %s is refused', async (name) => {
  const thief = await somebody();
  expect(await thief.wish(name)).toBeUndefined();
});

test('PROF-4: the trial of takeovers would see one: whoever proves a name that is free has it', async () => {
  const thief = await somebody();
  const wish = await thief.wish('free.example');
  prove('free.example', wish);
  lead('free.example');
  await look();
  expect((await findLiveClaim(world.database, 'free.example'))?.personId).toBe(thief.personId);
});
