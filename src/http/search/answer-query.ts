import type { SearchIndex } from '#shared/search/search-index.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { MOST_HITS } from '#modules/finding/search/count-candidates.ts';
import { countFacets } from '#modules/finding/search/count-facets.ts';
import { keepQuery } from '#modules/finding/search/keep-query.ts';
import { readFreeTexts } from '#modules/finding/search/read-free-texts.ts';
import { type SearchRecord, recordOf } from '#modules/finding/search/record-of.ts';
import { type SearchOutcome, runSearch } from '#modules/finding/search/run-search.ts';
import { searchableAttributes } from '#modules/finding/search/searchable-attributes.ts';
import { highlightRecord, snippetRecord } from './highlight-record.ts';
import type { SearchParams } from './search-params.ts';

export type IndexQuery = {
  readonly kind: SearchIndex;
  /** With its prefix. */
  readonly indexName: string;
  readonly params: SearchParams;
  /** As they came, urlencoded. */
  readonly given: string;
};

/** Own judgement: of texts that snippets are looked for in, over all hits of a page. */
const LETTERS_OF_ALL = 400_000;
/** Over so many hits facets are counted. */
const COUNTED_FOR_FACETS = 500;

/** One result in the form of the protocol. */
export async function answerQuery(
  context: ReadContext,
  { kind, indexName, params, given }: IndexQuery,
): Promise<Readonly<Record<string, unknown>>> {
  const start = performance.now();
  const { slice, hitsPerPage, page } = params;
  const offset = Math.min(slice?.offset ?? page * hitsPerPage, MOST_HITS);
  const length = slice?.length ?? hitsPerPage;
  const outcome = await runSearch(context, {
    kind,
    query: params.query,
    filters: params.filters,
    offset,
    length,
    counted: params.facets.length > 0 ? COUNTED_FOR_FACETS : 0,
    mayMend: params.mayMend,
    queryType: params.queryType,
  });
  const [hits, facets, queryID] = await Promise.all([
    presentHits(context, kind, params, outcome),
    params.facets.length === 0
      ? undefined
      : countFacets(context.database, kind, {
          ids: outcome.ids,
          names: params.facets,
          most: params.maxValuesPerFacet,
        }),
    params.isClickAnalytics ? keepQuery(context, { kind, query: params.query, offset, hits: outcome.hits }) : undefined,
  ]);
  const took = Math.max(1, Math.round(performance.now() - start));
  const isExact = outcome.isTotalExact;
  const answer = {
    hits,
    nbHits: outcome.total,
    ...(slice === null
      ? { page, nbPages: hitsPerPage === 0 ? 0 : Math.ceil(outcome.total / hitsPerPage), hitsPerPage }
      : { offset: slice.offset, length: slice.length }),
    ...(facets && { facets: facets.counts, facets_stats: facets.stats, exhaustiveFacetsCount: isExact }),
    exhaustiveNbHits: isExact,
    exhaustiveTypo: isExact,
    exhaustive: { nbHits: isExact, typo: isExact, ...(facets && { facetsCount: isExact }) },
    query: params.query,
    params: given,
    index: indexName,
    ...(queryID !== undefined && { queryID }),
    renderingContent: {},
    processingTimeMS: took,
    serverTimeMS: took,
  };
  return pick(answer, params.responseFields);
}

async function presentHits(
  context: ReadContext,
  kind: SearchIndex,
  params: SearchParams,
  outcome: SearchOutcome,
): Promise<readonly unknown[]> {
  const { hits, matchers } = outcome;
  const searchable = searchableAttributes[kind];
  const isSnipped = params.attributesToSnippet.length > 0;
  const [records, texts] = await Promise.all([
    Promise.all(hits.map(({ hit }) => recordOf(context, hit))),
    isSnipped
      ? readFreeTexts(
          context.database,
          kind,
          hits.map(({ hit }) => hit.entity.id),
        )
      : new Map<string, string>(),
  ]);
  return records.map((record, index) => {
    const content = (texts.get(record.objectID) ?? '').slice(0, LETTERS_OF_ALL / hits.length);
    const points = hits[index]?.points ?? 0;
    return {
      ...retrieve(record, params.attributesToRetrieve),
      objectID: record.objectID,
      _highlightResult: highlightRecord(record, searchable, { params, matchers }),
      ...(isSnipped && { _snippetResult: snippetRecord(record, searchable, { params, matchers, content }) }),
      ...(params.hasRankingInfo && {
        _rankingInfo: {
          userScore: Math.round(points * 1_000),
          words: matchers.length,
          nbTypos: 0,
          firstMatchedWord: 0,
        },
      }),
    };
  });
}

/** `*` is all; `-name` leaves one out. */
function retrieve(record: SearchRecord, wanted: readonly string[]): SearchRecord {
  const left = new Set(wanted.filter((name) => name.startsWith('-')).map((name) => name.slice(1)));
  const isAll = wanted.includes('*') || (left.size > 0 && left.size === wanted.length);
  const names = new Set(wanted.map((name) => name.split('.')[0]));
  return Object.fromEntries(Object.entries(record).filter(([name]) => (isAll || names.has(name)) && !left.has(name)));
}

function pick(answer: Readonly<Record<string, unknown>>, fields: readonly string[]): Readonly<Record<string, unknown>> {
  if (fields.includes('*')) return answer;
  return Object.fromEntries(Object.entries(answer).filter(([name]) => fields.includes(name)));
}
