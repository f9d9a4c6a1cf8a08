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

export type MembershipTier =
  | 'FREE'
  | 'FRIEND'
  | 'MEMBER';

export type GroupGiftPageQueryVariables = Exact<{ [key: string]: never; }>;


export type GroupGiftPageQuery = { readonly giftPlans: { readonly __typename: 'GiftPlans', readonly currency: string, readonly isFallbackCurrency: boolean, readonly providers: ReadonlyArray<PaymentProvider>, readonly isSandbox: boolean, readonly groupMinimum: number, readonly groupMaximum: number, readonly plans: ReadonlyArray<{ readonly __typename: 'GiftPlan', readonly tier: MembershipTier, readonly months: number, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } }> } };

export type GiftOffer = { readonly __typename: 'GiftPlans', readonly currency: string, readonly isFallbackCurrency: boolean, readonly providers: ReadonlyArray<PaymentProvider>, readonly isSandbox: boolean, readonly groupMinimum: number, readonly groupMaximum: number, readonly plans: ReadonlyArray<{ readonly __typename: 'GiftPlan', readonly tier: MembershipTier, readonly months: number, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } }> };

export const GroupGiftPageQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GroupGiftPageQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"giftPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftOffer"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftPlans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"isFallbackCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"providers"}},{"kind":"Field","name":{"kind":"Name","value":"isSandbox"}},{"kind":"Field","name":{"kind":"Name","value":"groupMinimum"}},{"kind":"Field","name":{"kind":"Name","value":"groupMaximum"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"4dd326c0a94dbe344c19638ff3af6cf880737eed8d8f2ec32e068c9b5a5debb5"} as unknown as TypedDocument<GroupGiftPageQuery, GroupGiftPageQueryVariables>;
