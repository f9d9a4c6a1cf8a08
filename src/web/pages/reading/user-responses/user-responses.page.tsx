import { formatMessage } from '#shared/messages/format-message.ts';
import { feedMessages } from '#shared/messages/home.ts';
import { responseMessages as messages } from '#shared/messages/responses.ts';
import { PagedFeed } from '#web/features/finding/feeds/PagedFeed.tsx';
import { type ProfileContentProps, profilePage } from '#web/features/people/people/profile-page.tsx';
import { ResponseCards } from '#web/features/reading/responses/ResponseCards.tsx';
import { type UserResponsesPageQuery, UserResponsesPageQueryDocument } from '#web/generated/UserResponsesPageQuery.ts';

function UserResponses({ person, variables }: ProfileContentProps<UserResponsesPageQuery>) {
  return (
    <PagedFeed
      document={UserResponsesPageQueryDocument}
      variables={variables}
      select={({ userResult }) =>
        userResult.__typename === 'User'
          ? { items: userResult.responses.items, next: userResult.responses.pagingInfo.next }
          : undefined
      }
      empty={formatMessage(messages.profileEmpty, { name: person.name })}
      moreLabel={feedMessages.more}
      firstLabel={feedMessages.first}
    >
      {(responses) => <ResponseCards responses={responses} />}
    </PagedFeed>
  );
}

export default profilePage<UserResponsesPageQuery>({
  document: UserResponsesPageQueryDocument,
  isPaged: true,
  title: (name) => formatMessage(messages.profileTitle, { name }),
  Content: UserResponses,
});
