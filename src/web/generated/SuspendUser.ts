// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type PlatformRole =
  | 'ADMIN'
  | 'MODERATOR'
  | 'CURATOR'
  | 'FINANCE'
  | 'SUPPORT';

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

export type AccountState =
  | 'ACTIVE'
  | 'DEACTIVATED'
  | 'SUSPENDED'
  | 'DELETED';

export type SuspendUserVariables = Exact<{
  userId: string;
  rule: SuspensionRule;
  reason: string;
  excerpt?: string | null | undefined;
  endsAt?: number | null | undefined;
}>;


export type SuspendUser = { readonly suspendUser:
    | { readonly __typename: 'AdminUser', readonly id: string, readonly username: string, readonly name: string, readonly state: AccountState, readonly createdAt: number, readonly email: string | null, readonly isEmailVerified: boolean, readonly roles: ReadonlyArray<PlatformRole>, readonly waysIn: ReadonlyArray<string>, readonly hasTwoFactor: boolean, readonly sessions: ReadonlyArray<{ readonly __typename: 'AdminSession', readonly id: string, readonly method: string, readonly device: string | null, readonly country: string | null, readonly lastUsedAt: number }>, readonly suspensions: ReadonlyArray<{ readonly __typename: 'Suspension', readonly id: string, readonly rule: SuspensionRule, readonly reason: string, readonly excerpt: string, readonly createdAt: number, readonly endsAt: number | null, readonly liftedAt: number | null }>, readonly audit: ReadonlyArray<{ readonly __typename: 'AuditEntry', readonly id: string, readonly actor: string, readonly action: string, readonly before: string, readonly after: string, readonly createdAt: number }>, readonly viewerCan: { readonly __typename: 'AdminUserViewerCan', readonly suspend: boolean, readonly changeRoles: boolean } }
    | { readonly __typename: 'BadRequest', readonly message: string }
    | { readonly __typename: 'Conflict', readonly message: string }
    | { readonly __typename: 'Forbidden', readonly message: string }
    | { readonly __typename: 'NotFound', readonly message: string }
   };

export type AdminUserView = { readonly __typename: 'AdminUser', readonly id: string, readonly username: string, readonly name: string, readonly state: AccountState, readonly createdAt: number, readonly email: string | null, readonly isEmailVerified: boolean, readonly roles: ReadonlyArray<PlatformRole>, readonly waysIn: ReadonlyArray<string>, readonly hasTwoFactor: boolean, readonly sessions: ReadonlyArray<{ readonly __typename: 'AdminSession', readonly id: string, readonly method: string, readonly device: string | null, readonly country: string | null, readonly lastUsedAt: number }>, readonly suspensions: ReadonlyArray<{ readonly __typename: 'Suspension', readonly id: string, readonly rule: SuspensionRule, readonly reason: string, readonly excerpt: string, readonly createdAt: number, readonly endsAt: number | null, readonly liftedAt: number | null }>, readonly audit: ReadonlyArray<{ readonly __typename: 'AuditEntry', readonly id: string, readonly actor: string, readonly action: string, readonly before: string, readonly after: string, readonly createdAt: number }>, readonly viewerCan: { readonly __typename: 'AdminUserViewerCan', readonly suspend: boolean, readonly changeRoles: boolean } };

export const SuspendUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SuspendUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"rule"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SuspensionRule"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"excerpt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endsAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Timestamp"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suspendUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}},{"kind":"Argument","name":{"kind":"Name","value":"rule"},"value":{"kind":"Variable","name":{"kind":"Name","value":"rule"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}},{"kind":"Argument","name":{"kind":"Name","value":"excerpt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"excerpt"}}},{"kind":"Argument","name":{"kind":"Name","value":"endsAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endsAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUserView"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUserView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"waysIn"}},{"kind":"Field","name":{"kind":"Name","value":"hasTwoFactor"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suspensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"liftedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"changeRoles"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"450c8f84dc69634337f7689f58a2e2bf4eac1734f8e789aa4f07c939ddcf85ba"} as unknown as TypedDocument<SuspendUser, SuspendUserVariables>;
