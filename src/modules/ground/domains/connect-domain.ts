import { randomBytes } from 'node:crypto';
import { KEPT } from '#shared/domains/domain-checks.ts';
import { domainMessages as messages } from '#shared/messages/domains.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import { isUniqueViolation } from '#platform/database/unique-violation.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { readSiteName } from '#modules/ground/settings/site-name.ts';
import type { DomainClaim, DomainOwner } from './domain-claim.ts';
import { mustSeeDomainFreshly } from './domains.policy.ts';
import { insertClaim, lockDomain } from './domains.store.ts';
import { findClaim, findKeptToken, findLiveClaim, findOpenClaim } from './find-claims.ts';
import { mailDomainNews } from './mail-domain-news.ts';
import { readDomainName } from './read-domain-name.ts';

/** Why a domain cannot be connected, as the wire spells it. */
export type DomainRefusal = {
  readonly type: 'CustomDomainRefusal';
  readonly code: 'ALREADY_CONNECTED' | 'INVALID_DOMAIN' | 'NON_MEMBER' | 'UNKNOWN';
  readonly message: string;
};
export type ConnectDomainOutcome = DomainClaim | DomainRefusal | Busy;

/** Own judgement: more than anybody moves. */
const RULE = { most: 20, windowSeconds: 86_400 } as const;

/**
 * Writes a wish for a domain down, which holds nobody else up: whose it is, its records say (rule 146). From
 * now on they are looked at, and the first moment that they are right it is theirs.
 */
export async function connectDomain(
  context: CommandContext,
  owner: DomainOwner,
  text: string,
): Promise<ConnectDomainOutcome> {
  const { personId } = mustSeeDomainFreshly(context, owner);
  const taken = await takeOperation(context, 'connect domain', personId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  const { 'domains.membersOnly': isForMembers } = await readSettings(context.database);
  if (isForMembers === 'true' && context.viewer?.isMember !== true) return refuse('NON_MEMBER', messages.nonMember);
  const name = readDomainName(text, context.config.siteUrl);
  if (!name.ok) {
    const site = await readSiteName(context);
    return refuse('INVALID_DOMAIN', formatMessage(messages.faults[name.fault], { site }));
  }
  try {
    return await withTransaction(context, (inside) => claim(inside, owner, name.domain));
  } catch (error) {
    // Somebody pressed twice at once, or two who own the same publication.
    if (!isUniqueViolation(error)) throw error;
    return refuse('UNKNOWN', messages.unknown);
  }
}

async function claim(inside: CommandContext, owner: DomainOwner, domain: string): Promise<ConnectDomainOutcome> {
  const { database, clock } = inside;
  await lockDomain(database, domain);
  const own = await findOpenClaim(database, owner);
  if (own?.domain === domain) return own;
  if (own !== undefined)
    return refuse('ALREADY_CONNECTED', formatMessage(messages.ownConnected, { domain: own.domain }));
  const live = await findLiveClaim(database, domain);
  // Whose records are gone does not hold up somebody who has theirs there.
  if (live !== undefined && live.state !== 'failing') return refuse('ALREADY_CONNECTED', messages.alreadyConnected);
  const now = clock.now();
  const kept = await findKeptToken(database, owner, domain, new Date(now.getTime() - KEPT));
  const id = createId();
  await insertClaim(database, {
    id,
    kind: 'custom',
    domain,
    person_id: owner.personId,
    publication_id: owner.publicationId,
    token: kept ?? randomBytes(16).toString('hex'),
    state: 'wanted',
    problem: null,
    problem_found: [],
    claimed_at: now,
    watched_since: now,
    checked_at: null,
    next_check_at: now,
    failing_since: null,
    lapsed_since: null,
    live_since: null,
    released_at: null,
  });
  await mailDomainNews(inside, { ...owner, domain }, 'wanted');
  // Who set the records beforehand need not wait for the next minute.
  await enqueueJob(database, 'domains:check', {}, { key: 'domains:now', queue: 'domains:check' });
  const made = await findClaim(database, id);
  if (made === undefined) throw new Error(`the claim ${id} vanished in its own transaction`);
  return made;
}

function refuse(code: DomainRefusal['code'], message: string): DomainRefusal {
  return { type: 'CustomDomainRefusal', code, message };
}
