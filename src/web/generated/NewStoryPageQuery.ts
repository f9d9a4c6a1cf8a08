// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type NewStoryPageQueryVariables = Exact<{ [key: string]: never; }>;


export type NewStoryPageQuery = { readonly viewer: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly isSuspended: boolean | null } | null };

export const NewStoryPageQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewStoryPageQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"isSuspended"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"c4e4059077f2c2ab81981e78bcdfa17bc535638db88f694701afaed054157d50"} as unknown as TypedDocument<NewStoryPageQuery, NewStoryPageQueryVariables>;
