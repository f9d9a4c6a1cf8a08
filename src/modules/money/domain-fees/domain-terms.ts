import type { DomainTerms } from '#modules/ground/domains/check-domain.ts';
import { ownerOf } from '#modules/ground/domains/domain-claim.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { isEntitledToDomain } from '#modules/money/memberships/domain-right.ts';
import { lockFee, updateFee } from './domain-fees.store.ts';

/**
 * What owners pay for their domains: a membership where the site asks for one, and a price, once, where it has one
 * (decision 0073). Domains that were live before it had one stay.
 */
export function domainTermsOf(context: CommandContext): DomainTerms {
  return {
    isEntitled: (claim) => isEntitledToDomain(context, claim),
    takeFee: async ({ database, clock }, claim) => {
      const fee = await lockFee(database, ownerOf(claim));
      if (fee === null) return (await readSettings(database))['domains.prices'] === '';
      if (fee.usedAt === null) await updateFee(database, fee.id, { usedAt: clock.now() });
      return true;
    },
  };
}
