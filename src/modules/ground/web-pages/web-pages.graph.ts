import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readLinkPreview } from './read-link-preview.ts';
import { rehostImage } from './rehost-image.ts';

/** The part of the schema in `web-pages.graphql`. */
export const webPagesGraph = {
  Mutation: {
    rehostImage: (_root, { url }, { command }) => rehostImage(command, url),
    readLinkPreview: (_root, { url }, { command }) => readLinkPreview(command, url),
  },
} satisfies Resolvers;
