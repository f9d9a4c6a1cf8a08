// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MembershipTier =
  | 'FREE'
  | 'FRIEND'
  | 'MEMBER';

export type EndPromotionalCodeVariables = Exact<{
  giftId: string;
}>;


export type EndPromotionalCode = { readonly endPromotionalCode:
    | { readonly __typename: 'GiftChanged', readonly gift: { readonly __typename: 'Gift', readonly id: string, readonly tier: MembershipTier, readonly months: number, readonly used: number, readonly left: number, readonly isForNewMembers: boolean, readonly expiresAt: number, readonly code: string | null, readonly canRevoke: boolean } }
    | { readonly __typename: 'BadRequest', readonly message: string }
    | { readonly __typename: 'Conflict', readonly message: string }
    | { readonly __typename: 'Forbidden', readonly message: string }
    | { readonly __typename: 'NotFound', readonly message: string }
    | { readonly __typename: 'TooManyRequests', readonly message: string }
   };

export type PromotionRow = { readonly __typename: 'Gift', readonly id: string, readonly tier: MembershipTier, readonly months: number, readonly used: number, readonly left: number, readonly isForNewMembers: boolean, readonly expiresAt: number, readonly code: string | null, readonly canRevoke: boolean };

export const EndPromotionalCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndPromotionalCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"giftId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endPromotionalCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"giftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"giftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromotionRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromotionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Gift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"isForNewMembers"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"canRevoke"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"9eb398dc0253612bb177a4291ace83dab41503a773566a5aac13c22a1df8f133"} as unknown as TypedDocument<EndPromotionalCode, EndPromotionalCodeVariables>;
