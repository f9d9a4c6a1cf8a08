// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type FollowedCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type FollowedCountsQuery = { readonly viewer: { readonly __typename: 'User', readonly id: string, readonly followedCounts: { readonly __typename: 'FollowedCounts', readonly people: number, readonly publications: number, readonly topics: number } | null } | null };

export const FollowedCountsQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FollowedCountsQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"followedCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"publications"}},{"kind":"Field","name":{"kind":"Name","value":"topics"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"8e63a3da3eeacbe69812fb2ddd5d5b291acee79e050dee68beb8a994d56f482c"} as unknown as TypedDocument<FollowedCountsQuery, FollowedCountsQueryVariables>;
