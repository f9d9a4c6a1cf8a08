/** Quotation marks of a language: outer pair, inner pair; and what two hyphens become. */
export type Typography = {
  readonly double: readonly [open: string, close: string];
  readonly single: readonly [open: string, close: string];
  readonly dash: '–' | '—';
};

const ENGLISH: Typography = { double: ['“', '”'], single: ['‘', '’'], dash: '—' };
const GERMAN: Typography = { double: ['„', '“'], single: ['‚', '‘'], dash: '–' };
const ANGLED: Typography = { double: ['«', '»'], single: ['“', '”'], dash: '—' };
const POLISH: Typography = { double: ['„', '”'], single: ['‚', '’'], dash: '–' };
const SWEDISH: Typography = { double: ['”', '”'], single: ['’', '’'], dash: '–' };
const CORNERED: Typography = { double: ['「', '」'], single: ['『', '』'], dash: '—' };

const BY_LANGUAGE: Readonly<Record<string, Typography>> = {
  bg: GERMAN,
  cs: GERMAN,
  da: { ...ANGLED, double: ['»', '«'], single: ['›', '‹'], dash: '–' },
  de: GERMAN,
  el: ANGLED,
  es: ANGLED,
  et: POLISH,
  fi: SWEDISH,
  // A narrow space that does not break stands inside French marks.
  fr: { double: ['«\u202f', '\u202f»'], single: ['“', '”'], dash: '–' },
  hr: POLISH,
  hu: { ...POLISH, single: ['»', '«'] },
  is: GERMAN,
  it: ANGLED,
  ja: CORNERED,
  lt: GERMAN,
  lv: ANGLED,
  nb: { ...ANGLED, single: ['‘', '’'], dash: '–' },
  nl: { ...ENGLISH, dash: '–' },
  nn: { ...ANGLED, single: ['‘', '’'], dash: '–' },
  no: { ...ANGLED, single: ['‘', '’'], dash: '–' },
  pl: POLISH,
  pt: { ...ENGLISH, dash: '—' },
  ro: { double: ['„', '”'], single: ['«', '»'], dash: '–' },
  ru: { double: ['«', '»'], single: ['„', '“'], dash: '—' },
  sk: GERMAN,
  sl: GERMAN,
  sr: POLISH,
  sv: SWEDISH,
  uk: { double: ['«', '»'], single: ['„', '“'], dash: '—' },
};

/** By the first part of a BCP 47 tag; Swiss texts set angled marks in every language. */
export function typographyOf(language: string): Typography {
  if (/^(?:de|fr|it)-(?:CH|LI)$/i.test(language)) return { double: ['«', '»'], single: ['‹', '›'], dash: '–' };
  return BY_LANGUAGE[language.toLowerCase().split('-', 1)[0] ?? ''] ?? ENGLISH;
}
