import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { namedCountries, namedCurrencies, namedLanguages } from '#modules/ground/named-codes.ts';
import { canSwitchFlags } from '#modules/ground/roles/roles.policy.ts';
import { changeSetting, readOperatorSettings } from './operator-settings.ts';

/** The part of the schema in `settings.graphql`. */
export const settingsGraph = {
  Query: {
    operatorSettings: (_root, _arguments, { command }) => readOperatorSettings(command),
    siteRest: (_root, _arguments, { request }) => request.rest ?? null,
    operatorSettingNames: (_root, _arguments, { command }) =>
      canSwitchFlags(command)
        ? { countries: [...namedCountries], currencies: [...namedCurrencies], languages: [...namedLanguages] }
        : null,
  },
  Mutation: {
    changeOperatorSetting: (_root, { name, settingValue: value, seenValue: seen }, { command }) =>
      changeSetting(command, { name, value, seen: seen ?? undefined }),
  },
} satisfies Resolvers;
