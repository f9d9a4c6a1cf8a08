// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type BookFormat =
  | 'AUDIOBOOK'
  | 'EBOOK'
  | 'HARDCOVER'
  | 'PAPERBACK';

export type BookInput = {
  readonly title: string;
  readonly description: string;
  readonly year?: number | null | undefined;
  readonly url?: string | null | undefined;
  readonly coverImageId?: string | null | undefined;
  readonly editions: ReadonlyArray<BookEditionInput>;
};

export type BookEditionInput = {
  readonly format: BookFormat;
  /** Of 10 or 13 digits, with or without hyphens. */
  readonly isbn?: string | null | undefined;
  readonly url?: string | null | undefined;
};

export type AddBookVariables = Exact<{
  input: BookInput;
}>;


export type AddBook = { readonly addBook:
    | { readonly __typename: 'BookChange', readonly bookId: string }
    | { readonly __typename: 'BadRequest', readonly message: string }
    | { readonly __typename: 'NotFound', readonly message: string }
    | { readonly __typename: 'RateLimited', readonly message: string }
   };

export const AddBookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddBook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addBook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"a5281d82f58ffce051d9e08211dcf5c49f27909ff3e570d0bf4cea612326d0f3"} as unknown as TypedDocument<AddBook, AddBookVariables>;
