import { markWords } from '#shared/search/mark-words.ts';
import { searchWords } from '#shared/search/search-words.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { countFacets } from '#modules/finding/search/count-facets.ts';
import { runSearch } from '#modules/finding/search/run-search.ts';
import { facetAttributes } from '#modules/finding/search/searchable-attributes.ts';
import type { IndexQuery } from './answer-query.ts';
import { SearchFault } from './search-fault.ts';

const COUNTED = 500;
const MOST_VALUES = 1_000;

/** Facet values that begin with the typed text, among a query's hits: `{ facetHits: [{ value, highlighted, count }] }`. */
export async function answerFacetQuery(
  context: ReadContext,
  { kind, params }: IndexQuery,
  facet: { readonly name: string; readonly query: string; readonly most: number },
): Promise<Readonly<Record<string, unknown>>> {
  const start = performance.now();
  if (!facetAttributes[kind].includes(facet.name)) {
    throw new SearchFault(
      400,
      `Cannot search in \`${facet.name}\` attribute, you need to add \`searchable(${facet.name})\` to attributesForFaceting.`,
    );
  }
  const { query, filters, mayMend, queryType } = params;
  const outcome = await runSearch(context, {
    kind,
    query,
    filters,
    offset: 0,
    length: 0,
    counted: COUNTED,
    mayMend,
    queryType,
  });
  const { counts } = await countFacets(context.database, kind, {
    ids: outcome.ids,
    names: [facet.name],
    most: MOST_VALUES,
  });
  const typed = searchWords(facet.query).map(({ word }) => word);
  const matchers = typed.map((word) => ({ typed: word, whole: new Set([word]), prefix: word }));
  const facetHits = Object.entries(counts[facet.name] ?? {})
    .flatMap(([value, count]) => {
      const marked = markWords(value, matchers);
      if (marked.matched.length < matchers.length) return [];
      const highlighted = marked.parts
        .map(({ text, isMatch }) => (isMatch ? params.highlightPreTag + text + params.highlightPostTag : text))
        .join('');
      return [{ value, highlighted, count }];
    })
    .slice(0, facet.most);
  return {
    facetHits,
    exhaustiveFacetsCount: outcome.isTotalExact,
    exhaustive: { facetsCount: outcome.isTotalExact },
    processingTimeMS: Math.max(1, Math.round(performance.now() - start)),
  };
}
