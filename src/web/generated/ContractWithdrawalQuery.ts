// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ContractWithdrawalQueryVariables = Exact<{ [key: string]: never; }>;


export type ContractWithdrawalQuery = { readonly viewer: { readonly __typename: 'User', readonly id: string, readonly viewerEdge: { readonly __typename: 'UserViewerEdge', readonly id: string, readonly membership: { readonly __typename: 'ViewerMembership', readonly membershipId: string, readonly canWithdraw: boolean } | null } } | null };

export const ContractWithdrawalQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContractWithdrawalQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEdge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"membership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"membershipId"}},{"kind":"Field","name":{"kind":"Name","value":"canWithdraw"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"544c0ec0a91fe760e4948a22ab6a7b9058b76908bce90825819fb1ef61bfe80e"} as unknown as TypedDocument<ContractWithdrawalQuery, ContractWithdrawalQueryVariables>;
