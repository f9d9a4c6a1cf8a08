// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MembershipTier =
  | 'FREE'
  | 'FRIEND'
  | 'MEMBER';

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { readonly viewer: { readonly __typename: 'User', readonly id: string, readonly username: string, readonly name: string, readonly imageId: string | null, readonly isSuspended: boolean | null, readonly emailObfuscated: string | null, readonly unverifiedEmail: string | null, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier } | null } | null };

export const ViewerQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ViewerQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"isSuspended"}},{"kind":"Field","name":{"kind":"Name","value":"emailObfuscated"}},{"kind":"Field","name":{"kind":"Name","value":"unverifiedEmail"}},{"kind":"Field","name":{"kind":"Name","value":"membership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"ac7f7d7851bd7a573600f5e142d9157e90f256d66ea33cf2f375338021ce633c"} as unknown as TypedDocument<ViewerQuery, ViewerQueryVariables>;
