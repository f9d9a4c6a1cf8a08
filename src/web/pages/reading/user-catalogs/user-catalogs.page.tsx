import { formatMessage } from '#shared/messages/format-message.ts';
import { peopleMessages } from '#shared/messages/people.ts';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { feedMessages } from '#shared/messages/home.ts';
import { CatalogCards } from '#web/features/reading/lists/CatalogCards.tsx';
import { type ProfileContentProps, profilePage } from '#web/features/people/people/profile-page.tsx';
import { type UserCatalogsPageQuery, UserCatalogsPageQueryDocument } from '#web/generated/UserCatalogsPageQuery.ts';

function UserCatalogs({ person, variables }: ProfileContentProps<UserCatalogsPageQuery>) {
  return (
    <PagedFeed
      document={UserCatalogsPageQueryDocument}
      variables={variables}
      select={({ userResult }) =>
        userResult.__typename === 'User'
          ? { items: userResult.catalogs.items, next: userResult.catalogs.pagingInfo.next }
          : undefined
      }
      empty={formatMessage(peopleMessages.noLists, { name: person.name })}
      moreLabel={feedMessages.more}
      firstLabel={feedMessages.first}
    >
      {(catalogs) => <CatalogCards catalogs={catalogs} />}
    </PagedFeed>
  );
}

export default profilePage<UserCatalogsPageQuery>({
  document: UserCatalogsPageQueryDocument,
  isPaged: true,
  title: (name) => formatMessage(peopleMessages.listsTitle, { name }),
  Content: UserCatalogs,
});
