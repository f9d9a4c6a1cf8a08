import { type FilterClauses, BadFilter } from '#modules/finding/search/filters/filter.ts';
import {
  readFacetFilters,
  readNumericFilters,
  readTagFilters,
} from '#modules/finding/search/filters/read-filter-lists.ts';
import { readFilters } from '#modules/finding/search/filters/read-filters.ts';
import type { QueryType } from '#modules/finding/search/typed-words.ts';
import { knownParams } from './known-params.ts';
import { readBoolean, readList, readText, readWhole } from './param-values.ts';
import { SearchFault } from './search-fault.ts';

/** The parameters of one query, as far as they change something (SEARCH-2). */
export type SearchParams = {
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number;
  /** Instead of page and hitsPerPage, where either was given. */
  readonly slice: { readonly offset: number; readonly length: number } | null;
  readonly filters: FilterClauses;
  readonly facets: readonly string[];
  readonly maxValuesPerFacet: number;
  readonly attributesToRetrieve: readonly string[];
  readonly attributesToHighlight: readonly string[] | null;
  readonly attributesToSnippet: readonly string[];
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly snippetEllipsisText: string;
  readonly isClickAnalytics: boolean;
  readonly hasRankingInfo: boolean;
  readonly mayMend: boolean;
  readonly queryType: QueryType;
  readonly responseFields: readonly string[];
};

export type Given = Readonly<Record<string, unknown>>;

/** As the hosted service has them. */
const MOST_HITS_PER_PAGE = 1_000;
const MOST_FACET_VALUES = 1_000;
const MOST_QUERY_LETTERS = 8_192;

/** Reads what a client sent for one query. Throws `SearchFault` with 400 if something is wrong. */
export function readParams(given: Given): SearchParams {
  for (const name of Object.keys(given)) {
    if (!knownParams.has(name)) throw new SearchFault(400, `Unknown parameter: ${name}`);
  }
  const query = readText(given, 'query', '');
  if (query.length > MOST_QUERY_LETTERS) throw new SearchFault(400, 'Query too long');
  const hasSlice = given['offset'] !== undefined || given['length'] !== undefined;
  return {
    query,
    page: readWhole(given, 'page', 0, 1_000_000),
    hitsPerPage: readWhole(given, 'hitsPerPage', 20, MOST_HITS_PER_PAGE),
    slice: hasSlice
      ? {
          offset: readWhole(given, 'offset', 0, 1_000_000),
          length: readWhole(given, 'length', 20, MOST_HITS_PER_PAGE),
        }
      : null,
    filters: readAllFilters(given),
    facets: readList(given, 'facets') ?? [],
    maxValuesPerFacet: readWhole(given, 'maxValuesPerFacet', 100, MOST_FACET_VALUES),
    attributesToRetrieve: readList(given, 'attributesToRetrieve') ?? ['*'],
    attributesToHighlight: readList(given, 'attributesToHighlight') ?? null,
    attributesToSnippet: readList(given, 'attributesToSnippet') ?? [],
    highlightPreTag: readText(given, 'highlightPreTag', '<em>'),
    highlightPostTag: readText(given, 'highlightPostTag', '</em>'),
    snippetEllipsisText: readText(given, 'snippetEllipsisText', '…'),
    isClickAnalytics: readBoolean(given, 'clickAnalytics', false),
    hasRankingInfo: readBoolean(given, 'getRankingInfo', false),
    mayMend: readTypoTolerance(given),
    queryType: readQueryType(given),
    responseFields: readList(given, 'responseFields') ?? ['*'],
  };
}

function readAllFilters(given: Given): FilterClauses {
  try {
    return [
      ...readFilters(readText(given, 'filters', '')),
      ...readFacetFilters(given['facetFilters']),
      ...readNumericFilters(given['numericFilters']),
      ...readTagFilters(given['tagFilters']),
    ];
  } catch (error) {
    if (error instanceof BadFilter) throw new SearchFault(400, error.message);
    throw error;
  }
}

function readTypoTolerance(given: Given): boolean {
  const value = given['typoTolerance'];
  if (value === undefined || value === true || value === 'true' || value === 'min' || value === 'strict') return true;
  if (value === false || value === 'false') return false;
  throw new SearchFault(400, 'Invalid value for "typoTolerance" parameter, expected true, false, min or strict');
}

function readQueryType(given: Given): QueryType {
  const value = given['queryType'];
  if (value === undefined) return 'prefixLast';
  if (value === 'prefixLast' || value === 'prefixAll' || value === 'prefixNone') return value;
  throw new SearchFault(400, 'Invalid value for "queryType" parameter, expected prefixAll, prefixLast or prefixNone');
}
