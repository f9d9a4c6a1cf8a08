import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationStoriesMessages as messages } from '#shared/messages/publication-stories.ts';
import { postIdFromParam } from '#shared/routes/post-id.ts';
import { type ManagementProps, managementPage } from '#web/features/stories/publication-management/management-page.tsx';
import { FeaturedCandidatesQueryDocument } from '#web/generated/FeaturedCandidatesQuery.ts';
import {
  type ManageFeaturedPageQuery,
  ManageFeaturedPageQueryDocument,
} from '#web/generated/ManageFeaturedPageQuery.ts';
import { ArrangeFeatured } from './ArrangeFeatured.tsx';

function FeaturedContent({ publication, refetch }: ManagementProps<ManageFeaturedPageQuery>) {
  return <ArrangeFeatured publication={publication} story={publication.managedPost} onFeatured={refetch} />;
}

/**
 * `/{slug}/manage/stories/featured`: which stories a publication features, and in which order; and
 * `/{slug}/{postId}/featured`, where one of its stories is featured or no longer (PUB-6).
 */
export default managementPage<ManageFeaturedPageQuery>({
  document: ManageFeaturedPageQueryDocument,
  variablesOf: ({ params }) => ({ postId: postIdFromParam(params['postId'] ?? '') ?? '' }),
  alsoAsked: ({ params }) => [
    { document: FeaturedCandidatesQueryDocument, variables: { domainOrSlug: params.collectionSlug ?? '', q: null } },
  ],
  right: 'arrangeStories',
  titleOf: ({ name }) => formatMessage(messages.featuredPageTitle, { name }),
  outcomeOf: ({ managedPost }, { route }) => {
    const post = managedPost?.post ?? null;
    const isListed = post !== null && post.visibility !== 'UNLISTED';
    return route.name === 'FeaturePostUnderCollection' && !isListed ? { kind: 'notFound' } : undefined;
  },
  Content: FeaturedContent,
});
