import { collectionCacheTag } from '#shared/cache/cache-tags.ts';
import { mustHaveRight } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { claimDomain, type ClaimDomainOutcome } from '#modules/ground/domains/claim-domain.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { updatePublication } from './publications.store.ts';

/** Gives a publication a domain of its own, or takes it away with null (ROUTE-6, PUB-3). */
export function setPublicationDomain(
  context: CommandContext,
  publicationId: string,
  wanted: string | null,
): Promise<ClaimDomainOutcome | { readonly ok: true; readonly domain: null }> {
  mustHaveRight(context, publicationId, 'connect domain');
  return withTransaction(context, async (inside) => {
    const claim =
      wanted === null ? ({ ok: true, domain: null } as const) : await claimDomain(inside, wanted, publicationId);
    if (!claim.ok) return claim;
    await updatePublication(inside.database, publicationId, { domain: claim.domain, updated_at: inside.clock.now() });
    await recordActivity(inside, { publicationId, kind: 'domain.changed', subject: claim.domain ?? '' });
    await purgeTags(inside, ['site', collectionCacheTag(publicationId)]);
    return claim;
  });
}
