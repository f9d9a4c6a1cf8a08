// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MembershipUpsellPriceQueryVariables = Exact<{ [key: string]: never; }>;


export type MembershipUpsellPriceQuery = { readonly membershipPlans: { readonly __typename: 'MembershipPlans', readonly isSandbox: boolean, readonly priceByTheWeek: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } } };

export const MembershipUpsellPriceQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MembershipUpsellPriceQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"membershipPlans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceByTheWeek"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSandbox"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"e3b66b4cb6c991ee038c54712e02775ebc829eba3cb2d0a2a7df457171f7d371"} as unknown as TypedDocument<MembershipUpsellPriceQuery, MembershipUpsellPriceQueryVariables>;
