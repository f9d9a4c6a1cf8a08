import { formatMessage } from '#shared/messages/format-message.ts';
import { publicationMessages } from '#shared/messages/publications.ts';
import { EntityFeed } from '#web/features/finding/feeds/EntityFeed.tsx';
import { type PublicationContentProps, publicationPage } from '#web/features/stories/publications/publication-page.tsx';
import {
  type PublicationFollowersPageQuery,
  PublicationFollowersPageQueryDocument,
} from '#web/generated/PublicationFollowersPageQuery.ts';

function PublicationFollowers({ publication, variables }: PublicationContentProps<PublicationFollowersPageQuery>) {
  return (
    <EntityFeed
      document={PublicationFollowersPageQueryDocument}
      variables={variables}
      select={(data) => data.publication?.followers}
      empty={formatMessage(publicationMessages.noFollowers, { name: publication.name })}
    />
  );
}

export default publicationPage<PublicationFollowersPageQuery>({
  document: PublicationFollowersPageQueryDocument,
  isPaged: true,
  titleOf: ({ name }) => formatMessage(publicationMessages.followersTitle, { name }),
  Content: PublicationFollowers,
});
