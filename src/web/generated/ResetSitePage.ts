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

export type ResetSitePageVariables = Exact<{
  path: string;
}>;


export type ResetSitePage = { readonly resetSitePage:
    | { readonly __typename: 'SitePage', readonly id: string, readonly path: string, readonly state: SitePageState, readonly source: { readonly __typename: 'SitePageSource', readonly title: string, readonly markdown: string, readonly newUntil: number | null, readonly versions: ReadonlyArray<{ readonly __typename: 'SitePageVersion', readonly id: string, readonly title: string, readonly markdown: string, readonly author: string, readonly createdAt: number }> } | null }
    | { readonly __typename: 'BadRequest', readonly message: string }
    | { readonly __typename: 'NotFound', readonly message: string }
   };

export type EditedSitePage = { readonly __typename: 'SitePage', readonly id: string, readonly path: string, readonly state: SitePageState, readonly source: { readonly __typename: 'SitePageSource', readonly title: string, readonly markdown: string, readonly newUntil: number | null, readonly versions: ReadonlyArray<{ readonly __typename: 'SitePageVersion', readonly id: string, readonly title: string, readonly markdown: string, readonly author: string, readonly createdAt: number }> } | null };

export const ResetSitePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetSitePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"path"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetSitePage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"Variable","name":{"kind":"Name","value":"path"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedSitePage"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedSitePage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SitePage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"source"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"markdown"}},{"kind":"Field","name":{"kind":"Name","value":"newUntil"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"markdown"}},{"kind":"Field","name":{"kind":"Name","value":"author"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"dda284950b1ebedd851989609c0075539e6bee966409adafba0394dcea73c29b"} as unknown as TypedDocument<ResetSitePage, ResetSitePageVariables>;
