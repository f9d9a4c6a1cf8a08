// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type SuspensionRule =
  | 'SPAM'
  | 'HARASSMENT'
  | 'HATE'
  | 'SEXUAL'
  | 'VIOLENCE'
  | 'COPYRIGHT'
  | 'PRIVACY'
  | 'AI_UNDISCLOSED'
  | 'OTHER';

export type ReportTargetKind =
  | 'POST'
  | 'USER'
  | 'RESPONSE'
  | 'CATALOG';

export type AdminReportsPageQueryVariables = Exact<{
  to?: string | null | undefined;
}>;


export type AdminReportsPageQuery = { readonly reportCases: { readonly __typename: 'ReportCaseFeed', readonly items: ReadonlyArray<{ readonly __typename: 'ReportCase', readonly id: string, readonly targetKind: ReportTargetKind, readonly reportCount: number, readonly trustedReportCount: number, readonly isHidden: boolean, readonly updatedAt: number, readonly target: { readonly __typename: 'ReportedThing', readonly title: string, readonly excerpt: string, readonly path: string | null, readonly isHidden: boolean, readonly makers: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly name: string }> }, readonly reports: ReadonlyArray<{ readonly __typename: 'Report', readonly reason: SuspensionRule, readonly comment: string, readonly createdAt: number, readonly reporter: { readonly __typename: 'User', readonly id: string, readonly name: string } | null }> }>, readonly pagingInfo: { readonly __typename: 'PagingInfo', readonly next: string | null } } | null };

export type ReportCaseRow = { readonly __typename: 'ReportCase', readonly id: string, readonly targetKind: ReportTargetKind, readonly reportCount: number, readonly trustedReportCount: number, readonly isHidden: boolean, readonly updatedAt: number, readonly target: { readonly __typename: 'ReportedThing', readonly title: string, readonly excerpt: string, readonly path: string | null, readonly isHidden: boolean, readonly makers: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly name: string }> }, readonly reports: ReadonlyArray<{ readonly __typename: 'Report', readonly reason: SuspensionRule, readonly comment: string, readonly createdAt: number, readonly reporter: { readonly __typename: 'User', readonly id: string, readonly name: string } | null }> };

export const AdminReportsPageQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminReportsPageQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportCases"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}},{"kind":"ObjectField","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReportCaseRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagingInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReportCaseRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"targetKind"}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"makers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reportCount"}},{"kind":"Field","name":{"kind":"Name","value":"trustedReportCount"}},{"kind":"Field","name":{"kind":"Name","value":"isHidden"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"comment"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"reporter"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"0209b0fb6439f1c51673d0bfcaff873daa9348876675d179cebb2ba52c717a95"} as unknown as TypedDocument<AdminReportsPageQuery, AdminReportsPageQueryVariables>;
