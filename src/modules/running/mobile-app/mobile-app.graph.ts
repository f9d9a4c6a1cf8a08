import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';
import { mobileAppOf } from './mobile-app.ts';

/** The part of the schema in `mobile-app.graphql`. */
export const mobileAppGraph = {
  Query: {
    mobileApp: async (_root, _arguments, { command }) => {
      const { appStoreUrl, playStoreUrl } = mobileAppOf(await readSettings(command.database));
      return appStoreUrl === null && playStoreUrl === null ? null : { appStoreUrl, playStoreUrl };
    },
  },
} satisfies Resolvers;
