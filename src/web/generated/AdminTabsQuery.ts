// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PlatformRole =
  | 'ADMIN'
  | 'MODERATOR'
  | 'CURATOR'
  | 'FINANCE'
  | 'SUPPORT';

export type AdminTabsQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminTabsQuery = { readonly viewer: { readonly __typename: 'User', readonly id: string, readonly platformRoles: ReadonlyArray<PlatformRole> } | null };

export const AdminTabsQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminTabsQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"platformRoles"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"a6adb544ddf917d85889b7911ddd9c82c7deee01dad12808d913fb7865c59915"} as unknown as TypedDocument<AdminTabsQuery, AdminTabsQueryVariables>;
