// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Exactly one value. */
export type ViewerPreferenceInput = {
  readonly name: string;
  readonly stringValue?: string | null | undefined;
  readonly intValue?: number | null | undefined;
  readonly booleanValue?: boolean | null | undefined;
  readonly stringSetValue?: ReadonlyArray<string> | null | undefined;
  readonly enumValue?: string | null | undefined;
};

export type SaveNotificationPreferenceVariables = Exact<{
  userId: string;
  preferences: ReadonlyArray<ViewerPreferenceInput> | ViewerPreferenceInput;
}>;


export type SaveNotificationPreference = { readonly updateViewerPreferences: { readonly __typename: 'UpdateViewerPreferencesResult', readonly success: boolean, readonly viewer: { readonly __typename: 'User', readonly id: string, readonly viewerEdge: { readonly __typename: 'UserViewerEdge', readonly id: string, readonly preferences: ReadonlyArray<{ readonly __typename: 'ViewerPreference', readonly name: string, readonly booleanValue: boolean | null, readonly enumValue: string | null, readonly stringValue: string | null }> | null } } } };

export const SaveNotificationPreferenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveNotificationPreference"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"preferences"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ViewerPreferenceInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateViewerPreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"preferences"},"value":{"kind":"Variable","name":{"kind":"Name","value":"preferences"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEdge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"booleanValue"}},{"kind":"Field","name":{"kind":"Name","value":"enumValue"}},{"kind":"Field","name":{"kind":"Name","value":"stringValue"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"2ea2a6fce0b9346b92c21afafd31f9157648e7d735fdf84ef61b7dc4f50abb03"} as unknown as TypedDocument<SaveNotificationPreference, SaveNotificationPreferenceVariables>;
