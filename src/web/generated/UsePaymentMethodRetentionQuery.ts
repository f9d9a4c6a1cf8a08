// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Who takes the money (2§3.8); SANDBOX moves none. */
export type PaymentProvider =
  | 'APPLE'
  | 'BRAINTREE'
  | 'GOOGLE'
  | 'MEDIUM_GIFT'
  | 'PAYPAL'
  | 'SANDBOX'
  | 'STRIPE'
  | 'UNKNOWN';

export type UsePaymentMethodRetentionQueryVariables = Exact<{ [key: string]: never; }>;


export type UsePaymentMethodRetentionQuery = { readonly viewer: { readonly __typename: 'User', readonly id: string, readonly dismissableFlags: ReadonlyArray<string> | null, readonly viewerEdge: { readonly __typename: 'UserViewerEdge', readonly id: string, readonly membership: { readonly __typename: 'ViewerMembership', readonly membershipId: string, readonly paymentProvider: PaymentProvider, readonly isCancelled: boolean, readonly currentPeriodEndsAt: number, readonly paymentFailedAt: number | null, readonly hasRecurringPaymentFailedMoreThanOnce: boolean, readonly paymentMethod:
          | { readonly __typename: 'CreditCard', readonly expirationMonth: number, readonly expirationYear: number }
          | { readonly __typename: 'ApplePayCard', readonly expirationMonth: number, readonly expirationYear: number }
          | { readonly __typename: 'GooglePayCard', readonly expirationMonth: number, readonly expirationYear: number }
          | { readonly __typename: 'PaypalAccount' }
         | null } | null } } | null };

export const UsePaymentMethodRetentionQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UsePaymentMethodRetentionQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dismissableFlags"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEdge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"membership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"membershipId"}},{"kind":"Field","name":{"kind":"Name","value":"paymentProvider"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentFailedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasRecurringPaymentFailedMoreThanOnce"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreditCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expirationMonth"}},{"kind":"Field","name":{"kind":"Name","value":"expirationYear"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplePayCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expirationMonth"}},{"kind":"Field","name":{"kind":"Name","value":"expirationYear"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GooglePayCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expirationMonth"}},{"kind":"Field","name":{"kind":"Name","value":"expirationYear"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"521156af65f93b5cc1a9718bb86722175dc1c52ea635c534c27f1836ad4df75b"} as unknown as TypedDocument<UsePaymentMethodRetentionQuery, UsePaymentMethodRetentionQueryVariables>;
