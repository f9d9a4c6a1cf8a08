// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type AskForPasskeyVariables = Exact<{
  isAsked: boolean;
}>;


export type AskForPasskey = { readonly askForPasskey:
    | { readonly __typename: 'RecoveryCodes', readonly codes: ReadonlyArray<string> }
    | { readonly __typename: 'BadRequest', readonly message: string }
    | { readonly __typename: 'RateLimited', readonly message: string }
   };

export const AskForPasskeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskForPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isAsked"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askForPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isAsked"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isAsked"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecoveryCodes"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codes"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"4067207485983736d4ea5c07cb149313ad64632544e38e502bc7041c968ff487"} as unknown as TypedDocument<AskForPasskey, AskForPasskeyVariables>;
