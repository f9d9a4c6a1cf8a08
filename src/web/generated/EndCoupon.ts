// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type EndCouponVariables = Exact<{
  couponCode: string;
}>;


export type EndCoupon = { readonly endCoupon:
    | { readonly __typename: 'AdminCoupon', readonly code: string, readonly percentOff: number, readonly numCycles: number, readonly freeMonths: number | null, readonly expiresAt: number | null, readonly cap: number | null, readonly usedCount: number, readonly isEnded: boolean }
    | { readonly __typename: 'NotFound', readonly message: string }
   };

export type CouponRow = { readonly __typename: 'AdminCoupon', readonly code: string, readonly percentOff: number, readonly numCycles: number, readonly freeMonths: number | null, readonly expiresAt: number | null, readonly cap: number | null, readonly usedCount: number, readonly isEnded: boolean };

export const EndCouponDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"couponCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCoupon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"couponCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCoupon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CouponRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CouponRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCoupon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}},{"kind":"Field","name":{"kind":"Name","value":"numCycles"}},{"kind":"Field","name":{"kind":"Name","value":"freeMonths"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"usedCount"}},{"kind":"Field","name":{"kind":"Name","value":"isEnded"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"d8338ad47baf09e7a8eacf88fd5155959630a63840d012cca4ec7f30bed7dc0d"} as unknown as TypedDocument<EndCoupon, EndCouponVariables>;
