// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type YourStoryCountsQueryVariables = Exact<{ [key: string]: never; }>;


export type YourStoryCountsQuery = { readonly viewer: { readonly __typename: 'User', readonly id: string, readonly username: string } | null, readonly yourPostCounts: { readonly __typename: 'YourPostCounts', readonly drafts: number, readonly scheduled: number, readonly public: number, readonly responses: number, readonly unlisted: number, readonly deleted: number } | null };

export const YourStoryCountsQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"YourStoryCountsQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"yourPostCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"drafts"}},{"kind":"Field","name":{"kind":"Name","value":"scheduled"}},{"kind":"Field","name":{"kind":"Name","value":"public"}},{"kind":"Field","name":{"kind":"Name","value":"responses"}},{"kind":"Field","name":{"kind":"Name","value":"unlisted"}},{"kind":"Field","name":{"kind":"Name","value":"deleted"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"2813a458f51c4f327b4326f04b15d2613872abf56ea96c5437533464affbe8d0"} as unknown as TypedDocument<YourStoryCountsQuery, YourStoryCountsQueryVariables>;
