// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AccountExportState =
  | 'WAITING'
  | 'READY'
  | 'FAILED';

export type RequestArchiveVariables = Exact<{ [key: string]: never; }>;


export type RequestArchive = { readonly requestArchive:
    | { readonly __typename: 'AccountExport', readonly id: string, readonly state: AccountExportState }
    | { readonly __typename: 'AlreadyExists', readonly message: string }
    | { readonly __typename: 'RateLimited', readonly message: string }
   };

export const RequestArchiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestArchive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestArchive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccountExport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"cefd84280032f4ab742dff2947e76f566e555da08f8e5f8cdf07805b88c19b99"} as unknown as TypedDocument<RequestArchive, RequestArchiveVariables>;
