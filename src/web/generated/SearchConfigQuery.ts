// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SearchConfigQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchConfigQuery = { readonly searchConfig: { readonly __typename: 'SearchConfig', readonly host: string | null, readonly appId: string, readonly apiKey: string, readonly indexPrefix: string } };

export const SearchConfigQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchConfigQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"host"}},{"kind":"Field","name":{"kind":"Name","value":"appId"}},{"kind":"Field","name":{"kind":"Name","value":"apiKey"}},{"kind":"Field","name":{"kind":"Name","value":"indexPrefix"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"fa6e453b388c96cffd2ef8bdd8fd1089ea612ae6f3347cc09b8d619b8cdcdecf"} as unknown as TypedDocument<SearchConfigQuery, SearchConfigQueryVariables>;
