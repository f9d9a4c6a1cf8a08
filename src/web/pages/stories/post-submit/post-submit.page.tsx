import { submitStoryMessages as messages } from '#shared/messages/submit-story.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { postIdFromParam } from '#shared/routes/post-id.ts';
import type { PageDefinition, PageQuery } from '#web/app/page-definition.ts';
import { ownWanted } from '#web/features/finding/search/OwnSearch.tsx';
import { type PostSubmitPageQuery, PostSubmitPageQueryDocument } from '#web/generated/PostSubmitPageQuery.ts';
import { SubmissionPlaceQueryDocument } from '#web/generated/SubmissionPlaceQuery.ts';
import { SubmissionPlaceSearchQueryDocument } from '#web/generated/SubmissionPlaceSearchQuery.ts';
import { SubmissionPlacesQueryDocument } from '#web/generated/SubmissionPlacesQuery.ts';
import { chosenPlace } from './chosen-place.ts';
import { PostSubmit } from './PostSubmit.tsx';

function placeQuery(postId: string, query: URLSearchParams): PageQuery {
  const collectionSlug = chosenPlace(query);
  if (collectionSlug !== undefined)
    return { document: SubmissionPlaceQueryDocument, variables: { collectionSlug, postId } };
  const q = ownWanted(query);
  return q === null
    ? { document: SubmissionPlacesQueryDocument, variables: {} }
    : { document: SubmissionPlaceSearchQueryDocument, variables: { q } };
}

const postIdOf = ({ params }: RouteMatch) => postIdFromParam(params['postId'] ?? '') ?? '';

/** `/p/{postId}/submission`: to hand a story in, and how it stands then. Whoever is not its author finds nothing here. */
const page: PageDefinition<PostSubmitPageQuery> = {
  queries: (route, query) => [
    { document: PostSubmitPageQueryDocument, variables: { postId: postIdOf(route) } },
    placeQuery(postIdOf(route), query),
  ],
  outcome: ({ data }) => {
    if (data.submissionFacts !== null) return { kind: 'show', robots: 'noindex', isCacheable: false };
    // The story was deleted: what became of it is told where all of them are.
    const isOwn = data.submissionOfPost?.writer?.id === data.viewer?.id && data.submissionOfPost !== null;
    return isOwn
      ? { kind: 'redirect', location: buildPath('ShowWriterOutbox'), isTemporary: true }
      : { kind: 'notFound' };
  },
  head: () => ({ title: messages.title }),
  Component: PostSubmit,
};

export default page;
