import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { changePublication, readMovesLeft } from './change-publication.ts';
import { checkPublicationSlug } from './check-publication-slug.ts';
import { createPublication } from './create-publication.ts';
import { presentPublication } from './present-publication.ts';
import { readPublicationTopics } from './read-publication-topics.ts';
import { whyNotCreate } from './why-not-create.ts';

/** The part of the schema in `owning.graphql`. */
export const owningGraph = {
  Query: {
    whyNoNewCollection: async (_root, _arguments, { command, viewer }) =>
      viewer === null ? null : ((await whyNotCreate(command, viewer)) ?? null),
    collectionSlugAvailability: (_root, { slug, collectionId }, { command }) =>
      checkPublicationSlug(command, { slug, publicationId: collectionId ?? null }),
  },
  Mutation: {
    createCollection: async (_root, { input: { avatarId, ...texts } }, context) =>
      presentPublication(context, await createPublication(context.command, { ...texts, avatarImageId: avatarId })),
    updateCollection: async (_root, { input }, context) => {
      const { collectionId: publicationId, avatarId, ...texts } = input;
      const changes = {
        texts: {
          name: texts.name ?? undefined,
          slug: texts.slug ?? undefined,
          tagline: texts.tagline ?? undefined,
          description: texts.description ?? undefined,
          topics: texts.topics ?? undefined,
        },
        avatarImageId: avatarId,
      };
      return presentPublication(context, await changePublication(context.command, publicationId, changes));
    },
  },
  Collection: {
    topics: (publication, _arguments, context) => readPublicationTopics(context, publication.id),
    slugChangesLeft: ({ id }, _arguments, { command }) => readMovesLeft(command, id),
  },
  CollectionRefusal: { field: ({ field }) => (field === null ? null : fields[field]) },
} satisfies Resolvers;

const fields = {
  name: 'NAME',
  slug: 'SLUG',
  tagline: 'TAGLINE',
  description: 'DESCRIPTION',
  topics: 'TOPICS',
  avatar: 'AVATAR',
} as const;
