import { formatMessage } from '#shared/messages/format-message.ts';
import { responseMessages as messages } from '#shared/messages/responses.ts';
import { StoryFeed } from '#web/features/finding/feeds/StoryFeed.tsx';
import { type ProfileContentProps, profilePage } from '#web/features/people/people/profile-page.tsx';
import {
  type UserRecommendedPageQuery,
  UserRecommendedPageQueryDocument,
} from '#web/generated/UserRecommendedPageQuery.ts';

function UserRecommended({ person, variables }: ProfileContentProps<UserRecommendedPageQuery>) {
  return (
    <StoryFeed
      document={UserRecommendedPageQueryDocument}
      variables={variables}
      select={({ userResult }) => (userResult.__typename === 'User' ? userResult.recommendedPosts : undefined)}
      empty={formatMessage(messages.recommendedEmpty, { name: person.name })}
    />
  );
}

export default profilePage<UserRecommendedPageQuery>({
  document: UserRecommendedPageQueryDocument,
  isPaged: true,
  title: (name) => formatMessage(messages.recommendedTitle, { name }),
  Content: UserRecommended,
});
