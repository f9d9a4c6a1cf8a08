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

export type ReportDeed =
  | 'NONE'
  | 'WARN'
  /** Stories and responses only. */
  | 'HIDE';

export type DecideReportCaseVariables = Exact<{
  caseId: string;
  isUpheld: boolean;
  deed?: ReportDeed | null | undefined;
  rule?: SuspensionRule | null | undefined;
  reason?: string | null | undefined;
}>;


export type DecideReportCase = { readonly decideReportCase:
    | { readonly __typename: 'DecidedReportCase', readonly caseId: string }
    | { readonly __typename: 'BadRequest', readonly message: string }
    | { readonly __typename: 'NotFound', readonly message: string }
   };

export const DecideReportCaseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DecideReportCase"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"caseId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isUpheld"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"deed"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportDeed"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rule"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SuspensionRule"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decideReportCase"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"caseId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"caseId"}}},{"kind":"Argument","name":{"kind":"Name","value":"isUpheld"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isUpheld"}}},{"kind":"Argument","name":{"kind":"Name","value":"deed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"deed"}}},{"kind":"Argument","name":{"kind":"Name","value":"rule"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rule"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DecidedReportCase"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caseId"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"a63ca4f21c8d255843748efd80b374f7a4402d11f94645b5123b481be937709a"} as unknown as TypedDocument<DecideReportCase, DecideReportCaseVariables>;
