// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StatusGroup =
  | 'PROGRAM'
  | 'DATABASE'
  | 'JOBS'
  | 'MAIL'
  | 'CACHE';

export type FlagAudienceKind =
  | 'SIGNED_IN'
  | 'MEMBERS'
  | 'STAFF'
  | 'PEOPLE';

export type InternalStatusPageQueryVariables = Exact<{ [key: string]: never; }>;


export type InternalStatusPageQuery = { readonly internalStatus: { readonly __typename: 'InternalStatus', readonly viewerCanSwitchFlags: boolean, readonly facts: ReadonlyArray<{ readonly __typename: 'StatusFact', readonly group: StatusGroup, readonly name: string, readonly value: string }>, readonly flags: ReadonlyArray<{ readonly __typename: 'AdminFlag', readonly name: string, readonly purpose: string, readonly owner: string, readonly endsOn: string, readonly isOn: boolean, readonly isOnByDefault: boolean, readonly audience: { readonly __typename: 'FlagAudience', readonly kind: FlagAudienceKind, readonly percent: number, readonly people: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly username: string }> } | null }> } | null };

export type InternalStatusView = { readonly __typename: 'InternalStatus', readonly viewerCanSwitchFlags: boolean, readonly facts: ReadonlyArray<{ readonly __typename: 'StatusFact', readonly group: StatusGroup, readonly name: string, readonly value: string }>, readonly flags: ReadonlyArray<{ readonly __typename: 'AdminFlag', readonly name: string, readonly purpose: string, readonly owner: string, readonly endsOn: string, readonly isOn: boolean, readonly isOnByDefault: boolean, readonly audience: { readonly __typename: 'FlagAudience', readonly kind: FlagAudienceKind, readonly percent: number, readonly people: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly username: string }> } | null }> };

export const InternalStatusPageQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InternalStatusPageQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"internalStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InternalStatusView"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InternalStatusView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InternalStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"flags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOnByDefault"}},{"kind":"Field","name":{"kind":"Name","value":"audience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSwitchFlags"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"83aeb49f6b7bbc31da8fa4276fadf8c3c6ffc4122745952f50d28bd99853fe52"} as unknown as TypedDocument<InternalStatusPageQuery, InternalStatusPageQueryVariables>;
