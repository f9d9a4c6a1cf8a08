import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readFlags } from './read-flags.ts';

/** The part of the schema in `flags.graphql`. */
export const flagsGraph = {
  Query: {
    variantFlags: async (_root, _arguments, context) =>
      [...(await readFlags(context.database))].map(([name, value]) => ({ name, value })),
  },
  VariantFlag: { valueType: ({ value }) => ({ value }) },
  VariantFlagValue: {
    __resolveType: ({ value }) => {
      if (typeof value === 'boolean') return 'VariantFlagBoolean';
      return typeof value === 'string' ? 'VariantFlagString' : 'VariantFlagNumber';
    },
  },
  VariantFlagBoolean: { value: ({ value }) => value === true },
  VariantFlagString: { value: ({ value }) => String(value) },
  VariantFlagNumber: { value: ({ value }) => Number(value) },
} satisfies Resolvers;
