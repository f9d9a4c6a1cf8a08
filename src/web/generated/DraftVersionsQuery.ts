// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** How many and from where: `to` is the opaque `pagingInfo.next` of the page before. */
export type PagingOptions = {
  readonly limit?: number | null | undefined;
  readonly to?: string | null | undefined;
};

export type DraftVersionKind =
  | 'SAVED'
  | 'PUBLISHED'
  | 'RESTORED'
  | 'MERGED';

export type DraftVersionsQueryVariables = Exact<{
  postId: string;
  paging?: PagingOptions | null | undefined;
}>;


export type DraftVersionsQuery = { readonly draftVersions: { readonly __typename: 'DraftVersionFeed', readonly items: ReadonlyArray<{ readonly __typename: 'DraftVersion', readonly id: string, readonly rev: number, readonly kind: DraftVersionKind, readonly title: string, readonly wordCount: number, readonly createdAt: number, readonly createdBy: { readonly __typename: 'User', readonly id: string, readonly name: string } | null }>, readonly pagingInfo: { readonly __typename: 'PagingInfo', readonly next: string | null } } | null };

export const DraftVersionsQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DraftVersionsQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paging"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PagingOptions"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draftVersions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"postId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paging"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rev"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"wordCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagingInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"480ae9a228ca2827acee7d6780183aa1425a6c49d69685138ec23ee3e15b4acd"} as unknown as TypedDocument<DraftVersionsQuery, DraftVersionsQueryVariables>;
