import { type MarkedPart, type WordMatcher, markWords } from '#shared/search/mark-words.ts';
import type { SearchIndex } from '#shared/search/search-index.ts';
import { snippetOf } from '#shared/search/snippet.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { MOST_HITS } from './count-candidates.ts';
import type { Filter } from './filters/filter.ts';
import { keepQuery } from './keep-query.ts';
import { readFreeTexts } from './read-free-texts.ts';
import { runSearch } from './run-search.ts';
import type { SearchHit } from './visible-hits.ts';

export type SearchScope = { readonly collectionId?: string | null; readonly userId?: string | null };

export type PresentedHit = {
  readonly objectId: string;
  readonly position: number;
  readonly entity: SearchHit['entity'];
  readonly kind: SearchIndex;
  readonly title: readonly MarkedPart[];
  readonly subtitle: readonly MarkedPart[];
  readonly snippet: readonly MarkedPart[];
};

export type PresentedSearch = {
  readonly kind: SearchIndex;
  readonly indexName: string;
  readonly query: string;
  readonly queryId: string | null;
  readonly items: readonly PresentedHit[];
  readonly total: number;
  readonly isTotalExact: boolean;
  readonly page: number;
  readonly pageCount: number;
};

export type SearchRequest = {
  readonly kind: SearchIndex;
  readonly query: string;
  readonly scope: SearchScope;
  readonly peopleType: 'AUTHOR' | 'READER' | null;
  readonly page: number;
  readonly size: number;
  readonly isClickAnalytics: boolean;
};

/** Words before and behind what was found. */
const SNIPPET_WORDS = 30;

/** One page of hits for a page of ours, with what was searched for marked in parts: no text is ever taken for HTML. */
export async function presentSearch(
  context: ReadContext & Pick<CommandContext, 'config'>,
  request: SearchRequest,
): Promise<PresentedSearch> {
  const { kind, query, page, size } = request;
  const offset = Math.min(page * size, MOST_HITS);
  const outcome = await runSearch(context, {
    kind,
    query,
    filters: scopeFilters(request).map((filter) => [filter]),
    offset,
    length: size,
    mayMend: true,
  });
  const hits = outcome.hits.map(({ hit }) => hit);
  const texts = await readFreeTexts(
    context.database,
    kind,
    hits.map(({ entity }) => entity.id),
  );
  return {
    kind,
    indexName: context.config.search.indexPrefix + kind,
    query,
    queryId: request.isClickAnalytics ? await keepQuery(context, { kind, query, offset, hits: outcome.hits }) : null,
    items: hits.map((hit, index) => presentHit(hit, offset + index + 1, outcome.matchers, texts.get(hit.entity.id))),
    total: outcome.total,
    isTotalExact: outcome.isTotalExact,
    page,
    pageCount: Math.ceil(outcome.total / size),
  };
}

function scopeFilters({ kind, scope, peopleType }: SearchRequest): readonly Filter[] {
  const facet = (name: string, value: string): Filter => ({ kind: 'facet', name, value, isNot: false });
  const { collectionId, userId } = scope;
  return [
    ...(collectionId && kind === 'post' ? [facet('collectionId', collectionId)] : []),
    ...(userId && kind === 'post' ? [facet('authorId', userId)] : []),
    ...(userId && kind === 'catalog' ? [facet('creatorId', userId)] : []),
    ...(peopleType !== null && kind === 'user' ? [facet('peopleType', peopleType)] : []),
  ];
}

function presentHit(hit: SearchHit, position: number, matchers: readonly WordMatcher[], text = ''): PresentedHit {
  const { title, subtitle } = namesOf(hit);
  return {
    objectId: hit.entity.id,
    position,
    entity: hit.entity,
    kind: hit.kind,
    title: markWords(title, matchers).parts,
    subtitle: markWords(subtitle, matchers).parts,
    snippet: hit.kind === 'post' ? snippetOf(text, matchers, SNIPPET_WORDS).parts : [],
  };
}

/** What stands on the first two lines of a hit. */
function namesOf(hit: SearchHit): { readonly title: string; readonly subtitle: string } {
  switch (hit.kind) {
    case 'post':
      return { title: hit.entity.title, subtitle: hit.entity.subtitle };
    case 'user':
      return { title: hit.entity.name, subtitle: hit.entity.bio };
    case 'collection':
      return { title: hit.entity.name, subtitle: hit.entity.tagline || hit.entity.description };
    case 'tag':
      return { title: hit.entity.title, subtitle: '' };
    case 'catalog':
      return { title: hit.entity.name, subtitle: hit.entity.description };
  }
}
