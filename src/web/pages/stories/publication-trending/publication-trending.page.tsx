import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationMessages } from '#shared/messages/publications.ts';
import { StoryFeed } from '#web/features/finding/feeds/StoryFeed.tsx';
import { type PublicationContentProps, publicationPage } from '#web/features/stories/publications/publication-page.tsx';
import {
  type PublicationTrendingPageQuery,
  PublicationTrendingPageQueryDocument,
} from '#web/generated/PublicationTrendingPageQuery.ts';

function PublicationTrending({ publication, variables }: PublicationContentProps<PublicationTrendingPageQuery>) {
  return (
    <StoryFeed
      document={PublicationTrendingPageQueryDocument}
      variables={variables}
      select={(data) => data.publication?.trendingPosts}
      empty={formatMessage(publicationMessages.noTrending, { name: publication.name })}
      hasPublication={false}
    />
  );
}

export default publicationPage<PublicationTrendingPageQuery>({
  document: PublicationTrendingPageQueryDocument,
  isPaged: true,
  titleOf: ({ name }) => formatMessage(publicationMessages.trendingTitle, { name }),
  Content: PublicationTrending,
});
