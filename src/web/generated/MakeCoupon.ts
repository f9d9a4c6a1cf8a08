// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeCouponInput = {
  /** 3 to 40 letters, digits, hyphens and underscores. */
  readonly code: string;
  /** 1 to 100; not asked for where months are free. */
  readonly percentOff?: number | null | undefined;
  /** For how many payments: 1 to 36, 1 where absent. */
  readonly numCycles?: number | null | undefined;
  /** 1, 3 or 6 months that cost nothing, of plans that are paid by the month. */
  readonly freeMonths?: number | null | undefined;
  readonly expiresAt?: number | null | undefined;
  /** How many people may use it; everybody where absent. */
  readonly cap?: number | null | undefined;
};

export type MakeCouponVariables = Exact<{
  newCoupon: MakeCouponInput;
}>;


export type MakeCoupon = { readonly makeCoupon:
    | { readonly __typename: 'AdminCoupon', readonly code: string, readonly percentOff: number, readonly numCycles: number, readonly freeMonths: number | null, readonly expiresAt: number | null, readonly cap: number | null, readonly usedCount: number, readonly isEnded: boolean }
    | { readonly __typename: 'BadRequest', readonly message: string }
   };

export type CouponRow = { readonly __typename: 'AdminCoupon', readonly code: string, readonly percentOff: number, readonly numCycles: number, readonly freeMonths: number | null, readonly expiresAt: number | null, readonly cap: number | null, readonly usedCount: number, readonly isEnded: boolean };

export const MakeCouponDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeCoupon"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newCoupon"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MakeCouponInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"makeCoupon"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newCoupon"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCoupon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CouponRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CouponRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminCoupon"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"percentOff"}},{"kind":"Field","name":{"kind":"Name","value":"numCycles"}},{"kind":"Field","name":{"kind":"Name","value":"freeMonths"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"cap"}},{"kind":"Field","name":{"kind":"Name","value":"usedCount"}},{"kind":"Field","name":{"kind":"Name","value":"isEnded"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"282c71efb228847d9c1e145a6e74c44c402db1fe2907670ee2edf52029ef685d"} as unknown as TypedDocument<MakeCoupon, MakeCouponVariables>;
