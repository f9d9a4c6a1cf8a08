// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type LoginEntryQueryVariables = Exact<{ [key: string]: never; }>;


export type LoginEntryQuery = { readonly viewer: { readonly __typename: 'User', readonly id: string, readonly sessions: ReadonlyArray<{ readonly __typename: 'Session', readonly id: string, readonly isCurrent: boolean, readonly susiEntry: string | null }> | null } | null };

export const LoginEntryQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LoginEntryQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}},{"kind":"Field","name":{"kind":"Name","value":"susiEntry"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"8efa051ed0d11aedff5499b770323ddcc812fcd98fc9d5372bcb6ee071dc89fd"} as unknown as TypedDocument<LoginEntryQuery, LoginEntryQueryVariables>;
