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

export type ConfirmPaymentInput = {
  readonly paymentId: string;
  /** The person refused, or closed what asked for approval: the payment is given up. */
  readonly isRefused?: boolean | null | undefined;
  /** What the provider's script gave, where it asks for approval before a charge (Braintree): the payment is made by it. */
  readonly token?: string | null | undefined;
};

export type ConfirmPaymentVariables = Exact<{
  confirmation: ConfirmPaymentInput;
}>;


export type ConfirmPayment = { readonly confirmPayment:
    | { readonly __typename: 'PaymentSucceeded', readonly paymentId: string, readonly chargeId: string | null }
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

export const ConfirmPaymentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmPayment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmation"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmPaymentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmPayment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmation"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentSucceeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"chargeId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentNeedsApproval"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentPending"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentMethodDeclined"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"5ea43cdbfaff8e17f5384c8c18f0a95a71c70ece777fe90f9da8d414cf95cf2d"} as unknown as TypedDocument<ConfirmPayment, ConfirmPaymentVariables>;
