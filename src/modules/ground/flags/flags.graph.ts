import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { readFlagsFor } from './read-flags.ts';

/** The part of the schema in `flags.graphql`. */
export const flagsGraph = {
  Query: {
    variantFlags: async (_root, _arguments, { database, viewer }) =>
      [...(await readFlagsFor(database, viewer))].map(([name, value]) => ({ name, value })),
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
