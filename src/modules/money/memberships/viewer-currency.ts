import type { Currency } from '#shared/money/money.ts';
import { currencyOfCountry } from '#shared/money/currency-of-country.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { membershipLoader } from './find-membership.ts';

/**
 * What prices are asked in (rule 82): what was said, else what the membership of the viewer is paid in, else what
 * is paid with where they read from. There need be no prices in it.
 */
export async function viewerCurrency(
  { viewer, loaders, country }: Pick<ReadContext, 'viewer' | 'loaders' | 'country'>,
  said: string | null,
): Promise<Currency> {
  if (said !== null) return said.toUpperCase() as Currency;
  const membership = viewer === null ? undefined : await loaders.get(membershipLoader).load(viewer.personId);
  return membership?.endedAt === null ? membership.price.currency : currencyOfCountry(country);
}
