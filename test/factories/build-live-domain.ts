import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { createId } from '#modules/ground/create-id.ts';
import type { DomainClaim, DomainOwner } from '#modules/ground/domains/domain-claim.ts';
import { insertClaim } from '#modules/ground/domains/domains.store.ts';
import { findClaim } from '#modules/ground/domains/find-claims.ts';
import { showDomain } from '#modules/ground/domains/show-domain.ts';

/** A domain that is live as if it had been proved; with a port where a test server has one. */
export async function buildLiveDomain(
  context: CommandContext,
  owner: DomainOwner,
  domain: string,
): Promise<DomainClaim> {
  const id = createId();
  const now = context.clock.now();
  await withTransaction(context, async (inside) => {
    await insertClaim(inside.database, {
      id,
      kind: 'custom',
      domain,
      person_id: owner.personId,
      publication_id: owner.publicationId,
      token: '0123456789abcdef0123456789abcdef',
      state: 'proved',
      problem: null,
      problem_found: [],
      claimed_at: now,
      watched_since: now,
      checked_at: now,
      next_check_at: null,
      failing_since: null,
      lapsed_since: null,
      live_since: null,
      released_at: null,
    });
    const claim = await findClaim(inside.database, id);
    if (claim === undefined) throw new Error('no claim');
    await showDomain(inside, claim);
  });
  const claim = await findClaim(context.database, id);
  if (claim === undefined) throw new Error('no claim');
  return claim;
}
