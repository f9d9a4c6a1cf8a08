import { postIdFromParam } from '#shared/routes/post-id.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { readOrder, type ResponseOrder, responseOrders } from '#shared/lists/list-orders.ts';
import { cursorOf } from '#web/features/finding/feeds/page-cursor.ts';
import { PostDetailsPageQueryDocument } from '#web/generated/PostDetailsPageQuery.ts';
import { PostNotesQueryDocument } from '#web/generated/PostNotesQuery.ts';
import { PostQuotesQueryDocument } from '#web/generated/PostQuotesQuery.ts';
import { PostResponsesQueryDocument } from '#web/generated/PostResponsesQuery.ts';
import { PostVotersPageQueryDocument } from '#web/generated/PostVotersPageQuery.ts';
import { panelOf } from './details-panel.ts';

/** The id of a story, or of a response. */
export const postIdOf = (route: RouteMatch): string => postIdFromParam(route.params.postId ?? '') ?? '';

/** The order that an address asks for by `orderBy`. */
export function sortOf(query: URLSearchParams): ResponseOrder {
  return readOrder(responseOrders, query) ?? 'RECOMMENDED';
}

/** What a page about a story asks, by its panel. */
export function detailsQueries(route: RouteMatch, query: URLSearchParams) {
  const postId = postIdOf(route);
  const to = cursorOf(query);
  const about = { document: PostDetailsPageQueryDocument, variables: { postId } };
  switch (panelOf(route).name) {
    case 'responses':
      return [
        about,
        { document: PostResponsesQueryDocument, variables: { placeId: postId, to, sortType: sortOf(query) } },
      ];
    case 'upvotes':
      return [about, { document: PostVotersPageQueryDocument, variables: { postId, to } }];
    case 'quotes':
      return [about, { document: PostQuotesQueryDocument, variables: { postId, to } }];
    case 'notes':
      return [about, { document: PostNotesQueryDocument, variables: { postId, to } }];
    default:
      return [about];
  }
}
