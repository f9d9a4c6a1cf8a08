// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type NotificationFilter =
  | 'ALL'
  /** Responses, mentions and private notes. */
  | 'RESPONSES'
  /** Claps, highlights and reposts. */
  | 'REACTIONS'
  /** Followers and lists. */
  | 'FOLLOWS'
  /** New stories, co-authors, milestones and scheduled stories. */
  | 'STORIES';

export type NotificationType =
  | 'STORY_RESPONDED'
  | 'LIST_RESPONDED'
  | 'RESPONSE_REPLIED'
  | 'STORY_MENTIONED'
  | 'RESPONSE_MENTIONED'
  | 'STORY_CLAPPED'
  | 'RESPONSE_CLAPPED'
  | 'LIST_CLAPPED'
  | 'STORY_HIGHLIGHTED'
  | 'STORY_REPOSTED'
  | 'PERSON_FOLLOWED'
  | 'LIST_FOLLOWED'
  | 'LIST_GREW'
  | 'STORY_LISTED'
  | 'NOTE_WRITTEN'
  | 'NOTE_REPLIED'
  | 'CO_AUTHOR_INVITED'
  | 'CO_AUTHOR_AGREED'
  | 'NEW_STORY'
  | 'STORY_MILESTONE'
  | 'FOLLOWER_MILESTONE'
  | 'STORY_WENT_OUT';

export type MembershipTier =
  | 'FREE'
  | 'FRIEND'
  | 'MEMBER';

export type NotificationsPageQueryVariables = Exact<{
  notificationFilter: NotificationFilter;
  to?: string | null | undefined;
}>;


export type NotificationsPageQuery = { readonly viewer: { readonly __typename: 'User', readonly id: string } | null, readonly notifications: { readonly __typename: 'NotificationFeed', readonly items: ReadonlyArray<{ readonly __typename: 'Notification', readonly id: string, readonly notificationType: NotificationType, readonly occurredAt: number, readonly isUnread: boolean, readonly actorCount: number, readonly excerpt: string, readonly amount: number | null, readonly path: string, readonly actors: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }>, readonly post: { readonly __typename: 'Post', readonly id: string, readonly title: string } | null, readonly catalog: { readonly __typename: 'Catalog', readonly id: string, readonly name: string, readonly creator: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null } } | null }>, readonly pagingInfo: { readonly __typename: 'PagingInfo', readonly next: string | null } } };

export type NotificationView = { readonly __typename: 'Notification', readonly id: string, readonly notificationType: NotificationType, readonly occurredAt: number, readonly isUnread: boolean, readonly actorCount: number, readonly excerpt: string, readonly amount: number | null, readonly path: string, readonly actors: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }>, readonly post: { readonly __typename: 'Post', readonly id: string, readonly title: string } | null, readonly catalog: { readonly __typename: 'Catalog', readonly id: string, readonly name: string, readonly creator: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null } } | null };

export type PersonName = { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null };

export const NotificationsPageQueryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NotificationsPageQuery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"notificationFilter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NotificationFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"to"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notifications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"notificationFilter"}}},{"kind":"Argument","name":{"kind":"Name","value":"paging"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}},{"kind":"ObjectField","name":{"kind":"Name","value":"to"},"value":{"kind":"Variable","name":{"kind":"Name","value":"to"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NotificationView"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagingInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NotificationView"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Notification"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"notificationType"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"isUnread"}},{"kind":"Field","name":{"kind":"Name","value":"actorCount"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"amount"}},{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"actors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"post"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"catalog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"isUnclaimed"}},{"kind":"Field","name":{"kind":"Name","value":"membership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"friendSince"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"eebcece0d01a940b291849e0f1ffbc36474986c1cf32b7cf06f902863961cbdf"} as unknown as TypedDocument<NotificationsPageQuery, NotificationsPageQueryVariables>;
