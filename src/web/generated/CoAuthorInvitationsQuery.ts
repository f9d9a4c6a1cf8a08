// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MembershipTier =
  | 'FREE'
  | 'FRIEND'
  | 'MEMBER';

export type CoAuthorInvitationsQueryVariables = Exact<{ [key: string]: never; }>;


export type CoAuthorInvitationsQuery = { readonly coAuthorInvitations: ReadonlyArray<{ readonly __typename: 'CoAuthorInvitation', readonly postId: string, readonly title: string, readonly inviter: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null } }> };

export type PersonName = { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null };

export const CoAuthorInvitationsQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CoAuthorInvitationsQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coAuthorInvitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"inviter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"isUnclaimed"}},{"kind":"Field","name":{"kind":"Name","value":"membership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"friendSince"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"57356a3604fd65a209b8134e8ab2ed50edcb8b533888a0b68184276f7eedc10e"} as unknown as TypedDocument<CoAuthorInvitationsQuery, CoAuthorInvitationsQueryVariables>;
