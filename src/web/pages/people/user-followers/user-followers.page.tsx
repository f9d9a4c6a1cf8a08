import { formatMessage } from '#shared/messages/format-message.ts';
import { peopleMessages } from '#shared/messages/people.ts';
import { EntityFeed } from '#web/features/finding/feeds/EntityFeed.tsx';
import { type ProfileContentProps, profilePage } from '#web/features/people/people/profile-page.tsx';
import { type UserFollowersPageQuery, UserFollowersPageQueryDocument } from '#web/generated/UserFollowersPageQuery.ts';

function UserFollowers({ person, variables }: ProfileContentProps<UserFollowersPageQuery>) {
  return (
    <EntityFeed
      document={UserFollowersPageQueryDocument}
      variables={variables}
      select={({ userResult }) => (userResult.__typename === 'User' ? userResult.followers : undefined)}
      empty={formatMessage(peopleMessages.noFollowers, { name: person.name })}
    />
  );
}

export default profilePage<UserFollowersPageQuery>({
  document: UserFollowersPageQueryDocument,
  isPaged: true,
  title: (name) => formatMessage(peopleMessages.followersTitle, { name }),
  Content: UserFollowers,
});
