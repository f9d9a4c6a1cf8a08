// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type StartPasskeyRegistrationVariables = Exact<{ [key: string]: never; }>;


export type StartPasskeyRegistration = { readonly startPasskeyRegistration:
    | { readonly __typename: 'PasskeyOptions', readonly json: string }
    | { readonly __typename: 'BadRequest', readonly message: string }
    | { readonly __typename: 'NotFound', readonly message: string }
    | { readonly __typename: 'RateLimited', readonly message: string }
   };

export const StartPasskeyRegistrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartPasskeyRegistration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startPasskeyRegistration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyOptions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"json"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"2dbcbbcd57867b55c991403e26ed190c7c6cfaf44e06d11686fdf5aa4b6ebb68"} as unknown as TypedDocument<StartPasskeyRegistration, StartPasskeyRegistrationVariables>;
