import { formatMessage } from '#shared/messages/format-message.ts';
import { peopleMessages } from '#shared/messages/people.ts';
import { EntityFeed } from '#web/features/finding/feeds/EntityFeed.tsx';
import { type ProfileContentProps, profilePage } from '#web/features/people/people/profile-page.tsx';
import { type UserFollowingPageQuery, UserFollowingPageQueryDocument } from '#web/generated/UserFollowingPageQuery.ts';

function UserFollowing({ person, variables }: ProfileContentProps<UserFollowingPageQuery>) {
  return (
    <EntityFeed
      document={UserFollowingPageQueryDocument}
      variables={variables}
      select={({ userResult }) => (userResult.__typename === 'User' ? userResult.following : undefined)}
      empty={formatMessage(peopleMessages.noFollowing, { name: person.name })}
    />
  );
}

export default profilePage<UserFollowingPageQuery>({
  document: UserFollowingPageQueryDocument,
  isPaged: true,
  title: (name) => formatMessage(peopleMessages.followingTitle, { name }),
  Content: UserFollowing,
});
