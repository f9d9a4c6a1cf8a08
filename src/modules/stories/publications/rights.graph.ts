import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import type { PublicationRight } from '#shared/publications/rights.ts';
import type { ReadContext } from '#modules/ground/read-context.ts';
import type { Publication } from './publication.ts';
import { viewerMay } from './viewer-role.ts';

const can =
  (right: PublicationRight) =>
  ({ id }: Publication, _arguments: unknown, context: ReadContext): boolean =>
    viewerMay(context, id, right);

/** The part of the schema in `rights.graphql`. */
export const rightsGraph = {
  Collection: { viewerCan: (publication) => publication },
  CollectionViewerCan: {
    submitStories: can('submit stories'),
    editSettings: can('edit settings'),
    design: can('design'),
    manageStaff: can('manage staff'),
    readActivity: can('read activity'),
    arrangeStories: can('arrange stories'),
    editStories: can('edit stories'),
    removeStories: can('remove stories'),
    decideSubmissions: can('decide submissions'),
    readStats: can('read stats'),
    runNewsletters: can('run newsletters'),
    manageEditors: can('manage editors'),
    connectDomain: can('connect domain'),
    managePayments: can('manage payments'),
    transfer: can('transfer'),
    archive: can('archive'),
    delete: can('delete'),
  },
} satisfies Resolvers;
