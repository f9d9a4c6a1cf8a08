// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type TopStoriesDaysQueryVariables = Exact<{ [key: string]: never; }>;


export type TopStoriesDaysQuery = { readonly daysWithPosts: ReadonlyArray<{ readonly __typename: 'ArchiveEntry', readonly year: number, readonly month: number | null, readonly day: number | null, readonly postCount: number }> };

export type ArchivePeriod = { readonly __typename: 'ArchiveEntry', readonly year: number, readonly month: number | null, readonly day: number | null, readonly postCount: number };

export const TopStoriesDaysQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TopStoriesDaysQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daysWithPosts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"30"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArchivePeriod"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArchivePeriod"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArchiveEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"postCount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"eb966a0ac2f12b3a45cde855944e9f7dc9a676145e47697c9d6f65214f51a049"} as unknown as TypedDocument<TopStoriesDaysQuery, TopStoriesDaysQueryVariables>;
