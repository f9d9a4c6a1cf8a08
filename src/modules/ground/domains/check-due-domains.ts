import { KEPT } from '#shared/domains/domain-checks.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { checkDomain, type DomainTerms } from './check-domain.ts';
import { lockDomain } from './domains.store.ts';
import { findDueClaims, findForgottenClaims } from './find-claims.ts';
import { endClaim } from './show-domain.ts';

/** Name servers are slow where they do not answer. */
const AT_ONCE = 10;

/** Looks at every domain whose time has come; one that fails holds up no other. */
export async function checkDueDomains(context: CommandContext, terms: DomainTerms): Promise<void> {
  for (;;) {
    const now = context.clock.now();
    const due = await findDueClaims(context.database, now);
    for (let start = 0; start < due.length; start += AT_ONCE) {
      const looks = due.slice(start, start + AT_ONCE).map((claim) => checkDomain(context, claim, terms));
      for (const look of await Promise.allSettled(looks)) {
        if (look.status === 'rejected')
          context.log.error({ error: look.reason as unknown }, 'a domain was not checked');
      }
    }
    const isProgress = due.length > 0 && (await findDueClaims(context.database, now)).length < due.length;
    if (!isProgress) return;
  }
}

/** Wishes that nobody proved in thirty days end, and their tokens with them. */
export async function sweepClaims(context: CommandContext): Promise<void> {
  const before = new Date(context.clock.now().getTime() - KEPT);
  for (const claim of await findForgottenClaims(context.database, before)) {
    await withTransaction(context, async (inside) => {
      await lockDomain(inside.database, claim.domain);
      await endClaim(inside, claim);
    });
  }
}
