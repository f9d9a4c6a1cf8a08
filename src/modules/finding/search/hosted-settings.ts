import type { SearchIndex } from '#shared/search/search-index.ts';
import { facetAttributes, searchableAttributes } from './searchable-attributes.ts';

/** What queries of ours filter by, besides what counts are asked for. */
const filterAttributes: Readonly<Record<SearchIndex, readonly string[]>> = {
  post: [],
  user: ['username', 'userId'],
  collection: ['slug', 'collectionId'],
  tag: ['tagSlug'],
  catalog: [],
};

/** How the hosted service is to search an index: as our own does, as near as its own rules come (rule 47). */
export function hostedSettings(kind: SearchIndex): object {
  return {
    searchableAttributes: [...searchableAttributes[kind], ...(kind === 'post' ? ['unordered(content)'] : [])],
    attributesForFaceting: [...facetAttributes[kind], ...filterAttributes[kind].map((name) => `filterOnly(${name})`)],
    customRanking: ['desc(standing)'],
    // Bodies are searched and shown in snippets alone, as by our own endpoint.
    attributesToSnippet: kind === 'post' ? ['content:30'] : [],
    unretrievableAttributes: ['content', 'standing'],
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    ignorePlurals: false,
    removeStopWords: false,
  };
}
