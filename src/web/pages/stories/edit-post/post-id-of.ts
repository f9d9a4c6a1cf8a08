import type { RouteMatch } from '#shared/routes/match-route.ts';
import { isPostId, postIdFromParam } from '#shared/routes/post-id.ts';

/** The story that a route is about; undefined for one that is still to be written, and where there is no id. */
export function postIdOf({ params }: RouteMatch): string | undefined {
  const id = postIdFromParam(params.postId ?? '');
  return id !== undefined && isPostId(id) ? id : undefined;
}
