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

/**
 * An authority whose certificates live by the moved clock, counts nothing that is renewed, and wishes for the time
 * between six and seven tenths of a life. Names share few certificates for each moment: what is tried is when
 * they are renewed, not what is in them.
 */
function authorityOf(clock: FakeClock, { days, isAway }: Ways) {
  const lives = new Map<string, readonly [Date, Date]>();
  let made: { readonly at: number; readonly certificate: ReturnType<typeof makeCertificate> } | undefined;
  let issued = 0;
  const later = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);
  const authority: Authority = {
    issue: async () => {
      if (isAway(clock.now())) throw new Error('The authority is away.');
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
  return { authority, issued: () => issued };
}

/** Live names whose certificates are all of the same day, which is the hardest. */
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
     select 'b' || lpad(to_hex(n), 11, '0'), 'custom', 'blog.owner' || n || '.example', 'a' || lpad(to_hex(n), 11, '0'),
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
     select domain, $1, $2, $3, $4, $5, $3 from live_domain`,
    [chain, key, now, until, new Date(now.getTime() + days * DAY * 0.6)],
  );
}

async function live(count: number, seed: number, ways: Ways): Promise<Finding> {
  const world = await createTestGraph();
  try {
    const clock = world.context.clock as FakeClock;
    const context = { ...world.context, config: { ...world.context.config, siteUrl: 'http://127.0.0.1' } };
    await furnish(context, count, ways);
    const { authority, issued } = authorityOf(clock, ways);
    let chance = (seed % 1_000) / 1_000;
    const failures: string[] = [];
    for (const end = clock.now().getTime() + ways.lived; clock.now().getTime() < end; clock.advance(ways.step)) {
      await orderDueCertificates(context, authority, () => (chance = (chance + 0.618) % 1));
      const text = 'select count(*)::int as count from certificate where not_after <= $1';
      const [row] = await context.database.query<{ count: number }>('lapsed', text, [clock.now()]);
      if (row?.count !== 0) failures.push(`${row?.count} of ${count} have lapsed at ${clock.now().toISOString()}`);
    }
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
    'no certificate lapses in a year of 64 and 45 days and two months of 6, while the authority is away at times',
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
