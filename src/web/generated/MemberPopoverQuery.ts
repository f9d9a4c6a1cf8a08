// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MembershipTier =
  | 'FREE'
  | 'FRIEND'
  | 'MEMBER';

export type MemberPopoverQueryVariables = Exact<{ [key: string]: never; }>;


export type MemberPopoverQuery = { readonly viewer: { readonly __typename: 'User', readonly id: string, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly memberSince: number | null, readonly friendSince: number | null } | null } | null };

export const MemberPopoverQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemberPopoverQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"membership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"memberSince"}},{"kind":"Field","name":{"kind":"Name","value":"friendSince"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"a8b78d2f50421880f167785c4b3852e3d2608507432720ea8d156c655cdb6168"} as unknown as TypedDocument<MemberPopoverQuery, MemberPopoverQueryVariables>;
