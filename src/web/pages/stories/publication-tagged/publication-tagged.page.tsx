import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationMessages } from '#shared/messages/publications.ts';
import type { RouteMatch } from '#shared/routes/match-route.ts';
import { StoryFeed } from '#web/features/finding/feeds/StoryFeed.tsx';
import { type PublicationContentProps, publicationPage } from '#web/features/stories/publications/publication-page.tsx';
import {
  type PublicationTaggedPageQuery,
  PublicationTaggedPageQueryDocument,
} from '#web/generated/PublicationTaggedPageQuery.ts';

type Publication = NonNullable<PublicationTaggedPageQuery['publication']>;

function PublicationTagged({ publication, variables, route }: PublicationContentProps<PublicationTaggedPageQuery>) {
  const topic = topicOf(publication, route);
  return (
    <StoryFeed
      document={PublicationTaggedPageQueryDocument}
      variables={variables}
      select={(data) => data.publication?.taggedPosts}
      empty={formatMessage(publicationMessages.noTagged, { name: publication.name, topic })}
      hasPublication={false}
    />
  );
}

function topicOf(publication: Publication, route: RouteMatch): string {
  const slug = route.params.tagSlug ?? '';
  return publication.tags.find((tag) => tag.slug === slug)?.displayTitle ?? slug;
}

export default publicationPage<PublicationTaggedPageQuery>({
  document: PublicationTaggedPageQueryDocument,
  isPaged: true,
  variablesOf: (route) => ({ tagSlug: route.params.tagSlug ?? '' }),
  titleOf: (publication, route) =>
    formatMessage(publicationMessages.taggedTitle, { name: publication.name, topic: topicOf(publication, route) }),
  Content: PublicationTagged,
});
