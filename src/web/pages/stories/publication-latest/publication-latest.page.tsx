import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationMessages } from '#shared/messages/publications.ts';
import { StoryFeed } from '#web/features/finding/feeds/StoryFeed.tsx';
import { type PublicationContentProps, publicationPage } from '#web/features/stories/publications/publication-page.tsx';
import {
  type PublicationLatestPageQuery,
  PublicationLatestPageQueryDocument,
} from '#web/generated/PublicationLatestPageQuery.ts';

function PublicationLatest({ publication, variables }: PublicationContentProps<PublicationLatestPageQuery>) {
  return (
    <StoryFeed
      document={PublicationLatestPageQueryDocument}
      variables={variables}
      select={(data) => data.publication?.latestPosts}
      empty={formatMessage(publicationMessages.noStories, { name: publication.name })}
      hasPublication={false}
    />
  );
}

export default publicationPage<PublicationLatestPageQuery>({
  document: PublicationLatestPageQueryDocument,
  isPaged: true,
  titleOf: ({ name }, route) => {
    const isAll = route.name === 'ShowCollectionAll';
    return formatMessage(isAll ? publicationMessages.allTitle : publicationMessages.latestTitle, { name });
  },
  Content: PublicationLatest,
});
