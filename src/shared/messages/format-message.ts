import { abbreviateNumber } from '../numbers/abbreviate-number.ts';

/** The name of an argument, and whether it is the number that a plural is chosen by. */
type Argument = readonly [name: string, isPlural: boolean];

/** What a text asks for between braces, read as it is filled: `{name}` and `{count, plural, one {…} other {…}}`. */
type ArgumentsOf<Text extends string, Found extends Argument = never> = Text extends `${string}{${infer Rest}`
  ? Rest extends `${infer Name}}${infer After}`
    ? Name extends `${infer Count}, plural,${string}`
      ? Rest extends `${string}}}${infer Later}`
        ? ArgumentsOf<Later, Found | readonly [Count, true]>
        : never
      : ArgumentsOf<After, Found | readonly [Name, false]>
    : Found
  : Found;

type Values<Of extends Argument> = Readonly<
  Record<Of[0], string | number> & Record<Extract<Of, readonly [string, true]>[0], number>
>;

/** What stands beside a text: nothing where it asks for nothing; a text that is known at run time only cannot be filled. */
export type MessageArguments<Text extends string> = string extends Text
  ? readonly [values: never]
  : [ArgumentsOf<Text>] extends [never]
    ? readonly [values?: Readonly<Record<string, never>>, locale?: string]
    : readonly [values: Values<ArgumentsOf<Text>>, locale?: string];

const PLURAL = /\{(\w+), plural,((?:\s*(?:=\d+|zero|one|two|few|many|other) \{[^{}]*\})+)\s*\}/g;
const PLURAL_CASE = /(=\d+|zero|one|two|few|many|other) \{([^{}]*)\}/g;

/**
 * Fills a message of the catalogue with its arguments. `#` inside a plural is the number, written
 * for the locale, with K and M where it is long (STORY-4). A text takes exactly the arguments that it names: one of
 * several texts takes those of all.
 */
export function formatMessage<const Text extends string>(message: Text, ...rest: MessageArguments<Text>): string {
  const [values = {}, locale = 'en']: Filling = rest;
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

type Filling = readonly [values?: Readonly<Record<string, string | number>>, locale?: string];

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
