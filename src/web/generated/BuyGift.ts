// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type BuyGiftInput = {
  readonly tier: MembershipTier;
  readonly currency: string;
  readonly provider: PaymentProvider;
  readonly token: string;
  readonly formKey: string;
  /** Two capital letters, for the tax that a receipt shows; of the connection where it is not given. */
  readonly country?: string | null | undefined;
  readonly postalCode?: string | null | undefined;
  readonly senderName: string;
  readonly recipientName: string;
  /** Null: the buyer hands it over. */
  readonly recipientEmail?: string | null | undefined;
  /** At most 500 characters. */
  readonly note?: string | null | undefined;
  /** At most 12 months ahead; at once where absent. */
  readonly deliverAt?: number | null | undefined;
};

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

export type BuyGiftVariables = Exact<{
  gift: BuyGiftInput;
}>;


export type BuyGift = { readonly buyGift:
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

export const BuyGiftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BuyGift"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"gift"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BuyGiftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"buyGift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"gift"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PaymentOutcome"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PaymentOutcome"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentSucceeded"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"chargeId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentNeedsApproval"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"provider"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"money"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentPending"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paymentId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PaymentMethodDeclined"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"ac5c62a9b65f9b7d9789362e2676766e77c6b4d588f37973fdf879018856466f"} as unknown as TypedDocument<BuyGift, BuyGiftVariables>;
