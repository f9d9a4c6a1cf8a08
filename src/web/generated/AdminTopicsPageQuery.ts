// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type TopicVisibility =
  | 'PUBLIC'
  /** Reachable, not listed. */
  | 'SPECIAL'
  | 'STAFF';

export type AdminTopicsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminTopicsPageQuery = { readonly viewerCanCurateTopics: boolean, readonly topics: ReadonlyArray<{ readonly __typename: 'Topic', readonly visibility: TopicVisibility, readonly id: string, readonly slug: string, readonly name: string }> | null };

export type TopicRef = { readonly __typename: 'Topic', readonly id: string, readonly slug: string, readonly name: string };

export const AdminTopicsPageQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminTopicsPageQuery"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerCanCurateTopics"}},{"kind":"Field","name":{"kind":"Name","value":"topics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"visibility"},"value":{"kind":"NullValue"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TopicRef"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TopicRef"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Topic"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"a351417b5594cb7a82a8c0bd38f9e68ed907b177d3ee49738288c08bfffafb7e"} as unknown as TypedDocument<AdminTopicsPageQuery, AdminTopicsPageQueryVariables>;
