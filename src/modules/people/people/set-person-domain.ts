import { userCacheTag } from '#shared/cache/cache-tags.ts';
import { mustActFor } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { claimDomain, type ClaimDomainOutcome } from '#modules/ground/domains/claim-domain.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { updatePerson } from './people.store.ts';

/**
 * Gives a person a domain of their own, or takes it away with null (ROUTE-6). Their addresses stand on
 * pages of every kind, so all that are kept are purged.
 */
export function setPersonDomain(
  context: CommandContext,
  personId: string,
  wanted: string | null,
): Promise<ClaimDomainOutcome | { readonly ok: true; readonly domain: null }> {
  mustActFor(context, personId);
  return withTransaction(context, async (inside) => {
    const claim = wanted === null ? ({ ok: true, domain: null } as const) : await claimDomain(inside, wanted, personId);
    if (!claim.ok) return claim;
    await updatePerson(inside.database, personId, { domain: claim.domain, updated_at: inside.clock.now() });
    await purgeTags(inside, ['site', userCacheTag(personId)]);
    return claim;
  });
}
