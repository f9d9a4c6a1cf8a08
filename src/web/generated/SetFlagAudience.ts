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

export type SetFlagAudienceVariables = Exact<{
  name: string;
  audience?: FlagAudienceKind | null | undefined;
  percent: number;
  usernames: ReadonlyArray<string> | string;
}>;


export type SetFlagAudience = { readonly setFlagAudience:
    | { readonly __typename: 'InternalStatus', readonly viewerCanSwitchFlags: boolean, readonly facts: ReadonlyArray<{ readonly __typename: 'StatusFact', readonly group: StatusGroup, readonly name: string, readonly value: string }>, readonly flags: ReadonlyArray<{ readonly __typename: 'AdminFlag', readonly name: string, readonly purpose: string, readonly owner: string, readonly endsOn: string, readonly isOn: boolean, readonly isOnByDefault: boolean, readonly audience: { readonly __typename: 'FlagAudience', readonly kind: FlagAudienceKind, readonly percent: number, readonly people: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly username: string }> } | null }> }
    | { readonly __typename: 'BadRequest', readonly message: string }
    | { readonly __typename: 'NotFound', readonly message: string }
   };

export type InternalStatusView = { readonly __typename: 'InternalStatus', readonly viewerCanSwitchFlags: boolean, readonly facts: ReadonlyArray<{ readonly __typename: 'StatusFact', readonly group: StatusGroup, readonly name: string, readonly value: string }>, readonly flags: ReadonlyArray<{ readonly __typename: 'AdminFlag', readonly name: string, readonly purpose: string, readonly owner: string, readonly endsOn: string, readonly isOn: boolean, readonly isOnByDefault: boolean, readonly audience: { readonly __typename: 'FlagAudience', readonly kind: FlagAudienceKind, readonly percent: number, readonly people: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly username: string }> } | null }> };

export const SetFlagAudienceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetFlagAudience"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"audience"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FlagAudienceKind"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"percent"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"usernames"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setFlagAudience"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"audience"},"value":{"kind":"Variable","name":{"kind":"Name","value":"audience"}}},{"kind":"Argument","name":{"kind":"Name","value":"percent"},"value":{"kind":"Variable","name":{"kind":"Name","value":"percent"}}},{"kind":"Argument","name":{"kind":"Name","value":"usernames"},"value":{"kind":"Variable","name":{"kind":"Name","value":"usernames"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"InternalStatusView"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"InternalStatusView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"InternalStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"flags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"owner"}},{"kind":"Field","name":{"kind":"Name","value":"endsOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOn"}},{"kind":"Field","name":{"kind":"Name","value":"isOnByDefault"}},{"kind":"Field","name":{"kind":"Name","value":"audience"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}},{"kind":"Field","name":{"kind":"Name","value":"people"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanSwitchFlags"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"a83bedc38380af431c56187cef613219d1640cb4d5b766df9fef87f6eac9a485"} as unknown as TypedDocument<SetFlagAudience, SetFlagAudienceVariables>;
