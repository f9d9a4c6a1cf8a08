import { graphErrorMessages } from '#shared/messages/graph-errors.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { mustBeSelf } from '#modules/ground/acting.ts';
import { readPersonAnew } from '#modules/people/people/read-person-anew.ts';
import { required } from '#modules/ground/required.ts';
import { personLoader } from '#modules/people/people/load-people.ts';
import { notFound } from '#modules/ground/refusals.ts';
import { setServerBlocked } from './block-server.ts';
import { handleOf } from './federation-addresses.ts';
import { readFederation, readFediverseFollowers } from './read-federation.ts';
import { removeFediverseFollower } from './remove-follower.ts';
import { switchFederation } from './switch-federation.ts';

/** The part of the schema in `federation.graphql`. */
export const federationGraph = {
  User: {
    federation: (person, _arguments, { viewer, database }) => {
      mustBeSelf(viewer, person.id);
      return readFederation(database, person.id);
    },
  },
  Federation: {
    id: ({ personId }) => personId,
    handle: async ({ personId }, _arguments, { loaders, command }) => {
      const { username } = required(await loaders.get(personLoader).load(personId), 'person');
      return handleOf(command.config.siteUrl, username);
    },
    followers: ({ personId }, { paging }, context) => readFediverseFollowers(context, personId, paging),
  },
  Mutation: {
    switchFederation: (_root, { isOn }, { command }) =>
      switchFederation(command, { personId: command.viewer?.personId ?? '', isOn }),
    removeFediverseFollower: async (_root, { followerId }, { command }) =>
      (await removeFediverseFollower(command, { personId: command.viewer?.personId ?? '', followerId }))
        ? { type: 'ChangedFederation' }
        : notFound(graphErrorMessages.notFound),
    blockFediverseServer: (_root, { server, isBlocked }, { command }) =>
      setServerBlocked(command, { personId: command.viewer?.personId ?? '', server, isBlocked }),
  },
  FediverseFollowerFeed: { pagingInfo: (feed) => ({ next: feed.next }) },
  ChangedFederation: {
    viewer: (_changed, _arguments, context) => readPersonAnew(context, context.command.viewer?.personId ?? ''),
  },
} satisfies Resolvers;
