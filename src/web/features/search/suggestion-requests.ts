import type { QueryContext } from './query-context.ts';
import { HIT_TAGS } from './marked-text.ts';
import type { IndexRequest } from './search-client.ts';

/** Hits of each query (1§9). */
export const HITS_PER_INDEX = 3;

/** The groups of suggestions in the order in which they are shown. */
export const suggestionKinds = ['post', 'author', 'user', 'collection', 'tag', 'catalog'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

type Asked = {
  readonly query: string;
  readonly context: QueryContext | undefined;
  /** Programs are shown what people are shown, and their clicks count for nothing (1§6). */
  readonly isBot: boolean;
};

/** What of an index is asked beside the query: people who write are a search of their own (1§9, SEARCH-7). */
const kinds: Readonly<Record<SuggestionKind, Pick<IndexRequest, 'index' | 'params'>>> = {
  post: { index: 'post', params: { attributesToHighlight: ['title'] } },
  author: { index: 'user', params: { attributesToHighlight: ['name'], facetFilters: ['peopleType:AUTHOR'] } },
  user: { index: 'user', params: { attributesToHighlight: ['name'], facetFilters: ['peopleType:-AUTHOR'] } },
  collection: { index: 'collection', params: { attributesToHighlight: ['name'] } },
  tag: { index: 'tag', params: { attributesToHighlight: ['name'], numericFilters: ['postCount>=1'] } },
  catalog: { index: 'catalog', params: { attributesToHighlight: ['name'] } },
};

/** One request of every kind, in the order of `suggestionKinds`. */
export function suggestionRequests({ query, context, isBot }: Asked): readonly IndexRequest[] {
  return suggestionKinds.map((kind) => ({
    index: kinds[kind].index,
    params: {
      query,
      hitsPerPage: HITS_PER_INDEX,
      ...kinds[kind].params,
      highlightPreTag: HIT_TAGS.before,
      highlightPostTag: HIT_TAGS.after,
      clickAnalytics: !isBot,
      analyticsTags: context === undefined ? undefined : [context],
    },
  }));
}
