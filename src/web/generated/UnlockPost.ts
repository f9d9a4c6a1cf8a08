// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type UnlockPostInput = {
  readonly postId: string;
  /** The secret of a shared link (decisions 93). */
  readonly sk?: string | null | undefined;
  /** Of the bot check, where one was asked for. */
  readonly captchaValue?: string | null | undefined;
};

/** What opened a story. */
export type ReadingRight =
  /** It is free, or the reader's own. */
  | 'OWN'
  | 'MEMBERSHIP'
  | 'SHARE_LINK'
  | 'METER';

export type UnlockPostVariables = Exact<{
  input: UnlockPostInput;
}>;


export type UnlockPost = { readonly unlockPost:
    | { readonly __typename: 'UnlockedPost', readonly postId: string, readonly right: ReadingRight, readonly bodyHtml: string, readonly meter: { readonly __typename: 'Meter', readonly freeStories: number, readonly left: number, readonly resetsAt: number } | null }
    | { readonly __typename: 'PostIsLocked', readonly isCheckNeeded: boolean, readonly message: string, readonly meter: { readonly __typename: 'Meter', readonly freeStories: number, readonly left: number, readonly resetsAt: number } | null }
    | { readonly __typename: 'FailedChallenge', readonly message: string }
    | { readonly __typename: 'NotFound', readonly message: string }
   };

export const UnlockPostDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UnlockPost"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UnlockPostInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unlockPost"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnlockedPost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"right"}},{"kind":"Field","name":{"kind":"Name","value":"bodyHtml"}},{"kind":"Field","name":{"kind":"Name","value":"meter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeStories"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PostIsLocked"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isCheckNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"meter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeStories"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"resetsAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]}}],"documentId":"03a388b96a732bf9ccefea92358ad7feb259773a61971f0ad414cf93b53110c7"} as unknown as TypedDocument<UnlockPost, UnlockPostVariables>;
