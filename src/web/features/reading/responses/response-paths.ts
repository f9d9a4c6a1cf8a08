import { buildPath } from '#shared/routes/build-path.ts';

/** The page of all responses to a story, or of a response with its thread: both by their id. */
export function responsesPath(postId: string): string {
  return buildPath('ShowPostResponses', { postId });
}
