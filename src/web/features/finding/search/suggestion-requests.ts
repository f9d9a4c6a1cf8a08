import type { SearchIndex } from '#shared/search/search-index.ts';
import type { QueryContext } from './query-context.ts';
import { HIT_TAGS } from './marked-text.ts';
import type { IndexRequest } from './search-client.ts';

/** Hits of each query. */
const HITS_PER_INDEX = 3;

/** The groups of suggestions in the order in which they are shown. */
export const suggestionKinds = ['post', 'author', 'user', 'collection', 'tag', 'catalog'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

type Asked = {
  readonly query: string;
  readonly context: QueryContext | undefined;
  /** Programs are shown what people are shown, and their clicks count for nothing. */
  readonly isBot: boolean;
};

/** What of an index is asked beside the query: people who write are a search of their own (SEARCH-7). */
const kinds: Readonly<Record<SuggestionKind, Pick<IndexRequest, 'index' | 'params'>>> = {
  post: { index: 'post', params: {} },
  author: { index: 'user', params: { facetFilters: ['peopleType:AUTHOR'] } },
  user: { index: 'user', params: { facetFilters: ['peopleType:-AUTHOR'] } },
  collection: { index: 'collection', params: {} },
  tag: { index: 'tag', params: { numericFilters: ['postCount>=1'] } },
  catalog: { index: 'catalog', params: {} },
};

/** What of its records a row shows: more than that is not asked for. */
const attributes: Readonly<Record<SearchIndex, readonly string[]>> = {
  post: ['title', 'slug', 'creator', 'collection'],
  user: ['name', 'username', 'imageId'],
  collection: ['name', 'slug', 'domain', 'imageId', 'postCount'],
  tag: ['displayText', 'tagSlug', 'postCount'],
  catalog: ['name', 'slug', 'catalogId', 'itemCount', 'creator'],
};

/** The first of them is the name that hits are marked in. */
export function nameAttribute(kind: SuggestionKind): string {
  return attributes[kinds[kind].index][0] ?? '';
}

/** One request of every kind, in the order of `suggestionKinds`. */
export function suggestionRequests({ query, context, isBot }: Asked): readonly IndexRequest[] {
  return suggestionKinds.map((kind) => ({
    index: kinds[kind].index,
    params: {
      query,
      hitsPerPage: HITS_PER_INDEX,
      ...kinds[kind].params,
      attributesToRetrieve: attributes[kinds[kind].index],
      attributesToHighlight: [nameAttribute(kind)],
      highlightPreTag: HIT_TAGS.before,
      highlightPostTag: HIT_TAGS.after,
      clickAnalytics: !isBot,
      analyticsTags: context === undefined ? undefined : [context],
    },
  }));
}
