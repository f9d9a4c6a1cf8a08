// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type DismissFlagVariables = Exact<{
  userId: string;
  flag: string;
}>;


export type DismissFlag = { readonly dismissFlag: { readonly __typename: 'User', readonly id: string, readonly dismissableFlags: ReadonlyArray<string> | null } | null };

export const DismissFlagDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DismissFlag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"flag"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dismissFlag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"flag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"flag"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dismissableFlags"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"f65bcb1cb6dfb88951f464c9bdbf59a3d310a026787f7dabdf8094bf4b6facfe"} as unknown as TypedDocument<DismissFlag, DismissFlagVariables>;
