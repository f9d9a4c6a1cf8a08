import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { visiblePeople } from '#modules/people/visible-people.ts';
import { visiblePublication } from '#modules/publications/visible-publications.ts';
import type { ReadContext } from '#modules/read-context.ts';
import { muting } from './is-muting.ts';
import { muteAsViewer, unmuteAsViewer } from './mute-as-viewer.ts';

/** The part of the schema in `mutes.graphql`. */
export const mutesGraph = {
  Mutation: {
    muteUser: async (_root, { targetUserId: id }, context) => {
      await muteAsViewer(context.command, { kind: 'person', id });
      return await person(context, id);
    },
    unmuteUser: async (_root, { targetUserId: id }, context) => {
      await unmuteAsViewer(context.command, { kind: 'person', id });
      return await person(context, id);
    },
    muteCollection: async (_root, { targetCollectionId: id }, context) => {
      await muteAsViewer(context.command, { kind: 'publication', id });
      return await publication(context, id);
    },
    unmuteCollection: async (_root, { targetCollectionId: id }, context) => {
      await unmuteAsViewer(context.command, { kind: 'publication', id });
      return await publication(context, id);
    },
  },
  UserViewerEdge: { isMuting: ({ id }, _arguments, context) => muting.person.holds(context, id) },
  CollectionViewerEdge: { isMuting: ({ id }, _arguments, context) => muting.publication.holds(context, id) },
} satisfies Resolvers;

/** With the edge as it is after the change. */
async function person(context: ReadContext, id: string) {
  muting.person.forget(context);
  return visiblePeople([await context.loaders.people.load(id)])[0] ?? null;
}

async function publication(context: ReadContext, id: string) {
  muting.publication.forget(context);
  return visiblePublication(await context.loaders.publications.load(id));
}
