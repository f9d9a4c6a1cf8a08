// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RedeemGiftPageQueryVariables = Exact<{ [key: string]: never; }>;


export type RedeemGiftPageQuery = { readonly viewer: { readonly __typename: 'User', readonly id: string } | null };

export const RedeemGiftPageQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RedeemGiftPageQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"46a6120f3efd2b31c333ff72328cda1bedd389aac2b557037dbbc465618c4c8e"} as unknown as TypedDocument<RedeemGiftPageQuery, RedeemGiftPageQueryVariables>;
