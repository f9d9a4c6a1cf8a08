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

export type MembershipStatus =
  | 'ACTIVE'
  | 'INACTIVE'
  | 'PENDING'
  | 'UNKNOWN';

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

export type RetryMembershipPaymentInput = {
  readonly membershipId: string;
};

export type MembershipTier =
  | 'FREE'
  | 'FRIEND'
  | 'MEMBER';

export type RetryMembershipPaymentVariables = Exact<{
  input: RetryMembershipPaymentInput;
}>;


export type RetryMembershipPayment = { readonly retryMembershipPayment:
    | { readonly __typename: 'PaymentSucceeded', readonly paymentId: string, readonly chargeId: string | null, readonly viewer: { readonly __typename: 'User', readonly id: string, readonly hasPastMemberships: boolean | null, readonly viewerEdge: { readonly __typename: 'UserViewerEdge', readonly id: string, readonly membership: { readonly __typename: 'ViewerMembership', readonly membershipId: string, readonly status: MembershipStatus, readonly tier: MembershipTier, readonly membershipType: MembershipType, readonly startedAt: number, readonly currentPeriodEndsAt: number, readonly nextChargeAt: number | null, readonly discountEndsAt: number | null, readonly isCancelled: boolean, readonly isTrial: boolean, readonly pausedUntil: number | null, readonly endedAt: number | null, readonly paymentFailedAt: number | null, readonly graceEndsAt: number | null, readonly paymentProvider: PaymentProvider, readonly hasCreditCardExpired: boolean, readonly canCancel: boolean, readonly canReactivate: boolean, readonly canSwitchPlan: boolean, readonly refundableUntil: number | null, readonly canWithdraw: boolean, readonly nextCharge: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null, readonly planV2: { readonly __typename: 'PlanV2', readonly membershipType: MembershipType, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly discount: { readonly __typename: 'PlanDiscount', readonly numCycles: number, readonly percentOff: number, readonly regularPrice: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } } | null }, readonly switchPlanSchedule: { readonly __typename: 'SwitchPlanSchedule', readonly startAt: number, readonly plan: { readonly __typename: 'MembershipPlan', readonly membershipType: MembershipType, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } } } | null, readonly paymentMethod:
              | { readonly __typename: 'CreditCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string }
              | { readonly __typename: 'ApplePayCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string }
              | { readonly __typename: 'GooglePayCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string }
              | { readonly __typename: 'PaypalAccount', readonly email: string | null }
             | null, readonly reactivationCharge: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null, readonly refundableAmount: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null } | null } } }
    | { readonly __typename: 'PaymentNeedsApproval', readonly paymentId: string, readonly provider: PaymentProvider, readonly secret: string, readonly money: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } }
    | { readonly __typename: 'PaymentPending', readonly paymentId: string }
    | { readonly __typename: 'PaymentMethodDeclined', readonly reason: string, readonly message: string }
    | { readonly __typename: 'PaymentError', readonly message: string }
    | { readonly __typename: 'MissingLocalizationInformation', readonly message: string }
    | { readonly __typename: 'CheckoutNotAvailable', readonly message: string }
    | { readonly __typename: 'FailedChallenge', readonly message: string }
    | { readonly __typename: 'BadRequest', readonly message: string }
    | { readonly __typename: 'Forbidden', readonly message: string }
    | { readonly __typename: 'NotFound', readonly message: string }
    | { readonly __typename: 'Conflict', readonly message: string }
    | { readonly __typename: 'TooManyRequests', readonly message: string }
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

export type MembershipOwner = { readonly __typename: 'User', readonly id: string, readonly hasPastMemberships: boolean | null, readonly viewerEdge: { readonly __typename: 'UserViewerEdge', readonly id: string, readonly membership: { readonly __typename: 'ViewerMembership', readonly membershipId: string, readonly status: MembershipStatus, readonly tier: MembershipTier, readonly membershipType: MembershipType, readonly startedAt: number, readonly currentPeriodEndsAt: number, readonly nextChargeAt: number | null, readonly discountEndsAt: number | null, readonly isCancelled: boolean, readonly isTrial: boolean, readonly pausedUntil: number | null, readonly endedAt: number | null, readonly paymentFailedAt: number | null, readonly graceEndsAt: number | null, readonly paymentProvider: PaymentProvider, readonly hasCreditCardExpired: boolean, readonly canCancel: boolean, readonly canReactivate: boolean, readonly canSwitchPlan: boolean, readonly refundableUntil: number | null, readonly canWithdraw: boolean, readonly nextCharge: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null, readonly planV2: { readonly __typename: 'PlanV2', readonly membershipType: MembershipType, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly discount: { readonly __typename: 'PlanDiscount', readonly numCycles: number, readonly percentOff: number, readonly regularPrice: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } } | null }, readonly switchPlanSchedule: { readonly __typename: 'SwitchPlanSchedule', readonly startAt: number, readonly plan: { readonly __typename: 'MembershipPlan', readonly membershipType: MembershipType, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } } } | null, readonly paymentMethod:
        | { readonly __typename: 'CreditCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string }
        | { readonly __typename: 'ApplePayCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string }
        | { readonly __typename: 'GooglePayCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string }
        | { readonly __typename: 'PaypalAccount', readonly email: string | null }
       | null, readonly reactivationCharge: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null, readonly refundableAmount: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null } | null } };

export type OwnMembership = { readonly __typename: 'ViewerMembership', readonly membershipId: string, readonly status: MembershipStatus, readonly tier: MembershipTier, readonly membershipType: MembershipType, readonly startedAt: number, readonly currentPeriodEndsAt: number, readonly nextChargeAt: number | null, readonly discountEndsAt: number | null, readonly isCancelled: boolean, readonly isTrial: boolean, readonly pausedUntil: number | null, readonly endedAt: number | null, readonly paymentFailedAt: number | null, readonly graceEndsAt: number | null, readonly paymentProvider: PaymentProvider, readonly hasCreditCardExpired: boolean, readonly canCancel: boolean, readonly canReactivate: boolean, readonly canSwitchPlan: boolean, readonly refundableUntil: number | null, readonly canWithdraw: boolean, readonly nextCharge: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null, readonly planV2: { readonly __typename: 'PlanV2', readonly membershipType: MembershipType, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly discount: { readonly __typename: 'PlanDiscount', readonly numCycles: number, readonly percentOff: number, readonly regularPrice: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } } | null }, readonly switchPlanSchedule: { readonly __typename: 'SwitchPlanSchedule', readonly startAt: number, readonly plan: { readonly __typename: 'MembershipPlan', readonly membershipType: MembershipType, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } } } | null, readonly paymentMethod:
    | { readonly __typename: 'CreditCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string }
    | { readonly __typename: 'ApplePayCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string }
    | { readonly __typename: 'GooglePayCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string }
    | { readonly __typename: 'PaypalAccount', readonly email: string | null }
   | null, readonly reactivationCharge: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null, readonly refundableAmount: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null };

type PaymentOutcome_PaymentSucceeded = { readonly __typename: 'PaymentSucceeded', readonly paymentId: string, readonly chargeId: string | null };

type PaymentOutcome_PaymentNeedsApproval = { readonly __typename: 'PaymentNeedsApproval', readonly paymentId: string, readonly provider: PaymentProvider, readonly secret: string, readonly money: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } };

type PaymentOutcome_PaymentPending = { readonly __typename: 'PaymentPending', readonly paymentId: string };

type PaymentOutcome_PaymentMethodDeclined = { readonly __typename: 'PaymentMethodDeclined', readonly reason: string, readonly message: string };

type PaymentOutcome_PaymentError = { readonly __typename: 'PaymentError', readonly message: string };

type PaymentOutcome_MissingLocalizationInformation = { readonly __typename: 'MissingLocalizationInformation', readonly message: string };

type PaymentOutcome_CheckoutNotAvailable = { readonly __typename: 'CheckoutNotAvailable', readonly message: string };

type PaymentOutcome_FailedChallenge = { readonly __typename: 'FailedChallenge', readonly message: string };

type PaymentOutcome_BadRequest = { readonly __typename: 'BadRequest', readonly message: string };

type PaymentOutcome_Forbidden = { readonly __typename: 'Forbidden', readonly message: string };

type PaymentOutcome_NotFound = { readonly __typename: 'NotFound', readonly message: string };

type PaymentOutcome_Conflict = { readonly __typename: 'Conflict', readonly message: string };

type PaymentOutcome_TooManyRequests = { readonly __typename: 'TooManyRequests', readonly message: string };

export type PaymentOutcome =
  | PaymentOutcome_PaymentSucceeded
  | PaymentOutcome_PaymentNeedsApproval
  | PaymentOutcome_PaymentPending
  | PaymentOutcome_PaymentMethodDeclined
  | PaymentOutcome_PaymentError
  | PaymentOutcome_MissingLocalizationInformation
  | PaymentOutcome_CheckoutNotAvailable
  | PaymentOutcome_FailedChallenge
  | PaymentOutcome_BadRequest
  | PaymentOutcome_Forbidden
  | PaymentOutcome_NotFound
  | PaymentOutcome_Conflict
  | PaymentOutcome_TooManyRequests
;

export const RetryMembershipPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RetryMembershipPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RetryMembershipPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"retryMembershipPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentOutcome"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentSucceeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MembershipOwner"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"KeptMethod"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentMethod"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CreditCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"expirationMonth"}},{"kind":"Field","name":{"kind":"Name","value":"expirationYear"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ApplePayCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"expirationMonth"}},{"kind":"Field","name":{"kind":"Name","value":"expirationYear"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GooglePayCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"expirationMonth"}},{"kind":"Field","name":{"kind":"Name","value":"expirationYear"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaypalAccount"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MembershipOwner"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasPastMemberships"}},{"kind":"Field","name":{"kind":"Name","value":"viewerEdge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"membership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnMembership"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnMembership"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ViewerMembership"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"membershipId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"membershipType"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentPeriodEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextChargeAt"}},{"kind":"Field","name":{"kind":"Name","value":"nextCharge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discountEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCancelled"}},{"kind":"Field","name":{"kind":"Name","value":"isTrial"}},{"kind":"Field","name":{"kind":"Name","value":"pausedUntil"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentFailedAt"}},{"kind":"Field","name":{"kind":"Name","value":"graceEndsAt"}},{"kind":"Field","name":{"kind":"Name","value":"paymentProvider"}},{"kind":"Field","name":{"kind":"Name","value":"hasCreditCardExpired"}},{"kind":"Field","name":{"kind":"Name","value":"planV2"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"membershipType"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"discount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regularPrice"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"numCycles"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"switchPlanSchedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startAt"}},{"kind":"Field","name":{"kind":"Name","value":"plan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"membershipType"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paymentMethod"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"KeptMethod"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canCancel"}},{"kind":"Field","name":{"kind":"Name","value":"canReactivate"}},{"kind":"Field","name":{"kind":"Name","value":"reactivationCharge"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"canSwitchPlan"}},{"kind":"Field","name":{"kind":"Name","value":"refundableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"canWithdraw"}},{"kind":"Field","name":{"kind":"Name","value":"refundableAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentSucceeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"chargeId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentNeedsApproval"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentPending"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentMethodDeclined"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"6d6eeaf6e01b26346753895e979ef0ea920c791cf49cea1ed0f498f5e7b2ed91"} as unknown as TypedDocument<RetryMembershipPayment, RetryMembershipPaymentVariables>;
