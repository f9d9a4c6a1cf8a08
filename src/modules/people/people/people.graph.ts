import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { isFollowing } from '#modules/people/follows/is-following.ts';
import { readFollowed, readFollowers } from '#modules/finding/followed/read-follows.ts';
import { isBadgeShown } from '#modules/people/author-verifications/author-application.ts';
import { verificationLoader } from '#modules/people/author-verifications/read-applications.ts';
import { readListsOf } from '#modules/reading/lists/read-lists.ts';
import { readMembershipMark } from '#modules/money/memberships/read-membership-mark.ts';
import { mustBeSelf } from '#modules/ground/acting.ts';
import { ownNamesLoader } from '#modules/ground/domains/read-subdomain.ts';
import { readPage } from '#modules/ground/paging.ts';
import { isEditorOf } from '#modules/stories/stories/stories.policy.ts';
import { readNewestStories } from '#modules/stories/stories/read-story-feed.ts';
import { findPerson } from './find-person.ts';
import { lookUpPerson } from './person-lookup.ts';
import {
  readBooks,
  readPinnedStories,
  readPublicationsOf,
  readSeriesOf,
} from '#modules/stories/profiles/read-profile.ts';
import { personLoader } from './load-people.ts';

/** The part of the schema in `people.graphql`. */
export const peopleGraph = {
  Query: {
    viewer: async (_root, _arguments, context) =>
      context.viewer === null
        ? null
        : ((await context.loaders.get(personLoader).load(context.viewer.personId)) ?? null),
    isLoggedIn: (_root, _arguments, context) => context.viewer !== null,
    visitor: (_root, _arguments, context) => ({
      id: context.request.visitorId,
      geolocation: { country: context.country },
    }),
    user: async (_root, by, context) => {
      const person = await findPerson(context, by);
      return lookUpPerson(person, context.viewer) === 'person' ? (person ?? null) : null;
    },
    userResult: async (_root, by, context) => {
      const person = await findPerson(context, by);
      const outcome = lookUpPerson(person, context.viewer);
      if (outcome === 'person' && person !== undefined) return person;
      const error = outcome === 'person' ? 'notFound' : outcome;
      return { type: errorTypes[error], message: graphErrorMessages[error] };
    },
  },
  User: {
    hasSubdomain: async ({ id }, _arguments, { loaders }) => {
      const names = await loaders.get(ownNamesLoader).load(id);
      return (names?.subdomain ?? null) !== null;
    },
    customDomainState: async ({ id, domain }, _arguments, { loaders }) => {
      if (domain === null) return null;
      const names = await loaders.get(ownNamesLoader).load(id);
      return names?.custom ? { live: { domain: names.custom } } : null;
    },
    membership: ({ id }, _arguments, context) => readMembershipMark(context, id),
    verifications: async ({ id, name }, _arguments, { loaders }) => {
      const verification = await loaders.get(verificationLoader).load(id);
      return { isBookAuthor: verification !== undefined && isBadgeShown(verification, name) };
    },
    socialStats: (person) => person,
    viewerEdge: (person) => person,
    postsConnection: (person, { paging }, context) =>
      readNewestStories(context, { kind: 'author', id: person.id }, readPage(paging)),
    pinnedPosts: (person, _arguments, context) => readPinnedStories(context, person),
    publications: (person, _arguments, context) => readPublicationsOf(context, person),
    adminCollections: async (person, _arguments, context) => {
      const { viewer } = context;
      mustBeSelf(viewer, person.id);
      const all = await readPublicationsOf(context, person);
      return all.filter(({ id }) => viewer !== null && isEditorOf(viewer, id));
    },
    geolocation: ({ id }, _arguments, context) => {
      mustBeSelf(context.viewer, id);
      return { country: context.country };
    },
    catalogs: (person, { paging }, context) => readListsOf(context, person.id, readPage(paging)),
    series: (person, _arguments, context) => readSeriesOf(context, person),
    books: (person, _arguments, context) => readBooks(context, person),
    followers: (person, { paging }, context) => readFollowers(context, person.id, readPage(paging)),
    following: (person, { paging, kind }, context) =>
      readFollowed(context, person.id, readPage(paging), kind ? followedKinds[kind] : undefined),
  },
  UserViewerEdge: {
    isFollowing: ({ id }, _arguments, context) => isFollowing(context, 'person', id),
  },
  SocialStats: { followingCount: (source) => ('followingCount' in source ? source.followingCount : 0) },
  UserFeed: { pagingInfo: (feed) => ({ next: feed.next }) },
  FollowedFeed: { pagingInfo: (feed) => ({ next: feed.next }) },
  FollowedEntity: { __resolveType: (source) => ('username' in source ? 'User' : 'Collection') },
} satisfies Resolvers;

const followedKinds = { USER: 'person', COLLECTION: 'publication' } as const;
const errorTypes = {
  notFound: 'NotFound',
  accountDeleted: 'AccountDeleted',
  accountSuspended: 'AccountSuspended',
} as const;
