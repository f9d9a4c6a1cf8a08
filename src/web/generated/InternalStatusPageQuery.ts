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

export type InternalStatusPageQueryVariables = Exact<{ [key: string]: never; }>;


export type InternalStatusPageQuery = { readonly internalStatus: { readonly __typename: 'InternalStatus', readonly viewerCanSwitchFlags: boolean, readonly facts: ReadonlyArray<{ readonly __typename: 'StatusFact', readonly group: StatusGroup, readonly name: string, readonly value: string }>, readonly flags: ReadonlyArray<{ readonly __typename: 'AdminFlag', readonly name: string, readonly purpose: string, readonly owner: string, readonly endsOn: string, readonly isOn: boolean, readonly isOnByDefault: boolean }> } | null };

export type InternalStatusView = { readonly __typename: 'InternalStatus', readonly viewerCanSwitchFlags: boolean, readonly facts: ReadonlyArray<{ readonly __typename: 'StatusFact', readonly group: StatusGroup, readonly name: string, readonly value: string }>, readonly flags: ReadonlyArray<{ readonly __typename: 'AdminFlag', readonly name: string, readonly purpose: string, readonly owner: string, readonly endsOn: string, readonly isOn: boolean, readonly isOnByDefault: boolean }> };

export const InternalStatusPageQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"InternalStatusPageQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"internalStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InternalStatusView"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InternalStatusView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InternalStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"flags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOnByDefault"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSwitchFlags"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"f7342b2f9f85d3c614431e67dbc331c6b9603dc7b0f48bef5fe92cac86c83d96"} as unknown as TypedDocument<InternalStatusPageQuery, InternalStatusPageQueryVariables>;
