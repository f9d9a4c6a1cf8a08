import type { RouteMatch } from '#shared/routes/match-route.ts';
import type { NewStoryPageQueryVariables } from '#web/generated/NewStoryPageQuery.ts';

/** Asks for the publication too where a new story is to be for one. */
export function newStoryVariables({ params }: RouteMatch): NewStoryPageQueryVariables {
  const { collectionSlug } = params;
  return { slug: collectionSlug ?? '', isForCollection: collectionSlug !== undefined };
}
