import { tokenMessages as messages } from '#shared/messages/tokens.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { mustBeSelf } from '#modules/ground/acting.ts';
import { readPersonAnew } from '#modules/people/people/read-person-anew.ts';
import { notFound } from '#modules/ground/refusals.ts';
import { createPersonalToken } from './create-personal-token.ts';
import { endPersonalToken } from './end-personal-token.ts';
import { readPersonalTokens } from './read-personal-tokens.ts';

/** The part of the schema in `personal-tokens.graphql`. */
export const personalTokensGraph = {
  User: {
    personalTokens: (person, _arguments, { viewer, command }) => {
      mustBeSelf(viewer, person.id);
      return readPersonalTokens(command);
    },
  },
  Mutation: {
    createPersonalToken: async (_root, { name, scopes, expiresAt }, context) => {
      const { command } = context;
      const made = await createPersonalToken(command, { name, scopes, expiresAt: new Date(expiresAt) });
      if (made.type === 'BadRequest') return made;
      return { ...made, viewer: await readPersonAnew(context, command.viewer?.personId ?? '') };
    },
    endPersonalToken: async (_root, { tokenId }, context) => {
      const { command } = context;
      if (!(await endPersonalToken(command, tokenId))) return notFound(messages.noToken);
      return { type: 'EndedPersonalToken', viewer: await readPersonAnew(context, command.viewer?.personId ?? '') };
    },
  },
} satisfies Resolvers;
