// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type DismissedFlagsQueryVariables = Exact<{ [key: string]: never; }>;


export type DismissedFlagsQuery = { readonly viewer: { readonly __typename: 'User', readonly id: string, readonly dismissableFlags: ReadonlyArray<string> | null } | null };

export const DismissedFlagsQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DismissedFlagsQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dismissableFlags"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"fff99a6642c7fba0abdaab4b4bea8767abcaf56cdfcb225e8c2d795d183e45ca"} as unknown as TypedDocument<DismissedFlagsQuery, DismissedFlagsQueryVariables>;
