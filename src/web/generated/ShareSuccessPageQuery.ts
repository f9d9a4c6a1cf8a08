// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ShareSuccessPageQueryVariables = Exact<{
  postId: string;
}>;


export type ShareSuccessPageQuery = { readonly postResult:
    | { readonly __typename: 'Post', readonly isPublished: boolean, readonly id: string, readonly title: string, readonly uniqueSlug: string, readonly language: string, readonly creator: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly slug: string, readonly domain: string | null } | null }
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

export type StoryAddress = { readonly __typename: 'Post', readonly id: string, readonly title: string, readonly uniqueSlug: string, readonly language: string, readonly creator: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly slug: string, readonly domain: string | null } | null };

export const ShareSuccessPageQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShareSuccessPageQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoryAddress"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoryAddress"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueSlug"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"e3a2fd5dd2e91b3a81c6e19e07ed6dd647bbf84e9d8430247e73cc93ae271af0"} as unknown as TypedDocument<ShareSuccessPageQuery, ShareSuccessPageQueryVariables>;
