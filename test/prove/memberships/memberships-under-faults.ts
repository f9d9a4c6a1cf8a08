import { enqueueJob } from '#platform/jobs/jobs.ts';
import type { Campaign, Finding } from '#test/prove/campaign.ts';
import { createRandom, type Random } from '#test/prove/random.ts';
import { auditBooks } from './audit-books.ts';
import { auditGifts } from './audit-gifts.ts';
import { countDeeds, findUndone } from './count-deeds.ts';
import { openPayer } from './payer.ts';
import { NEVER } from './send-wish.ts';
import { startTillSite, type TillSite, WEBS } from './till-site.ts';
import { changeCards, endTrouble, MOST_DELAY, plan } from './trouble.ts';
import { watchBooks } from './watch-books.ts';
import type { Crowd } from './wish-gifts.ts';
import { wish } from './wishes.ts';

const WISHES_A_ROUND = 40;
/** People who do something at the same time. */
const LANES = 6;
const WISHES_A_PERSON = 8;
/** In so many wishes everything has happened. */
const LONG = 1_000;
const SECOND = 1_000;
/** What somebody waits whom a killed database did not answer. */
const BREATH = SECOND / 2;
const DAY = 86_400 * SECOND;
/** While a process starts again nobody answers: so many tries for each wish. */
const MOST_TRIES = 20;
/** How far every clock is put ahead after a round: over a wait, a try of a failed payment, a trial, a month. */
const MOVES = [45 * SECOND, 100 * SECOND, DAY, 3 * DAY, 8 * DAY, 31 * DAY] as const;
const VICTIMS = ['web', 'web', 'jobs', 'database', 'connections'] as const;
/** The promise: so long after the last fault both sides agree. */
const AGREE_WITHIN = 60 * SECOND;
/** Mails are no money: what failed is tried again later and later. */
const MAILED_WITHIN = 300 * SECOND;

const pause = (milliseconds: number) => new Promise<undefined>((resolve) => setTimeout(resolve, milliseconds));

type Breaking = { readonly breaks?: (site: TillSite) => Promise<void>; readonly within?: number };

async function tryAll(count: number, seed: number, { breaks, within }: Breaking = {}): Promise<Finding> {
  const site = await startTillSite();
  try {
    await watchBooks(site.context);
    const random = createRandom(seed);
    const crowd: Crowd = { payers: [], given: [] };
    const { payers } = crowd;
    const seen = new Map<string, number>();
    const acknowledged: string[] = [];
    for (let tried = 0; tried < count; tried += WISHES_A_ROUND) {
      while (payers.length * WISHES_A_PERSON < tried + WISHES_A_ROUND) {
        const provider = payers.length % 2 === 0 ? 'STRIPE' : 'BRAINTREE';
        // A database that was killed a moment ago may yet be on its way back.
        const payer = await openPayer(site, provider).catch(() => pause(SECOND));
        if (payer !== undefined) payers.push(payer);
      }
      await plan(site, random);
      await changeCards(site, random);
      const killed = tried === 0 || random.below(3) === 0 ? killSoon(site, random) : undefined;
      await runLanes(Math.min(WISHES_A_ROUND, count - tried), async () => {
        const deed = await wish(site, crowd, random);
        for (const answer of deed.answers) {
          const name = `${deed.what}: ${answer?.__typename ?? 'no answer'}`;
          seen.set(name, (seen.get(name) ?? 0) + 1);
          if (answer?.__typename === 'PaymentSucceeded' && answer.paymentId) acknowledged.push(answer.paymentId);
        }
        // Where nobody answers at all, nothing was tried.
        return deed.answers.some((answer) => answer !== null);
      });
      await killed;
      await keepCurrent(site);
      // Calls of processes that died come in; only then time may pass.
      await pause(MOST_DELAY);
      await site.moveClock(random.pick(MOVES));
      await keepCurrent(site);
    }
    await endTrouble(site);
    await breaks?.(site);
    const failures = await agree(site, acknowledged, within ?? AGREE_WITHIN);
    failures.push(...(await waitForMails(site, within ?? MAILED_WITHIN)));
    if (process.env['PROVE_SEEN'])
      console.log(Object.fromEntries([...seen].toSorted(([one], [other]) => one.localeCompare(other))));
    const paid = [...seen].filter(([name]) => name.endsWith('PaymentSucceeded'));
    if (paid.length === 0) failures.push('nobody paid');
    failures.push(...[...seen.keys()].filter((name) => name.endsWith(NEVER)));
    const deeds = await countDeeds(site);
    console.log([...deeds].map(([what, times]) => `${what}: ${times}`).join(', '));
    if (count >= LONG) failures.push(...findUndone(deeds));
    return { tried: count, failures: failures.map((failure) => `seed ${seed}: ${failure}`) };
  } finally {
    await site.close();
  }
}

async function killSoon(site: TillSite, random: Random): Promise<void> {
  const [victim, after, number] = [random.pick(VICTIMS), 200 + random.below(2_000), random.below(WEBS)];
  await pause(after);
  await site.kill(victim, number);
}

/** Runs so many times what answers true where it did something; fails where almost nothing does. */
async function runLanes(count: number, run: () => Promise<boolean>): Promise<void> {
  let [left, patience] = [count, count * MOST_TRIES];
  const lane = async () => {
    while (left > 0) {
      left -= 1;
      patience -= 1;
      if (patience < 0) throw new Error('nobody answers any more');
      // A statement of ours that a killed database does not answer is none of the program's.
      if (!(await run().catch(() => pause(BREATH).then(() => false)))) left += 1;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

const WAITING = `
  select count(*)::integer as count from graphile_worker.jobs
  where task_identifier in ('memberships:keep-current', 'gifts:keep-current') and attempts < max_attempts`;

/** Lets the minute's jobs run now, and waits until they have. */
async function keepCurrent({ context }: TillSite): Promise<void> {
  const end = Date.now() + 20 * SECOND;
  for (const queue of ['memberships:keep-current', 'gifts:keep-current'] as const)
    await enqueueJob(context.database, queue, {}, { queue }).catch(() => undefined);
  while (Date.now() < end) {
    await pause(100);
    const rows = await context.database.query<{ count: number }>('prove_waiting', WAITING, []).catch(() => []);
    if (rows[0]?.count === 0) return;
  }
}

const ACKNOWLEDGED = `select id from payment_intent where id = any($1) and state <> 'SUCCEEDED'`;
const UNPAID = `
  select person_id || ' until ' || period_ends_at as what from membership m
  where status = 'ACTIVE' and period_ends_at < $1 and first_failed_at is null and paused_until is null
  and not exists (select from payment_intent i where i.subject_id = m.person_id
    and i.state in ('SENT', 'UNKNOWN', 'NEEDS_APPROVAL', 'PENDING'))`;

/** What still does not agree when the time is over. */
async function agree(site: TillSite, acknowledged: readonly string[], within: number): Promise<string[]> {
  const end = Date.now() + within;
  const { database, clock } = site.context;
  for (;;) {
    const found = await auditBooks(site).catch((error: unknown) => [`the books cannot be read: ${String(error)}`]);
    const unpaid = await database
      .query<{ what: string }>('prove_unpaid', UNPAID, [new Date(clock.now().getTime() - 120 * SECOND)])
      .catch((): { what: string }[] => []);
    const all = [...found, ...unpaid.map(({ what }) => `a membership that goes on unpaid: ${what}`)];
    if (all.length === 0) {
      const lost = await database.query<{ id: string }>('prove_acknowledged', ACKNOWLEDGED, [acknowledged]);
      return lost.map(({ id }) => `acknowledged and not paid: ${id}`);
    }
    if (Date.now() > end) return all;
    await pause(SECOND);
  }
}

/** What gifts still lack when the time is over. */
async function waitForMails(site: TillSite, within: number): Promise<readonly string[]> {
  const end = Date.now() + within;
  for (;;) {
    const found = await auditGifts(site).catch((error: unknown) => [`the mails cannot be read: ${String(error)}`]);
    if (found.length === 0 || Date.now() > end) return found;
    await pause(SECOND);
  }
}

const FORGET = `
  delete from charge where id = (
    select c.id from charge c where not exists (select from refund r where r.charge_id = c.id) limit 1)`;

/** A charge that is forgotten, as by a program that does not write down what it is about to pay. */
async function forgetCharge({ context }: TillSite): Promise<void> {
  await context.database.query('prove_forget', FORGET, []);
}

/** Checkouts, renewals, switches, refunds and gifts while both providers, the database and the program fail at random. */
export const membershipsUnderFaults: Campaign = {
  name: 'memberships-under-faults',
  promise:
    'Whatever fails between us and a provider, and whoever is killed: a minute later its ledger equals our books, nothing is doubled or lost, and there is no membership without payment and no payment without membership.',
  count: 10_000,
  run: (count, seed) => tryAll(count, seed),
  control: (seed) => tryAll(WISHES_A_ROUND, seed, { breaks: forgetCharge, within: 0 }),
};
