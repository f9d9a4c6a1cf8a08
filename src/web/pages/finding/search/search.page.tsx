import { formatMessage } from '#shared/messages/format-message.ts';
import { searchMessages as messages } from '#shared/messages/search.ts';
import type { PageDefinition, PageQuery } from '#web/app/page-definition.ts';
import { resultPage } from '#web/features/finding/search/result-page.ts';
import { resultsOutcome } from '#web/features/finding/search/results-outcome.ts';
import { wantedOf } from '#web/features/finding/search/wanted-of.ts';
import { type SearchPageQuery, SearchPageQueryDocument } from '#web/generated/SearchPageQuery.ts';
import { SearchStartPageQueryDocument } from '#web/generated/SearchStartPageQuery.ts';
import { categoryOf, searchRouteOf } from './search-category.ts';
import { SearchPage } from './SearchPage.tsx';
import { FoundElsewhereQueryDocument } from '#web/generated/FoundElsewhereQuery.ts';

/** A few of what else was found, for the right column. */
function foundElsewhereQuery(query: string): PageQuery {
  return { document: FoundElsewhereQueryDocument, variables: { q: query } };
}

/** Search for stories, people, publications, topics and lists; each search is made anew. */
const page: PageDefinition<Partial<SearchPageQuery>> = {
  queries: (route, query) => {
    const wanted = wantedOf(query);
    const number = resultPage(query);
    if (wanted === '' || number === undefined) return [{ document: SearchStartPageQueryDocument, variables: {} }];
    const here = searchRouteOf(route.name);
    const variables = { q: wanted, kind: categoryOf(here).kind, page: number };
    return [{ document: SearchPageQueryDocument, variables }, foundElsewhereQuery(wanted)];
  },
  outcome: ({ query, data }) => resultsOutcome(query, { kind: 'show', status: data.search === null ? 500 : 200 }),
  head: ({ query }) => {
    const wanted = wantedOf(query);
    return { title: wanted === '' ? messages.title : formatMessage(messages.titleFor, { query: wanted }) };
  },
  Component: SearchPage,
};

export default page;
