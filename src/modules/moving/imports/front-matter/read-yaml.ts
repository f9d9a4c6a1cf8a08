import { parseDocument } from 'yaml';
import { UnreadableTextError } from '../convert/unreadable-text-error.ts';

export type FrontMatterValue = string | readonly FrontMatterValue[] | { readonly [key: string]: FrontMatterValue };
export type FrontMatterRecord = { readonly [key: string]: FrontMatterValue };
export type ReadValues = { readonly values: FrontMatterRecord; readonly complaint?: string };

/** More than any writer uses; an alias that names itself again and again is an attack. */
const MAX_ALIASES = 50;

/**
 * Reads YAML as a writer meant it: every scalar is text, of a key that stands twice the last counts,
 * and tabs are mended. Where that is not enough, the lines of the form `key: value` are taken, with a complaint.
 */
export function readYaml(text: string): ReadValues {
  const plain = tryYaml(text);
  if (plain.complaint === undefined) return plain;
  const folded = tryYaml(indentFoldedQuotes(text));
  if (folded.complaint === undefined) return folded;
  const mended = tryYaml(
    indentFoldedQuotes(text)
      .replaceAll('\t', '  ')
      .replace(/[ \u00A0]+(?=\n|$)/g, ''),
  );
  if (mended.complaint === undefined) {
    return { values: mended.values, complaint: `The front matter was mended: ${plain.complaint}` };
  }
  return { values: readLines(text), complaint: `The front matter could be read in part only: ${plain.complaint}` };
}

/** Engines let a quoted text run on at the left edge; the standard wants it indented. */
function indentFoldedQuotes(text: string): string {
  let quote: string | undefined;
  const lines = text.split('\n').map((line) => {
    if (quote !== undefined) {
      if (endsQuote(line, quote)) quote = undefined;
      return `  ${line}`;
    }
    const opened = /^[\w-]+:[ \t]+(["'])(.*)$/s.exec(line);
    if (opened?.[1] !== undefined && !endsQuote(opened[2] ?? '', opened[1])) quote = opened[1];
    return line;
  });
  return quote === undefined ? lines.join('\n') : text;
}

function endsQuote(line: string, quote: string): boolean {
  const inside = quote === '"' ? line.replace(/\\./gs, '') : line.replaceAll("''", '');
  return inside.includes(quote);
}

function tryYaml(text: string): ReadValues {
  const document = parseDocument(text, {
    uniqueKeys: false,
    schema: 'failsafe',
    logLevel: 'silent',
    prettyErrors: false,
  });
  const [error] = document.errors;
  try {
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES });
    if (error !== undefined) return { values: {}, complaint: firstSentence(error.message) };
    if (value === null || value === '') return { values: {} };
    if (!isRecord(value)) return { values: {}, complaint: 'it is not a list of keys and values.' };
    return { values: value };
  } catch (thrown) {
    if (thrown instanceof ReferenceError) {
      throw new UnreadableTextError(
        'The front matter repeats itself through aliases, more than we can hold in memory.',
      );
    }
    return { values: {}, complaint: firstSentence(thrown instanceof Error ? thrown.message : String(thrown)) };
  }
}

/** With the fail-safe schema there are only texts, lists and maps. */
function isRecord(value: unknown): value is FrontMatterRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function firstSentence(message: string): string {
  const line = message.split('\n')[0]?.trim() ?? '';
  return line.endsWith('.') ? line : `${line}.`;
}

function readLines(text: string): FrontMatterRecord {
  const values: Record<string, FrontMatterValue> = {};
  let key: string | undefined;
  for (const line of text.split('\n')) {
    const pair = /^([A-Za-z][\w-]*)\s*:\s*(.*)$/s.exec(line);
    const item = /^\s*-\s+(.+)$/s.exec(line)?.[1];
    if (pair?.[1] !== undefined) {
      key = pair[1];
      values[key] = readScalar(pair[2] ?? '');
    } else if (item !== undefined && key !== undefined) {
      const before = values[key];
      values[key] = [...(Array.isArray(before) ? before : []), unquote(item)];
    } else if (key !== undefined && typeof values[key] === 'string' && line.trim() !== '') {
      values[key] = readScalar(`${rawOf(values[key])} ${line.trim()}`);
    }
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? readScalar(value) : value]),
  );
}

function rawOf(value: FrontMatterValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** A list in brackets once it is closed, else the text without its quotes. */
function readScalar(raw: string): FrontMatterValue {
  const text = raw.trim();
  const list = /^\[(.*)\]$/s.exec(text)?.[1];
  if (list === undefined) return unquote(text);
  return list
    .split(',')
    .map(unquote)
    .filter((item) => item !== '');
}

function unquote(raw: string): string {
  const text = raw.trim();
  return /^(["']).*\1$/s.test(text) ? text.slice(1, -1) : text;
}
