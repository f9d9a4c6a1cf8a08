// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CoAuthorInvitationsQueryVariables = Exact<{ [key: string]: never; }>;


export type CoAuthorInvitationsQuery = { readonly coAuthorInvitations: ReadonlyArray<{ readonly __typename: 'CoAuthorInvitation', readonly postId: string, readonly title: string, readonly inviter: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean } }> };

export type PersonName = { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean };

export const CoAuthorInvitationsQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CoAuthorInvitationsQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"coAuthorInvitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"inviter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"isUnclaimed"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"3e9b4bc3fe55597be7b6115ed45fc38d332d209a0c554ef32df7cdd5f0a5542c"} as unknown as TypedDocument<CoAuthorInvitationsQuery, CoAuthorInvitationsQueryVariables>;
