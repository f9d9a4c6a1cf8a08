import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { mustBeSelf } from '#modules/ground/acting.ts';
import { required } from '#modules/ground/required.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { disconnectProvider } from './disconnect-provider.ts';
import { readConnections } from './find-connection.ts';

/** The part of the schema in `providers.graphql`. */
export const providersGraph = {
  User: {
    connections: (person, _arguments, context) => {
      mustBeSelf(context.viewer, person.id);
      return readConnections(context, person.id);
    },
  },
  Mutation: {
    disconnectProvider: (_root, { provider }, { command }) => disconnectProvider(command, names[provider]),
  },
  ProviderConnection: { provider: ({ provider }) => wireNames[provider] },
  DisconnectedProvider: {
    viewer: async ({ personId }, _arguments, { loaders }) =>
      required(await loaders.get(personLoader).load(personId), 'person'),
  },
} satisfies Resolvers;

const names = { GOOGLE: 'google', APPLE: 'apple', FACEBOOK: 'facebook', X: 'x' } as const;
const wireNames = { google: 'GOOGLE', apple: 'APPLE', facebook: 'FACEBOOK', x: 'X' } as const;
