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

export type UpdateBookVariables = Exact<{
  bookId: string;
  input: BookInput;
}>;


export type UpdateBook = { readonly updateBook:
    | { readonly __typename: 'BookChange', readonly bookId: string }
    | { readonly __typename: 'BadRequest', readonly message: string }
    | { readonly __typename: 'NotFound', readonly message: string }
    | { readonly __typename: 'RateLimited', readonly message: string }
   };

export const UpdateBookDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bookId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bookId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bookId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"d22cddb37eb9c43dd159e4d1bc60a5c52ab805a86b2cb6ce9ac013612773bfb0"} as unknown as TypedDocument<UpdateBook, UpdateBookVariables>;
