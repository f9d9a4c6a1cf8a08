// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type YourPostsFilter =
  | 'DRAFTS'
  | 'SCHEDULED'
  | 'PUBLIC'
  | 'UNLISTED'
  | 'DELETED';

export type UndeletePostMutationVariables = Exact<{
  targetPostId: string;
}>;


export type UndeletePostMutation = { readonly undeletePost:
    | { readonly __typename: 'Post', readonly id: string, readonly settings: { readonly __typename: 'PostSettings', readonly id: string, readonly filter: YourPostsFilter, readonly scheduledAt: number | null, readonly scheduleTimeZone: string | null, readonly scheduleFailure: string | null, readonly isPinned: boolean, readonly trashedAt: number | null, readonly purgedAt: number | null } | null }
    | { readonly __typename: 'RateLimited', readonly message: string }
    | { readonly __typename: 'Conflict', readonly message: string }
    | { readonly __typename: 'Forbidden', readonly message: string }
    | { readonly __typename: 'NotFound', readonly message: string }
   };

export type OwnStoryState = { readonly __typename: 'Post', readonly id: string, readonly settings: { readonly __typename: 'PostSettings', readonly id: string, readonly filter: YourPostsFilter, readonly scheduledAt: number | null, readonly scheduleTimeZone: string | null, readonly scheduleFailure: string | null, readonly isPinned: boolean, readonly trashedAt: number | null, readonly purgedAt: number | null } | null };

export const UndeletePostMutationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndeletePostMutation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"targetPostId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undeletePost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"targetPostId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"targetPostId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnStoryState"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnStoryState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleFailure"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}},{"kind":"Field","name":{"kind":"Name","value":"trashedAt"}},{"kind":"Field","name":{"kind":"Name","value":"purgedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"237ff6633fa4d00dbb9e4c27eb92a73c3a3e6869390630ad8f2a99fd6a7202b9"} as unknown as TypedDocument<UndeletePostMutation, UndeletePostMutationVariables>;
