import { firstLookAtLive } from '#shared/domains/domain-checks.ts';
import { isShown } from '#shared/domains/domain-states.ts';
import { collectionCacheTag, userCacheTag } from '#shared/cache/cache-tags.ts';
import { enqueueJob } from '#platform/jobs/jobs.ts';
import { emitEvent } from '#platform/jobs/outbox.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import type { DomainClaim } from './domain-claim.ts';
import { deleteLiveDomain, forgetTwin, insertLiveDomain, renewTokens, updateClaim } from './domains.store.ts';

declare module '#platform/jobs/outbox.ts' {
  interface EventPayloads {
    /** Of a publication; `domain` is empty where it has none any more. */
    'domain.changed': {
      readonly publicationId: string;
      readonly actorId: string | null;
      readonly domain: string;
    };
  }
}

/** From the commit on readers find the owner of a claim at its name. The name must be free, and locked. */
export async function showDomain(inside: CommandContext, claim: DomainClaim): Promise<void> {
  const { database, clock } = inside;
  const now = clock.now();
  await forgetTwin(database, claim.domain);
  await insertLiveDomain(database, {
    domain: claim.domain,
    claim_id: claim.id,
    person_id: claim.personId,
    publication_id: claim.publicationId,
    kind: claim.kind,
    live_since: now,
    twin: null,
  });
  await updateClaim(database, claim.id, {
    state: 'live',
    problem: null,
    problem_found: [],
    failing_since: null,
    live_since: now,
    next_check_at: claim.kind === 'custom' ? firstLookAtLive(now) : null,
  });
  await tellChange(inside, claim, claim.domain);
  if (!inside.config.isOwnTls) return;
  // Readers come by TLS: nobody waits for the next minute.
  await enqueueJob(database, 'certificates:order', {}, { key: 'certificates:now', queue: 'certificates:order' });
}

/** Ends a claim, and what is shown at its name; who else waits for the name proves it anew. */
export async function endClaim(inside: CommandContext, claim: DomainClaim): Promise<void> {
  const { database, clock } = inside;
  await deleteLiveDomain(database, claim.id);
  await updateClaim(database, claim.id, { state: 'released', released_at: clock.now(), next_check_at: null });
  await renewTokens(database, claim.domain, claim.id);
  if (isShown(claim.state)) await tellChange(inside, claim, '');
}

/** Addresses of an owner stand on pages of every kind, so all that are kept are drawn anew. */
async function tellChange(
  inside: CommandContext,
  { personId, publicationId }: DomainClaim,
  domain: string,
): Promise<void> {
  const tag = personId === null ? collectionCacheTag(publicationId ?? '') : userCacheTag(personId);
  await purgeTags(inside, ['site', tag]);
  if (publicationId === null) return;
  await emitEvent(inside.database, 'domain.changed', {
    publicationId,
    actorId: inside.viewer?.personId ?? null,
    domain,
  });
}
