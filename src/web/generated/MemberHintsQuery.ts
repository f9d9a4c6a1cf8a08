// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MembershipTier =
  | 'FREE'
  | 'FRIEND'
  | 'MEMBER';

export type MemberHintsQueryVariables = Exact<{ [key: string]: never; }>;


export type MemberHintsQuery = { readonly viewer: { readonly __typename: 'User', readonly id: string, readonly dismissableFlags: ReadonlyArray<string> | null, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier } | null } | null };

export const MemberHintsQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberHintsQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dismissableFlags"}},{"kind":"Field","name":{"kind":"Name","value":"membership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"38d89d4c375e179e6ba68230dca69fd54d8d62b7d5c1d31f30e9823b92fd9b6e"} as unknown as TypedDocument<MemberHintsQuery, MemberHintsQueryVariables>;
