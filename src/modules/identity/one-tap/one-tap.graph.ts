import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readOneTapCredential } from './read-one-tap-credential.ts';

/** The part of the schema in `one-tap.graphql`. */
export const oneTapGraph = {
  Mutation: {
    readOneTapCredential: (_root, { credential, nonce }, { command }) =>
      readOneTapCredential(command, { credential, nonce: nonce ?? undefined }),
  },
} satisfies Resolvers;
