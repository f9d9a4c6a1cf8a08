// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** As 2§3.8 spells them; ANNUAL is YEARLY, and is only taken. */
export type MembershipType =
  | 'MONTHLY'
  | 'YEARLY'
  | 'PREMIUM_MONTHLY'
  | 'PREMIUM_YEARLY'
  | 'ANNUAL';

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

export type PlansPageQueryVariables = Exact<{
  coupon?: string | null | undefined;
}>;


export type PlansPageQuery = { readonly membershipPlans: { readonly __typename: 'MembershipPlans', readonly currency: string, readonly isFallbackCurrency: boolean, readonly isTrialOffered: boolean, readonly isSandbox: boolean, readonly couponRefusal: string | null, readonly providers: ReadonlyArray<PaymentProvider>, readonly priceByTheWeek: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly coupon: { readonly __typename: 'Coupon', readonly code: string, readonly percentOff: number, readonly numCycles: number, readonly freeMonths: number | null } | null, readonly plans: ReadonlyArray<{ readonly __typename: 'MembershipPlan', readonly membershipType: MembershipType, readonly tier: MembershipTier, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly crossoutPrice: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null, readonly savedPrice: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null, readonly firstPayment: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } }> } };

export type PlanOnOffer = { readonly __typename: 'MembershipPlan', readonly membershipType: MembershipType, readonly tier: MembershipTier, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly crossoutPrice: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null, readonly savedPrice: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null, readonly firstPayment: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } };

export type PlansOnOffer = { readonly __typename: 'MembershipPlans', readonly currency: string, readonly isFallbackCurrency: boolean, readonly isTrialOffered: boolean, readonly isSandbox: boolean, readonly couponRefusal: string | null, readonly providers: ReadonlyArray<PaymentProvider>, readonly priceByTheWeek: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly coupon: { readonly __typename: 'Coupon', readonly code: string, readonly percentOff: number, readonly numCycles: number, readonly freeMonths: number | null } | null, readonly plans: ReadonlyArray<{ readonly __typename: 'MembershipPlan', readonly membershipType: MembershipType, readonly tier: MembershipTier, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly crossoutPrice: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null, readonly savedPrice: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null, readonly firstPayment: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } }> };

export const PlansPageQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlansPageQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"coupon"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"membershipPlans"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"coupon"},"value":{"kind":"Variable","name":{"kind":"Name","value":"coupon"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlansOnOffer"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlanOnOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MembershipPlan"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"membershipType"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"crossoutPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"savedPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"firstPayment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PlansOnOffer"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MembershipPlans"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"isFallbackCurrency"}},{"kind":"Field","name":{"kind":"Name","value":"isTrialOffered"}},{"kind":"Field","name":{"kind":"Name","value":"isSandbox"}},{"kind":"Field","name":{"kind":"Name","value":"couponRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"providers"}},{"kind":"Field","name":{"kind":"Name","value":"priceByTheWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"coupon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}},{"kind":"Field","name":{"kind":"Name","value":"numCycles"}},{"kind":"Field","name":{"kind":"Name","value":"freeMonths"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PlanOnOffer"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"6135122be3fdfb16730fdee8a0551b4bc1071b76cf302f2b63ee3d77bc701ec2"} as unknown as TypedDocument<PlansPageQuery, PlansPageQueryVariables>;
