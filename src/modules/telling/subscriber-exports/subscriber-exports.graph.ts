import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { required } from '#modules/ground/required.ts';
import { newsletterLoader } from '#modules/telling/newsletters/load-newsletters.ts';
import { exportSubscribers } from './export-subscribers.ts';

/** The part of the schema in `subscriber-exports.graphql`. */
export const subscriberExportsGraph = {
  Mutation: {
    exportSubscribers: async (_root, { newsletterId }, { command, loaders }) => {
      const outcome = await exportSubscribers(command, newsletterId);
      if (outcome.type !== 'Newsletter') return outcome;
      const newsletter = required(await loaders.get(newsletterLoader).load(newsletterId), 'newsletter');
      return { type: 'Newsletter' as const, ...newsletter };
    },
  },
} satisfies Resolvers;
