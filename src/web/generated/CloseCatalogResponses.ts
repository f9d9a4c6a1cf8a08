// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ClosedReason =
  | 'CLOSED'
  | 'FOLLOWERS'
  | 'MEMBERS'
  | 'REFUSED'
  | 'UNVERIFIED';

export type CloseCatalogResponsesVariables = Exact<{
  targetCatalogId: string;
  isClosed: boolean;
}>;


export type CloseCatalogResponses = { readonly closeCatalogResponses: { readonly __typename: 'Catalog', readonly id: string, readonly isResponsesClosed: boolean, readonly catalogResponses: { readonly __typename: 'PostResponses', readonly count: number, readonly closedReason: ClosedReason | null } } | null };

export const CloseCatalogResponsesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CloseCatalogResponses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"targetCatalogId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isClosed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closeCatalogResponses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"targetCatalogId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"targetCatalogId"}}},{"kind":"Argument","name":{"kind":"Name","value":"isClosed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isClosed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isResponsesClosed"}},{"kind":"Field","name":{"kind":"Name","value":"catalogResponses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"closedReason"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"262e7d113634a32732085e6799dc0856f08651ba144a5c06fa492e2fdf10aad0"} as unknown as TypedDocument<CloseCatalogResponses, CloseCatalogResponsesVariables>;
