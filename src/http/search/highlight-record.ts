import { type MarkedText, type WordMatcher, markWords } from '#shared/search/mark-words.ts';
import { snippetOf } from '#shared/search/snippet.ts';
import type { RecordValue, SearchRecord } from '#modules/finding/search/record-of.ts';
import type { SearchParams } from './search-params.ts';

/** As the protocol has it of one attribute. */
export type Highlight = {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords?: readonly string[];
  readonly fullyHighlighted?: boolean;
};
export type Highlighted = Highlight | readonly Highlighted[] | { readonly [name: string]: Highlighted };

type Means = { readonly params: SearchParams; readonly matchers: readonly WordMatcher[] };

/** `_highlightResult`: searched attributes with the matches between the tags. */
export function highlightRecord(record: SearchRecord, searchable: readonly string[], means: Means): Highlighted {
  const wanted = wantedAttributes(means.params.attributesToHighlight ?? ['*'], searchable);
  return withAttributes(record, [...wanted.keys()], (text) => highlight(markWords(text, means.matchers), means));
}

/** `_snippetResult`: as many words as requested, around the best match; `content` is the body. */
export function snippetRecord(
  record: SearchRecord,
  searchable: readonly string[],
  means: Means & { readonly content: string },
): Highlighted {
  const wanted = wantedAttributes(means.params.attributesToSnippet, [...searchable, 'content']);
  const source: SearchRecord = { ...record, content: means.content };
  return withAttributes(source, [...wanted.keys()], (text, name) => {
    const words = wanted.get(name) ?? 10;
    const marked = snippetOf(text, means.matchers, words, means.params.snippetEllipsisText);
    const { value, matchLevel } = highlight(marked, means);
    return { value, matchLevel };
  });
}

/** `title`, `body:20`, `*`: names with how many words. */
function wantedAttributes(given: readonly string[], searchable: readonly string[]): ReadonlyMap<string, number> {
  const wanted = new Map<string, number>();
  for (const one of given) {
    const [, name = '', count] = /^(.*?)(?::(\d{1,4}))?$/.exec(one) ?? [];
    const words = Math.max(1, Number(count ?? 10));
    const names =
      name === '*' ? searchable : searchable.filter((known) => known === name || known.startsWith(`${name}.`));
    for (const known of names) if (!wanted.has(known)) wanted.set(known, words);
  }
  return wanted;
}

function withAttributes(
  record: SearchRecord,
  names: readonly string[],
  show: (text: string, name: string) => Highlight,
): Highlighted {
  const shown: Record<string, Highlighted> = {};
  for (const name of names) {
    const [first = '', second] = name.split('.');
    const value = record[first];
    if (value === undefined || value === null) continue;
    if (second === undefined) shown[first] = showValue(value, (text) => show(text, name));
    else if (isRecord(value) && typeof value[second] === 'string') {
      const inner = value[second];
      shown[first] = { ...(shown[first] as object | undefined), [second]: show(inner, name) };
    }
  }
  return shown;
}

function showValue(value: RecordValue, show: (text: string) => Highlight): Highlighted {
  if (Array.isArray(value)) return value.map((item: RecordValue) => showValue(item, show));
  return show(typeof value === 'string' ? value : JSON.stringify(value));
}

function isRecord(value: RecordValue): value is SearchRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * With HTML tags we escape the text between them, since the client will show it as HTML; with any other tags the
 * client escapes by itself, as the official ones do.
 */
function highlight({ parts, matched }: MarkedText, { params, matchers }: Means): Highlight {
  const isHtml = params.highlightPreTag.includes('<');
  const { highlightPreTag: before, highlightPostTag: behind } = params;
  const value = parts
    .map(({ text, isMatch }) => {
      const shown = isHtml ? escapeHtml(text) : text;
      return isMatch ? before + shown + behind : shown;
    })
    .join('');
  if (matched.length === 0) return { value, matchLevel: 'none', matchedWords: [] };
  const matchLevel = matched.length >= new Set(matchers.map(({ typed }) => typed)).size ? 'full' : 'partial';
  return { value, matchLevel, fullyHighlighted: parts.every(isMarkedOrNoWord), matchedWords: matched };
}

function isMarkedOrNoWord({ text, isMatch }: { readonly text: string; readonly isMatch: boolean }): boolean {
  return isMatch || !/[\p{L}\p{N}]/u.test(text);
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
