import { formatMessage } from '#shared/messages/format-message.ts';
import { searchMessages as messages } from '#shared/messages/search.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { profilePage } from '#web/features/people/people/profile-page.tsx';
import { resultPage } from '#web/features/finding/search/result-page.ts';
import { resultsOutcome } from '#web/features/finding/search/results-outcome.ts';
import { wantedOf } from '#web/features/finding/search/wanted-of.ts';
import { type UserSearchQuery, UserSearchQueryDocument } from '#web/generated/UserSearchQuery.ts';
import { UserResults } from './UserResults.tsx';

const results = profilePage<UserSearchQuery>({
  document: UserSearchQueryDocument,
  variablesOf: (query) => ({ q: wantedOf(query), page: resultPage(query) ?? 0 }),
  title: (name) => formatMessage(messages.titleIn, { name }),
  Content: UserResults,
});

/** Search inside a profile: the profile's own address with a `q` (SEARCH-5). */
export const userSearch: PageDefinition<UserSearchQuery> = {
  ...results,
  outcome: (input) => resultsOutcome(input.query, results.outcome?.(input)),
};

export function isUserSearch(route: RouteMatch, query: URLSearchParams): boolean {
  return route.name === 'ShowUserProfile' && wantedOf(query) !== '';
}
