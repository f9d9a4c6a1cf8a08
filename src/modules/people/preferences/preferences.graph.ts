import { type PreferenceKind, preferenceRule, type PreferenceValue } from '#shared/identity/preference-list.ts';
import type { Resolvers, ViewerPreferenceInput } from '#graphql/generated/resolver-types.ts';
import { mustBeSelf } from '#modules/ground/acting.ts';
import { readPersonAnew } from '#modules/people/people/read-person-anew.ts';
import { dismissFlag } from './dismiss-flag.ts';
import { type Preference, readDismissedFlags, readPreferences } from './read-preferences.ts';
import { type PreferenceInput, updateViewerPreferences } from './update-viewer-preferences.ts';

/** The part of the schema in `preferences.graphql`. */
export const preferencesGraph = {
  UserViewerEdge: {
    preferences: ({ id }, _arguments, { viewer, database }) => {
      mustBeSelf(viewer, id);
      return readPreferences(database, id);
    },
  },
  User: {
    dismissableFlags: ({ id }, _arguments, { viewer, database }) => {
      mustBeSelf(viewer, id);
      return readDismissedFlags(database, id);
    },
  },
  Mutation: {
    updateViewerPreferences: async (_root, { userId, preferences }, { command }) => {
      const success = await updateViewerPreferences(command, { userId, preferences: preferences.map(readInput) });
      return { success, personId: userId };
    },
    dismissFlag: async (_root, { userId, flag }, context) => {
      await dismissFlag(context.command, { userId, flag });
      return await readPersonAnew(context, userId);
    },
  },
  UpdateViewerPreferencesResult: { viewer: ({ personId }, _arguments, context) => readPersonAnew(context, personId) },
  ViewerPreference: {
    kind: ({ kind }) => kinds[kind],
    stringValue: (preference) => textOf(preference, 'string'),
    enumValue: (preference) => textOf(preference, 'enum'),
    intValue: ({ value }) => (typeof value === 'number' ? value : null),
    booleanValue: ({ value }) => (typeof value === 'boolean' ? value : null),
    stringSetValue: ({ value }) => (typeof value === 'object' ? value : null),
    enumValues: ({ name }) => {
      const rule = preferenceRule(name);
      return rule.kind === 'enum' ? rule.values : null;
    },
  },
} satisfies Resolvers;

const kinds = { string: 'STRING', int: 'INT', boolean: 'BOOLEAN', stringSet: 'STRING_SET', enum: 'ENUM' } as const;

function textOf({ kind, value }: Preference, wanted: PreferenceKind): string | null {
  return kind === wanted && typeof value === 'string' ? value : null;
}

function readInput(input: ViewerPreferenceInput): PreferenceInput {
  const given: readonly (readonly [PreferenceKind, PreferenceValue | null | undefined])[] = [
    ['string', input.stringValue],
    ['int', input.intValue],
    ['boolean', input.booleanValue],
    ['stringSet', input.stringSetValue],
    ['enum', input.enumValue],
  ];
  const values = given.flatMap(([kind, value]) =>
    value === null || value === undefined ? [] : [[kind, value] as const],
  );
  return { name: input.name, values };
}
