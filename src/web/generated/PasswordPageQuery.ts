// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PasswordPageQueryVariables = Exact<{ [key: string]: never; }>;


export type PasswordPageQuery = { readonly accountToken: string | null, readonly viewer: { readonly __typename: 'User', readonly id: string, readonly security: { readonly __typename: 'AccountSecurity', readonly id: string, readonly hasPassword: boolean, readonly passwordMinimum: number, readonly stepUpTimeLeft: number } | null } | null };

export const PasswordPageQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PasswordPageQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"security"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasPassword"}},{"kind":"Field","name":{"kind":"Name","value":"passwordMinimum"}},{"kind":"Field","name":{"kind":"Name","value":"stepUpTimeLeft"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accountToken"}}]}}],"documentId":"f5b73bb866de82cb4d1effe781e8dd7b16a482491ff3e7cef42cba576fcc1ca8"} as unknown as TypedDocument<PasswordPageQuery, PasswordPageQueryVariables>;
