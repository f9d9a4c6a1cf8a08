// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CreateQuoteInput = {
  readonly postId: string;
  /** The words, with what stands around them in the same block: so they are found without a place. */
  readonly text: string;
  readonly prefix?: string | null | undefined;
  readonly suffix?: string | null | undefined;
  /** A block of the published body; the words must then stand exactly between the offsets. */
  readonly paragraphId?: string | null | undefined;
  /** UTF-16 units of the block's plain text. */
  readonly startOffset?: number | null | undefined;
  readonly endOffset?: number | null | undefined;
  readonly isPrivate?: boolean;
};

export type CreateQuoteVariables = Exact<{
  input: CreateQuoteInput;
}>;


export type CreateQuote = { readonly createQuote:
    | { readonly __typename: 'Quote', readonly id: string, readonly text: string, readonly prefix: string, readonly suffix: string, readonly isPrivate: boolean, readonly isPassageChanged: boolean }
    | { readonly __typename: 'BadRequest', readonly message: string }
    | { readonly __typename: 'Forbidden', readonly message: string }
    | { readonly __typename: 'NotFound', readonly message: string }
    | { readonly __typename: 'RateLimited', readonly message: string }
   };

export type QuoteMark = { readonly __typename: 'Quote', readonly id: string, readonly text: string, readonly prefix: string, readonly suffix: string, readonly isPrivate: boolean, readonly isPassageChanged: boolean };

export const CreateQuoteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateQuote"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateQuoteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createQuote"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Quote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuoteMark"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuoteMark"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Quote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"prefix"}},{"kind":"Field","name":{"kind":"Name","value":"suffix"}},{"kind":"Field","name":{"kind":"Name","value":"isPrivate"}},{"kind":"Field","name":{"kind":"Name","value":"isPassageChanged"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"fe0f2c79069284dd0393e07d050a630cea97c2275a1b6d94ade66c2130ea673b"} as unknown as TypedDocument<CreateQuote, CreateQuoteVariables>;
