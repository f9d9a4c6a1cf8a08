import { COUNTRY_CODES } from '#shared/payments/country-codes.ts';

const regions = new Intl.DisplayNames('en', { type: 'region' });

/** Every country by its English name, in the order of names; browsers have others for some, so they are told these. */
export const namedCountries: readonly { readonly code: string; readonly name: string }[] = COUNTRY_CODES.map(
  (code) => ({ code, name: regions.of(code) ?? code }),
).toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
