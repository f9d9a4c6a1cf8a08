// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** As 2§3.8 spells them. */
export type ProductType =
  | 'ANNUAL_MEMBERSHIP'
  | 'CUSTOM_DOMAIN'
  | 'GIFT_MEMBERSHIP'
  | 'GROUP_GIFT_MEMBERSHIP'
  | 'MONTHLY_MEMBERSHIP'
  | 'PREMIUM_ANNUAL_MEMBERSHIP'
  | 'PREMIUM_MONTHLY_MEMBERSHIP';

export type BillingHistoryQueryVariables = Exact<{
  to?: string | null | undefined;
}>;


export type BillingHistoryQuery = { readonly viewer: { readonly __typename: 'User', readonly id: string, readonly billingHistory: { readonly __typename: 'ChargeFeed', readonly charges: ReadonlyArray<{ readonly __typename: 'Charge', readonly id: string, readonly productType: ProductType, readonly chargedAt: number, readonly total: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly refunded: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } }>, readonly pagingInfo: { readonly __typename: 'PagingInfo', readonly next: string | null } } | null } | null };

export const BillingHistoryQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BillingHistoryQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"billingHistory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"10"}},{"kind":"ObjectField","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"refunded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chargedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagingInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"b456bd32acedab411cb028b30096cd21bb66b6b4453ea484d150dbd47c74a9af"} as unknown as TypedDocument<BillingHistoryQuery, BillingHistoryQueryVariables>;
