// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GiftKind =
  | 'GIFT'
  | 'GROUP_GIFT'
  | 'PROMOTION';

export type GiftStatus =
  /** Waits for its day. */
  | 'SCHEDULED'
  /** Sent, or the buyer's to hand over, and not redeemed. */
  | 'READY'
  /** All of it. */
  | 'REDEEMED'
  | 'EXPIRED'
  /** Refunded or revoked. */
  | 'VOIDED';

export type MembershipTier =
  | 'FREE'
  | 'FRIEND'
  | 'MEMBER';

export type GiftOfPaymentQueryVariables = Exact<{
  paymentId: string;
}>;


export type GiftOfPaymentQuery = { readonly gift:
    | { readonly __typename: 'Gift', readonly id: string, readonly kind: GiftKind, readonly status: GiftStatus, readonly tier: MembershipTier, readonly months: number, readonly senderName: string, readonly recipientName: string, readonly recipientEmail: string | null, readonly note: string, readonly deliverAt: number | null, readonly deliveredAt: number | null, readonly createdAt: number, readonly expiresAt: number, readonly seats: number, readonly used: number, readonly left: number, readonly isShared: boolean, readonly emailDomain: string | null, readonly code: string | null, readonly redeemUrl: string | null, readonly refundableUntil: number | null, readonly chargeId: string | null, readonly canResend: boolean, readonly canRevoke: boolean, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } }
    | { readonly __typename: 'NotFound' }
   };

export type GiftParts = { readonly __typename: 'Gift', readonly id: string, readonly kind: GiftKind, readonly status: GiftStatus, readonly tier: MembershipTier, readonly months: number, readonly senderName: string, readonly recipientName: string, readonly recipientEmail: string | null, readonly note: string, readonly deliverAt: number | null, readonly deliveredAt: number | null, readonly createdAt: number, readonly expiresAt: number, readonly seats: number, readonly used: number, readonly left: number, readonly isShared: boolean, readonly emailDomain: string | null, readonly code: string | null, readonly redeemUrl: string | null, readonly refundableUntil: number | null, readonly chargeId: string | null, readonly canResend: boolean, readonly canRevoke: boolean, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } };

export const GiftOfPaymentQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GiftOfPaymentQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paymentId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"paymentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paymentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GiftParts"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GiftParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Gift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"price"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}},{"kind":"Field","name":{"kind":"Name","value":"recipientName"}},{"kind":"Field","name":{"kind":"Name","value":"recipientEmail"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"deliverAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveredAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"seats"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"isShared"}},{"kind":"Field","name":{"kind":"Name","value":"emailDomain"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"redeemUrl"}},{"kind":"Field","name":{"kind":"Name","value":"refundableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"chargeId"}},{"kind":"Field","name":{"kind":"Name","value":"canResend"}},{"kind":"Field","name":{"kind":"Name","value":"canRevoke"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"d7b8645e375b82deea3ce8156ff6704cd095f151ec04555c4ed128470768bc08"} as unknown as TypedDocument<GiftOfPaymentQuery, GiftOfPaymentQueryVariables>;
