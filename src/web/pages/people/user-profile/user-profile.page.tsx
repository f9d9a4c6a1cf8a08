import { formatMessage } from '#shared/messages/format-message.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { peopleMessages } from '#shared/messages/people.ts';
import { removeOneShotParameters } from '#shared/routes/canonical-url.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { withOwnPage } from '#web/features/people/people/own-page.ts';
import { profilePage } from '#web/features/people/people/profile-page.tsx';
import { type UserByIdQuery, UserByIdQueryDocument } from '#web/generated/UserByIdQuery.ts';
import { type UserProfilePageQuery, UserProfilePageQueryDocument } from '#web/generated/UserProfilePageQuery.ts';
import type { UserSearchQuery } from '#web/generated/UserSearchQuery.ts';
import { isUserSearch, userSearch } from './user-search.ts';
import { UserProfileContent } from './UserProfileContent.tsx';

const profile = withOwnPage(
  profilePage<UserProfilePageQuery>({
    document: UserProfilePageQueryDocument,
    isPaged: true,
    title: (name, route) =>
      formatMessage(route.name === 'ShowUserLatest' ? peopleMessages.latestTitle : peopleMessages.titleOf, { name }),
    Content: UserProfileContent,
  }),
  { mine: 'ShowMe', theirs: 'ShowUserProfile' },
);

/** The profile, and search in it; `/me`, which leads to one's own; and `/u/{userId}`, which leads to it by the name. */
const page: PageDefinition<UserProfilePageQuery & UserSearchQuery & Partial<UserByIdQuery>> = {
  ...profile,
  queries: (route, query) => {
    const { userId } = route.params;
    if (userId !== undefined) return [{ document: UserByIdQueryDocument, variables: { userId } }];
    return (isUserSearch(route, query) ? userSearch : profile).queries(route, query);
  },
  outcome: (input) => {
    if (input.route.params.userId === undefined) {
      return (isUserSearch(input.route, input.query) ? userSearch : profile).outcome?.(input) ?? { kind: 'show' };
    }
    const { user } = input.data;
    if (!user) return { kind: 'notFound' };
    return {
      kind: 'redirect',
      location:
        buildPath('ShowUserProfile', { username: user.username }) + removeOneShotParameters(input.query.toString()),
    };
  },
  head: (input) => (isUserSearch(input.route, input.query) ? userSearch : profile).head(input),
  Component: (props) => {
    const { Component } = isUserSearch(props.route, props.query) ? userSearch : profile;
    return <Component {...props} />;
  },
};

export default page;
