// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type CancelEmailChangeVariables = Exact<{ [key: string]: never; }>;


export type CancelEmailChange = { readonly cancelEmailChange: { readonly __typename: 'User', readonly id: string, readonly emailObfuscated: string | null, readonly unverifiedEmail: string | null } | null };

export type EmailSetting = { readonly __typename: 'User', readonly id: string, readonly emailObfuscated: string | null, readonly unverifiedEmail: string | null };

export const CancelEmailChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelEmailChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelEmailChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EmailSetting"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EmailSetting"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"emailObfuscated"}},{"kind":"Field","name":{"kind":"Name","value":"unverifiedEmail"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"028aca6b4bc161edd8f82a9097d57fee7e65ffbb78717edfdee633239e62d1e0"} as unknown as TypedDocument<CancelEmailChange, CancelEmailChangeVariables>;
