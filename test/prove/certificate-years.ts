import type { FakeClock } from '#platform/clock/clock.ts';
import { seal } from '#platform/secrets/seal.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Authority } from '#modules/ground/certificates/authority.ts';
import { orderDueCertificates } from '#modules/ground/certificates/order-certificates.ts';
import { KEY_PURPOSE } from '#modules/ground/certificates/seal-key.ts';
import { createTestGraph } from '#test/support/test-graph.ts';
import { makeCertificate } from '#test/support/make-certificate.ts';
import type { Campaign, Finding } from './campaign.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Ways = {
  readonly days: number;
  /** How long is lived, and how often it is looked meanwhile, in milliseconds. */
  readonly lived: number;
  readonly step: number;
  readonly isAway: (now: Date) => boolean;
};

/** The lives that authorities give by now, each with hours and days on which nobody answers. */
const LIVES: readonly Ways[] = [
  { days: 64, lived: 365 * DAY, step: DAY / 2, isAway: (now) => now.getUTCDate() <= 2 },
  { days: 45, lived: 365 * DAY, step: DAY / 2, isAway: (now) => now.getUTCDate() <= 2 },
  { days: 6, lived: 60 * DAY, step: 8 * HOUR, isAway: (now) => now.getUTCDay() === 1 && now.getUTCHours() < 8 },
];
/** Away for longer than certificates have left. */
const BROKEN: Ways = { days: 6, lived: 12 * DAY, step: 8 * HOUR, isAway: () => true };

/** What the best-known authority takes: orders in three hours, and new certificates of a registered domain in a week. */
const LIMITS = { orders: 300, ofZone: 50 } as const;

/** Counts orders as the authority does, which turns away those above its limits; of renewals it counts none (RFC 9773). */
function counterOf(clock: FakeClock) {
  const orders: number[] = [];
  const zones = new Map<string, number[]>();
  const recent = (times: readonly number[], within: number) =>
    times.filter((time) => time > clock.now().getTime() - within);
  return (name: string): boolean => {
    const zone = name.split('.').slice(-2).join('.');
    const [lately, ofZone] = [recent(orders, 3 * HOUR), recent(zones.get(zone) ?? [], 7 * DAY)];
    if (lately.length >= LIMITS.orders || ofZone.length >= LIMITS.ofZone) return false;
    orders.splice(0, orders.length, ...lately, clock.now().getTime());
    zones.set(zone, [...ofZone, clock.now().getTime()]);
    return true;
  };
}

/**
 * An authority whose certificates live by the moved clock, keeps the limits above, and wishes for the time between
 * six and seven tenths of a life. Names share few certificates for each moment: what is tried is when
 * they are renewed, not what is in them.
 */
function authorityOf(clock: FakeClock, { days, isAway }: Ways) {
  const lives = new Map<string, readonly [Date, Date]>();
  let made: { readonly at: number; readonly certificate: ReturnType<typeof makeCertificate> } | undefined;
  let issued = 0;
  let refused = 0;
  const isWithin = counterOf(clock);
  const later = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);
  const authority: Authority = {
    issue: async (name, replaced) => {
      if (isAway(clock.now())) throw new Error('The authority is away.');
      if (replaced === null && !isWithin(name)) {
        refused += 1;
        throw new Error('Too many certificates.');
      }
      issued += 1;
      const life = [later(-HOUR), later(days * DAY - HOUR)] as const;
      const at = clock.now().getTime();
      if (made?.at !== at) made = { at, certificate: makeCertificate({ type: 'dns', value: 'x.example' }, ...life) };
      const certificate = await made.certificate;
      lives.set(certificate.chain, life);
      return certificate;
    },
    isRenewalFree: async () => true,
    renewalWindow: async (chain) => {
      const [from, until] = lives.get(chain) ?? [];
      if (from === undefined || until === undefined) return undefined;
      const at = (share: number) => new Date(from.getTime() + share * (until.getTime() - from.getTime()));
      return { start: at(0.6), end: at(0.7), lookAgainAt: later(6 * HOUR) };
    },
  };
  return { authority, issued: () => issued, refused: () => refused };
}

/** Of so many names, one has no certificate yet; of these so many share a registered domain, more than it may have in a week. */
const NEW_ONE_OF = 5;
const OF_ZONE = 60;
/** By then each new name has its certificate: two weeks of a shared domain, and days on which the authority is away. */
const CERTIFIED_WITHIN = 12 * DAY;

/** Live names whose certificates are all of the same day, which is the hardest, and new ones that all come at once. */
async function furnish(context: CommandContext, count: number, { days }: Ways): Promise<void> {
  const { database, secrets, clock } = context;
  const now = clock.now();
  const until = new Date(now.getTime() + days * DAY);
  const { chain, privateKey } = await makeCertificate({ type: 'dns', value: 'x.example' }, now, until);
  const insert = (text: string, values: readonly unknown[]) => database.query(text.slice(0, 40), text, [...values]);
  await insert(
    `insert into person (id, username, name, created_at, updated_at, state)
     select 'a' || lpad(to_hex(n), 11, '0'), 'owner' || n, 'Owner', $2, $2, 'active' from generate_series(1, $1) n`,
    [count, now],
  );
  await insert(
    `insert into domain_claim (id, kind, domain, person_id, token, state, claimed_at, watched_since, live_since)
     select 'b' || lpad(to_hex(n), 11, '0'), 'custom',
       case when n % ${NEW_ONE_OF} = 0 then 'blog' || n || '.town' || n / ${NEW_ONE_OF * OF_ZONE} || '.example'
         else 'blog.owner' || n || '.example' end, 'a' || lpad(to_hex(n), 11, '0'),
       '0123456789abcdef0123456789abcdef', 'live', $2, $2, $2 from generate_series(1, $1) n`,
    [count, now],
  );
  await insert(
    `insert into live_domain (domain, claim_id, person_id, kind, live_since)
     select domain, id, person_id, kind, $1 from domain_claim`,
    [now],
  );
  const key = seal(secrets, { purpose: KEY_PURPOSE, owner: 'x.example' }, Buffer.from(privateKey));
  await insert(
    `insert into certificate (name, chain, sealed_key, not_before, not_after, next_order_at, next_look_at)
     select domain, $1, $2, $3, $4, $5, $3 from live_domain where domain like 'blog.owner%'`,
    [chain, key, now, until, new Date(now.getTime() + days * DAY * 0.6)],
  );
}

async function live(count: number, seed: number, ways: Ways): Promise<Finding> {
  const world = await createTestGraph();
  try {
    const clock = world.context.clock as FakeClock;
    const context = { ...world.context, config: { ...world.context.config, siteUrl: 'http://127.0.0.1' } };
    await furnish(context, count, ways);
    const { authority, issued, refused } = authorityOf(clock, ways);
    const begin = clock.now().getTime();
    let chance = (seed % 1_000) / 1_000;
    const failures: string[] = [];
    for (const end = clock.now().getTime() + ways.lived; clock.now().getTime() < end; clock.advance(ways.step)) {
      await orderDueCertificates(context, authority, () => (chance = (chance + 0.618) % 1));
      const text = 'select count(*)::int as count from certificate where not_after <= $1';
      const [row] = await context.database.query<{ count: number }>('lapsed', text, [clock.now()]);
      if (row?.count !== 0) failures.push(`${row?.count} of ${count} have lapsed at ${clock.now().toISOString()}`);
      if (clock.now().getTime() < begin + CERTIFIED_WITHIN) continue;
      const bare = 'select count(*)::int as count from certificate where chain is null';
      const [waiting] = await context.database.query<{ count: number }>('bare', bare, []);
      if (waiting?.count !== 0) failures.push(`${waiting?.count} new names wait at ${clock.now().toISOString()}`);
    }
    if (refused() > 0) failures.push(`the authority turned ${refused()} orders away for their number`);
    console.log(`  ${count} names of ${ways.days} days: ${issued()} certificates in ${ways.lived / DAY} days`);
    return { tried: count, failures };
  } finally {
    await world.close();
  }
}

/** A third of the names for each life that certificates have. */
export const certificateYears: Campaign = {
  name: 'certificate-years',
  promise:
    'within the limits of the authority no certificate lapses in a year of 64 and 45 days and two months of 6, while it is away at times, and new names wait for their turn alone',
  count: 3_000,
  run: async (count, seed) => {
    const findings: Finding[] = [];
    for (const ways of LIVES) findings.push(await live(Math.ceil(count / LIVES.length), seed, ways));
    return {
      tried: findings.reduce((sum, { tried }) => sum + tried, 0),
      failures: findings.flatMap(({ failures }) => failures),
    };
  },
  control: (seed) => live(5, seed, BROKEN),
};
