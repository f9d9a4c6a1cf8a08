// Made by `npm run generate`: do not edit.
export type AccountExportState =
  | 'WAITING'
  | 'READY'
  | 'FAILED';

export type BookFormat =
  | 'AUDIOBOOK'
  | 'EBOOK'
  | 'HARDCOVER'
  | 'PAPERBACK';

export type TopicVisibility =
  | 'PUBLIC'
  /** Reachable, not listed. */
  | 'SPECIAL'
  | 'STAFF';

export type HomeFeedReasonKind =
  | 'FOLLOWED_AUTHOR'
  | 'FOLLOWED_PUBLICATION'
  | 'FOLLOWED_TOPIC'
  | 'REPOSTED'
  | 'STAFF_PICK'
  | 'POPULAR'
  | 'LATEST';

export type GiftKind =
  | 'GIFT'
  | 'GROUP_GIFT'
  | 'PROMOTION';

export type GiftStatus =
  /** Waits for its day. */
  | 'SCHEDULED'
  /** Sent, or the buyer's to hand over, and not redeemed. */
  | 'READY'
  /** All of it. */
  | 'REDEEMED'
  | 'EXPIRED'
  /** Refunded or revoked. */
  | 'VOIDED';

export type CatalogVisibility =
  | 'LOCKED'
  | 'PRIVATE'
  | 'PUBLIC';

/** As 2§3.8 spells them; ANNUAL is YEARLY, and is only taken. */
export type MembershipType =
  | 'MONTHLY'
  | 'YEARLY'
  | 'PREMIUM_MONTHLY'
  | 'PREMIUM_YEARLY'
  | 'ANNUAL';

export type MembershipStatus =
  | 'ACTIVE'
  | 'INACTIVE'
  | 'PENDING'
  | 'UNKNOWN';

/** Who takes the money (2§3.8); SANDBOX moves none. */
export type PaymentProvider =
  | 'APPLE'
  | 'BRAINTREE'
  | 'GOOGLE'
  | 'MEDIUM_GIFT'
  | 'PAYPAL'
  | 'SANDBOX'
  | 'STRIPE'
  | 'UNKNOWN';

export type PlatformRole =
  | 'ADMIN'
  | 'MODERATOR'
  | 'CURATOR'
  | 'FINANCE'
  | 'SUPPORT';

export type SuspensionRule =
  | 'SPAM'
  | 'HARASSMENT'
  | 'HATE'
  | 'SEXUAL'
  | 'VIOLENCE'
  | 'COPYRIGHT'
  | 'PRIVACY'
  | 'AI_UNDISCLOSED'
  | 'OTHER';

export type AccountState =
  | 'ACTIVE'
  | 'DEACTIVATED'
  | 'SUSPENDED'
  | 'DELETED';

export type StatusGroup =
  | 'PROGRAM'
  | 'DATABASE'
  | 'JOBS'
  | 'MAIL'
  | 'CACHE';

export type FlagAudienceKind =
  | 'SIGNED_IN'
  | 'MEMBERS'
  | 'STAFF'
  | 'PEOPLE';

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

export type TokenScope =
  | 'read'
  | 'write'
  | 'publish'
  | 'stats'
  | 'audience';

export type SignInProvider =
  | 'GOOGLE'
  | 'APPLE'
  | 'FACEBOOK'
  | 'X';

export type CollectionLayout =
  | 'GRID'
  | 'LIST'
  | 'STREAM';

export type HeaderScale =
  | 'SMALL'
  | 'MEDIUM'
  | 'LARGE';

export type StaffRole =
  | 'EDITOR'
  | 'OWNER'
  | 'WRITER';

export type ReportTargetKind =
  | 'POST'
  | 'USER'
  | 'RESPONSE'
  | 'CATALOG';

export type SearchKind =
  | 'POST'
  | 'USER'
  | 'COLLECTION'
  | 'TAG'
  | 'CATALOG';

export type SeriesEntryState =
  | 'DRAFT'
  | 'HIDDEN'
  | 'LISTED';

export type SitePageState =
  /** Nothing was written: the page shows the default text of the program, where there is one. */
  | 'DEFAULT'
  | 'SET'
  /** Taken away. */
  | 'UNSET';

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

export type ArchivePeriod = { readonly __typename: 'ArchiveEntry', readonly year: number, readonly month: number | null, readonly day: number | null, readonly postCount: number };

export type PersonRelation = { readonly __typename: 'User', readonly id: string, readonly name: string, readonly socialStats: { readonly __typename: 'SocialStats', readonly followerCount: number, readonly followingCount: number }, readonly viewerEdge: { readonly __typename: 'UserViewerEdge', readonly id: string, readonly isFollowing: boolean, readonly isSubscribed: boolean, readonly isMuting: boolean, readonly isBlocking: boolean } };

export type OwnBook = { readonly __typename: 'Book', readonly id: string, readonly title: string, readonly description: string, readonly coverImageId: string | null, readonly url: string | null, readonly publishedAt: number | null, readonly editions: ReadonlyArray<{ readonly __typename: 'BookEdition', readonly format: BookFormat, readonly isbn: string | null, readonly url: string | null }> };

type PaymentOutcome_PaymentSucceeded = { readonly __typename: 'PaymentSucceeded', readonly paymentId: string, readonly chargeId: string | null };

type PaymentOutcome_PaymentNeedsApproval = { readonly __typename: 'PaymentNeedsApproval', readonly paymentId: string, readonly provider: PaymentProvider, readonly secret: string, readonly money: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } };

type PaymentOutcome_PaymentPending = { readonly __typename: 'PaymentPending', readonly paymentId: string };

type PaymentOutcome_PaymentMethodDeclined = { readonly __typename: 'PaymentMethodDeclined', readonly reason: string, readonly message: string };

type PaymentOutcome_PaymentError = { readonly __typename: 'PaymentError', readonly message: string };

type PaymentOutcome_MissingLocalizationInformation = { readonly __typename: 'MissingLocalizationInformation', readonly message: string };

type PaymentOutcome_CheckoutNotAvailable = { readonly __typename: 'CheckoutNotAvailable', readonly message: string };

type PaymentOutcome_FailedChallenge = { readonly __typename: 'FailedChallenge', readonly message: string };

type PaymentOutcome_BadRequest = { readonly __typename: 'BadRequest', readonly message: string };

type PaymentOutcome_Forbidden = { readonly __typename: 'Forbidden', readonly message: string };

type PaymentOutcome_NotFound = { readonly __typename: 'NotFound', readonly message: string };

type PaymentOutcome_Conflict = { readonly __typename: 'Conflict', readonly message: string };

type PaymentOutcome_TooManyRequests = { readonly __typename: 'TooManyRequests', readonly message: string };

export type PaymentOutcome =
  | PaymentOutcome_PaymentSucceeded
  | PaymentOutcome_PaymentNeedsApproval
  | PaymentOutcome_PaymentPending
  | PaymentOutcome_PaymentMethodDeclined
  | PaymentOutcome_PaymentError
  | PaymentOutcome_MissingLocalizationInformation
  | PaymentOutcome_CheckoutNotAvailable
  | PaymentOutcome_FailedChallenge
  | PaymentOutcome_BadRequest
  | PaymentOutcome_Forbidden
  | PaymentOutcome_NotFound
  | PaymentOutcome_Conflict
  | PaymentOutcome_TooManyRequests
;

export type BylineFields = { readonly __typename: 'Byline', readonly id: string, readonly creatorId: string, readonly viewerCanChange: boolean, readonly authors: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }>, readonly invited: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }> };

export type DraftText = { readonly __typename: 'Draft', readonly id: string, readonly rev: number, readonly title: string, readonly subtitle: string, readonly document: unknown, readonly previewBreak: string | null };

export type OwnFederation = { readonly __typename: 'User', readonly id: string, readonly federation: { readonly __typename: 'Federation', readonly id: string, readonly isOn: boolean, readonly handle: string, readonly followerCount: number, readonly blockedServers: ReadonlyArray<string>, readonly lastSentAt: number | null, readonly failingServers: ReadonlyArray<{ readonly __typename: 'FailingServer', readonly host: string, readonly since: number }> } | null };

export type FediverseFollowerItem = { readonly __typename: 'FediverseFollower', readonly id: string, readonly handle: string, readonly url: string, readonly server: string, readonly followedAt: number };

export type ReasonedItem = { readonly __typename: 'HomeFeedItem', readonly post: { readonly __typename: 'Post', readonly subtitle: string, readonly excerpt: string, readonly id: string, readonly title: string, readonly uniqueSlug: string, readonly language: string, readonly readingTime: number, readonly firstPublishedAt: number | null, readonly isUndated: boolean, readonly isLocked: boolean, readonly previewImage: { readonly __typename: 'PreviewImage', readonly id: string, readonly focusPercentX: number, readonly focusPercentY: number, readonly alt: string, readonly originalWidth: number, readonly originalHeight: number } | null, readonly creator: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }, readonly authors: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }>, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly slug: string, readonly name: string, readonly domain: string | null, readonly avatar: { readonly __typename: 'ImageReference', readonly id: string } | null } | null }, readonly reason: { readonly __typename: 'HomeFeedReason', readonly kind: HomeFeedReasonKind, readonly text: string, readonly note: string | null, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string, readonly name: string } | null, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly slug: string, readonly domain: string | null, readonly name: string } | null, readonly tag: { readonly __typename: 'Tag', readonly id: string, readonly slug: string, readonly displayTitle: string } | null } };

export type ReasonedFeed = { readonly __typename: 'HomeFeed', readonly items: ReadonlyArray<{ readonly __typename: 'HomeFeedItem', readonly post: { readonly __typename: 'Post', readonly subtitle: string, readonly excerpt: string, readonly id: string, readonly title: string, readonly uniqueSlug: string, readonly language: string, readonly readingTime: number, readonly firstPublishedAt: number | null, readonly isUndated: boolean, readonly isLocked: boolean, readonly previewImage: { readonly __typename: 'PreviewImage', readonly id: string, readonly focusPercentX: number, readonly focusPercentY: number, readonly alt: string, readonly originalWidth: number, readonly originalHeight: number } | null, readonly creator: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }, readonly authors: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }>, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly slug: string, readonly name: string, readonly domain: string | null, readonly avatar: { readonly __typename: 'ImageReference', readonly id: string } | null } | null }, readonly reason: { readonly __typename: 'HomeFeedReason', readonly kind: HomeFeedReasonKind, readonly text: string, readonly note: string | null, readonly user: { readonly __typename: 'User', readonly id: string, readonly username: string, readonly name: string } | null, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly slug: string, readonly domain: string | null, readonly name: string } | null, readonly tag: { readonly __typename: 'Tag', readonly id: string, readonly slug: string, readonly displayTitle: string } | null } }>, readonly pagingInfo: { readonly __typename: 'PagingInfo', readonly next: string | null } };

export type FollowablePerson = { readonly __typename: 'User', readonly bio: string, readonly storyCount: number, readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly viewerEdge: { readonly __typename: 'UserViewerEdge', readonly id: string, readonly isFollowing: boolean }, readonly socialStats: { readonly __typename: 'SocialStats', readonly followerCount: number, readonly followingCount: number }, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null };

export type FollowablePublication = { readonly __typename: 'Collection', readonly tagline: string, readonly description: string, readonly postCount: number, readonly id: string, readonly slug: string, readonly name: string, readonly domain: string | null, readonly viewerEdge: { readonly __typename: 'CollectionViewerEdge', readonly id: string, readonly isFollowing: boolean }, readonly socialStats: { readonly __typename: 'SocialStats', readonly followerCount: number, readonly followingCount: number }, readonly avatar: { readonly __typename: 'ImageReference', readonly id: string } | null };

export type FollowableTag = { readonly __typename: 'Tag', readonly followerCount: number, readonly id: string, readonly slug: string, readonly displayTitle: string, readonly viewerEdge: { readonly __typename: 'TagViewerEdge', readonly id: string, readonly isFollowing: boolean } };

export type GiftParts = { readonly __typename: 'Gift', readonly id: string, readonly kind: GiftKind, readonly status: GiftStatus, readonly tier: MembershipTier, readonly months: number, readonly senderName: string, readonly recipientName: string, readonly recipientEmail: string | null, readonly note: string, readonly deliverAt: number | null, readonly deliveredAt: number | null, readonly createdAt: number, readonly expiresAt: number, readonly seats: number, readonly used: number, readonly left: number, readonly isShared: boolean, readonly emailDomain: string | null, readonly code: string | null, readonly redeemUrl: string | null, readonly refundableUntil: number | null, readonly chargeId: string | null, readonly canResend: boolean, readonly canRevoke: boolean, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } };

export type GiftOffer = { readonly __typename: 'GiftPlans', readonly currency: string, readonly isFallbackCurrency: boolean, readonly providers: ReadonlyArray<PaymentProvider>, readonly isSandbox: boolean, readonly groupMinimum: number, readonly groupMaximum: number, readonly plans: ReadonlyArray<{ readonly __typename: 'GiftPlan', readonly tier: MembershipTier, readonly months: number, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } }> };

export type QuoteMark = { readonly __typename: 'Quote', readonly id: string, readonly text: string, readonly prefix: string, readonly suffix: string, readonly isPrivate: boolean, readonly isPassageChanged: boolean };

export type QuoteItem = { readonly __typename: 'Quote', readonly createdAt: number, readonly id: string, readonly text: string, readonly prefix: string, readonly suffix: string, readonly isPrivate: boolean, readonly isPassageChanged: boolean, readonly user: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null } | null };

export type CatalogPage = { readonly __typename: 'Catalog', readonly id: string, readonly name: string, readonly description: string, readonly slug: string, readonly visibility: CatalogVisibility, readonly itemCount: number, readonly createdAt: number, readonly updatedAt: number, readonly creator: { readonly __typename: 'User', readonly bio: string, readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null } };

export type CatalogItems = { readonly __typename: 'CatalogItemFeed', readonly items: ReadonlyArray<{ readonly __typename: 'CatalogItem', readonly catalogItemId: string, readonly note: string, readonly post: { readonly __typename: 'Post', readonly subtitle: string, readonly excerpt: string, readonly id: string, readonly title: string, readonly uniqueSlug: string, readonly language: string, readonly readingTime: number, readonly firstPublishedAt: number | null, readonly isUndated: boolean, readonly isLocked: boolean, readonly previewImage: { readonly __typename: 'PreviewImage', readonly id: string, readonly focusPercentX: number, readonly focusPercentY: number, readonly alt: string, readonly originalWidth: number, readonly originalHeight: number } | null, readonly creator: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }, readonly authors: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }>, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly slug: string, readonly name: string, readonly domain: string | null, readonly avatar: { readonly __typename: 'ImageReference', readonly id: string } | null } | null } }>, readonly pagingInfo: { readonly __typename: 'PagingInfo', readonly next: string | null } };

export type CatalogCard = { readonly __typename: 'Catalog', readonly id: string, readonly name: string, readonly description: string, readonly slug: string, readonly itemCount: number, readonly updatedAt: number, readonly creator: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }, readonly items: { readonly __typename: 'CatalogItemFeed', readonly items: ReadonlyArray<{ readonly __typename: 'CatalogItem', readonly catalogItemId: string, readonly post: { readonly __typename: 'Post', readonly id: string, readonly title: string, readonly previewImage: { readonly __typename: 'PreviewImage', readonly id: string, readonly focusPercentX: number, readonly focusPercentY: number, readonly alt: string, readonly originalWidth: number, readonly originalHeight: number } | null } }> } };

export type OwnCatalogCard = { readonly __typename: 'Catalog', readonly visibility: CatalogVisibility, readonly id: string, readonly name: string, readonly description: string, readonly slug: string, readonly itemCount: number, readonly updatedAt: number, readonly creator: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }, readonly items: { readonly __typename: 'CatalogItemFeed', readonly items: ReadonlyArray<{ readonly __typename: 'CatalogItem', readonly catalogItemId: string, readonly post: { readonly __typename: 'Post', readonly id: string, readonly title: string, readonly previewImage: { readonly __typename: 'PreviewImage', readonly id: string, readonly focusPercentX: number, readonly focusPercentY: number, readonly alt: string, readonly originalWidth: number, readonly originalHeight: number } | null } }> } };

type MembershipChange_MembershipChanged = { readonly __typename: 'MembershipChanged', readonly viewer: { readonly __typename: 'User', readonly id: string, readonly hasPastMemberships: boolean | null, readonly viewerEdge: { readonly __typename: 'UserViewerEdge', readonly id: string, readonly membership: { readonly __typename: 'ViewerMembership', readonly membershipId: string, readonly status: MembershipStatus, readonly tier: MembershipTier, readonly membershipType: MembershipType, readonly startedAt: number, readonly currentPeriodEndsAt: number, readonly nextChargeAt: number | null, readonly discountEndsAt: number | null, readonly isCancelled: boolean, readonly isTrial: boolean, readonly pausedUntil: number | null, readonly endedAt: number | null, readonly paymentFailedAt: number | null, readonly graceEndsAt: number | null, readonly paymentProvider: PaymentProvider, readonly hasCreditCardExpired: boolean, readonly canCancel: boolean, readonly canReactivate: boolean, readonly canSwitchPlan: boolean, readonly refundableUntil: number | null, readonly canWithdraw: boolean, readonly nextCharge: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null, readonly planV2: { readonly __typename: 'PlanV2', readonly membershipType: MembershipType, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly discount: { readonly __typename: 'PlanDiscount', readonly numCycles: number, readonly percentOff: number, readonly regularPrice: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } } | null }, readonly switchPlanSchedule: { readonly __typename: 'SwitchPlanSchedule', readonly startAt: number, readonly plan: { readonly __typename: 'MembershipPlan', readonly membershipType: MembershipType, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } } } | null, readonly paymentMethod:
          | { readonly __typename: 'CreditCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string }
          | { readonly __typename: 'ApplePayCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string }
          | { readonly __typename: 'GooglePayCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string }
          | { readonly __typename: 'PaypalAccount', readonly email: string | null }
         | null, readonly reactivationCharge: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null, readonly refundableAmount: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null } | null } } };

type MembershipChange_BadRequest = { readonly __typename: 'BadRequest', readonly message: string };

type MembershipChange_Forbidden = { readonly __typename: 'Forbidden', readonly message: string };

type MembershipChange_NotFound = { readonly __typename: 'NotFound', readonly message: string };

type MembershipChange_Conflict = { readonly __typename: 'Conflict', readonly message: string };

type MembershipChange_PaymentError = { readonly __typename: 'PaymentError', readonly message: string };

export type MembershipChange =
  | MembershipChange_MembershipChanged
  | MembershipChange_BadRequest
  | MembershipChange_Forbidden
  | MembershipChange_NotFound
  | MembershipChange_Conflict
  | MembershipChange_PaymentError
;

export type OwnMembership = { readonly __typename: 'ViewerMembership', readonly membershipId: string, readonly status: MembershipStatus, readonly tier: MembershipTier, readonly membershipType: MembershipType, readonly startedAt: number, readonly currentPeriodEndsAt: number, readonly nextChargeAt: number | null, readonly discountEndsAt: number | null, readonly isCancelled: boolean, readonly isTrial: boolean, readonly pausedUntil: number | null, readonly endedAt: number | null, readonly paymentFailedAt: number | null, readonly graceEndsAt: number | null, readonly paymentProvider: PaymentProvider, readonly hasCreditCardExpired: boolean, readonly canCancel: boolean, readonly canReactivate: boolean, readonly canSwitchPlan: boolean, readonly refundableUntil: number | null, readonly canWithdraw: boolean, readonly nextCharge: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null, readonly planV2: { readonly __typename: 'PlanV2', readonly membershipType: MembershipType, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly discount: { readonly __typename: 'PlanDiscount', readonly numCycles: number, readonly percentOff: number, readonly regularPrice: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } } | null }, readonly switchPlanSchedule: { readonly __typename: 'SwitchPlanSchedule', readonly startAt: number, readonly plan: { readonly __typename: 'MembershipPlan', readonly membershipType: MembershipType, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } } } | null, readonly paymentMethod:
    | { readonly __typename: 'CreditCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string }
    | { readonly __typename: 'ApplePayCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string }
    | { readonly __typename: 'GooglePayCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string }
    | { readonly __typename: 'PaypalAccount', readonly email: string | null }
   | null, readonly reactivationCharge: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null, readonly refundableAmount: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null };

type KeptMethod_CreditCard = { readonly __typename: 'CreditCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string };

type KeptMethod_ApplePayCard = { readonly __typename: 'ApplePayCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string };

type KeptMethod_GooglePayCard = { readonly __typename: 'GooglePayCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string };

type KeptMethod_PaypalAccount = { readonly __typename: 'PaypalAccount', readonly email: string | null };

export type KeptMethod =
  | KeptMethod_CreditCard
  | KeptMethod_ApplePayCard
  | KeptMethod_GooglePayCard
  | KeptMethod_PaypalAccount
;

export type MembershipOwner = { readonly __typename: 'User', readonly id: string, readonly hasPastMemberships: boolean | null, readonly viewerEdge: { readonly __typename: 'UserViewerEdge', readonly id: string, readonly membership: { readonly __typename: 'ViewerMembership', readonly membershipId: string, readonly status: MembershipStatus, readonly tier: MembershipTier, readonly membershipType: MembershipType, readonly startedAt: number, readonly currentPeriodEndsAt: number, readonly nextChargeAt: number | null, readonly discountEndsAt: number | null, readonly isCancelled: boolean, readonly isTrial: boolean, readonly pausedUntil: number | null, readonly endedAt: number | null, readonly paymentFailedAt: number | null, readonly graceEndsAt: number | null, readonly paymentProvider: PaymentProvider, readonly hasCreditCardExpired: boolean, readonly canCancel: boolean, readonly canReactivate: boolean, readonly canSwitchPlan: boolean, readonly refundableUntil: number | null, readonly canWithdraw: boolean, readonly nextCharge: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null, readonly planV2: { readonly __typename: 'PlanV2', readonly membershipType: MembershipType, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly discount: { readonly __typename: 'PlanDiscount', readonly numCycles: number, readonly percentOff: number, readonly regularPrice: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } } | null }, readonly switchPlanSchedule: { readonly __typename: 'SwitchPlanSchedule', readonly startAt: number, readonly plan: { readonly __typename: 'MembershipPlan', readonly membershipType: MembershipType, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } } } | null, readonly paymentMethod:
        | { readonly __typename: 'CreditCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string }
        | { readonly __typename: 'ApplePayCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string }
        | { readonly __typename: 'GooglePayCard', readonly cardType: string, readonly expirationMonth: number, readonly expirationYear: number, readonly lastFour: string }
        | { readonly __typename: 'PaypalAccount', readonly email: string | null }
       | null, readonly reactivationCharge: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null, readonly refundableAmount: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null } | null } };

export type PersonName = { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null };

export type PersonCard = { readonly __typename: 'User', readonly bio: string, readonly storyCount: number, readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly socialStats: { readonly __typename: 'SocialStats', readonly followerCount: number, readonly followingCount: number }, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null };

export type ProfileHeader = { readonly __typename: 'User', readonly createdAt: number, readonly websiteUrl: string | null, readonly twitterScreenName: string | null, readonly bio: string, readonly storyCount: number, readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly verifications: { readonly __typename: 'Verifications', readonly isBookAuthor: boolean }, readonly socialStats: { readonly __typename: 'SocialStats', readonly followerCount: number, readonly followingCount: number }, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null };

export type PlansOnOffer = { readonly __typename: 'MembershipPlans', readonly currency: string, readonly isFallbackCurrency: boolean, readonly isTrialOffered: boolean, readonly isSandbox: boolean, readonly couponRefusal: string | null, readonly providers: ReadonlyArray<PaymentProvider>, readonly priceByTheWeek: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly coupon: { readonly __typename: 'Coupon', readonly code: string, readonly percentOff: number, readonly numCycles: number, readonly freeMonths: number | null } | null, readonly plans: ReadonlyArray<{ readonly __typename: 'MembershipPlan', readonly membershipType: MembershipType, readonly tier: MembershipTier, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly crossoutPrice: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null, readonly savedPrice: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null, readonly firstPayment: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } }> };

export type PlanOnOffer = { readonly __typename: 'MembershipPlan', readonly membershipType: MembershipType, readonly tier: MembershipTier, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly crossoutPrice: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null, readonly savedPrice: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } | null, readonly firstPayment: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } };

export type PlanOfViewer = { readonly __typename: 'ViewerMembership', readonly membershipId: string, readonly status: MembershipStatus, readonly tier: MembershipTier, readonly membershipType: MembershipType, readonly currency: string, readonly amount: number, readonly currentPeriodEndsAt: number, readonly nextChargeAt: number | null, readonly isCancelled: boolean, readonly isTrial: boolean, readonly endedAt: number | null, readonly paymentProvider: PaymentProvider };

export type NoteItem = { readonly __typename: 'Note', readonly id: string, readonly text: string, readonly body: string, readonly isPassageChanged: boolean, readonly createdAt: number, readonly resolvedAt: number | null, readonly resolvedBy: { readonly __typename: 'User', readonly id: string, readonly name: string } | null, readonly user: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null } | null, readonly replies: ReadonlyArray<{ readonly __typename: 'NoteReply', readonly id: string, readonly body: string, readonly createdAt: number, readonly viewerCanDelete: boolean, readonly user: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null } | null }>, readonly viewerCan: { readonly __typename: 'NoteViewerCan', readonly reply: boolean, readonly resolve: boolean, readonly delete: boolean } };

export type PublicationName = { readonly __typename: 'Collection', readonly id: string, readonly slug: string, readonly name: string, readonly domain: string | null, readonly avatar: { readonly __typename: 'ImageReference', readonly id: string } | null };

export type PublicationCard = { readonly __typename: 'Collection', readonly tagline: string, readonly description: string, readonly postCount: number, readonly id: string, readonly slug: string, readonly name: string, readonly domain: string | null, readonly socialStats: { readonly __typename: 'SocialStats', readonly followerCount: number, readonly followingCount: number }, readonly avatar: { readonly __typename: 'ImageReference', readonly id: string } | null };

export type PublicationHeader = { readonly __typename: 'Collection', readonly isAuroraVisible: boolean, readonly tagline: string, readonly description: string, readonly postCount: number, readonly id: string, readonly slug: string, readonly name: string, readonly domain: string | null, readonly logo: { readonly __typename: 'ImageReference', readonly id: string, readonly originalWidth: number, readonly originalHeight: number } | null, readonly homepage: { readonly __typename: 'CollectionHomepage', readonly id: string, readonly layout: CollectionLayout, readonly headerScale: HeaderScale, readonly headerColor: string, readonly headingFont: string, readonly bodyFont: string }, readonly socialStats: { readonly __typename: 'SocialStats', readonly followerCount: number, readonly followingCount: number }, readonly avatar: { readonly __typename: 'ImageReference', readonly id: string } | null };

export type OwnStoryState = { readonly __typename: 'Post', readonly id: string, readonly settings: { readonly __typename: 'PostSettings', readonly id: string, readonly filter: YourPostsFilter, readonly scheduledAt: number | null, readonly scheduleTimeZone: string | null, readonly scheduleFailure: string | null, readonly isPinned: boolean, readonly trashedAt: number | null, readonly purgedAt: number | null } | null };

export type StorySettings = { readonly __typename: 'Post', readonly id: string, readonly title: string, readonly subtitle: string, readonly excerpt: string, readonly uniqueSlug: string, readonly url: string, readonly mediumUrl: string, readonly readingTime: number, readonly firstPublishedAt: number | null, readonly isUndated: boolean, readonly isPublished: boolean, readonly visibility: PostVisibility, readonly license: License, readonly language: string, readonly canonicalUrl: string | null, readonly seoTitle: string | null, readonly seoDescription: string | null, readonly aiDisclosure: AiDisclosure, readonly responseLevel: ResponseLevel, readonly isResponsesClosed: boolean, readonly previewImage: { readonly __typename: 'PreviewImage', readonly id: string, readonly focusPercentX: number, readonly focusPercentY: number, readonly alt: string, readonly originalWidth: number, readonly originalHeight: number } | null, readonly tags: ReadonlyArray<{ readonly __typename: 'Tag', readonly id: string, readonly slug: string, readonly displayTitle: string }>, readonly creator: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly slug: string, readonly name: string, readonly domain: string | null, readonly avatar: { readonly __typename: 'ImageReference', readonly id: string } | null } | null, readonly viewerCan: { readonly __typename: 'PostViewerCan', readonly edit: boolean, readonly publish: boolean, readonly delete: boolean }, readonly settings: { readonly __typename: 'PostSettings', readonly id: string, readonly filter: YourPostsFilter, readonly publishingActions: ReadonlyArray<PostPublishingAction>, readonly scheduledAt: number | null, readonly scheduleTimeZone: string | null, readonly scheduleFailure: string | null, readonly isMailed: boolean, readonly isLanguageChosen: boolean, readonly isPinned: boolean, readonly isFeatured: boolean, readonly trashedAt: number | null, readonly purgedAt: number | null } | null };

export type Publisher = { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly publications: ReadonlyArray<{ readonly __typename: 'Collection', readonly id: string, readonly slug: string, readonly name: string, readonly domain: string | null, readonly viewerEdge: { readonly __typename: 'CollectionViewerEdge', readonly id: string, readonly viewerStaffRole: StaffRole | null }, readonly avatar: { readonly __typename: 'ImageReference', readonly id: string } | null }>, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null };

export type ResponseItem = { readonly __typename: 'PostResponse', readonly id: string, readonly isDeleted: boolean, readonly isHidden: boolean, readonly isPinned: boolean, readonly isByAuthor: boolean, readonly bodyHtml: string, readonly source: string | null, readonly clapCount: number, readonly repliesCount: number, readonly createdAt: number, readonly editedAt: number | null, readonly parentId: string | null, readonly quote: { readonly __typename: 'PostResponseQuote', readonly blockId: string, readonly text: string } | null, readonly creator: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null } | null, readonly viewerEdge: { readonly __typename: 'PostResponseViewerEdge', readonly id: string, readonly clapCount: number }, readonly viewerCan: { readonly __typename: 'PostResponseViewerCan', readonly id: string, readonly clap: boolean, readonly delete: boolean, readonly edit: boolean, readonly hide: boolean, readonly pin: boolean } };

export type ResponseReplies = { readonly __typename: 'PostResponse', readonly id: string, readonly replies: { readonly __typename: 'PostResponseFeed', readonly items: ReadonlyArray<{ readonly __typename: 'PostResponse', readonly id: string, readonly isDeleted: boolean, readonly isHidden: boolean, readonly isPinned: boolean, readonly isByAuthor: boolean, readonly bodyHtml: string, readonly source: string | null, readonly clapCount: number, readonly repliesCount: number, readonly createdAt: number, readonly editedAt: number | null, readonly parentId: string | null, readonly replies: { readonly __typename: 'PostResponseFeed', readonly items: ReadonlyArray<{ readonly __typename: 'PostResponse', readonly id: string, readonly isDeleted: boolean, readonly isHidden: boolean, readonly isPinned: boolean, readonly isByAuthor: boolean, readonly bodyHtml: string, readonly source: string | null, readonly clapCount: number, readonly repliesCount: number, readonly createdAt: number, readonly editedAt: number | null, readonly parentId: string | null, readonly quote: { readonly __typename: 'PostResponseQuote', readonly blockId: string, readonly text: string } | null, readonly creator: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null } | null, readonly viewerEdge: { readonly __typename: 'PostResponseViewerEdge', readonly id: string, readonly clapCount: number }, readonly viewerCan: { readonly __typename: 'PostResponseViewerCan', readonly id: string, readonly clap: boolean, readonly delete: boolean, readonly edit: boolean, readonly hide: boolean, readonly pin: boolean } }>, readonly pagingInfo: { readonly __typename: 'PagingInfo', readonly next: string | null } }, readonly quote: { readonly __typename: 'PostResponseQuote', readonly blockId: string, readonly text: string } | null, readonly creator: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null } | null, readonly viewerEdge: { readonly __typename: 'PostResponseViewerEdge', readonly id: string, readonly clapCount: number }, readonly viewerCan: { readonly __typename: 'PostResponseViewerCan', readonly id: string, readonly clap: boolean, readonly delete: boolean, readonly edit: boolean, readonly hide: boolean, readonly pin: boolean } }>, readonly pagingInfo: { readonly __typename: 'PagingInfo', readonly next: string | null } } };

export type SearchResults = { readonly __typename: 'SearchResult', readonly kind: SearchKind, readonly indexName: string, readonly queryId: string | null, readonly total: number, readonly isTotalExact: boolean, readonly page: number, readonly pageCount: number, readonly items: ReadonlyArray<{ readonly __typename: 'SearchHit', readonly objectId: string, readonly position: number, readonly title: ReadonlyArray<{ readonly __typename: 'MarkedPart', readonly text: string, readonly isMatch: boolean }>, readonly subtitle: ReadonlyArray<{ readonly __typename: 'MarkedPart', readonly text: string, readonly isMatch: boolean }>, readonly snippet: ReadonlyArray<{ readonly __typename: 'MarkedPart', readonly text: string, readonly isMatch: boolean }>, readonly entity:
      | { readonly __typename: 'Post', readonly subtitle: string, readonly excerpt: string, readonly id: string, readonly title: string, readonly uniqueSlug: string, readonly language: string, readonly readingTime: number, readonly firstPublishedAt: number | null, readonly isUndated: boolean, readonly isLocked: boolean, readonly previewImage: { readonly __typename: 'PreviewImage', readonly id: string, readonly focusPercentX: number, readonly focusPercentY: number, readonly alt: string, readonly originalWidth: number, readonly originalHeight: number } | null, readonly creator: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }, readonly authors: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }>, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly slug: string, readonly name: string, readonly domain: string | null, readonly avatar: { readonly __typename: 'ImageReference', readonly id: string } | null } | null }
      | { readonly __typename: 'User', readonly bio: string, readonly storyCount: number, readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly socialStats: { readonly __typename: 'SocialStats', readonly followerCount: number, readonly followingCount: number }, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }
      | { readonly __typename: 'Collection', readonly tagline: string, readonly description: string, readonly postCount: number, readonly id: string, readonly slug: string, readonly name: string, readonly domain: string | null, readonly socialStats: { readonly __typename: 'SocialStats', readonly followerCount: number, readonly followingCount: number }, readonly avatar: { readonly __typename: 'ImageReference', readonly id: string } | null }
      | { readonly __typename: 'Tag', readonly postCount: number, readonly id: string, readonly slug: string, readonly displayTitle: string }
      | { readonly __typename: 'Catalog', readonly id: string, readonly name: string, readonly slug: string, readonly itemCount: number, readonly creator: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null } }
     }> };

export type SeriesCard = { readonly __typename: 'Series', readonly id: string, readonly slug: string, readonly title: string, readonly description: string, readonly postCount: number, readonly creator: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly slug: string, readonly name: string, readonly domain: string | null, readonly avatar: { readonly __typename: 'ImageReference', readonly id: string } | null } | null };

export type StoryAddress = { readonly __typename: 'Post', readonly id: string, readonly title: string, readonly uniqueSlug: string, readonly language: string, readonly creator: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly slug: string, readonly domain: string | null } | null };

export type StoryCard = { readonly __typename: 'Post', readonly subtitle: string, readonly excerpt: string, readonly id: string, readonly title: string, readonly uniqueSlug: string, readonly language: string, readonly readingTime: number, readonly firstPublishedAt: number | null, readonly isUndated: boolean, readonly isLocked: boolean, readonly previewImage: { readonly __typename: 'PreviewImage', readonly id: string, readonly focusPercentX: number, readonly focusPercentY: number, readonly alt: string, readonly originalWidth: number, readonly originalHeight: number } | null, readonly creator: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }, readonly authors: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }>, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly slug: string, readonly name: string, readonly domain: string | null, readonly avatar: { readonly __typename: 'ImageReference', readonly id: string } | null } | null };

export type StoryFeed = { readonly __typename: 'PostFeed', readonly items: ReadonlyArray<{ readonly __typename: 'PostFeedItem', readonly post: { readonly __typename: 'Post', readonly subtitle: string, readonly excerpt: string, readonly id: string, readonly title: string, readonly uniqueSlug: string, readonly language: string, readonly readingTime: number, readonly firstPublishedAt: number | null, readonly isUndated: boolean, readonly isLocked: boolean, readonly previewImage: { readonly __typename: 'PreviewImage', readonly id: string, readonly focusPercentX: number, readonly focusPercentY: number, readonly alt: string, readonly originalWidth: number, readonly originalHeight: number } | null, readonly creator: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }, readonly authors: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }>, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly slug: string, readonly name: string, readonly domain: string | null, readonly avatar: { readonly __typename: 'ImageReference', readonly id: string } | null } | null } }>, readonly pagingInfo: { readonly __typename: 'PagingInfo', readonly next: string | null } };

export type StoryLine = { readonly __typename: 'Post', readonly id: string, readonly title: string, readonly uniqueSlug: string, readonly language: string, readonly readingTime: number, readonly firstPublishedAt: number | null, readonly isUndated: boolean, readonly isLocked: boolean, readonly creator: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }, readonly authors: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }>, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly slug: string, readonly name: string, readonly domain: string | null, readonly avatar: { readonly __typename: 'ImageReference', readonly id: string } | null } | null };

export type SubscribedPerson = { readonly __typename: 'User', readonly id: string, readonly name: string, readonly socialStats: { readonly __typename: 'SocialStats', readonly followerCount: number, readonly followingCount: number }, readonly viewerEdge: { readonly __typename: 'UserViewerEdge', readonly id: string, readonly isFollowing: boolean, readonly isSubscribed: boolean } };

export type SubscribedPublication = { readonly __typename: 'Collection', readonly id: string, readonly name: string, readonly socialStats: { readonly __typename: 'SocialStats', readonly followerCount: number, readonly followingCount: number }, readonly viewerEdge: { readonly __typename: 'CollectionViewerEdge', readonly id: string, readonly isFollowing: boolean, readonly isSubscribed: boolean } };

export type SubscribedWriter = { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string };

export type SubscribedShelf = { readonly __typename: 'Collection', readonly id: string, readonly name: string, readonly slug: string, readonly domain: string | null };

export type TagHeader = { readonly __typename: 'Tag', readonly postCount: number, readonly followerCount: number, readonly id: string, readonly slug: string, readonly displayTitle: string, readonly relatedTags: ReadonlyArray<{ readonly __typename: 'Tag', readonly id: string, readonly slug: string, readonly displayTitle: string }> };

export type TopicName = { readonly __typename: 'Tag', readonly id: string, readonly slug: string, readonly displayTitle: string };

export type BannedLinkRow = { readonly __typename: 'BannedLink', readonly pattern: string, readonly reason: string, readonly createdAt: number };

export type CouponRow = { readonly __typename: 'AdminCoupon', readonly code: string, readonly percentOff: number, readonly numCycles: number, readonly freeMonths: number | null, readonly expiresAt: number | null, readonly cap: number | null, readonly usedCount: number, readonly isEnded: boolean };

export type PromotionRow = { readonly __typename: 'Gift', readonly id: string, readonly tier: MembershipTier, readonly months: number, readonly used: number, readonly left: number, readonly isForNewMembers: boolean, readonly expiresAt: number, readonly code: string | null, readonly canRevoke: boolean };

export type ExperimentRow = { readonly __typename: 'AdminExperiment', readonly id: string, readonly purpose: string, readonly owner: string, readonly endsOn: string, readonly isRunning: boolean, readonly variants: ReadonlyArray<{ readonly __typename: 'ExperimentVariant', readonly name: string, readonly weight: number, readonly exposureCount: number }> };

export type ReportCaseRow = { readonly __typename: 'ReportCase', readonly id: string, readonly targetKind: ReportTargetKind, readonly reportCount: number, readonly trustedReportCount: number, readonly isHidden: boolean, readonly updatedAt: number, readonly target: { readonly __typename: 'ReportedThing', readonly title: string, readonly excerpt: string, readonly path: string | null, readonly isHidden: boolean, readonly makers: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly name: string }> }, readonly reports: ReadonlyArray<{ readonly __typename: 'Report', readonly reason: SuspensionRule, readonly comment: string, readonly createdAt: number, readonly reporter: { readonly __typename: 'User', readonly id: string, readonly name: string } | null }> };

export type OperatorSettingRow = { readonly __typename: 'OperatorSetting', readonly id: string, readonly purpose: string, readonly value: string, readonly defaultValue: string, readonly isSet: boolean, readonly isSecret: boolean, readonly choices: ReadonlyArray<string> };

export type EditedSitePage = { readonly __typename: 'SitePage', readonly id: string, readonly path: string, readonly state: SitePageState, readonly source: { readonly __typename: 'SitePageSource', readonly title: string, readonly markdown: string, readonly newUntil: number | null, readonly versions: ReadonlyArray<{ readonly __typename: 'SitePageVersion', readonly id: string, readonly title: string, readonly markdown: string, readonly author: string, readonly createdAt: number }> } | null };

export type AdminUserView = { readonly __typename: 'AdminUser', readonly id: string, readonly username: string, readonly name: string, readonly state: AccountState, readonly createdAt: number, readonly email: string | null, readonly isEmailVerified: boolean, readonly roles: ReadonlyArray<PlatformRole>, readonly waysIn: ReadonlyArray<string>, readonly hasTwoFactor: boolean, readonly sessions: ReadonlyArray<{ readonly __typename: 'AdminSession', readonly id: string, readonly method: string, readonly device: string | null, readonly country: string | null, readonly lastUsedAt: number }>, readonly suspensions: ReadonlyArray<{ readonly __typename: 'Suspension', readonly id: string, readonly rule: SuspensionRule, readonly reason: string, readonly excerpt: string, readonly createdAt: number, readonly endsAt: number | null, readonly liftedAt: number | null }>, readonly audit: ReadonlyArray<{ readonly __typename: 'AuditEntry', readonly id: string, readonly actor: string, readonly action: string, readonly before: string, readonly after: string, readonly createdAt: number }>, readonly viewerCan: { readonly __typename: 'AdminUserViewerCan', readonly suspend: boolean, readonly changeRoles: boolean } };

export type ListedTopic = { readonly __typename: 'Topic', readonly description: string, readonly id: string, readonly slug: string, readonly name: string, readonly tags: ReadonlyArray<{ readonly __typename: 'Tag', readonly id: string, readonly slug: string, readonly displayTitle: string }> };

export type InternalStatusView = { readonly __typename: 'InternalStatus', readonly viewerCanSwitchFlags: boolean, readonly facts: ReadonlyArray<{ readonly __typename: 'StatusFact', readonly group: StatusGroup, readonly name: string, readonly value: string }>, readonly flags: ReadonlyArray<{ readonly __typename: 'AdminFlag', readonly name: string, readonly purpose: string, readonly owner: string, readonly endsOn: string, readonly isOn: boolean, readonly isOnByDefault: boolean, readonly audience: { readonly __typename: 'FlagAudience', readonly kind: FlagAudienceKind, readonly percent: number, readonly people: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly username: string }> } | null }> };

export type SwitchQuotes = { readonly __typename: 'ViewerMembership', readonly monthly: { readonly __typename: 'SwitchQuote', readonly isNow: boolean, readonly startAt: number, readonly due: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly credit: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } } | null, readonly yearly: { readonly __typename: 'SwitchQuote', readonly isNow: boolean, readonly startAt: number, readonly due: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly credit: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } } | null, readonly premiumMonthly: { readonly __typename: 'SwitchQuote', readonly isNow: boolean, readonly startAt: number, readonly due: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly credit: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } } | null, readonly premiumYearly: { readonly __typename: 'SwitchQuote', readonly isNow: boolean, readonly startAt: number, readonly due: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly credit: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } } | null };

export type QuotedSwitch = { readonly __typename: 'SwitchQuote', readonly isNow: boolean, readonly startAt: number, readonly due: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly credit: { readonly __typename: 'Money', readonly amount: number, readonly currency: string }, readonly price: { readonly __typename: 'Money', readonly amount: number, readonly currency: string } };

export type NotificationView = { readonly __typename: 'Notification', readonly id: string, readonly notificationType: NotificationType, readonly occurredAt: number, readonly isUnread: boolean, readonly actorCount: number, readonly excerpt: string, readonly amount: number | null, readonly path: string, readonly actors: ReadonlyArray<{ readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }>, readonly post: { readonly __typename: 'Post', readonly id: string, readonly title: string } | null, readonly catalog: { readonly __typename: 'Catalog', readonly id: string, readonly name: string, readonly creator: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null } } | null };

export type EmailSetting = { readonly __typename: 'User', readonly id: string, readonly emailObfuscated: string | null, readonly unverifiedEmail: string | null };

export type UsernameSetting = { readonly __typename: 'User', readonly id: string, readonly username: string, readonly usernameChangeAllowedAt: number | null, readonly hasSubdomain: boolean, readonly customDomainState: { readonly __typename: 'CustomDomainState', readonly live: { readonly __typename: 'CustomDomain', readonly domain: string } | null } | null };

export type ProfileSetting = { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly bio: string, readonly websiteUrl: string | null };

export type ArchiveSetting = { readonly __typename: 'User', readonly id: string, readonly archives: ReadonlyArray<{ readonly __typename: 'AccountExport', readonly id: string, readonly state: AccountExportState, readonly requestedAt: number, readonly readyAt: number | null, readonly expiresAt: number | null, readonly downloadPaths: ReadonlyArray<string> }> | null };

export type MadeApp = { readonly __typename: 'MadeOAuthApp', readonly secret: string | null, readonly app: { readonly __typename: 'OAuthApp', readonly id: string }, readonly viewer: { readonly __typename: 'User', readonly id: string, readonly oauthApps: ReadonlyArray<{ readonly __typename: 'OAuthApp', readonly id: string, readonly name: string, readonly description: string, readonly redirectAddresses: ReadonlyArray<string>, readonly isPublic: boolean, readonly createdAt: number }> | null } };

export type WaysInSetting = { readonly __typename: 'AccountSecurity', readonly id: string, readonly hasPassword: boolean, readonly passwordMinimum: number, readonly isTwoFactorOn: boolean, readonly hasAuthenticatorApp: boolean, readonly asksForPasskey: boolean, readonly recoveryCodesLeft: number, readonly arePasskeysPossible: boolean, readonly passkeys: ReadonlyArray<{ readonly __typename: 'Passkey', readonly id: string, readonly name: string, readonly isBackedUp: boolean, readonly createdAt: number, readonly lastUsedAt: number | null }> };

export type SessionsSetting = { readonly __typename: 'User', readonly id: string, readonly sessions: ReadonlyArray<{ readonly __typename: 'Session', readonly id: string, readonly isCurrent: boolean, readonly device: string | null, readonly country: string | null, readonly network: string, readonly domain: string | null, readonly createdAt: number, readonly lastUsedAt: number }> | null };

export type ConnectionsSetting = { readonly __typename: 'User', readonly id: string, readonly connections: ReadonlyArray<{ readonly __typename: 'ProviderConnection', readonly provider: SignInProvider, readonly displayName: string }> | null };

export type TokensSetting = { readonly __typename: 'User', readonly id: string, readonly personalTokens: ReadonlyArray<{ readonly __typename: 'PersonalToken', readonly id: string, readonly name: string, readonly scopes: ReadonlyArray<TokenScope>, readonly createdAt: number, readonly expiresAt: number, readonly lastUsedAt: number | null }> | null };

export type AuthorizedAppsSetting = { readonly __typename: 'User', readonly id: string, readonly authorizedApps: ReadonlyArray<{ readonly __typename: 'AuthorizedApp', readonly id: string, readonly name: string, readonly ownerUsername: string, readonly scopes: ReadonlyArray<TokenScope>, readonly authorizedAt: number, readonly lastUsedAt: number | null }> | null };

export type OwnAppsSetting = { readonly __typename: 'User', readonly id: string, readonly oauthApps: ReadonlyArray<{ readonly __typename: 'OAuthApp', readonly id: string, readonly name: string, readonly description: string, readonly redirectAddresses: ReadonlyArray<string>, readonly isPublic: boolean, readonly createdAt: number }> | null };

export type EditedTopic = { readonly __typename: 'Topic', readonly description: string, readonly visibility: TopicVisibility, readonly id: string, readonly slug: string, readonly name: string, readonly tags: ReadonlyArray<{ readonly __typename: 'Tag', readonly id: string, readonly slug: string, readonly displayTitle: string }>, readonly relatedTopics: ReadonlyArray<{ readonly __typename: 'Topic', readonly id: string, readonly slug: string, readonly name: string }>, readonly pickedPosts: ReadonlyArray<{ readonly __typename: 'Post', readonly id: string, readonly title: string }>, readonly latestPosts: { readonly __typename: 'PostFeed', readonly items: ReadonlyArray<{ readonly __typename: 'PostFeedItem', readonly post: { readonly __typename: 'Post', readonly id: string, readonly title: string } }> } };

export type TopicHeader = { readonly __typename: 'Topic', readonly description: string, readonly visibility: TopicVisibility, readonly id: string, readonly slug: string, readonly name: string, readonly tags: ReadonlyArray<{ readonly __typename: 'Tag', readonly id: string, readonly slug: string, readonly displayTitle: string }>, readonly relatedTopics: ReadonlyArray<{ readonly __typename: 'Topic', readonly id: string, readonly slug: string, readonly name: string }>, readonly viewerEdge: { readonly __typename: 'TopicViewerEdge', readonly id: string, readonly isFollowing: boolean, readonly canEdit: boolean } };

export type TopicRef = { readonly __typename: 'Topic', readonly id: string, readonly slug: string, readonly name: string };

export type TopicFollow = { readonly __typename: 'Topic', readonly id: string, readonly tags: ReadonlyArray<{ readonly __typename: 'Tag', readonly id: string, readonly viewerEdge: { readonly __typename: 'TagViewerEdge', readonly id: string, readonly isFollowing: boolean } }>, readonly viewerEdge: { readonly __typename: 'TopicViewerEdge', readonly id: string, readonly isFollowing: boolean } };

export type SuggestedPerson = { readonly __typename: 'User', readonly id: string, readonly name: string, readonly imageId: string | null };

export type SuggestedPublication = { readonly __typename: 'Collection', readonly id: string, readonly name: string, readonly avatar: { readonly __typename: 'ImageReference', readonly id: string } | null };

export type ResponseCard = { readonly __typename: 'PostResponse', readonly id: string, readonly bodyHtml: string, readonly clapCount: number, readonly repliesCount: number, readonly createdAt: number, readonly quote: { readonly __typename: 'PostResponseQuote', readonly blockId: string, readonly text: string } | null, readonly post: { readonly __typename: 'Post', readonly id: string, readonly title: string, readonly uniqueSlug: string, readonly language: string, readonly creator: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly slug: string, readonly domain: string | null } | null } | null, readonly catalog: { readonly __typename: 'Catalog', readonly id: string, readonly name: string, readonly slug: string, readonly creator: { readonly __typename: 'User', readonly id: string, readonly username: string } } | null };

export type ArrangedSeries = { readonly __typename: 'Series', readonly viewerCanArrange: boolean, readonly id: string, readonly slug: string, readonly title: string, readonly description: string, readonly postCount: number, readonly entries: ReadonlyArray<{ readonly __typename: 'SeriesEntry', readonly postId: string, readonly title: string, readonly state: SeriesEntryState }> | null, readonly candidates: ReadonlyArray<{ readonly __typename: 'SeriesEntry', readonly postId: string, readonly title: string, readonly state: SeriesEntryState }> | null, readonly creator: { readonly __typename: 'User', readonly id: string, readonly name: string, readonly username: string, readonly imageId: string | null, readonly isUnclaimed: boolean, readonly membership: { readonly __typename: 'Membership', readonly id: string, readonly tier: MembershipTier, readonly friendSince: number | null } | null }, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly slug: string, readonly name: string, readonly domain: string | null, readonly avatar: { readonly __typename: 'ImageReference', readonly id: string } | null } | null };

export type YourStory = { readonly __typename: 'YourPost', readonly title: string, readonly subtitle: string, readonly wordCount: number, readonly readingTime: number, readonly updatedAt: number, readonly hasUnpublishedChanges: boolean, readonly post: { readonly __typename: 'Post', readonly isLocked: boolean, readonly isPublished: boolean, readonly visibility: PostVisibility, readonly firstPublishedAt: number | null, readonly isUndated: boolean, readonly id: string, readonly title: string, readonly uniqueSlug: string, readonly language: string, readonly creator: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly slug: string, readonly domain: string | null } | null, readonly settings: { readonly __typename: 'PostSettings', readonly id: string, readonly filter: YourPostsFilter, readonly scheduledAt: number | null, readonly scheduleTimeZone: string | null, readonly scheduleFailure: string | null, readonly isPinned: boolean, readonly trashedAt: number | null, readonly purgedAt: number | null } | null } };

export type YourResponse = { readonly __typename: 'PostResponse', readonly id: string, readonly url: string, readonly excerpt: string, readonly isHidden: boolean, readonly clapCount: number, readonly repliesCount: number, readonly createdAt: number, readonly post: { readonly __typename: 'Post', readonly id: string, readonly title: string, readonly uniqueSlug: string, readonly language: string, readonly creator: { readonly __typename: 'User', readonly id: string, readonly username: string }, readonly collection: { readonly __typename: 'Collection', readonly id: string, readonly slug: string, readonly domain: string | null } | null } | null, readonly catalog: { readonly __typename: 'Catalog', readonly id: string, readonly name: string } | null };
