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

export type CreateOAuthAppVariables = Exact<{
  input: OAuthAppInput;
  isPublic: boolean;
}>;


export type CreateOAuthApp = { readonly createOAuthApp:
    | { readonly __typename: 'MadeOAuthApp', readonly secret: string | null, readonly app: { readonly __typename: 'OAuthApp', readonly id: string }, readonly viewer: { readonly __typename: 'User', readonly id: string, readonly oauthApps: ReadonlyArray<{ readonly __typename: 'OAuthApp', readonly id: string, readonly name: string, readonly description: string, readonly redirectAddresses: ReadonlyArray<string>, readonly isPublic: boolean, readonly createdAt: number }> | null } }
    | { readonly __typename: 'BadRequest', readonly message: string }
    | { readonly __typename: 'NotFound', readonly message: string }
   };

export type MadeApp = { readonly __typename: 'MadeOAuthApp', readonly secret: string | null, readonly app: { readonly __typename: 'OAuthApp', readonly id: string }, readonly viewer: { readonly __typename: 'User', readonly id: string, readonly oauthApps: ReadonlyArray<{ readonly __typename: 'OAuthApp', readonly id: string, readonly name: string, readonly description: string, readonly redirectAddresses: ReadonlyArray<string>, readonly isPublic: boolean, readonly createdAt: number }> | null } };

export type OwnAppsSetting = { readonly __typename: 'User', readonly id: string, readonly oauthApps: ReadonlyArray<{ readonly __typename: 'OAuthApp', readonly id: string, readonly name: string, readonly description: string, readonly redirectAddresses: ReadonlyArray<string>, readonly isPublic: boolean, readonly createdAt: number }> | null };

export const CreateOAuthAppDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateOAuthApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OAuthAppInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isPublic"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createOAuthApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"isPublic"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isPublic"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MadeOAuthApp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MadeApp"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MadeApp"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MadeOAuthApp"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"app"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnAppsSetting"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnAppsSetting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"oauthApps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"redirectAddresses"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"ae6cb93e354a8bb3acb97f68e4f153af126f87540322dee0f033f40276d915d1"} as unknown as TypedDocument<CreateOAuthApp, CreateOAuthAppVariables>;
