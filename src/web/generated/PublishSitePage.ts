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

export type PublishSitePageVariables = Exact<{
  path: string;
  title: string;
  markdown: string;
  newUntil?: number | null | undefined;
}>;


export type PublishSitePage = { readonly publishSitePage:
    | { readonly __typename: 'SitePage', readonly id: string, readonly path: string, readonly state: SitePageState, readonly source: { readonly __typename: 'SitePageSource', readonly title: string, readonly markdown: string, readonly newUntil: number | null, readonly versions: ReadonlyArray<{ readonly __typename: 'SitePageVersion', readonly id: string, readonly title: string, readonly markdown: string, readonly author: string, readonly createdAt: number }> } | null }
    | { readonly __typename: 'BadRequest', readonly message: string }
    | { readonly __typename: 'NotFound', readonly message: string }
   };

export type EditedSitePage = { readonly __typename: 'SitePage', readonly id: string, readonly path: string, readonly state: SitePageState, readonly source: { readonly __typename: 'SitePageSource', readonly title: string, readonly markdown: string, readonly newUntil: number | null, readonly versions: ReadonlyArray<{ readonly __typename: 'SitePageVersion', readonly id: string, readonly title: string, readonly markdown: string, readonly author: string, readonly createdAt: number }> } | null };

export const PublishSitePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishSitePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"path"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"title"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"markdown"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newUntil"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Timestamp"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishSitePage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"Variable","name":{"kind":"Name","value":"path"}}},{"kind":"Argument","name":{"kind":"Name","value":"title"},"value":{"kind":"Variable","name":{"kind":"Name","value":"title"}}},{"kind":"Argument","name":{"kind":"Name","value":"markdown"},"value":{"kind":"Variable","name":{"kind":"Name","value":"markdown"}}},{"kind":"Argument","name":{"kind":"Name","value":"newUntil"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newUntil"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedSitePage"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedSitePage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SitePage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"markdown"}},{"kind":"Field","name":{"kind":"Name","value":"newUntil"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"markdown"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"621a433651703a0245a4f66e01f5f26eb6b34c0e56b0336be1911775559bc75c"} as unknown as TypedDocument<PublishSitePage, PublishSitePageVariables>;
