// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type GiftCodesQueryVariables = Exact<{
  giftId: string;
}>;


export type GiftCodesQuery = { readonly gift:
    | { readonly __typename: 'Gift', readonly id: string, readonly codes: ReadonlyArray<{ readonly __typename: 'GiftCode', readonly code: string, readonly redeemUrl: string, readonly isUsed: boolean, readonly isRevoked: boolean }> }
    | { readonly __typename: 'NotFound' }
   };

export const GiftCodesQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"GiftCodesQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"giftId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"gift"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"giftId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"giftId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Gift"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"codes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"redeemUrl"}},{"kind":"Field","name":{"kind":"Name","value":"isUsed"}},{"kind":"Field","name":{"kind":"Name","value":"isRevoked"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"c88eb682709a0acb2bed99e690e7d1c65421e79a5484fde01d219deea4785866"} as unknown as TypedDocument<GiftCodesQuery, GiftCodesQueryVariables>;
