import { contrastBetween, laidOver, nearestGood } from '#shared/design/colour.ts';
import { wordsOn } from '#shared/design/design-colours.ts';

/** What a mail is coloured with, by what it is for. Each stands inline for the light, and by its class for the dark. */
export type MailColours = {
  readonly surface: string;
  /** Behind code, cards and notes. */
  readonly raised: string;
  readonly border: string;
  readonly words: string;
  readonly faint: string;
  /** Links. */
  readonly accent: string;
  readonly button: string;
  readonly buttonWords: string;
  /** Behind words that were marked. */
  readonly marked: string;
};

const LEAST_CONTRAST = 4.5;
/** Where nobody chose one: the accent of the site, in the light. */
const OWN_ACCENT = '#1f6f54';

const LIGHT = {
  surface: '#ffffff',
  raised: '#f6f3ec',
  border: '#ddd7cb',
  words: '#1d1a16',
  faint: '#6b645b',
  marked: '#fbeeb0',
};
const DARK = {
  surface: '#1a1917',
  raised: '#26241f',
  border: '#454139',
  words: '#ebe7df',
  faint: '#aaa397',
  marked: '#5c4d12',
};

/**
 * The colours of a mail for both themes, around an accent (`#` and six or eight hex digits) that somebody chose: it is
 * made lighter or darker until it can be read on everything that it stands on.
 */
export function mailColours(accent: string | null): { readonly light: MailColours; readonly dark: MailColours } {
  const chosen = accent !== null && /^#(?:[\da-f]{6}|[\da-f]{8})$/i.test(accent) ? accent.toLowerCase() : OWN_ACCENT;
  const seen = laidOver(chosen.length === 7 ? `${chosen}ff` : chosen, '#ffffffff');
  return { light: around(seen, LIGHT), dark: around(seen, DARK) };
}

function around(accent: string, base: Omit<MailColours, 'accent' | 'button' | 'buttonWords'>): MailColours {
  const isGood = (tried: string) =>
    [base.surface, base.raised].every((behind) => contrastBetween(tried, `${behind}ff`) >= LEAST_CONTRAST) &&
    contrastBetween(wordsOn(tried), tried) >= LEAST_CONTRAST;
  const good = nearestGood(accent, isGood) ?? `${base.words}ff`;
  return { ...base, accent: shortened(good), button: shortened(good), buttonWords: shortened(wordsOn(good)) };
}

/** Mail programs know six digits only. */
const shortened = (colour: string) => colour.slice(0, 7);

/** Colours of code in the light and in the dark, by the class that the highlighter gives. The page has the same. */
export const mailCodeColours: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  'c-comment': ['#655e54', '#a39c90'],
  'c-keyword': ['#8b2252', '#e79bc0'],
  'c-string': ['#2f6313', '#a9cf8a'],
  'c-number': ['#884400', '#e8b27a'],
  'c-function': ['#1c4e9c', '#9bbcf5'],
  'c-type': ['#17596a', '#86cfd8'],
  'c-meta': ['#6a3d9a', '#c9aef0'],
  'c-added': ['#1e6123', '#8fd694'],
  'c-removed': ['#a3261f', '#f2948c'],
};
