// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type RemoveMobileNumberVariables = Exact<{ [key: string]: never; }>;


export type RemoveMobileNumber = { readonly removeMobileNumber: { readonly __typename: 'MobileNumberVerified', readonly viewer: { readonly __typename: 'User', readonly id: string, readonly mobileNumber: { readonly __typename: 'MobileNumber', readonly lastDigits: string } | null } } };

export const RemoveMobileNumberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveMobileNumber"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeMobileNumber"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mobileNumber"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastDigits"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"b78c600878f08ed12fdd4dc2a088ab7eb23fee4f3b00e9e39ff6754515cf666f"} as unknown as TypedDocument<RemoveMobileNumber, RemoveMobileNumberVariables>;
