// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CreateDraftInput = {
  readonly title: string;
  readonly subtitle: string;
  /** A `StoryDocument`. */
  readonly document: unknown;
  readonly previewBreak?: string | null | undefined;
  /** Made by the client for this save alone: 8 to 64 letters, digits and hyphens. */
  readonly saveId: string;
  /** BCP 47; English where absent. */
  readonly language?: string | null | undefined;
  /** Where it is written for; the viewer is of its staff. */
  readonly collectionSlug?: string | null | undefined;
  readonly inResponseToQuoteId?: string | null | undefined;
  readonly repostId?: string | null | undefined;
};

export type CreateDraftVariables = Exact<{
  input: CreateDraftInput;
}>;


export type CreateDraft = { readonly createDraft:
    | { readonly __typename: 'DraftSaved', readonly postId: string, readonly rev: number }
    | { readonly __typename: 'BadRequest', readonly message: string }
    | { readonly __typename: 'Forbidden', readonly message: string }
    | { readonly __typename: 'NotFound', readonly message: string }
    | { readonly __typename: 'RateLimited', readonly retryAfter: number, readonly message: string }
   };

export const CreateDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DraftSaved"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"postId"}},{"kind":"Field","name":{"kind":"Name","value":"rev"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateLimited"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryAfter"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"9bdf972ec817afd23e65b48ec292bd22d20bd2c4b567d933bfc381d47eb23bbd"} as unknown as TypedDocument<CreateDraft, CreateDraftVariables>;
