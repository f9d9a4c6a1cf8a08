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

export type BillingReceiptPageQueryVariables = Exact<{
  chargeId: string;
}>;


export type BillingReceiptPageQuery = { readonly charge:
    | { readonly __typename: 'Charge', readonly id: string, readonly receiptNumber: string, readonly productType: ProductType, readonly taxRate: number, readonly paymentProvider: PaymentProvider, readonly seller: string, readonly buyer: string, readonly chargedAt: number, readonly total: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly tax: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly refunded: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly paymentMethod:
        | { readonly __typename: 'CreditCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string }
        | { readonly __typename: 'ApplePayCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string }
        | { readonly __typename: 'GooglePayCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string }
        | { readonly __typename: 'PaypalAccount', readonly email: string | null }
       | null }
    | { readonly __typename: 'NotFound' }
   };

type KeptMethod_CreditCard = { readonly __typename: 'CreditCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string };

type KeptMethod_ApplePayCard = { readonly __typename: 'ApplePayCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string };

type KeptMethod_GooglePayCard = { readonly __typename: 'GooglePayCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string };

type KeptMethod_PaypalAccount = { readonly __typename: 'PaypalAccount', readonly email: string | null };

export type KeptMethod =
  | KeptMethod_CreditCard
  | KeptMethod_ApplePayCard
  | KeptMethod_GooglePayCard
  | KeptMethod_PaypalAccount
;

export const BillingReceiptPageQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BillingReceiptPageQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chargeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"chargeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chargeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Charge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receiptNumber"}},{"kind":"Field","name":{"kind":"Name","value":"productType"}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tax"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxRate"}},{"kind":"Field","name":{"kind":"Name","value":"refunded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentProvider"}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptMethod"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"seller"}},{"kind":"Field","name":{"kind":"Name","value":"buyer"}},{"kind":"Field","name":{"kind":"Name","value":"chargedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptMethod"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentMethod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreditCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"expirationMonth"}},{"kind":"Field","name":{"kind":"Name","value":"expirationYear"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplePayCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"expirationMonth"}},{"kind":"Field","name":{"kind":"Name","value":"expirationYear"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GooglePayCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"expirationMonth"}},{"kind":"Field","name":{"kind":"Name","value":"expirationYear"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaypalAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"ad488a5001a1a141acaaffc2a8ddef57278514fb5a44fe5c4cf1655a5827dfe6"} as unknown as TypedDocument<BillingReceiptPageQuery, BillingReceiptPageQueryVariables>;
