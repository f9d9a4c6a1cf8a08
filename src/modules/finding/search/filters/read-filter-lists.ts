import { BadFilter, type Filter, type FilterClauses } from './filter.ts';
import { readFacetFilter, readNumericFilter } from './read-literal.ts';

/** Own judgement. */
const MOST = 100;

/** `facetFilters`: a text, or a list of which all must hold and of whose inner lists one. */
export function readFacetFilters(given: unknown): FilterClauses {
  return readLists(given, 'facetFilters', readFacetFilter);
}

/** `numericFilters`; a text may hold several with commas between. */
export function readNumericFilters(given: unknown): FilterClauses {
  const lists = typeof given === 'string' && !given.trim().startsWith('[') ? given.split(',') : given;
  return readLists(lists, 'numericFilters', readNumericFilter);
}

/** `tagFilters`: values without a name. */
export function readTagFilters(given: unknown): FilterClauses {
  const lists = typeof given === 'string' && !given.trim().startsWith('[') ? given.split(',') : given;
  return readLists(lists, 'tagFilters', (text) => readFacetFilter(`_tags:${text.trim()}`));
}

function readLists(given: unknown, name: string, read: (text: string) => Filter): FilterClauses {
  const lists = typeof given === 'string' ? readText(given, name) : given;
  if (lists === undefined || lists === null || lists === '') return [];
  if (typeof lists === 'string') return [[read(lists)]];
  if (!Array.isArray(lists)) throw new BadFilter(`${name} should be a string or an array of strings`);
  let count = 0;
  return lists.flatMap((item: unknown) => {
    const alternatives: readonly unknown[] = Array.isArray(item) ? item : [item];
    count += alternatives.length;
    if (count > MOST) throw new BadFilter(`${name}: too many filters`);
    if (alternatives.length === 0) return [];
    return [
      alternatives.map((text) => {
        if (typeof text !== 'string') throw new BadFilter(`${name} should be a string or an array of strings`);
        return read(text);
      }),
    ];
  });
}

/** A list may come as JSON in a text. */
function readText(text: string, name: string): unknown {
  if (!text.trim().startsWith('[')) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new BadFilter(`${name}: invalid JSON`);
  }
}
