import { buildPath } from '#shared/routes/build-path.ts';
import { peopleMessages } from '#shared/messages/people.ts';
import type { PageDefinition } from '#web/app/page-definition.ts';
import { withOwnPage } from '#web/features/people/own-page.ts';
import { profilePage } from '#web/features/people/profile-page.tsx';
import { type UserByIdQuery, UserByIdQueryDocument } from '#web/generated/UserByIdQuery.ts';
import { type UserProfilePageQuery, UserProfilePageQueryDocument } from '#web/generated/UserProfilePageQuery.ts';
import { UserProfileContent } from './UserProfileContent.tsx';

const profile = withOwnPage(
  profilePage<UserProfilePageQuery>({
    document: UserProfilePageQueryDocument,
    isPaged: true,
    title: (route) => (route.name === 'ShowUserLatest' ? peopleMessages.latestTitle : peopleMessages.titleOf),
    Content: UserProfileContent,
  }),
  { mine: 'ShowMe', theirs: 'ShowUserProfile' },
);

/** The profile; `/me`, which leads to one's own; and `/u/{userId}`, which leads to it by the name. */
const page: PageDefinition<UserProfilePageQuery & Partial<UserByIdQuery>> = {
  ...profile,
  queries: (route, query) => {
    const { userId } = route.params;
    if (userId !== undefined) return [{ document: UserByIdQueryDocument, variables: { userId } }];
    return profile.queries(route, query);
  },
  outcome: (input) => {
    if (input.route.params.userId === undefined) return profile.outcome?.(input) ?? { kind: 'show' };
    const { user } = input.data;
    if (!user) return { kind: 'notFound' };
    return { kind: 'redirect', location: buildPath('ShowUserProfile', { username: user.username }) };
  },
};

export default page;
