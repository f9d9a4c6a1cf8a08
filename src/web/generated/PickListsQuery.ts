// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CatalogVisibility =
  | 'LOCKED'
  | 'PRIVATE'
  | 'PUBLIC';

/** Saved for later, put away, or neither (2§3.8). */
export type ReadingListState =
  | 'READING_LIST_ARCHIVE'
  | 'READING_LIST_NONE'
  | 'READING_LIST_QUEUE';

export type PickListsQueryVariables = Exact<{
  postIds: ReadonlyArray<string> | string;
}>;


export type PickListsQuery = { readonly postViewerEdges: ReadonlyArray<{ readonly __typename: 'PostViewerEdge', readonly id: string, readonly readingListState: ReadingListState, readonly catalogsConnection: { readonly __typename: 'PostCatalogsConnection', readonly items: ReadonlyArray<{ readonly __typename: 'PostCatalog', readonly catalogItemId: string | null, readonly catalog: { readonly __typename: 'Catalog', readonly id: string, readonly name: string, readonly visibility: CatalogVisibility, readonly itemCount: number } }> } }> };

export const PickListsQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PickListsQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postViewerEdges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"readingListState"}},{"kind":"Field","name":{"kind":"Name","value":"catalogsConnection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"catalogItemId"}},{"kind":"Field","name":{"kind":"Name","value":"catalog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"itemCount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"29e395c43c96f38bce5fd398687603a08a83ab8aae6dcd3a617644259bf63df3"} as unknown as TypedDocument<PickListsQuery, PickListsQueryVariables>;
