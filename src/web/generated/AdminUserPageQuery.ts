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

export type AdminUserPageQueryVariables = Exact<{
  lookup: string;
}>;


export type AdminUserPageQuery = { readonly adminUser: { readonly __typename: 'AdminUser', readonly id: string, readonly username: string, readonly name: string, readonly state: AccountState, readonly createdAt: number, readonly email: string | null, readonly isEmailVerified: boolean, readonly roles: ReadonlyArray<PlatformRole>, readonly waysIn: ReadonlyArray<string>, readonly hasTwoFactor: boolean, readonly sessions: ReadonlyArray<{ readonly __typename: 'AdminSession', readonly id: string, readonly method: string, readonly device: string | null, readonly country: string | null, readonly lastUsedAt: number }>, readonly suspensions: ReadonlyArray<{ readonly __typename: 'Suspension', readonly id: string, readonly rule: SuspensionRule, readonly reason: string, readonly excerpt: string, readonly createdAt: number, readonly endsAt: number | null, readonly liftedAt: number | null }>, readonly audit: ReadonlyArray<{ readonly __typename: 'AuditEntry', readonly id: string, readonly actor: string, readonly action: string, readonly before: string, readonly after: string, readonly createdAt: number }>, readonly viewerCan: { readonly __typename: 'AdminUserViewerCan', readonly suspend: boolean, readonly changeRoles: boolean } } | null };

export type AdminUserView = { readonly __typename: 'AdminUser', readonly id: string, readonly username: string, readonly name: string, readonly state: AccountState, readonly createdAt: number, readonly email: string | null, readonly isEmailVerified: boolean, readonly roles: ReadonlyArray<PlatformRole>, readonly waysIn: ReadonlyArray<string>, readonly hasTwoFactor: boolean, readonly sessions: ReadonlyArray<{ readonly __typename: 'AdminSession', readonly id: string, readonly method: string, readonly device: string | null, readonly country: string | null, readonly lastUsedAt: number }>, readonly suspensions: ReadonlyArray<{ readonly __typename: 'Suspension', readonly id: string, readonly rule: SuspensionRule, readonly reason: string, readonly excerpt: string, readonly createdAt: number, readonly endsAt: number | null, readonly liftedAt: number | null }>, readonly audit: ReadonlyArray<{ readonly __typename: 'AuditEntry', readonly id: string, readonly actor: string, readonly action: string, readonly before: string, readonly after: string, readonly createdAt: number }>, readonly viewerCan: { readonly __typename: 'AdminUserViewerCan', readonly suspend: boolean, readonly changeRoles: boolean } };

export const AdminUserPageQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminUserPageQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lookup"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lookup"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lookup"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminUserView"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminUserView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isEmailVerified"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"waysIn"}},{"kind":"Field","name":{"kind":"Name","value":"hasTwoFactor"}},{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suspensions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"rule"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"liftedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"audit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"suspend"}},{"kind":"Field","name":{"kind":"Name","value":"changeRoles"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"a5a95253461542877e9bdd62ea3e7b77c0c956a246dc10d7a2bc6f8b603a5116"} as unknown as TypedDocument<AdminUserPageQuery, AdminUserPageQueryVariables>;
