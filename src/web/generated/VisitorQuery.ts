// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type VisitorQueryVariables = Exact<{ [key: string]: never; }>;


export type VisitorQuery = { readonly visitor: { readonly __typename: 'Visitor', readonly id: string, readonly geolocation: { readonly __typename: 'Geolocation', readonly country: string | null } } };

export const VisitorQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VisitorQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"visitor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"geolocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"69653cbbef2c5ebbe7dcf2a84959143df21dba3e36c9abdab55b94a6ceb560c4"} as unknown as TypedDocument<VisitorQuery, VisitorQueryVariables>;
