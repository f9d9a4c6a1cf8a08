// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AdminSettingsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminSettingsPageQuery = { readonly operatorSettings: ReadonlyArray<{ readonly __typename: 'OperatorSetting', readonly id: string, readonly purpose: string, readonly value: string, readonly defaultValue: string, readonly isSet: boolean, readonly isSecret: boolean, readonly choices: ReadonlyArray<string> }> | null };

export type OperatorSettingRow = { readonly __typename: 'OperatorSetting', readonly id: string, readonly purpose: string, readonly value: string, readonly defaultValue: string, readonly isSet: boolean, readonly isSecret: boolean, readonly choices: ReadonlyArray<string> };

export const AdminSettingsPageQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminSettingsPageQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operatorSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorSettingRow"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OperatorSettingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"defaultValue"}},{"kind":"Field","name":{"kind":"Name","value":"isSet"}},{"kind":"Field","name":{"kind":"Name","value":"isSecret"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"347eb16ade26d49ba9c428ffb22d9b80459daf190f1035c731f6d777c1776632"} as unknown as TypedDocument<AdminSettingsPageQuery, AdminSettingsPageQueryVariables>;
