// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type TopicsOnboardingPageQueryVariables = Exact<{ [key: string]: never; }>;


export type TopicsOnboardingPageQuery = { readonly viewer: { readonly __typename: 'User', readonly id: string, readonly isSuspended: boolean | null } | null, readonly topicsToFollow: ReadonlyArray<{ readonly __typename: 'Tag', readonly id: string, readonly slug: string, readonly displayTitle: string }> };

export const TopicsOnboardingPageQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TopicsOnboardingPageQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isSuspended"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"topicsToFollow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"displayTitle"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"55f3623fcf279fc03506a2260e7ccd45c0314309fe6eb7ba8757a1da05bef478"} as unknown as TypedDocument<TopicsOnboardingPageQuery, TopicsOnboardingPageQueryVariables>;
