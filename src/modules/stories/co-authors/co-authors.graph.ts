import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readPeople } from '#modules/people/people/visible-people.ts';
import { required } from '#modules/ground/required.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { answerInvitation } from './answer-invitation.ts';
import { arrangeByline, removeCoAuthor, withdrawInvitation } from './change-byline.ts';
import { inviteCoAuthor } from './invite-co-author.ts';
import { readByline, readInvitations } from './read-byline.ts';

/** The part of the schema in `co-authors.graphql`. */
export const coAuthorsGraph = {
  Query: {
    byline: (_root, { postId }, context) => readByline(context, postId),
    coAuthorInvitations: (_root, _arguments, context) => readInvitations(context),
  },
  Mutation: {
    inviteCoAuthor: (_root, { postId: storyId, username }, { command }) =>
      inviteCoAuthor(command, { storyId, username }),
    withdrawCoAuthorInvitation: (_root, { postId: storyId, userId: personId }, { command }) =>
      withdrawInvitation(command, { storyId, personId }),
    answerCoAuthorInvitation: (_root, { postId: storyId, accept: isAccepted }, { command }) =>
      answerInvitation(command, { storyId, isAccepted }),
    arrangeByline: (_root, { postId: storyId, userIds: personIds }, { command }) =>
      arrangeByline(command, { storyId, personIds }),
    removeCoAuthor: (_root, { postId: storyId, userId: personId }, { command }) =>
      removeCoAuthor(command, { storyId, personId }),
  },
  Byline: {
    id: ({ storyId }) => storyId,
    authors: ({ authorIds }, _arguments, context) => readPeople(context, authorIds),
    invited: ({ invitedIds }, _arguments, context) => readPeople(context, invitedIds),
    viewerCanChange: ({ creatorId }, _arguments, { viewer }) => viewer?.personId === creatorId,
  },
  CoAuthorInvitation: {
    inviter: async ({ inviterId }, _arguments, context) =>
      required(await context.loaders.get(personLoader).load(inviterId), 'inviter'),
  },
} satisfies Resolvers;
