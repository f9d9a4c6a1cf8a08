import { CURRENCIES } from './settings/setting-forms.ts';
import { STORY_LANGUAGES } from '#shared/text/story-languages.ts';
import { COUNTRY_CODES } from '#shared/payments/country-codes.ts';

/** What a standard knows by a few letters, and people by a name. */
export type NamedCode = { readonly code: string; readonly name: string };

const regions = new Intl.DisplayNames('en', { type: 'region' });
const currencies = new Intl.DisplayNames('en', { type: 'currency' });
const languages = new Intl.DisplayNames('en', { type: 'language' });

/** Every country by its English name, in the order of names; browsers have others for some, so they are told these. */
export const namedCountries: readonly NamedCode[] = COUNTRY_CODES.map((code) => ({
  code,
  name: regions.of(code) ?? code,
})).toSorted((one, other) => one.name.localeCompare(other.name, 'en'));

/** Every currency by its English name, in the order of its letters. */
export const namedCurrencies: readonly NamedCode[] = [...CURRENCIES].map((code) => ({
  code,
  name: currencies.of(code) ?? code,
}));

/** The languages that are offered, by their English names and in the order of these. */
export const namedLanguages: readonly NamedCode[] = STORY_LANGUAGES.map((code) => ({
  code,
  name: languages.of(code) ?? code,
})).toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
