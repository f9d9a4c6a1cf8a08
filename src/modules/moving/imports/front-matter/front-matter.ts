import type { FrontMatterRecord, FrontMatterValue } from './read-yaml.ts';
import { readToml } from './read-toml.ts';
import { readYaml } from './read-yaml.ts';
import { splitFrontMatter } from './split-front-matter.ts';

/** The fields of a post under lower-case names, with ways to read them that never throw. */
export type Fields = {
  /** The first of the names that holds a text. */
  readonly text: (...names: readonly string[]) => string | undefined;
  /** All texts under the first of the names that holds any; a single text is a list of one. */
  readonly list: (...names: readonly string[]) => readonly string[];
  readonly record: (name: string) => Fields | undefined;
  readonly isTrue: (name: string) => boolean;
};

export type FrontMatter = {
  readonly fields: Fields;
  readonly body: string;
  readonly complaint?: string;
  readonly hasMatter: boolean;
};

/** Reads the front matter of a post, YAML or TOML. Throws `UnreadableTextError` for an attack only. */
export function readFrontMatter(text: string): FrontMatter {
  const { matter, body } = splitFrontMatter(text);
  if (matter === undefined) return { fields: createFields({}), body, hasMatter: false };
  const { values, complaint } = matter.format === 'toml' ? readToml(matter.text) : readYaml(matter.text);
  return { fields: createFields(values), body, hasMatter: true, ...(complaint !== undefined && { complaint }) };
}

export function createFields(record: FrontMatterRecord): Fields {
  const values = new Map<string, FrontMatterValue>();
  for (const [key, value] of Object.entries(record)) {
    const name = key.toLowerCase();
    // `Title` beside `title`: the spelling that the engine reads wins.
    if (!values.has(name) || key === name) values.set(name, value);
  }
  return {
    text: (...names) => names.map((name) => textOf(values.get(name.toLowerCase()))).find((text) => text !== ''),
    list: (...names) =>
      names.map((name) => listOf(values.get(name.toLowerCase()))).find((list) => list.length > 0) ?? [],
    record(name) {
      const value = values.get(name.toLowerCase());
      return typeof value === 'object' && !Array.isArray(value) ? createFields(value as FrontMatterRecord) : undefined;
    },
    isTrue: (name) => /^(?:true|yes|1)$/i.test(textOf(values.get(name.toLowerCase()))),
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

function nameOf(record: FrontMatterRecord): readonly string[] {
  return listOf(record['name'] ?? record['title'] ?? record['slug']);
}

function isNothing(text: string): boolean {
  return /^(?:|~|null)$/i.test(text.trim());
}
