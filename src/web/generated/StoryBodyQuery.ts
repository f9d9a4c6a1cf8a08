// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StoryBodyQueryVariables = Exact<{
  postId: string;
  sk?: string | null | undefined;
}>;


export type StoryBodyQuery = { readonly storyBody:
    | { readonly __typename: 'Post', readonly id: string, readonly content: { readonly __typename: 'PostContent', readonly bodyHtml: string } }
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

export const StoryBodyQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StoryBodyQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sk"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"storyBody"},"name":{"kind":"Name","value":"postResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}},{"kind":"Argument","name":{"kind":"Name","value":"sk"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sk"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bodyHtml"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]}}],"documentId":"51e66e5d61de16b83d3e4ded5b019ecdbd19b8628361173f26682b2455d30226"} as unknown as TypedDocument<StoryBodyQuery, StoryBodyQueryVariables>;
