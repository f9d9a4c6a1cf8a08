import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { changeSetting, readOperatorSettings } from './operator-settings.ts';

/** The part of the schema in `settings.graphql`. */
export const settingsGraph = {
  Query: { operatorSettings: (_root, _arguments, { command }) => readOperatorSettings(command) },
  Mutation: {
    changeOperatorSetting: (_root, { name, settingValue: value, seenValue: seen }, { command }) =>
      changeSetting(command, { name, value, seen: seen ?? undefined }),
  },
} satisfies Resolvers;
