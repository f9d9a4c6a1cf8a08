// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ClearReadingHistoryVariables = Exact<{ [key: string]: never; }>;


export type ClearReadingHistory = { readonly clearReadingHistory: { readonly __typename: 'ForgottenReading', readonly success: boolean } };

export const ClearReadingHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClearReadingHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clearReadingHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"c4d162514ba690171aab4ca8f0f61878f73ff234e47a1e86f5fbbe749a25e19e"} as unknown as TypedDocument<ClearReadingHistory, ClearReadingHistoryVariables>;
