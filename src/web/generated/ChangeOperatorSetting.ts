// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type ChangeOperatorSettingVariables = Exact<{
  name: string;
  settingValue: string;
}>;


export type ChangeOperatorSetting = { readonly changeOperatorSetting:
    | { readonly __typename: 'OperatorSetting', readonly id: string, readonly purpose: string, readonly value: string, readonly defaultValue: string, readonly isSet: boolean, readonly isSecret: boolean, readonly choices: ReadonlyArray<string> }
    | { readonly __typename: 'BadRequest', readonly message: string }
    | { readonly __typename: 'NotFound', readonly message: string }
   };

export type OperatorSettingRow = { readonly __typename: 'OperatorSetting', readonly id: string, readonly purpose: string, readonly value: string, readonly defaultValue: string, readonly isSet: boolean, readonly isSecret: boolean, readonly choices: ReadonlyArray<string> };

export const ChangeOperatorSettingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeOperatorSetting"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"settingValue"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeOperatorSetting"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"settingValue"},"value":{"kind":"Variable","name":{"kind":"Name","value":"settingValue"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OperatorSettingRow"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OperatorSettingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OperatorSetting"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"purpose"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"defaultValue"}},{"kind":"Field","name":{"kind":"Name","value":"isSet"}},{"kind":"Field","name":{"kind":"Name","value":"isSecret"}},{"kind":"Field","name":{"kind":"Name","value":"choices"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"634f3cd0ec65fbdd5cfa8d5394fd730a2d6e1e55b4cfa352cd3d48234649a219"} as unknown as TypedDocument<ChangeOperatorSetting, ChangeOperatorSettingVariables>;
