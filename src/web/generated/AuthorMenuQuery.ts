// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AuthorMenuQueryVariables = Exact<{
  postId: string;
}>;


export type AuthorMenuQuery = { readonly postResult:
    | { readonly __typename: 'Post', readonly id: string, readonly isPublished: boolean, readonly viewerCan: { readonly __typename: 'PostViewerCan', readonly edit: boolean } }
    | { readonly __typename: 'NotFound' }
    | { readonly __typename: 'Unauthorized' }
    | { readonly __typename: 'AccountDeleted' }
    | { readonly __typename: 'AccountSuspended' }
    | { readonly __typename: 'Blocked' }
    | { readonly __typename: 'Blocking' }
    | { readonly __typename: 'PostSuspended' }
    | { readonly __typename: 'RemovedByUser' }
    | { readonly __typename: 'UnavailableForLegalReasons' }
    | { readonly __typename: 'WithheldInCountry' }
    | { readonly __typename: 'GraphqlEmptyId' }
   };

export const AuthorMenuQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuthorMenuQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"80a88686d6fb83599e78a8bbda3b3dbbdf1b956e8972c0cc8e49d81907054ebf"} as unknown as TypedDocument<AuthorMenuQuery, AuthorMenuQueryVariables>;
