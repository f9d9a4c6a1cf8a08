// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type OAuthAppInput = {
  readonly name: string;
  readonly description: string;
  /** Whole addresses; a request names one of them exactly, but for the port of 127.0.0.1 and [::1]. */
  readonly redirectAddresses: ReadonlyArray<string>;
};

export type UpdateOAuthAppVariables = Exact<{
  appId: string;
  input: OAuthAppInput;
}>;


export type UpdateOAuthApp = { readonly updateOAuthApp:
    | { readonly __typename: 'MadeOAuthApp', readonly secret: string | null, readonly app: { readonly __typename: 'OAuthApp', readonly id: string }, readonly viewer: { readonly __typename: 'User', readonly id: string, readonly oauthApps: ReadonlyArray<{ readonly __typename: 'OAuthApp', readonly id: string, readonly name: string, readonly description: string, readonly redirectAddresses: ReadonlyArray<string>, readonly isPublic: boolean, readonly createdAt: number }> | null } }
    | { readonly __typename: 'BadRequest', readonly message: string }
    | { readonly __typename: 'NotFound', readonly message: string }
   };

export type MadeApp = { readonly __typename: 'MadeOAuthApp', readonly secret: string | null, readonly app: { readonly __typename: 'OAuthApp', readonly id: string }, readonly viewer: { readonly __typename: 'User', readonly id: string, readonly oauthApps: ReadonlyArray<{ readonly __typename: 'OAuthApp', readonly id: string, readonly name: string, readonly description: string, readonly redirectAddresses: ReadonlyArray<string>, readonly isPublic: boolean, readonly createdAt: number }> | null } };

export type OwnAppsSetting = { readonly __typename: 'User', readonly id: string, readonly oauthApps: ReadonlyArray<{ readonly __typename: 'OAuthApp', readonly id: string, readonly name: string, readonly description: string, readonly redirectAddresses: ReadonlyArray<string>, readonly isPublic: boolean, readonly createdAt: number }> | null };

export const UpdateOAuthAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateOAuthApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"appId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OAuthAppInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOAuthApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"appId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"appId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MadeOAuthApp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MadeApp"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MadeApp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MadeOAuthApp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnAppsSetting"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnAppsSetting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"oauthApps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"redirectAddresses"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"9b8df18c9085f70b40fa903f8d5450375a7fc98c7bbfeddf6c3b5c68fc88c8e7"} as unknown as TypedDocument<UpdateOAuthApp, UpdateOAuthAppVariables>;
