import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { allowPushes, stopPushes } from './allow-pushes.ts';
import { pushKeys } from './push-keys.ts';

/** The part of the schema in `pushes.graphql`. */
export const pushesGraph = {
  Query: { pushPublicKey: (_root, _arguments, { command }) => pushKeys(command.secrets).publicKey },
  Mutation: {
    allowPushes: async (_root, device, { command }) => {
      await allowPushes(command, device);
      return { isAllowed: true };
    },
    stopPushes: async (_root, { endpoint }, { command }) => {
      await stopPushes(command, endpoint);
      return { isAllowed: false };
    },
  },
} satisfies Resolvers;
