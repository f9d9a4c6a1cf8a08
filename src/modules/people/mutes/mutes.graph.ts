import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { blockingMessages as messages } from '#shared/messages/blocking.ts';
import { mustBeSelf } from '#modules/ground/acting.ts';
import { readPage } from '#modules/ground/paging.ts';
import { notFound } from '#modules/ground/refusals.ts';
import { visiblePeople } from '#modules/people/people/visible-people.ts';
import { visiblePublication } from '#modules/stories/publications/visible-publications.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import { findTag } from '#modules/stories/topics/read-tags.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { publicationLoader } from '#modules/stories/publications/load-publications.ts';
import { muting } from './is-muting.ts';
import { muteAsViewer, unmuteAsViewer } from './mute-as-viewer.ts';
import { readMuted } from '#modules/finding/followed/read-muted.ts';

/** The part of the schema in `mutes.graphql`. */
export const mutesGraph = {
  Mutation: {
    muteUser: async (_root, { targetUserId: id }, context) => {
      const outcome = await muteAsViewer(context.command, { kind: 'person', id });
      return outcome.type === 'Muted' ? person(context, id) : outcome;
    },
    unmuteUser: async (_root, { targetUserId: id }, context) => {
      await unmuteAsViewer(context.command, { kind: 'person', id });
      return await person(context, id);
    },
    muteCollection: async (_root, { targetCollectionId: id }, context) => {
      const outcome = await muteAsViewer(context.command, { kind: 'publication', id });
      return outcome.type === 'Muted' ? publication(context, id) : outcome;
    },
    unmuteCollection: async (_root, { targetCollectionId: id }, context) => {
      await unmuteAsViewer(context.command, { kind: 'publication', id });
      return await publication(context, id);
    },
    muteTag: async (_root, { tagSlug }, context) => {
      const found = await findTag(context, tagSlug);
      if (found === null) return notFound(messages.nobody);
      const outcome = await muteAsViewer(context.command, { kind: 'tag', id: found.id });
      muting.tag.forget(context);
      return outcome.type === 'Muted' ? found : outcome;
    },
    unmuteTag: async (_root, { tagSlug }, context) => {
      const found = await findTag(context, tagSlug);
      if (found === null) return notFound(messages.nobody);
      await unmuteAsViewer(context.command, { kind: 'tag', id: found.id });
      muting.tag.forget(context);
      return found;
    },
  },
  User: {
    muted: ({ id }, { kind, paging }, context) => {
      mustBeSelf(context.viewer, id);
      return readMuted(context, id, kind ? mutedKinds[kind] : undefined, readPage(paging));
    },
  },
  MutedFeed: { pagingInfo: ({ next }) => ({ next }) },
  MutedEntity: {
    __resolveType: (source) => ('username' in source ? 'User' : 'tagline' in source ? 'Collection' : 'Tag'),
  },
  TagViewerEdge: { isMuting: ({ id }, _arguments, context) => muting.tag.holds(context, id) },
  UserViewerEdge: { isMuting: ({ id }, _arguments, context) => muting.person.holds(context, id) },
  CollectionViewerEdge: { isMuting: ({ id }, _arguments, context) => muting.publication.holds(context, id) },
} satisfies Resolvers;

const mutedKinds = { USER: 'person', COLLECTION: 'publication', TAG: 'tag' } as const;

/** With the edge as it is after the change. */
async function person(context: ReadContext, id: string) {
  muting.person.forget(context);
  return visiblePeople([await context.loaders.get(personLoader).load(id)])[0] ?? notFound(messages.nobody);
}

async function publication(context: ReadContext, id: string) {
  muting.publication.forget(context);
  return visiblePublication(await context.loaders.get(publicationLoader).load(id)) ?? notFound(messages.nobody);
}
