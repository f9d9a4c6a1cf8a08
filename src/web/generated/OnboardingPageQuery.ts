// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type OnboardingPageQueryVariables = Exact<{ [key: string]: never; }>;


export type OnboardingPageQuery = { readonly viewer: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly dismissableFlags: ReadonlyArray<string> | null } | null };

export const OnboardingPageQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OnboardingPageQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"dismissableFlags"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"b237c8fe92b42870c48838051b093a1f8c3627bcccb7b2a650215d07d5a8c563"} as unknown as TypedDocument<OnboardingPageQuery, OnboardingPageQueryVariables>;
