// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type TopBannerStoryQueryVariables = Exact<{
  postId: string;
}>;


export type TopBannerStoryQuery = { readonly topBannerStory:
    | { readonly __typename: 'Post', readonly id: string, readonly isLocked: boolean }
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

export const TopBannerStoryQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TopBannerStoryQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"postId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"topBannerStory"},"name":{"kind":"Name","value":"postResult"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"postId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isLocked"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]}}],"documentId":"31418ab37d29e26eb1d89fe54815ee905fdc29630234199997b52f0cabcc826a"} as unknown as TypedDocument<TopBannerStoryQuery, TopBannerStoryQueryVariables>;
