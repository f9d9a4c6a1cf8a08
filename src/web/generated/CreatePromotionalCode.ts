// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PromotionalCodeInput = {
  readonly tier: MembershipTier;
  /** 1 to 12. */
  readonly months: number;
  /** 1 to 10,000. */
  readonly seats: number;
  /** Past members cannot redeem it. */
  readonly isForNewMembers: boolean;
};

export type MembershipTier =
  | 'FREE'
  | 'FRIEND'
  | 'MEMBER';

export type CreatePromotionalCodeVariables = Exact<{
  promotion: PromotionalCodeInput;
}>;


export type CreatePromotionalCode = { readonly createPromotionalCode:
    | { readonly __typename: 'GiftChanged', readonly gift: { readonly __typename: 'Gift', readonly id: string, readonly tier: MembershipTier, readonly months: number, readonly used: number, readonly left: number, readonly isForNewMembers: boolean, readonly expiresAt: number, readonly code: string | null, readonly canRevoke: boolean } }
    | { readonly __typename: 'BadRequest', readonly message: string }
    | { readonly __typename: 'Conflict', readonly message: string }
    | { readonly __typename: 'Forbidden', readonly message: string }
    | { readonly __typename: 'NotFound', readonly message: string }
    | { readonly __typename: 'TooManyRequests', readonly message: string }
   };

export type PromotionRow = { readonly __typename: 'Gift', readonly id: string, readonly tier: MembershipTier, readonly months: number, readonly used: number, readonly left: number, readonly isForNewMembers: boolean, readonly expiresAt: number, readonly code: string | null, readonly canRevoke: boolean };

export const CreatePromotionalCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePromotionalCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"promotion"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PromotionalCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPromotionalCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"promotion"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GiftChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gift"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromotionRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromotionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Gift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"months"}},{"kind":"Field","name":{"kind":"Name","value":"used"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"isForNewMembers"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"canRevoke"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"d295542398bb63d3aaa94a556ad38c4566cdc3eb69b7535fdc4ae7a6782f0acd"} as unknown as TypedDocument<CreatePromotionalCode, CreatePromotionalCodeVariables>;
