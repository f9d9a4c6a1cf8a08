// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SitePageState =
  /** Nothing was written: the page shows the default text of the program, where there is one. */
  | 'DEFAULT'
  | 'SET'
  /** Taken away. */
  | 'UNSET';

export type AdminSitePagesPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminSitePagesPageQuery = { readonly sitePages: ReadonlyArray<{ readonly __typename: 'SitePage', readonly id: string, readonly path: string, readonly state: SitePageState, readonly title: string }> | null };

export const AdminSitePagesPageQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSitePagesPageQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sitePages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"cb23c45e04a38682ae26a8fb7dea1ab1a9664ad4d13b88117e8f23122fb4182a"} as unknown as TypedDocument<AdminSitePagesPageQuery, AdminSitePagesPageQueryVariables>;
