import type { RouteMatch } from '#shared/routes/match-route.ts';
import type { NewStoryPageQueryVariables } from '#web/generated/NewStoryPageQuery.ts';

/** Asks for the publication that a new story is to be for, and for the passage that it answers, where it does. */
export function newStoryVariables({ params }: RouteMatch, query: URLSearchParams): NewStoryPageQueryVariables {
  const { collectionSlug } = params;
  const quoteId = query.get('inResponseToQuoteId') ?? '';
  return {
    slug: collectionSlug ?? '',
    isForCollection: collectionSlug !== undefined,
    quoteId,
    isResponse: quoteId !== '',
  };
}
