import { parse, TomlDate } from 'smol-toml';
import type { FrontMatterValue, ReadValues } from './read-yaml.ts';

/** Reads TOML; every scalar becomes text, so that both kinds of front matter look the same. */
export function readToml(text: string): ReadValues {
  try {
    const values = toText(parse(text));
    return typeof values === 'object' && !Array.isArray(values)
      ? { values: values as { readonly [key: string]: FrontMatterValue } }
      : { values: {} };
  } catch (thrown) {
    const reason = thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : String(thrown);
    return { values: {}, complaint: `The front matter could not be read: ${reason}.` };
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
