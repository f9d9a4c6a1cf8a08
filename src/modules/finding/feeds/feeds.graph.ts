import type { FollowedEntityName, Resolvers } from '#graphql/generated/resolver-types.ts';
import type { GraphContext } from '#graphql/graph-context.ts';
import { emptyFeed, readPage } from '#modules/ground/paging.ts';
import { visiblePeople } from '#modules/people/people/visible-people.ts';
import { visiblePublication } from '#modules/stories/publications/visible-publications.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { readTagFeed } from '#modules/stories/topics/read-tag-feed.ts';
import { findTag } from '#modules/stories/topics/read-tags.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import { tagLoader } from '#modules/stories/topics/load-tags.ts';
import type { FollowedSource } from './following-candidates.ts';
import { readHomeOrder } from './home-feed-order.ts';
import { type HomeReason, reasonText } from './home-reason.ts';
import { type EntityKind, readEntityFeed } from './read-entity-feed.ts';
import { readFollowingFeed, readNewestHome } from './read-following-feed.ts';
import { readMostReadFeed } from './read-most-read-feed.ts';
import { readPersonalisedTagFeed, readRecommendedFeed } from './read-recommended-feed.ts';

/** The part of the schema in `feeds.graphql`. */
export const feedsGraph = {
  Query: {
    homeFeed: async (_root, { paging, order }, context) => {
      const personId = viewerOf(context);
      const chosen = order ?? (await readHomeOrder(context, personId));
      return await (chosen === 'NEWEST' ? readNewestHome : readRecommendedFeed)(context, personId, paging);
    },
    webRecommendedFeed: (_root, { paging }, context) => readRecommendedFeed(context, viewerOf(context), paging),
    followingFeed: (_root, { paging, orderBy, entityName }, context) => {
      const personId = viewerOf(context);
      if (orderBy === 'MOST_READ') {
        const kinds = entityName ? [entityKinds[entityName]] : (['author', 'publication'] as const);
        return readMostReadFeed(context, personId, { kinds }, paging);
      }
      return readFollowingFeed(context, personId, entityName ? sourcesOf[entityName] : WRITTEN_AND_PASSED_ON, paging);
    },
    followingFeedOfEntity: async (_root, { entityName, entityId, paging, orderBy }, context) => {
      const kind = entityKinds[entityName];
      if (!(await isThere(context, kind, entityId))) return emptyFeed;
      if (orderBy === 'MOST_READ')
        return await readMostReadFeed(context, viewerOf(context), { kinds: [kind], entityId }, paging);
      return await readEntityFeed(context, kind, entityId, paging);
    },
    tagFeed: async (_root, { tagSlug, paging }, context) => {
      const tag = await findTag(context, tagSlug);
      return tag === null ? emptyFeed : await readTagFeed(context, tag.id, readPage(paging));
    },
    personalisedTagFeed: async (_root, { tagSlug, paging }, context) => {
      const tag = await findTag(context, tagSlug);
      return tag === null ? emptyFeed : await readPersonalisedTagFeed(context, viewerOf(context), tag.id, paging);
    },
  },
  HomeFeed: { pagingInfo: ({ next }) => ({ next }) },
  HomeFeedItem: { post: ({ story }) => story },
  HomeFeedReason: {
    text: async (reason, _arguments, context) => reasonText(reason.kind, (await namedBy(context, reason)) ?? ''),
    user: async (reason, _arguments, context) =>
      'personId' in reason
        ? (visiblePeople([await context.loaders.get(personLoader).load(reason.personId)])[0] ?? null)
        : null,
    collection: async (reason, _arguments, context) =>
      'publicationId' in reason
        ? visiblePublication(await context.loaders.get(publicationLoader).load(reason.publicationId))
        : null,
    tag: async (reason, _arguments, context) =>
      'tagId' in reason ? ((await context.loaders.get(tagLoader).load(reason.tagId)) ?? null) : null,
    note: (reason) => ('note' in reason ? reason.note : null),
  },
} satisfies Resolvers;

const WRITTEN_AND_PASSED_ON: readonly FollowedSource[] = ['author', 'publication', 'repost'];
const sourcesOf: Readonly<Record<FollowedEntityName, readonly FollowedSource[]>> = {
  WRITERS: ['author', 'repost'],
  PUBLICATIONS: ['publication'],
  TAGS: ['tag'],
};
const entityKinds: Readonly<Record<FollowedEntityName, EntityKind>> = {
  WRITERS: 'author',
  PUBLICATIONS: 'publication',
  TAGS: 'tag',
};

/** The schema lets nobody come here who is signed out. */
function viewerOf({ viewer }: ReadContext): string {
  if (viewer === null) throw new Error('A feed of the viewer was asked for by nobody.');
  return viewer.personId;
}

async function isThere({ loaders }: ReadContext, kind: EntityKind, id: string): Promise<boolean> {
  switch (kind) {
    case 'author':
      return visiblePeople([await loaders.get(personLoader).load(id)]).length > 0;
    case 'publication':
      return visiblePublication(await loaders.get(publicationLoader).load(id)) !== null;
    case 'tag':
      return (await loaders.get(tagLoader).load(id)) !== undefined;
  }
}

async function namedBy({ loaders }: GraphContext, reason: HomeReason): Promise<string | undefined> {
  if ('personId' in reason) return (await loaders.get(personLoader).load(reason.personId))?.name;
  if ('publicationId' in reason) return (await loaders.get(publicationLoader).load(reason.publicationId))?.name;
  return 'tagId' in reason ? (await loaders.get(tagLoader).load(reason.tagId))?.title : undefined;
}
