// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Saved for later, put away, or neither (2§3.8). */
export type ReadingListState =
  | 'READING_LIST_ARCHIVE'
  | 'READING_LIST_NONE'
  | 'READING_LIST_QUEUE';

export type SavedStatesQueryVariables = Exact<{
  postIds: ReadonlyArray<string> | string;
}>;


export type SavedStatesQuery = { readonly postViewerEdges: ReadonlyArray<{ readonly __typename: 'PostViewerEdge', readonly id: string, readonly readingListState: ReadingListState }> };

export const SavedStatesQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedStatesQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postViewerEdges"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"readingListState"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"8f5e028c74f7e2e53921c9a5366e996b7e626df8135806c07875ba07c2403434"} as unknown as TypedDocument<SavedStatesQuery, SavedStatesQueryVariables>;
