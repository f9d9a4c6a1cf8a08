import { randomBytes } from 'node:crypto';
import { domainMessages } from '#shared/messages/domains.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { type Conflict, conflict, type Forbidden, forbidden } from '#modules/ground/refusals.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { findDomainPlace } from './domain-place.ts';
import { doesLeadHere } from './domain-records.ts';
import { insertClaim, lockDomain, lockOwner } from './domains.store.ts';
import { findClaim, findOpenClaim } from './find-claims.ts';
import { showDomain } from './show-domain.ts';
import { findSubdomainFault, subdomainOf } from './subdomain-name.ts';

/** Own judgement: each draws all pages of the site anew. */
const RULE = { most: 10, windowSeconds: 86_400 } as const;

export type ClaimSubdomainOutcome = { readonly type: 'User'; readonly personId: string } | Conflict | Forbidden | Busy;

/** Shows the viewer's pages at their username below the site's name, where the site has such names (rule 146). */
export async function claimSubdomain(context: CommandContext): Promise<ClaimSubdomainOutcome> {
  const { personId } = mustOwnAccount(context);
  const taken = await takeOperation(context, 'claim subdomain', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  const { 'domains.subdomains': isOn } = await readSettings(context.database);
  const { username } = await context.database.kysely
    .selectFrom('person')
    .select('username')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  const domain = subdomainOf(username, context.config.siteUrl);
  if (isOn !== 'true' || domain === undefined) return forbidden(domainMessages.subdomains.off);
  // Asked before anything is locked: a name server may be slow.
  if (!(await leadsHere(context, domain))) {
    return conflict(formatMessage(domainMessages.subdomains.leadsAway, { domain }));
  }
  return withTransaction(context, async (inside): Promise<ClaimSubdomainOutcome> => {
    const person = { id: personId, username: await lockOwner(inside.database, personId) };
    // Renamed while the name servers were asked.
    if (person.username !== username) return conflict(domainMessages.unknown);
    return showSubdomain(inside, person);
  });
}

/** Gives a person, whose row is locked, their name below the site's. Also part of changing a username. */
export async function showSubdomain(
  inside: CommandContext,
  person: { readonly id: string; readonly username: string },
): Promise<ClaimSubdomainOutcome> {
  const { database, clock, config } = inside;
  const done = { type: 'User', personId: person.id } as const;
  const domain = subdomainOf(person.username, config.siteUrl);
  if (domain === undefined) return forbidden(domainMessages.subdomains.off);
  await lockDomain(database, domain);
  const owner = { personId: person.id, publicationId: null };
  if ((await findOpenClaim(database, owner, 'subdomain')) !== undefined) return done;
  const fault = await findSubdomainFault(inside, person, domain);
  if (fault !== undefined) return conflict(formatMessage(domainMessages.subdomains[fault], { domain }));
  const id = createId();
  const now = clock.now();
  await insertClaim(database, {
    id,
    kind: 'subdomain',
    domain,
    person_id: person.id,
    publication_id: null,
    token: randomBytes(16).toString('hex'),
    state: 'proved',
    problem: null,
    problem_found: [],
    claimed_at: now,
    watched_since: now,
    checked_at: null,
    next_check_at: null,
    failing_since: null,
    lapsed_since: null,
    live_since: null,
    released_at: null,
  });
  const claim = await findClaim(database, id);
  if (claim === undefined) throw new Error(`the claim ${id} vanished in its own transaction`);
  await showDomain(inside, claim);
  return done;
}

/** On a machine of one's own every name below `localhost` leads to it, and no name server knows of that. */
async function leadsHere(context: CommandContext, domain: string): Promise<boolean> {
  const name = domain.replace(/:\d+$/, '');
  if (name.endsWith('.localhost')) return true;
  return doesLeadHere(context, name, await findDomainPlace(context));
}
