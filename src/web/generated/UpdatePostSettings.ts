// Made by `npm run generate`: do not edit.
import type { TypedDocument } from '#web/app/graph/typed-document.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MembershipTier =
  | 'FREE'
  | 'FRIEND'
  | 'MEMBER';

export type AiDisclosure =
  | 'NONE'
  | 'ASSISTED'
  | 'GENERATED';

/** Who may respond (decisions 27). */
export type ResponseLevel =
  | 'EVERYONE'
  | 'FOLLOWERS'
  | 'MEMBERS'
  | 'OFF';

export type PostPublishingAction =
  | 'PUBLISH_POST'
  | 'SCHEDULE_POST_PUBLISH'
  | 'SUBMIT_POST_TO_PUBLICATION';

export type YourPostsFilter =
  | 'DRAFTS'
  | 'SCHEDULED'
  | 'PUBLIC'
  | 'UNLISTED'
  | 'DELETED';

export type PostSettingsInput = {
  readonly postId: string;
  readonly topics?: ReadonlyArray<string> | null | undefined;
  readonly visibility?: PostVisibility | null | undefined;
  readonly canonicalUrl?: string | null | undefined;
  readonly seoTitle?: string | null | undefined;
  readonly seoDescription?: string | null | undefined;
  readonly license?: License | null | undefined;
  readonly aiDisclosure?: AiDisclosure | null | undefined;
  readonly isMailed?: boolean | null | undefined;
  readonly coverImageId?: string | null | undefined;
  readonly coverAlt?: string | null | undefined;
  readonly coverFocusPercentX?: number | null | undefined;
  readonly coverFocusPercentY?: number | null | undefined;
  readonly collectionId?: string | null | undefined;
  readonly language?: string | null | undefined;
  readonly isResponsesClosed?: boolean | null | undefined;
  readonly responseLevel?: ResponseLevel | null | undefined;
};

export type PostVisibility =
  | 'PUBLIC'
  | 'LOCKED'
  | 'UNLISTED';

export type License =
  | 'ALL_RIGHTS_RESERVED'
  | 'CC_BY'
  | 'CC_BY_NC'
  | 'CC_BY_NC_ND'
  | 'CC_BY_NC_SA'
  | 'CC_BY_ND'
  | 'CC_BY_SA'
  | 'CC_ZERO'
  | 'PUBLIC_DOMAIN';

export type UpdatePostSettingsVariables = Exact<{
  input: PostSettingsInput;
}>;


export type UpdatePostSettings = { readonly updatePostSettings:
    | { readonly __typename: 'Post', readonly id: string, readonly title: string, readonly subtitle: string, readonly excerpt: string, readonly uniqueSlug: string, readonly url: string, readonly mediumUrl: string, readonly readingTime: number, readonly firstPublishedAt: number | null, readonly isUndated: boolean, readonly isPublished: boolean, readonly visibility: PostVisibility, readonly license: License, readonly language: string, readonly canonicalUrl: string | null, readonly seoTitle: string | null, readonly seoDescription: string | null, readonly aiDisclosure: AiDisclosure, readonly responseLevel: ResponseLevel, readonly isResponsesClosed: boolean, readonly previewImage: { readonly __typename: 'PreviewImage', readonly id: string, readonly focusPercentX: number, readonly focusPercentY: number, readonly alt: string, readonly originalWidth: number, readonly originalHeight: number } | null, readonly tags: ReadonlyArray<{ readonly __typename: 'Tag', readonly id: string, readonly slug: string, readonly displayTitle: string }>, readonly creator: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly slug: string, readonly name: string, readonly domain: string | null, readonly avatar: { readonly __typename: 'ImageReference', readonly id: string } | null } | null, readonly viewerCan: { readonly __typename: 'PostViewerCan', readonly edit: boolean, readonly publish: boolean, readonly delete: boolean }, readonly settings: { readonly __typename: 'PostSettings', readonly id: string, readonly filter: YourPostsFilter, readonly publishingActions: ReadonlyArray<PostPublishingAction>, readonly scheduledAt: number | null, readonly scheduleTimeZone: string | null, readonly scheduleFailure: string | null, readonly isMailed: boolean, readonly isLanguageChosen: boolean, readonly isPinned: boolean, readonly isFeatured: boolean, readonly trashedAt: number | null, readonly purgedAt: number | null } | null }
    | { readonly __typename: 'PublishingRestrictedBannedLinks', readonly links: ReadonlyArray<string>, readonly message: string }
    | { readonly __typename: 'RateLimited', readonly message: string }
    | { readonly __typename: 'BadRequest', readonly message: string }
    | { readonly __typename: 'Conflict', readonly message: string }
    | { readonly __typename: 'Forbidden', readonly message: string }
    | { readonly __typename: 'NotFound', readonly message: string }
   };

export type PersonName = { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null };

export type PublicationName = { readonly __typename: 'Collection', readonly id: string, readonly slug: string, readonly name: string, readonly domain: string | null, readonly avatar: { readonly __typename: 'ImageReference', readonly id: string } | null };

export type StorySettings = { readonly __typename: 'Post', readonly id: string, readonly title: string, readonly subtitle: string, readonly excerpt: string, readonly uniqueSlug: string, readonly url: string, readonly mediumUrl: string, readonly readingTime: number, readonly firstPublishedAt: number | null, readonly isUndated: boolean, readonly isPublished: boolean, readonly visibility: PostVisibility, readonly license: License, readonly language: string, readonly canonicalUrl: string | null, readonly seoTitle: string | null, readonly seoDescription: string | null, readonly aiDisclosure: AiDisclosure, readonly responseLevel: ResponseLevel, readonly isResponsesClosed: boolean, readonly previewImage: { readonly __typename: 'PreviewImage', readonly id: string, readonly focusPercentX: number, readonly focusPercentY: number, readonly alt: string, readonly originalWidth: number, readonly originalHeight: number } | null, readonly tags: ReadonlyArray<{ readonly __typename: 'Tag', readonly id: string, readonly slug: string, readonly displayTitle: string }>, readonly creator: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly slug: string, readonly name: string, readonly domain: string | null, readonly avatar: { readonly __typename: 'ImageReference', readonly id: string } | null } | null, readonly viewerCan: { readonly __typename: 'PostViewerCan', readonly edit: boolean, readonly publish: boolean, readonly delete: boolean }, readonly settings: { readonly __typename: 'PostSettings', readonly id: string, readonly filter: YourPostsFilter, readonly publishingActions: ReadonlyArray<PostPublishingAction>, readonly scheduledAt: number | null, readonly scheduleTimeZone: string | null, readonly scheduleFailure: string | null, readonly isMailed: boolean, readonly isLanguageChosen: boolean, readonly isPinned: boolean, readonly isFeatured: boolean, readonly trashedAt: number | null, readonly purgedAt: number | null } | null };

export type TopicName = { readonly __typename: 'Tag', readonly id: string, readonly slug: string, readonly displayTitle: string };

export const UpdatePostSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePostSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PostSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePostSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StorySettings"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublishingRestrictedBannedLinks"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"links"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PersonName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"imageId"}},{"kind":"Field","name":{"kind":"Name","value":"isUnclaimed"}},{"kind":"Field","name":{"kind":"Name","value":"membership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tier"}},{"kind":"Field","name":{"kind":"Name","value":"friendSince"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicationName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Collection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StorySettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Post"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"excerpt"}},{"kind":"Field","name":{"kind":"Name","value":"uniqueSlug"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"mediumUrl"}},{"kind":"Field","name":{"kind":"Name","value":"readingTime"}},{"kind":"Field","name":{"kind":"Name","value":"firstPublishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isUndated"}},{"kind":"Field","name":{"kind":"Name","value":"isPublished"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"license"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"canonicalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"seoTitle"}},{"kind":"Field","name":{"kind":"Name","value":"seoDescription"}},{"kind":"Field","name":{"kind":"Name","value":"aiDisclosure"}},{"kind":"Field","name":{"kind":"Name","value":"responseLevel"}},{"kind":"Field","name":{"kind":"Name","value":"isResponsesClosed"}},{"kind":"Field","name":{"kind":"Name","value":"previewImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"focusPercentX"}},{"kind":"Field","name":{"kind":"Name","value":"focusPercentY"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"originalWidth"}},{"kind":"Field","name":{"kind":"Name","value":"originalHeight"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TopicName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creator"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PersonName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"collection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PublicationName"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}},{"kind":"Field","name":{"kind":"Name","value":"publish"}},{"kind":"Field","name":{"kind":"Name","value":"delete"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"settings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"filter"}},{"kind":"Field","name":{"kind":"Name","value":"publishingActions"}},{"kind":"Field","name":{"kind":"Name","value":"scheduledAt"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleTimeZone"}},{"kind":"Field","name":{"kind":"Name","value":"scheduleFailure"}},{"kind":"Field","name":{"kind":"Name","value":"isMailed"}},{"kind":"Field","name":{"kind":"Name","value":"isLanguageChosen"}},{"kind":"Field","name":{"kind":"Name","value":"isPinned"}},{"kind":"Field","name":{"kind":"Name","value":"isFeatured"}},{"kind":"Field","name":{"kind":"Name","value":"trashedAt"}},{"kind":"Field","name":{"kind":"Name","value":"purgedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TopicName"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"displayTitle"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}],"documentId":"7b1334ebd98562cf0761501dc1ac18e4b84c3798f9a49a17129af427704b9a49"} as unknown as TypedDocument<UpdatePostSettings, UpdatePostSettingsVariables>;
