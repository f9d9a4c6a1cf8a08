// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PostCacheControllerVariables = Exact<{
  postId: string;
}>;


export type PostCacheController = { readonly postResult:
    | { readonly __typename: 'Post', readonly id: string, readonly isPublished: boolean, readonly collection: { readonly __typename: 'Collection', readonly id: string } | null, readonly creator: { readonly __typename: 'User', readonly id: string } }
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

export const PostCacheControllerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostCacheController"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]}}],"documentId":"b25646c541db8f3296e4d1a6d6a218e427a812f4d85ec4035c4dfc98aa11d67a"} as unknown as TypedDocument<PostCacheController, PostCacheControllerVariables>;
