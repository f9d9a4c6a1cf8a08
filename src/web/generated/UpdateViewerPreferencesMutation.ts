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

export type UpdateViewerPreferencesMutationVariables = Exact<{
  userId: string;
  preferences: ReadonlyArray<ViewerPreferenceInput> | ViewerPreferenceInput;
}>;


export type UpdateViewerPreferencesMutation = { readonly updateViewerPreferences: { readonly __typename: 'UpdateViewerPreferencesResult', readonly success: boolean } };

export const UpdateViewerPreferencesMutationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateViewerPreferencesMutation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"preferences"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ViewerPreferenceInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateViewerPreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"preferences"},"value":{"kind":"Variable","name":{"kind":"Name","value":"preferences"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"78cd5b7b54ca9d7274116498763c41b12f7d0488a5069b6a1d9af73b854ec7a5"} as unknown as TypedDocument<UpdateViewerPreferencesMutation, UpdateViewerPreferencesMutationVariables>;
