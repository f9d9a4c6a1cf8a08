// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type DownloadAppPageQueryVariables = Exact<{ [key: string]: never; }>;


export type DownloadAppPageQuery = { readonly mobileApp: { readonly __typename: 'MobileApp', readonly appStoreUrl: string | null, readonly playStoreUrl: string | null } | null };

export const DownloadAppPageQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DownloadAppPageQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mobileApp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appStoreUrl"}},{"kind":"Field","name":{"kind":"Name","value":"playStoreUrl"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"8632c87a201b4ee9b80f7e74e3a839d9da2988d30cd01b87b21353f7ee38f777"} as unknown as TypedDocument<DownloadAppPageQuery, DownloadAppPageQueryVariables>;
