import { PATIENCE } from '#shared/domains/domain-checks.ts';
import { priceOfDomain } from '#shared/domains/domain-prices.ts';
import { isShown } from '#shared/domains/domain-states.ts';
import type { Money } from '#shared/money/money.ts';
import type { DomainOwner } from '#modules/ground/domains/domain-claim.ts';
import { findOpenClaim } from '#modules/ground/domains/find-claims.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { offeredProviders } from '#modules/money/memberships/offered-providers.ts';
import { viewerCurrency } from '#modules/money/memberships/viewer-currency.ts';
import type { ProviderName } from '#modules/money/payments/payment-provider.ts';
import { findFee } from './domain-fees.store.ts';

/** What a domain costs its owner before it is live, or what they paid for one that is not live yet. */
export type DomainFeeView = {
  readonly price: Money;
  readonly paidAt: Date | null;
  /** When it goes back unless the domain is live; null before it is paid. */
  readonly refundAt: Date | null;
  readonly providers: readonly ProviderName[];
};

/** Null where nothing is owed: domains are free, or theirs is live or paid for good. */
export async function readDomainFee(
  context: ReadContext & Pick<CommandContext, 'config'>,
  owner: DomainOwner,
): Promise<DomainFeeView | null> {
  const { database, config } = context;
  const [claim, fee] = await Promise.all([findOpenClaim(database, owner), findFee(database, owner)]);
  if ((claim !== undefined && isShown(claim.state)) || (fee !== null && fee.usedAt !== null)) return null;
  const providers = offeredProviders(config);
  if (fee !== null) {
    const refundAt = new Date(fee.paidAt.getTime() + PATIENCE);
    return { price: fee.price, paidAt: fee.paidAt, refundAt, providers };
  }
  const prices = (await readSettings(database))['domains.prices'];
  const price = priceOfDomain(prices, await viewerCurrency(context, null));
  return price === null ? null : { price, paidAt: null, refundAt: null, providers };
}
