import type { Currency } from './money.ts';

/** Countries by what is paid with there, where it is not dollars of the United States (ISO 4217 and 3166). */
const COUNTRIES: Readonly<Record<Currency, string>> = {
  AED: 'AE',
  AUD: 'AU KI NR TV',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH LI',
  CLP: 'CL',
  CNY: 'CN',
  COP: 'CO',
  CZK: 'CZ',
  DKK: 'DK FO GL',
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  GBP: 'GB GG IM JE',
  HKD: 'HK',
  HUF: 'HU',
  IDR: 'ID',
  ILS: 'IL PS',
  INR: 'BT IN',
  ISK: 'IS',
  JPY: 'JP',
  KRW: 'KR',
  MXN: 'MX',
  MYR: 'MY',
  NOK: 'BV NO SJ',
  NZD: 'CK NU NZ PN TK',
  PHP: 'PH',
  PLN: 'PL',
  RON: 'RO',
  SAR: 'SA',
  SEK: 'SE',
  SGD: 'SG',
  THB: 'TH',
  TRY: 'TR',
  TWD: 'TW',
  UAH: 'UA',
  VND: 'VN',
  ZAR: 'LS NA SZ ZA',
};

const CURRENCIES: ReadonlyMap<string, Currency> = new Map(
  Object.entries(COUNTRIES).flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency as Currency]),
  ),
);

/** What prices are asked in for somebody who reads from a country: dollars where that is not known (rule 82). */
export function currencyOfCountry(country: string | null): Currency {
  return CURRENCIES.get(country ?? '') ?? 'USD';
}

/** The countries in which a currency is paid with, of those that are known. */
export function countriesOfCurrency(currency: string): readonly string[] {
  return Object.hasOwn(COUNTRIES, currency) ? (COUNTRIES[currency as Currency] ?? '').split(' ') : [];
}
