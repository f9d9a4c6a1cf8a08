// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AdminBannedLinksPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminBannedLinksPageQuery = { readonly bannedLinks: ReadonlyArray<{ readonly __typename: 'BannedLink', readonly pattern: string, readonly reason: string, readonly createdAt: number }> | null };

export type BannedLinkRow = { readonly __typename: 'BannedLink', readonly pattern: string, readonly reason: string, readonly createdAt: number };

export const AdminBannedLinksPageQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminBannedLinksPageQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bannedLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BannedLinkRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BannedLinkRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BannedLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pattern"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"23c0b76959d5b0da2195243292c61f58fa3fceffcc57635cba2e5ff7a8dfdab3"} as unknown as TypedDocument<AdminBannedLinksPageQuery, AdminBannedLinksPageQueryVariables>;
