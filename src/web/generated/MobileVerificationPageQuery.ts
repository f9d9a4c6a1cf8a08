// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MobileVerificationPageQueryVariables = Exact<{ [key: string]: never; }>;


export type MobileVerificationPageQuery = { readonly isMobileVerificationOffered: boolean, readonly viewer: { readonly __typename: 'User', readonly id: string, readonly mobileNumber: { readonly __typename: 'MobileNumber', readonly lastDigits: string } | null } | null };

export const MobileVerificationPageQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MobileVerificationPageQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastDigits"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isMobileVerificationOffered"}}]}}],"documentId":"8d307fef304e784a5d0589e1b824f76dfdff0e946785e5ae8bfe5b15ab0ebb8f"} as unknown as TypedDocument<MobileVerificationPageQuery, MobileVerificationPageQueryVariables>;
