import { formatMessage } from '#shared/messages/format-message.ts';
import { searchMessages as messages } from '#shared/messages/search.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { publicationPage } from '#web/features/stories/publications/publication-page.tsx';
import { resultPage } from '#web/features/finding/search/result-page.ts';
import { resultsOutcome } from '#web/features/finding/search/results-outcome.ts';
import { wantedOf } from '#web/features/finding/search/wanted-of.ts';
import { type PublicationSearchQuery, PublicationSearchQueryDocument } from '#web/generated/PublicationSearchQuery.ts';
import {
  type PublicationSearchStartQuery,
  PublicationSearchStartQueryDocument,
} from '#web/generated/PublicationSearchStartQuery.ts';
import { PublicationResults } from './PublicationResults.tsx';
import { PublicationSearchStart } from './PublicationSearchStart.tsx';

const titleOf = ({ name }: { readonly name: string }) => formatMessage(messages.titleIn, { name });

const results = publicationPage<PublicationSearchQuery>({
  document: PublicationSearchQueryDocument,
  variablesOf: (_route, query) => ({ q: wantedOf(query), page: resultPage(query) ?? 0 }),
  titleOf,
  Content: PublicationResults,
});

const start = publicationPage<PublicationSearchStartQuery>({
  document: PublicationSearchStartQueryDocument,
  titleOf,
  Content: PublicationSearchStart,
});

const pageOf = (query: URLSearchParams) => (wantedOf(query) === '' ? start : results);

/** Search inside a publication (SEARCH-5). */
const page: PageDefinition<PublicationSearchQuery> = {
  queries: (route, query) => pageOf(query).queries(route, query),
  outcome: (input) => resultsOutcome(input.query, pageOf(input.query).outcome?.(input)),
  head: (input) => pageOf(input.query).head(input),
  Component: (props) => {
    const { Component } = pageOf(props.query);
    return <Component {...props} />;
  },
};

export default page;
