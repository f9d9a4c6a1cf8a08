// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type UnreadNotificationCountVariables = Exact<{ [key: string]: never; }>;


export type UnreadNotificationCount = { readonly viewer: { readonly __typename: 'User', readonly id: string, readonly notificationStatus: { readonly __typename: 'NotificationStatus', readonly unreadNotificationCount: number } } | null };

export const UnreadNotificationCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnreadNotificationCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notificationStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unreadNotificationCount"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"documentId":"c918ea89d1812739627bbe55a996f49a75b29bb2da8e0a1081b72c246f655a7d"} as unknown as TypedDocument<UnreadNotificationCount, UnreadNotificationCountVariables>;
