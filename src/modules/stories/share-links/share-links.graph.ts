import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { required } from '#modules/ground/required.ts';
import { storyLoader } from '#modules/stories/stories/kept-stories.ts';
import { notFound } from '#modules/ground/refusals.ts';
import { createShareLink, revokeShareLink } from './create-share-link.ts';
import { readShareLinks } from './read-share-links.ts';

/** The part of the schema in `share-links.graphql`. */
export const shareLinksGraph = {
  Mutation: {
    createShareLink: (_root, { targetPostId }, { command }) => createShareLink(command, targetPostId),
    revokeShareLink: async (_root, { shareLinkId }, { command }) =>
      (await revokeShareLink(command, shareLinkId))
        ? { type: 'RevokedShareLink', shareLinkId }
        : notFound(graphErrorMessages.notFound),
  },
  CreatedShareLink: {
    post: async ({ storyId }, _arguments, { loaders }) =>
      required(await loaders.get(storyLoader).load(storyId), 'story'),
  },
  Post: { shareLinks: (story, _arguments, context) => readShareLinks(context, story) },
} satisfies Resolvers;
