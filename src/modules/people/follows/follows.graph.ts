import type { GraphContext } from '#graphql/graph-context.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { accountMessages as messages } from '#shared/messages/accounts.ts';
import { mustBeSelf } from '#modules/ground/acting.ts';
import { readPage } from '#modules/ground/paging.ts';
import { notFound } from '#modules/ground/refusals.ts';
import type { Tag } from '#modules/stories/topics/tag.ts';
import { findTag } from '#modules/stories/topics/read-tags.ts';
import { visiblePeople } from '#modules/people/people/visible-people.ts';
import { visiblePublication } from '#modules/stories/publications/visible-publications.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import { tagLoader } from '#modules/stories/topics/load-tags.ts';
import { countFollowed } from './count-followed.ts';
import { followAsViewer, unfollowAsViewer } from './follow-as-viewer.ts';
import { readFeedView, readFollowedEdges } from '#modules/finding/followed/followed-entities.ts';
import { forgetFollowing, isFollowing } from './is-following.ts';
import { readFollowedTags } from '#modules/finding/followed/read-followed-tags.ts';
import { SIDEBAR_FEED, viewFeed } from './view-feed.ts';

/** The part of the schema in `follows.graphql`. */
export const followsGraph = {
  Mutation: {
    followUser: async (_root, { targetUserId: id }, context) => {
      const outcome = await followAsViewer(context.command, { kind: 'person', id });
      return outcome.type === 'Followed' ? person(context, id) : outcome;
    },
    unfollowUser: async (_root, { targetUserId: id }, context) => {
      await unfollowAsViewer(context.command, { kind: 'person', id });
      return await person(context, id);
    },
    followCollection: async (_root, { targetCollectionId: id }, context) => {
      const outcome = await followAsViewer(context.command, { kind: 'publication', id });
      return outcome.type === 'Followed' ? publication(context, id) : outcome;
    },
    unfollowCollection: async (_root, { targetCollectionId: id }, context) => {
      await unfollowAsViewer(context.command, { kind: 'publication', id });
      return await publication(context, id);
    },
    followTag: async (_root, { tagSlug }, context) => {
      const tag = await findTag(context, tagSlug);
      if (tag === null) return notFound(messages.notFound);
      const outcome = await followAsViewer(context.command, { kind: 'tag', id: tag.id });
      return outcome.type === 'Followed' ? tagAnew(context, tag) : outcome;
    },
    unfollowTag: async (_root, { tagSlug }, context) => {
      const tag = await findTag(context, tagSlug);
      if (tag === null) return notFound(messages.notFound);
      await unfollowAsViewer(context.command, { kind: 'tag', id: tag.id });
      return tagAnew(context, tag);
    },
    updateFollowedEntityViewedAt: async (_root, { userId, feedId }, context) => {
      await viewFeed(context.command, { userId, feedId });
      return (await context.loaders.get(personLoader).load(userId)) ?? null;
    },
  },
  User: {
    followedEntitiesConnection: ({ id }, { first, orderBy }, context) => {
      mustBeSelf(context.viewer, id);
      return readFollowedEdges(context, id, first, orderBy === 'SMART' ? 'smart' : 'lastPublishedAt');
    },
    followedEntityViewedAt: ({ id }, { feedId }, context) => {
      mustBeSelf(context.viewer, id);
      return readFeedView(context, id, feedId);
    },
    iconViewedAt: ({ id }, _arguments, context) => {
      mustBeSelf(context.viewer, id);
      return readFeedView(context, id, SIDEBAR_FEED);
    },
    followedTags: ({ id }, { paging }, context) => {
      mustBeSelf(context.viewer, id);
      return readFollowedTags(context, id, readPage(paging));
    },
    followedCounts: ({ id }, _arguments, context) => {
      mustBeSelf(context.viewer, id);
      return countFollowed(context, id);
    },
  },
  FollowedEntitiesConnection: { pageInfo: ({ hasNextPage }) => ({ hasNextPage }) },
  FollowedEntityEdge: { node: ({ entity }) => entity },
  FollowedEntityNode: { entity: (entity) => entity },
  Tag: { viewerEdge: (tag) => tag },
  TagViewerEdge: { isFollowing: ({ id }, _arguments, context) => isFollowing(context, 'tag', id) },
} satisfies Resolvers;

/** As it is after the change, also where it had been loaded before. */
async function person({ loaders }: GraphContext, id: string) {
  forgetFollowing({ loaders });
  return visiblePeople([await loaders.get(personLoader).clear(id).load(id)])[0] ?? notFound(messages.notFound);
}

async function publication({ loaders }: GraphContext, id: string) {
  forgetFollowing({ loaders });
  return visiblePublication(await loaders.get(publicationLoader).clear(id).load(id)) ?? notFound(messages.notFound);
}

async function tagAnew({ loaders }: GraphContext, tag: Tag): Promise<Tag> {
  forgetFollowing({ loaders });
  const followerCount = (await loaders.get(tagLoader).clear(tag.id).load(tag.id))?.followerCount ?? 0;
  return { ...tag, followerCount };
}
