import type { ResponseOrder } from '#shared/lists/list-orders.ts';
import { useQuery } from '#web/app/graph/use-query.ts';
import { CatalogResponsesQueryDocument } from '#web/generated/CatalogResponsesQuery.ts';
import { type ClosedReason, PostResponsesQueryDocument } from '#web/generated/PostResponsesQuery.ts';
import type { Place, Reply } from './responses-context.ts';

export type ResponsesPage = {
  readonly count: number;
  readonly closedReason: ClosedReason | null;
  readonly items: readonly Reply[];
  readonly next: string | null;
};

export type ResponsesPageState = {
  readonly page: ResponsesPage | undefined;
  readonly hasFailed: boolean;
  readonly refetch: () => void;
};

/** One page of what stands at the top of a story or a list. */
export function useResponsesPage(
  { kind, id: placeId }: Pick<Place, 'kind' | 'id'>,
  sortType: ResponseOrder,
  to: string | null,
): ResponsesPageState {
  const variables = { placeId, to, sortType };
  const ofStory = useQuery(PostResponsesQueryDocument, { variables, isSkipped: kind !== 'story' });
  const ofList = useQuery(CatalogResponsesQueryDocument, { variables, isSkipped: kind !== 'list' });
  const { error, isLoading, refetch } = kind === 'story' ? ofStory : ofList;
  const post = ofStory.data?.responsesPlace;
  const list = ofList.data?.responsesPlace;
  let page: ResponsesPage | undefined;
  if (post?.__typename === 'Post') {
    const { items, pagingInfo } = post.threadedPostResponses;
    page = { ...post.postResponses, items, next: pagingInfo.next };
  } else if (list) {
    const { items, pagingInfo } = list.threadedCatalogResponses;
    page = { ...list.catalogResponses, items, next: pagingInfo.next };
  }
  return { page, hasFailed: page === undefined && !isLoading && error !== undefined, refetch };
}
