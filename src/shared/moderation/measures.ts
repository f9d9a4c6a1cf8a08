import { COUNTRY_CODES, isCountryCode } from '../payments/country-codes.ts';

/** What may be decided about something, from the mildest on (rule 230). */
export type Measure = 'warn' | 'limit' | 'demonetise' | 'hide' | 'withhold' | 'suspend';

/** What a decision is about, as reports name it; a publication is never reported, but may be decided about. */
export type DecisionTargetKind = 'post' | 'user' | 'response' | 'catalog' | 'collection';

const MEASURES_OF: Readonly<Record<DecisionTargetKind, readonly Measure[]>> = {
  post: ['warn', 'limit', 'demonetise', 'hide', 'withhold'],
  user: ['warn', 'limit', 'demonetise', 'suspend'],
  response: ['warn', 'hide'],
  catalog: ['warn'],
  collection: ['warn', 'limit', 'demonetise'],
};

/** What may be done about a kind of thing. */
export function measuresOf(kind: DecisionTargetKind): readonly Measure[] {
  return MEASURES_OF[kind];
}

export const MOST_LEGAL_CHARACTERS = 300;
/** Own judgement: room for a page. */
export const MOST_APPEAL_CHARACTERS = 4_000;
/** Rule 232. */
const APPEAL_MONTHS = 6;
const DUE_DAYS = 14;
/** Rule 233. */
const STRIKE_MONTHS = 12;
const DAY = 24 * 60 * 60 * 1_000;

/** Until when somebody may appeal. */
export function appealEnd(decidedAt: Date): Date {
  return monthsLater(decidedAt, APPEAL_MONTHS);
}

/** By when an appeal is decided. */
export function appealDue(appealedAt: Date): Date {
  return new Date(appealedAt.getTime() + DUE_DAYS * DAY);
}

/** When a decision no longer counts. */
export function strikeEnd(decidedAt: Date): Date {
  return monthsLater(decidedAt, STRIKE_MONTHS);
}

/** Never into the month after: of 31 August six months later is the last of February. */
function monthsLater(from: Date, months: number): Date {
  const date = new Date(from);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(from.getUTCDate(), last));
  return date;
}

/**
 * Countries that there are, by their two letters or their English names, or `null` for a text that is no list of them;
 * `*` is everywhere. What would be withheld in a country that there isn't would be withheld nowhere.
 */
export function readCountries(text: string): readonly string[] | null {
  if (text.trim() === '*') return [''];
  const codes = text
    .split(/[,;\n]/)
    .flatMap((part) => codeOfName(part) ?? part.toUpperCase().split(/\s+/))
    .filter((code) => code !== '')
    .map((code) => OTHER_LETTERS[code] ?? code);
  if (codes.length === 0 || !codes.every(isCountryCode)) return null;
  return [...new Set(codes)].toSorted();
}

function codeOfName(text: string): string | undefined {
  names ??= new Map(COUNTRY_CODES.map((code) => [plain(regions.of(code) ?? code), code]));
  return names.get(plain(text));
}

const regions = new Intl.DisplayNames(['en'], { type: 'region' });
let names: ReadonlyMap<string, string> | undefined;

function plain(name: string): string {
  return (
    name
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .replaceAll('&', 'and')
      .replaceAll('’', "'")
      .trim()
      .replace(/^the\s/, '')
      // What stands behind a name in lists of them, and nobody types.
      .replace(/ sar china$| \(.*\)$/, '')
  );
}

/** As people and the European Union write some countries. */
const OTHER_LETTERS: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR', USA: 'US', TURKEY: 'TR' };
