// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type UnblockUserVariables = Exact<{
  targetUserId: string;
}>;


export type UnblockUser = { readonly unblockUser: { readonly __typename: 'User', readonly id: string, readonly viewerEdge: { readonly __typename: 'UserViewerEdge', readonly id: string, readonly isFollowing: boolean, readonly isMuting: boolean, readonly isBlocking: boolean } } | null };

export type PersonRelation = { readonly __typename: 'User', readonly id: string, readonly viewerEdge: { readonly __typename: 'UserViewerEdge', readonly id: string, readonly isFollowing: boolean, readonly isMuting: boolean, readonly isBlocking: boolean } };

export const UnblockUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnblockUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"targetUserId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unblockUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"targetUserId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"targetUserId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRelation"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRelation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEdge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isFollowing"}},{"kind":"Field","name":{"kind":"Name","value":"isMuting"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocking"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"41b28ec55c64397fe3c54381d7896ced8ddcd38bf46322d29e602de691a77eaa"} as unknown as TypedDocument<UnblockUser, UnblockUserVariables>;
