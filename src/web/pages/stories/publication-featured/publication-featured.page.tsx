import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationMessages } from '#shared/messages/publications.ts';
import { StoryFeed } from '#web/features/finding/feeds/StoryFeed.tsx';
import { type PublicationContentProps, publicationPage } from '#web/features/stories/publications/publication-page.tsx';
import {
  type PublicationFeaturedPageQuery,
  PublicationFeaturedPageQueryDocument,
} from '#web/generated/PublicationFeaturedPageQuery.ts';

function PublicationFeatured({ publication, variables }: PublicationContentProps<PublicationFeaturedPageQuery>) {
  return (
    <StoryFeed
      document={PublicationFeaturedPageQueryDocument}
      variables={variables}
      select={(data) => data.publication?.featuredPosts}
      empty={formatMessage(publicationMessages.noFeatured, { name: publication.name })}
      hasPublication={false}
    />
  );
}

export default publicationPage<PublicationFeaturedPageQuery>({
  document: PublicationFeaturedPageQueryDocument,
  isPaged: true,
  titleOf: ({ name }) => formatMessage(publicationMessages.featuredTitle, { name }),
  Content: PublicationFeatured,
});
