import { currencyOffered, priceByTheWeek } from '#shared/membership/prices.ts';
import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { offeredProviders } from '#modules/money/memberships/offered-providers.ts';
import { readPrices } from '#modules/money/memberships/read-prices.ts';
import { viewerCurrency } from '#modules/money/memberships/viewer-currency.ts';
import { countFreeStory } from './count-free-story.ts';
import { readFreeStories } from './read-free-stories.ts';
import { readMeter } from './read-meter.ts';
import { readingRight } from './reading-right.ts';
import { unlockStory } from './unlock-story.ts';

/** The part of the schema in `metering.graphql`. */
export const meteringGraph = {
  Query: { meter: (_root, _arguments, { command }) => readMeter(command) },
  Mutation: {
    unlockPost: (_root, { input: { postId, sk, captchaValue } }, { command }) =>
      unlockStory(command, { storyId: postId, shareSecret: sk ?? null, captchaValue: captchaValue ?? null }),
    countPostRead: async (_root, { targetPostId }, { command }) => {
      await countFreeStory(command, targetPostId);
      return { meter: await readMeter(command) };
    },
  },
  Post: {
    paywall: async (story, _arguments, context) => {
      const right = await readingRight(context, story);
      if (right === 'WHOLE') return null;
      const { database } = context;
      const [freeStories, prices] = await Promise.all([readFreeStories(database), readPrices(database)]);
      const isCheckNeeded = right === 'CHECK';
      const isSandbox = offeredProviders(context.config).includes('SANDBOX');
      const currency = currencyOffered(prices, await viewerCurrency(context, null));
      return { isCheckNeeded, freeStories, isSandbox, priceByTheWeek: priceByTheWeek(prices, currency) };
    },
  },
} satisfies Resolvers;
