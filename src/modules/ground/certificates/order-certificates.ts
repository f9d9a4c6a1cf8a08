import { isIP } from 'node:net';
import { X509Certificate } from 'node:crypto';
import { seal } from '#platform/secrets/seal.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { registrableOf } from '#modules/ground/domains/read-domain-name.ts';
import type { Authority, IssuedCertificate } from './authority.ts';
import {
  claimOrder,
  countOrders,
  deleteUnwanted,
  findDueLooks,
  findDueOrders,
  insertOrder,
  insertWantedNames,
  type KeptCertificate,
  updateCertificate,
} from './certificates.store.ts';
import { pauseAfter, planRenewal } from './plan-renewal.ts';
import { KEY_PURPOSE } from './seal-key.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** An order that was cut off is tried again after this. */
const ORDER_LIFE = 15 * MINUTE;
/**
 * The best-known authority takes 300 orders in three hours, and 50 new ones of a zone in a week: a sixth is kept back.
 * Of what is left in three hours new names get most, and renewals the rest: a crowd of names lets no certificate lapse.
 * Where an authority counts no renewals, ten thousand short certificates are renewed however many that makes.
 */
const MOST_LATELY = { orders: 250, newOnes: 200, within: 3 * HOUR };
const MOST_OF_ZONE = { orders: 42, within: 7 * DAY };
const AT_ONCE = 5;
/** How long a name steps back that the authority would refuse for its number: others are not kept waiting behind it. */
const STEP_BACK = 30 * MINUTE;

/** Where among those that are due at the same time a name comes; by chance, unless a trial says otherwise. */
export type Share = () => number;

/**
 * Gets a certificate for every name that is shown here and has none, and another before one ends. One that the
 * authority refuses holds up no other.
 */
export async function orderDueCertificates(
  context: CommandContext,
  authority: Authority,
  share: Share = Math.random,
): Promise<void> {
  const { database, clock, config } = context;
  const siteName = certifiableHost(config.siteUrl);
  await insertWantedNames(database, siteName, clock.now());
  await deleteUnwanted(database, siteName, clock.now());
  const looks = await findDueLooks(database, clock.now(), siteName);
  await inTurns(looks, (kept) => lookAgain(context, authority, kept, share));
  const asOf = clock.now();
  for (;;) {
    // Whoever is taken up is due no more, ordered or not.
    const due = await findDueOrders(database, asOf, siteName);
    if (due.length === 0) return;
    await inTurns(due, (kept) => order(context, authority, kept, share));
  }
}

/** The site's own name, where it is one that an authority knows. */
export function certifiableHost(siteUrl: string): string | null {
  const { protocol, hostname } = new URL(siteUrl);
  const isName = hostname.includes('.') && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
  return protocol === 'https:' && isName ? hostname : null;
}

async function inTurns<Item>(items: readonly Item[], run: (item: Item) => Promise<void>): Promise<void> {
  for (let start = 0; start < items.length; start += AT_ONCE) {
    await Promise.all(items.slice(start, start + AT_ONCE).map(run));
  }
}

async function order(
  context: CommandContext,
  authority: Authority,
  kept: KeptCertificate,
  share: Share,
): Promise<void> {
  const { database, clock, log } = context;
  const { name } = kept;
  if (!(await begin(context, authority, kept))) return;
  try {
    const issued = await authority.issue(name, kept.chain);
    await keep(context, name, issued);
    // However soon an authority wishes for it, what was made just now is not made again at once.
    const soonest = new Date(clock.now().getTime() + HOUR);
    await plan(context, authority, { name, ...issued, ...lifeOf(issued.chain), soonest }, share);
  } catch (error) {
    log.warn({ error, name }, 'a certificate was not issued');
    const failures = kept.failures + 1;
    const now = clock.now();
    await updateCertificate(database, name, {
      failures,
      failing_since: kept.failingSince ?? now,
      problem: String(error instanceof Error ? error.message : error).slice(0, 500),
      next_order_at: new Date(now.getTime() + pauseAfter(failures)),
    });
  }
}

/** Writes down that a certificate is ordered, before anybody is asked; false where it is another's turn. */
async function begin(
  context: CommandContext,
  authority: Authority,
  { name, chain }: KeptCertificate,
): Promise<boolean> {
  const now = context.clock.now();
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  const zone = registrableOf(name) ?? name;
  const isFree = chain !== null && (await authority.isRenewalFree());
  return withTransaction(context, async ({ database }) => {
    const counts = await countOrders(database, zone, before(MOST_LATELY.within), before(MOST_OF_ZONE.within));
    const isRenewal = chain !== null;
    const isCrowded =
      (!isFree && counts.lately >= MOST_LATELY.orders) ||
      (!isRenewal && (counts.newLately >= MOST_LATELY.newOnes || counts.ofZone >= MOST_OF_ZONE.orders));
    const until = new Date(now.getTime() + (isCrowded ? STEP_BACK : ORDER_LIFE));
    if (!(await claimOrder(database, name, now, until)) || isCrowded) return false;
    await insertOrder(database, { name, zone, isRenewal, now });
    return true;
  });
}

async function keep({ database, secrets }: CommandContext, name: string, issued: IssuedCertificate): Promise<void> {
  const { notBefore, notAfter } = lifeOf(issued.chain);
  await updateCertificate(database, name, {
    chain: issued.chain,
    sealed_key: seal(secrets, { purpose: KEY_PURPOSE, owner: name }, Buffer.from(issued.privateKey)),
    not_before: notBefore,
    not_after: notAfter,
    failing_since: null,
    failures: 0,
    problem: null,
  });
}

/** Asks the authority again, which may wish a certificate renewed at once; one that fails to renew keeps its pause. */
async function lookAgain(
  context: CommandContext,
  authority: Authority,
  { name, chain, notBefore, notAfter, failures }: KeptCertificate,
  share: Share,
): Promise<void> {
  if (chain === null || notBefore === null || notAfter === null) return;
  if (failures > 0) {
    const later = new Date(context.clock.now().getTime() + HOUR);
    return updateCertificate(context.database, name, { next_look_at: later });
  }
  await plan(context, authority, { name, chain, notBefore, notAfter, soonest: context.clock.now() }, share);
}

type Standing = {
  readonly name: string;
  readonly chain: string;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly soonest: Date;
};

async function plan(
  { database, clock }: CommandContext,
  authority: Authority,
  { name, chain, soonest, ...life }: Standing,
  share: Share,
): Promise<void> {
  const window = await authority.renewalWindow(chain);
  const { nextOrderAt, nextLookAt } = planRenewal(life, window, share(), clock.now());
  const next_order_at = nextOrderAt < soonest ? soonest : nextOrderAt;
  await updateCertificate(database, name, { next_order_at, next_look_at: nextLookAt });
}

function lifeOf(chain: string): { readonly notBefore: Date; readonly notAfter: Date } {
  const { validFromDate, validToDate } = new X509Certificate(chain);
  return { notBefore: validFromDate, notAfter: validToDate };
}
