// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PersonRelationQueryVariables = Exact<{
  username: string;
}>;


export type PersonRelationQuery = { readonly user: { readonly __typename: 'User', readonly id: string, readonly viewerEdge: { readonly __typename: 'UserViewerEdge', readonly id: string, readonly isFollowing: boolean, readonly isMuting: boolean, readonly isBlocking: boolean } } | null };

export type PersonRelation = { readonly __typename: 'User', readonly id: string, readonly viewerEdge: { readonly __typename: 'UserViewerEdge', readonly id: string, readonly isFollowing: boolean, readonly isMuting: boolean, readonly isBlocking: boolean } };

export const PersonRelationQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PersonRelationQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"username"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"username"},"value":{"kind":"Variable","name":{"kind":"Name","value":"username"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonRelation"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonRelation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEdge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isFollowing"}},{"kind":"Field","name":{"kind":"Name","value":"isMuting"}},{"kind":"Field","name":{"kind":"Name","value":"isBlocking"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"d9c231352c86794899399b73c22524a384ae2b7e289747e520f78eee8e6dc95d"} as unknown as TypedDocument<PersonRelationQuery, PersonRelationQueryVariables>;
