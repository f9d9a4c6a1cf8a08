import { parse, TomlDate } from 'smol-toml';
import type { FrontMatterRecord, FrontMatterValue, ReadValues } from './read-yaml.ts';
import { readYaml } from './read-yaml.ts';
import { splitFrontMatter } from './split-front-matter.ts';

/** Reads TOML; every scalar becomes text, so that both kinds of front matter look the same. */
function readToml(text: string): ReadValues {
  try {
    const values = toText(parse(text));
    return typeof values === 'object' && !Array.isArray(values)
      ? { values: values as { readonly [key: string]: FrontMatterValue } }
      : { values: {} };
  } catch (thrown) {
    const reason = thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : String(thrown);
    return { values: {}, complaint: `The front matter couldn’t be read: ${reason}.` };
  }
}

function toText(value: unknown): FrontMatterValue {
  if (Array.isArray(value)) return value.map(toText);
  if (value instanceof TomlDate) return value.toISOString();
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toText(inner)]));
  }
  return String(value);
}

/** The fields of a post under lower-case names, with ways to read them that never throw. */
export type Fields = {
  /** The first of the names that holds a text. */
  readonly text: (...names: readonly string[]) => string | undefined;
  /** All texts under the first of the names that holds any; a single text is a list of one. */
  readonly list: (...names: readonly string[]) => readonly string[];
  /** The same with records as they are: authors with their details. */
  readonly entries: (...names: readonly string[]) => readonly (string | Fields)[];
  readonly record: (name: string) => Fields | undefined;
  readonly isTrue: (...names: readonly string[]) => boolean;
  readonly isFalse: (...names: readonly string[]) => boolean;
};

export type FrontMatter = {
  readonly fields: Fields;
  readonly body: string;
  readonly complaint?: string;
  readonly hasMatter: boolean;
};

/** Where engines let a post keep fields of its own. */
const NESTED = ['taxonomies', 'extra', 'params', 'frontmatter'];

/** Reads the front matter of a post, YAML, TOML or JSON, over what its folder gives it. Throws `UnreadableTextError` for an attack only. */
export function readFrontMatter(text: string, inherited: FrontMatterRecord = {}): FrontMatter {
  const { matter, body } = splitFrontMatter(text);
  if (matter === undefined) return { fields: createFields(inherited), body, hasMatter: false };
  const { values, complaint } = matter.format === 'toml' ? readToml(matter.text) : readYaml(matter.text);
  const fields = createFields({ ...inherited, ...withNested(values) });
  return { fields, body, hasMatter: true, ...(complaint !== undefined && { complaint }) };
}

/** A file of values by the end of its name. A list at its top stands under `list`. */
export function readValues(file: string, text: string): ReadValues {
  if (/\.toml$/i.test(file)) return readToml(text);
  // YAML holds JSON, so one reader does for both.
  const start = text.trimStart();
  return start.startsWith('[') || /^(?:---\s*\n|#[^\n]*\n|\s)*- /.test(start)
    ? readYaml(start.startsWith('[') ? `list: ${text}` : `list:\n${start.replace(/^---\s*\n/, '')}`)
    : readYaml(text);
}

function withNested(values: FrontMatterRecord): FrontMatterRecord {
  const nested = NESTED.map((name) => values[name]).filter((value) => isRecord(value));
  return nested.length === 0 ? values : Object.assign({}, ...nested.toReversed(), values);
}

function isRecord(value: FrontMatterValue | undefined): value is FrontMatterRecord {
  return typeof value === 'object' && !Array.isArray(value);
}

export function createFields(record: FrontMatterRecord): Fields {
  const values = new Map<string, FrontMatterValue>();
  for (const [key, value] of Object.entries(record)) {
    const name = key.toLowerCase();
    // `Title` beside `title`: the spelling that the engine reads wins.
    if (!values.has(name) || key === name) values.set(name, value);
  }
  const valueOf = (name: string): FrontMatterValue | undefined => values.get(name.toLowerCase());
  return {
    text: (...names) => names.map((name) => textOf(valueOf(name))).find((text) => text !== ''),
    list: (...names) => names.map((name) => listOf(valueOf(name))).find((list) => list.length > 0) ?? [],
    entries: (...names) => names.map((name) => entriesOf(valueOf(name))).find((list) => list.length > 0) ?? [],
    record(name) {
      const value = valueOf(name);
      return isRecord(value) ? createFields(value) : undefined;
    },
    isTrue: (...names) => names.some((name) => /^(?:true|yes|on|1)$/i.test(textOf(valueOf(name)))),
    isFalse: (...names) => names.some((name) => /^(?:false|no|off|0|never)$/i.test(textOf(valueOf(name)))),
  };
}

function textOf(value: FrontMatterValue | undefined): string {
  if (typeof value === 'string') return isNothing(value) ? '' : value.trim();
  return Array.isArray(value) && value.length === 1 ? textOf(value[0] as FrontMatterValue) : '';
}

function listOf(value: FrontMatterValue | undefined): readonly string[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return isNothing(value) ? [] : [value.trim()];
  if (!Array.isArray(value)) return nameOf(value as FrontMatterRecord);
  return value.flatMap((item: FrontMatterValue) => listOf(item));
}

function entriesOf(value: FrontMatterValue | undefined): readonly (string | Fields)[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return isNothing(value) ? [] : [value.trim()];
  if (isRecord(value)) return [createFields(value)];
  return value.flatMap((item: FrontMatterValue) => entriesOf(item));
}

function nameOf(record: FrontMatterRecord): readonly string[] {
  return listOf(record['name'] ?? record['title'] ?? record['slug']);
}

function isNothing(text: string): boolean {
  return /^(?:|~|null)$/i.test(text.trim());
}
