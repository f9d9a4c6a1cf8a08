import { abbreviateNumber } from '../numbers/abbreviate-number.ts';

/** A text that a reader sees, with `{name}` arguments and one ICU plural: `{count, plural, one {…} other {…}}`. */
export type Message = string;

const PLURAL = /\{(\w+), plural,((?:\s*(?:=\d+|zero|one|two|few|many|other) \{[^{}]*\})+)\s*\}/g;
const PLURAL_CASE = /(=\d+|zero|one|two|few|many|other) \{([^{}]*)\}/g;

/**
 * Fills a message of the catalogue with its arguments. `#` inside a plural is the number, written
 * for the locale, with K and M where it is long (STORY-4); an argument that is missing stays visible as `{name}`.
 */
export function formatMessage(
  message: Message,
  values: Readonly<Record<string, string | number>> = {},
  locale = 'en',
): string {
  const chosen = message.replace(PLURAL, (_whole, name: string, cases: string) => {
    const count = Number(values[name]);
    const category = pluralRules(locale).select(count);
    const texts = textsOf(cases);
    const text = texts.get(`=${count}`) ?? texts.get(category) ?? texts.get('other') ?? '';
    const isLong = Math.abs(count) >= 1_000;
    return text.replaceAll('#', isLong ? abbreviateNumber(count, locale) : numberFormat(locale).format(count));
  });
  return chosen.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

const pluralRules = onceForEach((locale) => new Intl.PluralRules(locale));
const numberFormat = onceForEach((locale) => new Intl.NumberFormat(locale));
const textsOf = onceForEach(
  (cases) => new Map([...cases.matchAll(PLURAL_CASE)].map((match) => [match[1], match[2] ?? ''])),
);

/** Formatters of a locale, and the cases of a plural, are slow to make and quick to use; a site has few. */
function onceForEach<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
