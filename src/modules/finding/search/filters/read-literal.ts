import { BadFilter, type Comparison, type Filter } from './filter.ts';

const RANGE = /^(.+?)\s*:\s*(-?\d+(?:\.\d+)?)\s+TO\s+(-?\d+(?:\.\d+)?)$/s;
const COMPARED = /^([^:]+?)\s*(<=|>=|!=|<|>|=)\s*(-?\d+(?:\.\d+)?)$/s;
const FACET = /^("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^:]+?)\s*:\s*(.*)$/s;

/** One condition; a value without a name is a tag. Throws `BadFilter` for what is none. */
export function readLiteral(text: string, isNot: boolean): Filter {
  const range = RANGE.exec(text);
  if (range !== null) {
    return { kind: 'range', name: bare(range[1]), from: Number(range[2]), to: Number(range[3]), isNot };
  }
  const compared = COMPARED.exec(text);
  if (compared !== null) {
    return {
      kind: 'number',
      name: bare(compared[1]),
      comparison: (compared[2] ?? '=') as Comparison,
      value: Number(compared[3]),
      isNot,
    };
  }
  const facet = FACET.exec(text);
  if (facet === null) return { kind: 'facet', name: '_tags', value: bare(text), isNot };
  const value = facet[2] ?? '';
  if (value === '') throw new BadFilter(`Invalid syntax for filter: ${text}`);
  return { kind: 'facet', name: bare(facet[1]), value: bare(value), isNot };
}

/** `name:value` of `facetFilters`, where a hyphen before the value, or before all of it, means the contrary. */
export function readFacetFilter(text: string): Filter {
  const isNot = text.startsWith('-');
  const facet = FACET.exec(isNot ? text.slice(1) : text);
  if (facet === null) throw new BadFilter(`facetFilters: invalid facet filter "${text}", expected attribute:value`);
  const value = facet[2] ?? '';
  const isNotValue = value.startsWith('-');
  // An escaped hyphen begins a value that has one.
  const plain = isNotValue ? value.slice(1) : value.replace(/^\\-/, '-');
  return { kind: 'facet', name: bare(facet[1]), value: bare(plain), isNot: isNot !== isNotValue };
}

export function readNumericFilter(text: string): Filter {
  const filter = readLiteral(text.trim(), false);
  if (filter.kind !== 'facet') return filter;
  if (/^-?\d+(?:\.\d+)?$/.test(filter.value) && filter.name !== '_tags') {
    return { kind: 'number', name: filter.name, comparison: '=', value: Number(filter.value), isNot: false };
  }
  throw new BadFilter(`numericFilters: invalid numeric filter "${text}", expected attribute<=value`);
}

function bare(text = ''): string {
  const trimmed = text.trim();
  const quote = trimmed[0];
  if (trimmed.length < 2 || (quote !== '"' && quote !== "'") || !trimmed.endsWith(quote)) return trimmed;
  return trimmed.slice(1, -1).replace(/\\(.)/gs, '$1');
}
