// Made by `npm run generate`: do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Person as PersonRow } from '#modules/people/people/person.ts';
import type { Book as BookRow } from '#modules/people/people/read-profile.ts';
import type { BookEdition as BookEditionRow } from '#modules/people/books/read-editions.ts';
import type { BookAnswer as BookAnswerRow } from '#modules/people/books/change-books.ts';
import type { Publication as PublicationRow } from '#modules/stories/publications/publication.ts';
import type { StaffMember as StaffMemberRow } from '#modules/stories/publications/read-staff.ts';
import type { Section as SectionRow, Subpage as SubpageRow } from '#modules/stories/publications/read-pages.ts';
import type { NavigationSource as NavigationSourceValue, ImageSource as ImageSourceValue, SocialSource as SocialSourceValue, CreatedShareLinkSource as CreatedShareLinkSourceValue, RevokeShareLinkSource as RevokeShareLinkSourceValue, TopicResultSource as TopicResultSourceValue, SitePageResultSource as SitePageResultSourceValue, SitePagePreviewSource as SitePagePreviewSourceValue, SeriesResultSource as SeriesResultSourceValue, RepostPostSource as RepostPostSourceValue, ChangeCatalogSource as ChangeCatalogSourceValue, CatalogMembershipSource as CatalogMembershipSourceValue, CatalogItemSource as CatalogItemSourceValue, ReadingListSource as ReadingListSourceValue, ReadingHistory as ReadingHistoryValue, NotificationFeed as NotificationFeedValue, NotificationsSeen as NotificationsSeenValue, ResponseFeed as ResponseFeedValue, RemovedResponseSource as RemovedResponseSourceValue, ResponseResultSource as ResponseResultSourceValue, RemoveResponseSource as RemoveResponseSourceValue, HideOnStorySource as HideOnStorySourceValue, HideOnListSource as HideOnListSourceValue, VoterFeed as VoterFeedValue, ClapStorySource as ClapStorySourceValue, ClapResponseSource as ClapResponseSourceValue, ClapListSource as ClapListSourceValue, YourPostFeed as YourPostFeedValue, PublishPostSource as PublishPostSourceValue, UpdatePostSettingsSource as UpdatePostSettingsSourceValue, ChangePostSource as ChangePostSourceValue, PinPostSource as PinPostSourceValue, StoryFeed as StoryFeedValue, PersonFeed as PersonFeedValue, FollowedFeed as FollowedFeedValue, MutedFeed as MutedFeedValue, ShownLessFeed as ShownLessFeedValue, HomeFeed as HomeFeedValue, PublicationFeed as PublicationFeedValue, ListFeed as ListFeedValue, ListItemFeed as ListItemFeedValue, TagFeed as TagFeedValue, DraftVersionFeed as DraftVersionFeedValue, DraftResultSource as DraftResultSourceValue, CreateDraftLinkSource as CreateDraftLinkSourceValue, QuoteFeed as QuoteFeedValue, CreateQuoteSource as CreateQuoteSourceValue, DeleteQuoteSource as DeleteQuoteSourceValue, NoteFeed as NoteFeedValue, NoteResultSource as NoteResultSourceValue, DeleteNoteSource as DeleteNoteSourceValue, BannedLinksSource as BannedLinksSourceValue, BanLinkSource as BanLinkSourceValue, ReportCaseFeed as ReportCaseFeedValue, RehostImageSource as RehostImageSourceValue, LinkPreviewSource as LinkPreviewSourceValue, DecideReportCaseSource as DecideReportCaseSourceValue, PostResultSource as PostResultSourceValue, UserResultSource as UserResultSourceValue, ChangeUsernameSource as ChangeUsernameSourceValue, UpdateProfileSource as UpdateProfileSourceValue, RequestArchiveSource as RequestArchiveSourceValue, UpdatePreferencesSource as UpdatePreferencesSourceValue, FediverseFollowerFeed as FediverseFollowerFeedValue, FederationResultSource as FederationResultSourceValue, ChangedFederationSource as ChangedFederationSourceValue, CreatePersonalTokenSource as CreatePersonalTokenSourceValue, EndedOrMissingSource as EndedOrMissingSourceValue, MadeAppSource as MadeAppSourceValue, AppResultSource as AppResultSourceValue, SwitchExperimentSource as SwitchExperimentSourceValue, ChargeFeed as ChargeFeedValue, ChargeSource as ChargeSourceValue, GiftFeed as GiftFeedValue, GiftSource as GiftSourceValue, GiftChangedSource as GiftChangedSourceValue, MakeCouponSource as MakeCouponSourceValue, EndCouponSource as EndCouponSourceValue, PaidSource as PaidSourceValue, MemberSource as MemberSourceValue, StatusSource as StatusSourceValue, SwitchFlagSource as SwitchFlagSourceValue, SetFlagAudienceSource as SetFlagAudienceSourceValue, FlagSource as FlagSourceValue, FlagValueSource as FlagValueSourceValue } from '../sources.ts';
import type { Story as StoryRow } from '#modules/stories/stories/story.ts';
import type { UnlockOutcome as UnlockOutcomeRow } from '#modules/money/metering/unlock-story.ts';
import type { MadeShareLink as MadeShareLinkRow } from '#modules/stories/share-links/create-share-link.ts';
import type { SeriesPosition as SeriesPositionRow } from '#modules/stories/series/read-series.ts';
import type { ArchiveEntry as ArchiveEntryRow } from '#modules/stories/stories/read-archive.ts';
import type { Tag as TagRow } from '#modules/stories/topics/tag.ts';
import type { PresentedSearch as PresentedSearchRow, PresentedHit as PresentedHitRow } from '#modules/finding/search/present-search.ts';
import type { SearchEntity as SearchEntityRow } from '#modules/finding/search/visible-hits.ts';
import type { Topic as TopicRow } from '#modules/stories/curated-topics/topic.ts';
import type { TopicDeletion as TopicDeletionRow } from '#modules/stories/curated-topics/delete-topic.ts';
import type { SitePage as SitePageRow, SitePageVersion as SitePageVersionRow } from '#modules/running/site-pages/site-page.ts';
import type { Series as SeriesRow } from '#modules/stories/series/series.ts';
import type { ImportAnswer as ImportAnswerRow } from '#modules/moving/story-imports/import-story-by-address.ts';
import type { SeriesEntry as SeriesEntryRow } from '#modules/stories/series/read-own-series.ts';
import type { SeriesDeletion as SeriesDeletionRow } from '#modules/stories/series/series-answer.ts';
import type { Byline as BylineRow, BylineAnswer as BylineAnswerRow } from '#modules/stories/co-authors/byline.ts';
import type { Invitation as InvitationRow } from '#modules/stories/co-authors/read-byline.ts';
import type { AnsweredInvitation as AnsweredInvitationRow } from '#modules/stories/co-authors/answer-invitation.ts';
import type { Repost as RepostRow } from '#modules/stories/reposts/read-reposts.ts';
import type { List as ListRow } from '#modules/reading/lists/list.ts';
import type { ListItem as ListItemRow } from '#modules/reading/lists/read-list-items.ts';
import type { ListDeletion as ListDeletionRow } from '#modules/reading/lists/delete-list.ts';
import type { HistoryEntry as HistoryEntryRow, ReadingPosition as ReadingPositionRow } from '#modules/reading/reading-history/read-history.ts';
import type { UnsubscriptionState as UnsubscriptionStateRow } from '#modules/telling/unsubscribing/unsubscribe.ts';
import type { DigestStory as DigestStoryRow } from '#modules/telling/digests/digest.ts';
import type { Notification as NotificationRow } from '#modules/telling/notifications/notification.ts';
import type { ListWithStory as ListWithStoryRow } from '#modules/reading/lists/read-your-lists.ts';
import type { PresentedResponse as PresentedResponseRow, Place as PlaceRow } from '#modules/reading/responses/response.ts';
import type { Voter as VoterRow } from '#modules/reading/claps/read-voters.ts';
import type { MediaImage as MediaImageRow } from '#modules/ground/media/media-image.ts';
import type { PostSettings as PostSettingsRow } from '#modules/stories/stories/read-post-settings.ts';
import type { YourPost as YourPostRow } from '#modules/stories/stories/read-your-posts.ts';
import type { FollowedEntities as FollowedEntitiesRow, FollowedEntityEdge as FollowedEntityEdgeRow } from '#modules/people/follows/followed-entities.ts';
import type { Followed as FollowedRow } from '#modules/people/follows/read-follows.ts';
import type { Muted as MutedRow } from '#modules/people/mutes/read-muted.ts';
import type { HomeItem as HomeItemRow, HomeReason as HomeReasonRow } from '#modules/finding/feeds/home-reason.ts';
import type { ShowLessAnswer as ShowLessAnswerRow } from '#modules/finding/recommendations/show-less.ts';
import type { Draft as DraftRow } from '#modules/stories/drafts/draft.ts';
import type { VersionEntry as VersionEntryRow } from '#modules/stories/drafts/load-versions.ts';
import type { CreateOutcome as CreateOutcomeRow, SaveOutcome as SaveOutcomeRow } from '#modules/stories/drafts/draft-outcome.ts';
import type { MadeLink as MadeLinkRow } from '#modules/stories/drafts/change-draft-link.ts';
import type { Highlight as HighlightRow } from '#modules/reading/highlights/highlight.ts';
import type { HighlightGroup as HighlightGroupRow } from '#modules/reading/highlights/highlight-groups.ts';
import type { PrivateNote as PrivateNoteRow, NoteReply as NoteReplyRow } from '#modules/stories/private-notes/private-note.ts';
import type { BannedLink as BannedLinkRow } from '#modules/ground/banned-links/read-banned-links.ts';
import type { ReportCase as ReportCaseRow, Report as ReportRow, ReportOutcome as ReportOutcomeRow } from '#modules/running/reports/report.ts';
import type { DescribedTarget as DescribedTargetRow } from '#modules/running/reports/describe-target.ts';
import type { SendOutcome as SendOutcomeRow } from '#modules/identity/email-auth/send-outcome.ts';
import type { VerifyOutcome as VerifyOutcomeRow } from '#modules/identity/email-auth/verify-login-code.ts';
import type { VerificationOutcome as VerificationOutcomeRow } from '#modules/identity/email-verification/send-verification-email.ts';
import type { Session as SessionRow } from '#modules/identity/sessions/session.ts';
import type { EndedSessions as EndedSessionsRow, EndSessionsOutcome as EndSessionsOutcomeRow } from '#modules/identity/sessions/ended-sessions.ts';
import type { AccountSecurity as AccountSecurityRow, WaysInChange as WaysInChangeRow } from '#modules/identity/passwords/set-password.ts';
import type { PasswordSignIn as PasswordSignInRow } from '#modules/identity/passwords/sign-in-with-password.ts';
import type { SecondStep as SecondStepRow } from '#modules/identity/two-factor/finish-second-step.ts';
import type { AuthenticatorOutcome as AuthenticatorOutcomeRow } from '#modules/identity/two-factor/start-authenticator-app.ts';
import type { RecoveryCodesOutcome as RecoveryCodesOutcomeRow } from '#modules/identity/two-factor/confirm-authenticator-app.ts';
import type { PasskeyOptionsOutcome as PasskeyOptionsOutcomeRow } from '#modules/identity/passkeys/passkey.ts';
import type { Connection as ConnectionRow } from '#modules/identity/providers/find-connection.ts';
import type { DisconnectedProvider as DisconnectedProviderRow, DisconnectOutcome as DisconnectOutcomeRow } from '#modules/identity/providers/disconnect-provider.ts';
import type { OneTapAnswer as OneTapAnswerRow } from '#modules/identity/one-tap/read-one-tap-credential.ts';
import type { UsernameAvailability as UsernameAvailabilityRow } from '#modules/people/usernames/check-username-availability.ts';
import type { Closing as ClosingRow } from '#modules/moving/accounts/close-account.ts';
import type { EmailChange as EmailChangeRow, EmailChangeRequest as EmailChangeRequestRow } from '#modules/identity/email-changes/change-email.ts';
import type { AccountExport as AccountExportRow } from '#modules/moving/account-exports/account-export.ts';
import type { Preference as PreferenceRow } from '#modules/people/preferences/read-preferences.ts';
import type { FollowSuggestion as FollowSuggestionRow } from '#modules/finding/onboarding/suggest-whom-to-follow.ts';
import type { ChosenTopics as ChosenTopicsRow, TopicChoice as TopicChoiceRow } from '#modules/finding/onboarding/choose-topics.ts';
import type { Federation as FederationRow, FediverseFollower as FediverseFollowerRow } from '#modules/finding/federation/read-federation.ts';
import type { PersonalToken as PersonalTokenRow } from '#modules/identity/personal-tokens/read-personal-tokens.ts';
import type { OAuthApp as OAuthAppRow } from '#modules/identity/oauth/app.ts';
import type { AuthorizedApp as AuthorizedAppRow } from '#modules/identity/oauth/authorized-apps.ts';
import type { AuthorizationRequest as AuthorizationRequestRow, AuthorizationRefusal as AuthorizationRefusalRow } from '#modules/identity/oauth/read-authorization.ts';
import type { Decision as DecisionRow } from '#modules/identity/oauth/decide-authorization.ts';
import type { NumberVerified as NumberVerifiedRow } from '#modules/identity/mobile-verification/verify-mobile-number.ts';
import type { MobileRefusal as MobileRefusalRow, NumberRefusal as NumberRefusalRow } from '#modules/identity/mobile-verification/mobile-answer.ts';
import type { CodeSent as CodeSentRow } from '#modules/identity/mobile-verification/send-mobile-code.ts';
import type { AdminUser as AdminUserRow, AdminSession as AdminSessionRow } from '#modules/running/moderation/read-admin-user.ts';
import type { Suspension as SuspensionRow } from '#modules/running/moderation/find-running-suspension.ts';
import type { AuditEntry as AuditEntryRow } from '#modules/running/moderation/read-audit.ts';
import type { AdminExperiment as AdminExperimentRow } from '#modules/ground/experiments/read-experiments.ts';
import type { OperatorSetting as OperatorSettingRow, ChangedSetting as ChangedSettingRow } from '#modules/ground/settings/operator-settings.ts';
import type { Charge as ChargeRow } from '#modules/money/billing/charge.ts';
import type { BoughtGift as BoughtGiftRow } from '#modules/money/gifts/read-gifts.ts';
import type { CheckAnswer as CheckAnswerRow } from '#modules/money/gifts/check-gift-code.ts';
import type { GiftChange as GiftChangeRow } from '#modules/money/gifts/change-gift.ts';
import type { RedeemedGift as RedeemedGiftRow, RedeemAnswer as RedeemAnswerRow } from '#modules/money/gifts/redeem-gift-code.ts';
import type { Coupon as CouponRow } from '#modules/money/coupons/coupon.ts';
import type { PresentedMembership as PresentedMembershipRow } from '#modules/money/memberships/present-membership.ts';
import type { CheckoutAnswer as CheckoutAnswerRow } from '#modules/money/memberships/prepare-checkout.ts';
import type { PaymentAnswer as PaymentAnswerRow } from '#modules/money/memberships/payment-answer.ts';
import type { MembershipChange as MembershipChangeRow } from '#modules/money/memberships/membership-change.ts';
import type { Continued as ContinuedRow } from '#modules/money/memberships/continue-membership.ts';
import type { PaymentMethod as PaymentMethodRow } from '#modules/money/payments/payment-method.ts';
import type { AdminFlag as AdminFlagRow } from '#modules/running/moderation/read-admin-flags.ts';
import type { ModeratedUser as ModeratedUserRow } from '#modules/running/moderation/moderation-answer.ts';
import type { FlagAudience as FlagAudienceRow } from '#modules/ground/flags/flag-audience.ts';
import type { GraphContext } from '../graph-context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Milliseconds since the Unix epoch, as a number: may be negative, for stories dated before 1970. */
  Timestamp: { input: number; output: Date | number; }
  /** An absolute http or https address. */
  Url: { input: string; output: string; }
  /** `#` and eight hexadecimal digits (1§5). */
  Colour: { input: string; output: string; }
  /** Any JSON value: the field that gives or takes one says which. */
  Json: { input: unknown; output: unknown; }
};

/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type Query = {
  /** Domains and addresses that nobody may link to, newest first; for moderators and administrators (decisions 15). */
  readonly bannedLinks?: Maybe<ReadonlyArray<BannedLink>>;
  /** A receipt of the viewer's own (`/me/billing-history/receipt/{chargeId}`). */
  readonly charge: ChargeResult;
  /** Work to do before asking for mail; null where the site uses reCAPTCHA, and for who has no visitor cookie yet. */
  readonly captchaChallenge?: Maybe<CaptchaChallenge>;
  /** Who clapped for a story, newest first; empty for a story that the viewer does not find. */
  readonly postVoters: VoterFeed;
  /** Who stands in the byline of a story and who is asked to; null for who may not change the story. */
  readonly byline?: Maybe<Byline>;
  /** What the viewer is asked to write with others, newest first. */
  readonly coAuthorInvitations: ReadonlyArray<CoAuthorInvitation>;
  /** All coupons, newest first; for administrators and those who keep the money (decisions 84). */
  readonly coupons?: Maybe<ReadonlyArray<AdminCoupon>>;
  /** A topic by its slug; null where there is none, or it is for staff (2§3.7). */
  readonly topic?: Maybe<Topic>;
  /** Topics by name. Those that are public are for everyone; the others, and all at once where null, for curators. */
  readonly topics?: Maybe<ReadonlyArray<Topic>>;
  /** Whether the viewer makes topics (decisions 161). */
  readonly viewerCanCurateTopics: Scalars['Boolean']['output'];
  /** The digest that would come if it were time now; null where fewer than three stories are new to the viewer (NEWS-3). */
  readonly digestPreview?: Maybe<DigestPreview>;
  /** What is being written of a story: of one that was never edited here, what is published (WRITE-1). */
  readonly draft: DraftResult;
  /** The newest first; null where the viewer may not change the story (WRITE-2). */
  readonly draftVersions?: Maybe<DraftVersionFeed>;
  readonly draftVersion?: Maybe<DraftVersion>;
  /**
   * Whether an address is free for a new account. Null where your network asked too often this hour: with the value
   * of a challenge it may go on (decisions T3).
   */
  readonly emailAvailability?: Maybe<Scalars['Boolean']['output']>;
  /** What a link of a mail is for; null where it works no longer. */
  readonly emailLink?: Maybe<EmailLink>;
  /** Every experiment; for administrators. */
  readonly experiments?: Maybe<ReadonlyArray<AdminExperiment>>;
  /** Home as its viewer chose: by the preference HOME_FEED_ORDER where `order` is absent (decisions 40). */
  readonly homeFeed: HomeFeed;
  /** Recommended for the viewer, best first (2§7.3, decisions 40). */
  readonly webRecommendedFeed: HomeFeed;
  /** What those whom the viewer follows published or passed on; of writers or publications alone where `entityName` says so. */
  readonly followingFeed: HomeFeed;
  /** The stories of one of them; empty where there is no such person, publication or tag. */
  readonly followingFeedOfEntity: HomeFeed;
  /** The newest of a tag, without what the viewer mutes. */
  readonly tagFeed: PostFeed;
  /** Best for the viewer of the newest of a tag (2§7.3). */
  readonly personalisedTagFeed: HomeFeed;
  readonly variantFlags: ReadonlyArray<VariantFlag>;
  /** What a gift costs (decisions 98), in the currency of the viewer where none is named, and how group gifts are sold (103). */
  readonly giftPlans: GiftPlans;
  /** A gift that the viewer bought, by its id or by the payment that it was bought by. */
  readonly gift: GiftResult;
  /** The codes that nobody pays for, the last first; for administrators. */
  readonly promotionalCodes?: Maybe<ReadonlyArray<Gift>>;
  /** A highlight by its id, to write a story in response to it (2§2.8); null where the viewer may not see it. */
  readonly quote?: Maybe<Quote>;
  /** The public list that the operator chose (decisions 50), newest first. */
  readonly staffPicksFeed: PostFeed;
  readonly staffPicks?: Maybe<Catalog>;
  /** Also one of the viewer's own predefined lists, by `predefined:{user}:{kind}` (1§3). */
  readonly catalogById?: Maybe<Catalog>;
  readonly catalogBySlug?: Maybe<Catalog>;
  /** Public lists chosen by staff. */
  readonly libraryCatalogs: CatalogFeed;
  /**
   * The lists of a person that the viewer may see, newest first (1§7): private and predefined ones are shown to their
   * owner alone. LISTS where `type` is absent, and of every visibility where that is.
   */
  readonly catalogsByUser: CatalogFeed;
  /** The viewer's predefined lists (decisions 35). */
  readonly predefinedCatalogs: ReadonlyArray<Catalog>;
  /** The viewer's Reading list, the one of the three that home shows. */
  readonly readingList?: Maybe<Catalog>;
  /** The lists that the viewer made, private ones too, newest first. */
  readonly yourCatalogs: CatalogFeed;
  /** The lists of others that the viewer follows, the newest follow first (LIST-4). */
  readonly savedCatalogs: CatalogFeed;
  /** What the viewer moved from the Reading list to the archive, newest first (decisions T8). */
  readonly archivedPosts: PostFeed;
  /** What the viewer has to do with up to 50 stories, those that they may see. */
  readonly postViewerEdges: ReadonlyArray<PostViewerEdge>;
  readonly mediaResource?: Maybe<MediaResource>;
  /**
   * What can be bought (1§9): the four plans in the wanted currency, or in dollars where it has no prices
   * (decisions 82); for a coupon, at what it takes off.
   */
  readonly membershipPlans: MembershipPlans;
  /**
   * Whom a writer may mean by what is typed after `@`: people whose username and publications whose slug begins so,
   * and people whom the viewer follows by a part of their name; at most 8. Those kept apart by a block are left out.
   */
  readonly mentionSuggestions: ReadonlyArray<FollowedEntity>;
  /** How many free member-only stories the reader has left in this month; null for members (decisions 79). */
  readonly meter?: Maybe<Meter>;
  /** The app beside the site; null where the operator has none (1§7 "Open in app"). */
  readonly mobileApp?: Maybe<MobileApp>;
  /** Whether codes can be sent to telephones here: by default they cannot (decisions 142). */
  readonly isMobileVerificationOffered: Scalars['Boolean']['output'];
  /** An account by id, username or address, for staff who look accounts up (decisions 161); null where there is none. */
  readonly adminUser?: Maybe<AdminUser>;
  /** How the program is doing, for administrators and moderators. */
  readonly internalStatus?: Maybe<InternalStatus>;
  /** What happened to the viewer and around them, newest first (NOTI-1). */
  readonly notifications: NotificationFeed;
  /** What an app asks for with the query of `/m/oauth/authorize` (decisions 153), for the person it asks. */
  readonly oauthAuthorization?: Maybe<AuthorizationResult>;
  /** What a new reader chooses from (2§3.4). */
  readonly topicsToFollow: ReadonlyArray<Tag>;
  /** By the tags that the viewer follows; at most 30 (decisions 42, 129). */
  readonly followSuggestions: ReadonlyArray<FollowSuggestion>;
  /** The person signed in, or null. */
  readonly viewer?: Maybe<User>;
  readonly isLoggedIn: Scalars['Boolean']['output'];
  /** Whoever looks, signed in or not. */
  readonly visitor: Visitor;
  readonly user?: Maybe<User>;
  readonly userResult: UserResult;
  readonly collectionByDomainOrSlug?: Maybe<Collection>;
  readonly publicationByRef?: Maybe<Collection>;
  readonly collection?: Maybe<Collection>;
  /** Publications with the newest stories, for landing and browse pages. */
  readonly activeCollections: CollectionFeed;
  /** The key of this site by which a browser asks its push service (VAPID), base64url. */
  readonly pushPublicKey: Scalars['String']['output'];
  /** What the viewer read in the last twelve months, newest first; nobody else's is told (decisions 38). */
  readonly readingHistory: ReadingHistoryFeed;
  /** What was reported and waits for a decision, newest first; for moderators and administrators (decisions 161). */
  readonly reportCases?: Maybe<ReportCaseFeed>;
  /** One response with its thread; null where there is none that the viewer may see. */
  readonly postResponse?: Maybe<PostResponse>;
  /** The viewer's own responses, also hidden ones, newest first. */
  readonly yourResponses: PostResponseFeed;
  /**
   * One page of what is found (1§7), as the viewer may see it; `page` counts from 0, `paging.limit` is its size (8 where
   * absent); null where search failed. Authors and readers are told apart by `peopleType`. With `clickAnalytics` clicks
   * can be told by `queryId`, which bots do not get (CORE-10).
   */
  readonly search?: Maybe<SearchResult>;
  /** Where the browser searches (2§3.4). */
  readonly searchConfig: SearchConfig;
  /** An author's series by its own id or that of one of its stories; a publication's sequence by its slug. */
  readonly series?: Maybe<Series>;
  readonly sequence?: Maybe<Series>;
  /** What the viewer may arrange: their own series and the sequences of publications that they edit, newest first. */
  readonly yourSeries: ReadonlyArray<Series>;
  /** Every setting of the site; for administrators. */
  readonly operatorSettings?: Maybe<ReadonlyArray<OperatorSetting>>;
  /**
   * What a link to a provider carries (2§7.1): the token against forgery of this session or browser. One that starts
   * with `lo_` belongs to nobody signed in.
   */
  readonly accountToken?: Maybe<Scalars['String']['output']>;
  /** Which ways of signing in this site offers. */
  readonly signInOptions: SignInOptions;
  /** A page of the site by its address, such as `/about`; null for an address that is none of these (decisions 160). */
  readonly sitePage?: Maybe<SitePage>;
  /** Every page that can be written; for administrators. */
  readonly sitePages?: Maybe<ReadonlyArray<SitePage>>;
  /** The viewer's own stories in one state; for responses there is `yourResponses`. */
  readonly yourPosts?: Maybe<YourPostFeed>;
  readonly yourPostCounts?: Maybe<YourPostCounts>;
  /** One story by its id (1§4 "Post lookup results"). */
  readonly postResult: PostResult;
  /** A story by an address that it had elsewhere or before; null where none is known. */
  readonly postByOldAddress?: Maybe<Post>;
  /** All published and listed stories, newest first. */
  readonly latestPosts: PostFeed;
  /** Most read in the last days, best first (decisions 43). */
  readonly trendingPosts: PostFeed;
  /** The most read of the stories published on one day, `YYYY-MM-DD` in UTC. */
  readonly topPostsOfDay: PostFeed;
  /** The last days on which stories were published, newest first, at most 30. */
  readonly daysWithPosts: ReadonlyArray<ArchiveEntry>;
  /** What stands above the newest stories on the landing page, where no story stands twice (HOME-2). */
  readonly frontPage: FrontPage;
  readonly tagFromSlug?: Maybe<Tag>;
  /** Tags with the most stories. */
  readonly popularTags: TagFeed;
  /** Tags whose slug begins as what is typed, those with the most stories first, at most 6; none for nothing typed. */
  readonly tagSuggestions: ReadonlyArray<Tag>;
  /** What the token of a mail would end; null where it is none of ours. Needs no session (NEWS-5). */
  readonly unsubscription?: Maybe<Unsubscription>;
  /** Whether the viewer, or somebody new, may have a username; at most 30 times a minute (decisions 128). */
  readonly usernameAvailability: UsernameAvailabilityResult;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryChargeArgs = {
  chargeId: Scalars['ID']['input'];
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryPostVotersArgs = {
  postId: Scalars['ID']['input'];
  paging?: InputMaybe<PagingOptions>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryBylineArgs = {
  postId: Scalars['ID']['input'];
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryTopicArgs = {
  slug: Scalars['ID']['input'];
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryTopicsArgs = {
  visibility?: InputMaybe<TopicVisibility>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryDraftArgs = {
  postId: Scalars['ID']['input'];
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryDraftVersionsArgs = {
  postId: Scalars['ID']['input'];
  paging?: InputMaybe<PagingOptions>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryDraftVersionArgs = {
  postId: Scalars['ID']['input'];
  versionId: Scalars['ID']['input'];
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryEmailAvailabilityArgs = {
  email: Scalars['String']['input'];
  captchaValue?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryEmailLinkArgs = {
  token: Scalars['String']['input'];
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryHomeFeedArgs = {
  paging?: InputMaybe<PagingOptions>;
  order?: InputMaybe<HomeFeedOrder>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryWebRecommendedFeedArgs = {
  paging?: InputMaybe<PagingOptions>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryFollowingFeedArgs = {
  paging?: InputMaybe<PagingOptions>;
  orderBy?: FollowingFeedOrder;
  entityName?: InputMaybe<FollowedEntityName>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryFollowingFeedOfEntityArgs = {
  entityName: FollowedEntityName;
  entityId: Scalars['ID']['input'];
  paging?: InputMaybe<PagingOptions>;
  orderBy?: FollowingFeedOrder;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryTagFeedArgs = {
  tagSlug: Scalars['ID']['input'];
  paging?: InputMaybe<PagingOptions>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryPersonalisedTagFeedArgs = {
  tagSlug: Scalars['ID']['input'];
  paging?: InputMaybe<PagingOptions>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryGiftPlansArgs = {
  currency?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryGiftArgs = {
  giftId?: InputMaybe<Scalars['ID']['input']>;
  paymentId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryQuoteArgs = {
  id: Scalars['ID']['input'];
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryStaffPicksFeedArgs = {
  paging?: InputMaybe<PagingOptions>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryCatalogByIdArgs = {
  catalogId: Scalars['ID']['input'];
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryCatalogBySlugArgs = {
  catalogSlug: Scalars['ID']['input'];
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryLibraryCatalogsArgs = {
  paging?: InputMaybe<PagingOptions>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryCatalogsByUserArgs = {
  userId: Scalars['ID']['input'];
  type?: InputMaybe<CatalogType>;
  visibility?: InputMaybe<CatalogVisibility>;
  paging?: InputMaybe<PagingOptions>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryYourCatalogsArgs = {
  paging?: InputMaybe<PagingOptions>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QuerySavedCatalogsArgs = {
  paging?: InputMaybe<PagingOptions>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryArchivedPostsArgs = {
  paging?: InputMaybe<PagingOptions>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryPostViewerEdgesArgs = {
  postIds: ReadonlyArray<Scalars['ID']['input']>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryMediaResourceArgs = {
  id: Scalars['ID']['input'];
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryMembershipPlansArgs = {
  currency?: InputMaybe<Scalars['String']['input']>;
  coupon?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryMentionSuggestionsArgs = {
  prefix: Scalars['String']['input'];
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryAdminUserArgs = {
  lookup: Scalars['String']['input'];
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryNotificationsArgs = {
  filter?: InputMaybe<NotificationFilter>;
  paging?: InputMaybe<PagingOptions>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryOauthAuthorizationArgs = {
  query: Scalars['String']['input'];
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryFollowSuggestionsArgs = {
  first?: Scalars['Int']['input'];
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryUserArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  username?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryUserResultArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  username?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryCollectionByDomainOrSlugArgs = {
  domainOrSlug: Scalars['ID']['input'];
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryPublicationByRefArgs = {
  ref: PublicationRef;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryCollectionArgs = {
  id: Scalars['ID']['input'];
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryActiveCollectionsArgs = {
  paging?: InputMaybe<PagingOptions>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryReadingHistoryArgs = {
  paging?: InputMaybe<PagingOptions>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryReportCasesArgs = {
  paging?: InputMaybe<PagingOptions>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryPostResponseArgs = {
  id: Scalars['ID']['input'];
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryYourResponsesArgs = {
  paging?: InputMaybe<PagingOptions>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QuerySearchArgs = {
  query: Scalars['String']['input'];
  kind: SearchKind;
  scope?: InputMaybe<SearchScopeInput>;
  peopleType?: InputMaybe<SearchPeopleType>;
  page?: InputMaybe<Scalars['Int']['input']>;
  paging?: InputMaybe<PagingOptions>;
  clickAnalytics?: InputMaybe<Scalars['Boolean']['input']>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QuerySeriesArgs = {
  id: Scalars['ID']['input'];
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QuerySequenceArgs = {
  slug: Scalars['ID']['input'];
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QuerySitePageArgs = {
  path: Scalars['String']['input'];
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryYourPostsArgs = {
  filter: YourPostsFilter;
  paging?: InputMaybe<PagingOptions>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryPostResultArgs = {
  id: Scalars['ID']['input'];
  sk?: InputMaybe<Scalars['String']['input']>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryPostByOldAddressArgs = {
  path: Scalars['String']['input'];
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryLatestPostsArgs = {
  paging?: InputMaybe<PagingOptions>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryTrendingPostsArgs = {
  paging?: InputMaybe<PagingOptions>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryTopPostsOfDayArgs = {
  day: Scalars['String']['input'];
  paging?: InputMaybe<PagingOptions>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryDaysWithPostsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryTagFromSlugArgs = {
  tagSlug: Scalars['ID']['input'];
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryPopularTagsArgs = {
  paging?: InputMaybe<PagingOptions>;
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryTagSuggestionsArgs = {
  prefix: Scalars['String']['input'];
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryUnsubscriptionArgs = {
  token: Scalars['String']['input'];
};


/**
 * The one GraphQL schema. The names are those of the specification (1§7, 2§3.6, 2§7); where it is
 * silent they are ours. Each module adds its part beside its code.
 */
export type QueryUsernameAvailabilityArgs = {
  username: Scalars['String']['input'];
};

export type Mutation = {
  /** Asks for an archive, having signed in at most 15 minutes ago; a mail tells when it is ready (decisions 143). */
  readonly requestArchive: RequestArchiveResult;
  /** What is absent stays as it is; an empty text takes away, but for the name (decisions 131). */
  readonly updateProfile: UpdateProfileResult;
  /**
   * Hides the viewer and their stories until they sign in again, and signs them out everywhere (decisions 143). They
   * must have signed in at most 15 minutes ago.
   */
  readonly deactivateAccount: CloseAccountResult;
  /** The same, and erases everything after 14 days unless they sign in before. */
  readonly deleteAccount: CloseAccountResult;
  /** `example.com` stands for the domain and all below it, a star for any characters. */
  readonly banLink: BanLinkResult;
  readonly unbanLink: BanLinkResult;
  /**
   * Both follow each other no longer, and the other may not follow, clap, respond, highlight, list or see what is the
   * viewer's while signed in (decisions 31). Nobody is told. Blocking twice is blocking once.
   */
  readonly blockUser?: Maybe<User>;
  readonly unblockUser?: Maybe<User>;
  /** Adds a book to the viewer's profile (WRITE-8). */
  readonly addBook: BookResult;
  readonly updateBook: BookResult;
  readonly removeBook: BookResult;
  /** Sets the viewer's claps to an absolute number from 0 to 50, so that sending it twice changes nothing (decisions 22). */
  readonly clapPost: ClapPostResult;
  readonly clapPostResponse: ClapPostResponseResult;
  readonly clapCatalog: ClapCatalogResult;
  /** Nothing changes before the other agrees (WRITE-9). */
  readonly inviteCoAuthor: BylineResult;
  readonly withdrawCoAuthorInvitation: BylineResult;
  /** A no is for good. */
  readonly answerCoAuthorInvitation: AnswerCoAuthorInvitationResult;
  /** All authors in the order that readers see. */
  readonly arrangeByline: BylineResult;
  /** Also oneself. */
  readonly removeCoAuthor: BylineResult;
  /** Makes a coupon, or changes what one gives from now on. */
  readonly makeCoupon: MakeCouponResult;
  /** Nobody begins with it any more; who has it already keeps what it gave. */
  readonly endCoupon: EndCouponResult;
  /** Follows every tag that the topic gathers; following twice is following once. */
  readonly followTopic?: Maybe<Topic>;
  readonly unfollowTopic?: Maybe<Topic>;
  /** Makes the topic with this slug, or changes it; for curators. Tags are given by their titles, the main one first. */
  readonly saveTopic: TopicResult;
  /** Stories by their addresses or ids; they come first. */
  readonly addPostsToTopic: TopicResult;
  readonly removePostFromTopic: TopicResult;
  /** What is not named stays behind what is. */
  readonly arrangeTopicPosts: TopicResult;
  readonly deleteTopic: DeleteTopicResult;
  /** Begins a story; the same `saveId` again answers the same. */
  readonly createDraft: CreateDraftResult;
  /**
   * Saves what was changed since the revision `baseRev` (decisions 6, 7). `delta` is a `DraftDelta` of
   * `shared/story/delta`. The same `saveId` again answers the same and saves nothing. `isMerge` keeps a version
   * that is called merged.
   */
  readonly saveDraft: SaveDraftResult;
  /** Brings a version back as the next revision. */
  readonly revertDraft: SaveDraftResult;
  /** A link by which anybody may read the draft (decisions 8); one that there was before ends. */
  readonly createDraftLink: CreateDraftLinkResult;
  readonly revokeDraftLink: RevokeDraftLinkResult;
  /** Sends a mail with a code of six digits and a link, for signing in or up. Signing up needs the value of a challenge. */
  readonly sendAccountAuthEmail: SendAccountAuthEmailResult;
  /** Tries a code on the newest mail that this browser asked for. The token goes to `/m/callback/authenticate`. */
  readonly verifyLoginCode: VerifyLoginCodeResult;
  /**
   * Asks at a new address whether the viewer may use it, having signed in at most 15 minutes ago. Until they confirm,
   * it is their `unverifiedEmail`, and the old address stays in use (decisions 141).
   */
  readonly changeEmail: ChangeEmailResult;
  /** Stops waiting for the new address. */
  readonly cancelEmailChange?: Maybe<User>;
  /** Sends the viewer a link that confirms their address; at most five a day (NEWS-6). */
  readonly sendVerificationEmail: SendVerificationEmailResult;
  /** Starts an experiment or ends it; for administrators. */
  readonly switchExperiment: SwitchExperimentResult;
  /** The reader was shown their variant; counted once for each reader (1§7). */
  readonly logExperimentExposure: LogExposureResult;
  /** The reader met what a flag switches; counted once for each reader (1§7). */
  readonly logGateExposure: LogExposureResult;
  /** Lets servers elsewhere follow the viewer, or ends it and forgets who did (decisions 156). */
  readonly switchFederation: FederationResult;
  readonly removeFediverseFollower: FederationResult;
  /** Takes a name of a server, an address there, or somebody's handle; `isBlocked: false` takes it back. */
  readonly blockFediverseServer: FederationResult;
  /** Following twice is following once (1§7). What cannot be followed is an error with the code BAD_REQUEST or NOT_FOUND. */
  readonly followUser?: Maybe<User>;
  readonly unfollowUser?: Maybe<User>;
  readonly followCollection?: Maybe<Collection>;
  readonly unfollowCollection?: Maybe<Collection>;
  readonly followTag?: Maybe<Tag>;
  readonly unfollowTag?: Maybe<Tag>;
  /**
   * Notes that the viewer looked now (SidebarMenuBadgeMutation, 1§7): at the icon of the sidebar by the feedId
   * `sidebar-menu-icon`, or at a person or publication that they follow by its id, which clears its unread dot.
   */
  readonly updateFollowedEntityViewedAt?: Maybe<User>;
  readonly buyGift: PaymentResult;
  readonly buyGroupGift: PaymentResult;
  /** What a code is good for; ten wrong ones an hour (decisions 100). */
  readonly checkGiftCode: CheckGiftCodeResult;
  /** The viewer becomes a member by a code, or stays one for longer (decisions T6). */
  readonly redeemGiftCode: RedeemGiftCodeResult;
  /** Sends a gift again, or to another address, while nobody has redeemed it (decisions 99). */
  readonly resendGift: ChangeGiftResult;
  /** All of it back and no code good any more: 30 days, while nobody has redeemed it (decisions 102). */
  readonly refundGift: ChangeGiftResult;
  /** What is left of a group gift can be redeemed no more; without a refund (decisions 103). */
  readonly revokeGiftCodes: ChangeGiftResult;
  /** A code that nobody pays for, made by administrators. */
  readonly createPromotionalCode: ChangeGiftResult;
  /** What is left of it can be redeemed no more, whoever made it. */
  readonly endPromotionalCode: ChangeGiftResult;
  /** Marks a passage of a story (decisions 29); marking it again changes only who sees it. */
  readonly createQuote: CreateQuoteResult;
  readonly deleteQuote: DeleteQuoteResult;
  readonly createCatalog: CreateCatalogResult;
  /** What is absent stays as it is; a predefined list cannot be changed (decisions 33). */
  readonly updateCatalog: ChangeCatalogResult;
  /** Its stories stay where they are (decisions 36). */
  readonly deleteCatalog: DeleteCatalogResult;
  /** A story that is in the list stays as it is; where `after` is absent it comes last, or first in the Reading list. */
  readonly addToCatalog: CatalogItemResult;
  readonly removeFromCatalog: CatalogItemResult;
  /** Puts an item behind another; first, where `afterCatalogItemId` is null. */
  readonly reorderCatalogItem: ChangeCatalogResult;
  /** An empty text takes the note away (decisions 34). */
  readonly setCatalogItemNote: ChangeCatalogResult;
  /** Saved for later, archived, or neither (2§4.13). */
  readonly setReadingListState: ReadingListResult;
  /** Following twice is following once. */
  readonly followCatalog: ChangeCatalogResult;
  readonly unfollowCatalog: ChangeCatalogResult;
  /** What the browser needs to draw the fields of a provider, and the key by which a form is sent once. */
  readonly prepareCheckout: PrepareCheckoutResult;
  readonly startMembership: PaymentResult;
  /**
   * Looks again at a payment after the person approved or refused in the browser, or while it is not certain: asks the
   * provider afresh, and never charges again but for what was approved before its charge.
   */
  readonly confirmPayment: PaymentResult;
  /** Up at once with credit, down at the end of the period; the plan of now takes a scheduled switch back (decisions 90). */
  readonly switchMembershipPlan: PaymentResult;
  readonly cancelMembership: ChangeMembershipResult;
  /** The one offer that was made for the reason; pauseMonths, 1 to 3, for a pause (decisions 87). */
  readonly acceptCancellationOffer: ChangeMembershipResult;
  /** UncancelMembershipMutation (1§7): until the end of the period without a charge, after it by one (decisions 89). */
  readonly uncancelMembership: UncancelMembershipResult;
  /** Keeps another method; a payment that failed is tried again with it at once. */
  readonly updatePaymentMethod: PaymentResult;
  /** Tries a failed renewal again now, with the method that is kept. */
  readonly retryMembershipPayment: PaymentResult;
  /** All of the last payment back, and the end of the membership: 14 days (decisions 88). */
  readonly refundMembership: ChangeMembershipResult;
  /**
   * The whole of a member-only story, for who may have it: by their membership, by a link that somebody shared (`sk`),
   * or as one of the free ones of the month, which counts once `countPostRead` says that it is read.
   */
  readonly unlockPost: UnlockPostResult;
  /** A free story is being read: after ten seconds, or a quarter of it. */
  readonly countPostRead: CountedPostRead;
  /** Sends six digits to a telephone; five a day. */
  readonly sendMobileVerificationCode: SendMobileVerificationCodeResult;
  readonly verifyMobileNumber: VerifyMobileNumberResult;
  readonly removeMobileNumber: MobileNumberVerified;
  readonly suspendUser: ModerateUserResult;
  readonly unsuspendUser: ModerateUserResult;
  /** Signs somebody out everywhere, and ends their tokens and those of apps. */
  readonly endUserSessions: ModerateUserResult;
  /** Gives somebody a role of the platform or takes it away, having stepped up; for administrators. */
  readonly changeUserRole: ModerateUserResult;
  /** Turns a flag for the whole site; for administrators. */
  readonly switchFlag: SwitchFlagResult;
  /**
   * Gives a flag that is off to some of those who are signed in: to so many in a hundred of an audience, always the same
   * ones; null takes it away. For administrators.
   */
  readonly setFlagAudience: SetFlagAudienceResult;
  /** Muting twice is muting once (1§7). What is not there is an error with the code NOT_FOUND. */
  readonly muteUser?: Maybe<User>;
  readonly unmuteUser?: Maybe<User>;
  readonly muteCollection?: Maybe<Collection>;
  readonly unmuteCollection?: Maybe<Collection>;
  /** Stories with the tag vanish from home, and its own page stays. */
  readonly muteTag?: Maybe<Tag>;
  readonly unmuteTag?: Maybe<Tag>;
  /** Everything up to `upTo` was shown, in milliseconds since 1970; up to now where it is absent. */
  readonly markNotificationsSeen: NotificationsSeen;
  readonly createOAuthApp: OAuthAppResult;
  readonly updateOAuthApp: OAuthAppResult;
  /** The old secret is worth nothing from then on. */
  readonly replaceOAuthAppSecret: OAuthAppResult;
  /** With all that anybody allowed it. */
  readonly deleteOAuthApp: EndAppResult;
  /** Allows or refuses what the app asks for with this query; the answer is where to go. */
  readonly authorizeApp: AuthorizeAppResult;
  /** Ends all that the viewer allowed an app. */
  readonly endAppAuthorization: EndAppResult;
  /** Follows at least three tags (decisions 129). */
  readonly chooseTopics: ChooseTopicsResult;
  /**
   * What Google's one-tap card gave the page (2§4.4), once: whether to show the sign-up card, and the token to go on with
   * at `/m/connect/google?oneTap={token}&redirect=…` within 10 minutes, in this browser. `nonce` is what the page gave
   * the card, if anything.
   */
  readonly readOneTapCredential: OneTapResult;
  /** What `navigator.credentials.get` is to be asked for: any passkey of this site. */
  readonly startPasskeySignIn: PasskeyOptionsResult;
  /** Signs in by what `navigator.credentials.get` gave, as JSON. The token goes to `/m/callback/authenticate`. */
  readonly signInWithPasskey: PasswordSignInResult;
  /** The same as the second step of the sign-in that waits in this browser. */
  readonly startPasskeySecondFactor: PasskeyOptionsResult;
  readonly verifyPasskeySecondFactor: SecondStepResult;
  /** What `navigator.credentials.create` is to be asked for. */
  readonly startPasskeyRegistration: PasskeyOptionsResult;
  /** Keeps what `navigator.credentials.create` gave, as JSON. */
  readonly finishPasskeyRegistration: WaysInResult;
  readonly renamePasskey: WaysInResult;
  readonly removePasskey: WaysInResult;
  /**
   * Signs in with an address and a password. An unknown address, an account without a password and a wrong password
   * are answered alike (2§4.5). The token goes to `/m/callback/authenticate`.
   */
  readonly signInWithPassword: PasswordSignInResult;
  /**
   * Sets or changes the viewer's password (decisions 132), having signed in at most 15 minutes ago. Who signed in by
   * the current password must give it again.
   */
  readonly setPassword: WaysInResult;
  /** Takes the viewer's password away, having signed in at most 15 minutes ago. */
  readonly removePassword: WaysInResult;
  /** Makes a token that acts for the viewer, having stepped up (decisions 153). Its value is told this once. */
  readonly createPersonalToken: CreatePersonalTokenResult;
  readonly endPersonalToken: EndPersonalTokenResult;
  /** All or none; `success` is false where a name or a value is not of the list (1§8). */
  readonly updateViewerPreferences: UpdateViewerPreferencesResult;
  readonly dismissFlag?: Maybe<User>;
  /** On a passage of a story, to its authors and the editors of its publication alone (decisions 30). */
  readonly createNote: NoteResult;
  readonly replyToNote: NoteResult;
  readonly resolveNote: NoteResult;
  /** With its replies; for who wrote it. */
  readonly deleteNote: DeleteNoteResult;
  readonly deleteNoteReply: NoteResult;
  /** Takes a provider from the viewer's account, having stepped up; the last way in stays. One connects by `/m/connect/…`. */
  readonly disconnectProvider: DisconnectProviderResult;
  /** This browser is told things while it is closed (NOTI-2). */
  readonly allowPushes: PushesAllowed;
  readonly stopPushes: PushesAllowed;
  /** Where the viewer is in a story; false where nothing is kept, as while the history is paused. */
  readonly recordReading: RecordReadingResult;
  readonly removeFromReadingHistory: ForgottenReading;
  readonly clearReadingHistory: ForgottenReading;
  /**
   * The story vanishes from the viewer's home. With another reason than STORY less of its authors, its publication or its
   * tag `tagSlug` (where absent: its first) stands there too (decisions 40).
   */
  readonly showLess: ShowLessResult;
  /** Takes it back. */
  readonly undoShowLess: ShowLessResult;
  /** Takes one of `User.shownLess` back, also what is there no more; true. */
  readonly undoShowLessOf: Scalars['Boolean']['output'];
  /** Reports of one thing are one case; saying it again takes the place of what was said before (decisions 162). */
  readonly reportPost: ReportResult;
  readonly reportUser: ReportResult;
  readonly reportResponse: ReportResult;
  readonly reportCatalog: ReportResult;
  /**
   * Who reported is told the outcome. With a deed, who made it is told the rule and the reason; what was hidden because
   * of the reports comes back unless it is hidden now (decisions 162, 163).
   */
  readonly decideReportCase: DecideReportCaseResult;
  /** Passes a story on to one's followers; a second time it changes the note (decisions 21). */
  readonly repostPost: RepostPostResult;
  /** At any time; null where the story is gone meanwhile. */
  readonly undoRepost?: Maybe<Post>;
  readonly publishPostResponse: PostResponseResult;
  readonly editPostResponse: PostResponseResult;
  /** Its words are gone; a gap stays where it has replies. */
  readonly deletePostResponse: RemovePostResponseResult;
  /** At most one of a story or a list is pinned. */
  readonly pinPostResponse: PostResponseResult;
  readonly hidePostResponseOnParentPost: HidePostResponseResult;
  readonly unhidePostResponseOnParentPost: HidePostResponseResult;
  readonly hideCatalogResponseOnParent: HideCatalogResponseResult;
  readonly showCatalogResponseOnParent: HideCatalogResponseResult;
  readonly closeCatalogResponses?: Maybe<Catalog>;
  /** What was clicked of the hits of a query: at most 20 at once, positions from 1 on (1§7). */
  readonly searchClickEvent: SearchClickEventResult;
  readonly createSeries: SeriesResult;
  readonly updateSeries: SeriesResult;
  /** Its stories stay where they are. */
  readonly deleteSeries: DeleteSeriesResult;
  /** Comes last; a story is in one series at most, and a series has at most 200 (decisions 17). */
  readonly addToSeries: SeriesResult;
  readonly removeFromSeries: SeriesResult;
  /** Puts a story behind another; first, where `afterPostId` is null. */
  readonly moveInSeries: SeriesResult;
  /** Signs the viewer out in one place, and on the custom domains that were reached from there. */
  readonly endSession: EndSessionsResult;
  /** Signs the viewer out everywhere but here. */
  readonly endOtherSessions: EndSessionsResult;
  /** Changes a setting from the next page on; the empty text takes it away. For administrators. */
  readonly changeOperatorSetting: ChangeOperatorSettingResult;
  /** A link by which anybody reads a member-only story whole (decisions 92, 93). */
  readonly createShareLink: CreateShareLinkResult;
  readonly revokeShareLink: RevokeShareLinkResult;
  readonly publishSitePage: SitePageResult;
  /** Nothing is kept. */
  readonly previewSitePage: PreviewSitePageResult;
  /** The page is not there from then on. */
  readonly unsetSitePage: SitePageResult;
  /** The default text is shown again, where there is one. */
  readonly resetSitePage: SitePageResult;
  /**
   * Makes the draft visible to readers as it is at `baseRev`, or with `scheduleAt` at that time as it is then.
   * What the input leaves out stays as it is; null takes away.
   */
  readonly publishPost: PublishPostResult;
  /** Keeps the draft and its settings, and lets it wait for no time. */
  readonly unschedulePost: ChangePostResult;
  /** Settings of a draft, or at once those of a published story. */
  readonly updatePostSettings: UpdatePostSettingsResult;
  /** Back to a draft: its address answers as one that its authors alone may open. */
  readonly unpublishPost: ChangePostResult;
  /** Into the trash, from which it goes for good after 14 days (1§7, 2§9). */
  readonly deletePost: ChangePostResult;
  /** Out of the trash, to what it was before (2§7.2). */
  readonly undeletePost: ChangePostResult;
  /** First on the viewer's profile, which holds three; `replaceOldest` takes the last away where it is full. */
  readonly pinPost: PinPostResult;
  readonly unpinPost: PinPostResult;
  /** First among the ten that the publication of the story features; for its owner and editors. */
  readonly featurePost: PinPostResult;
  readonly unfeaturePost: PinPostResult;
  /** Brings a story of the viewer's from its address elsewhere in as a draft (WRITE-7). */
  readonly importStoryByAddress: ImportStoryByAddressResult;
  /** Asks for mail about new stories of a writer, and follows them too (decisions 70). Twice is once. */
  readonly subscribeToUser?: Maybe<User>;
  /** Ends that; the follow stays. */
  readonly unsubscribeFromUser?: Maybe<User>;
  readonly subscribeToCollection?: Maybe<Collection>;
  readonly unsubscribeFromCollection?: Maybe<Collection>;
  /**
   * Events of the viewer's browser as the JSON text of a list (2§7.6), at most 100; those older than two
   * days are dropped. Without success the browser keeps them and tries again.
   */
  readonly logClientEvents: LogClientEventsResult;
  /** Ends the sign-in that waits in this browser by a code of the authenticator app (2§4.5). */
  readonly verifyTwoFactorCode: SecondStepResult;
  /** The same by a recovery code, which is used up. */
  readonly verifyRecoveryCode: SecondStepResult;
  /** A secret for an authenticator app; it counts once `confirmAuthenticatorApp` was told a code of it. */
  readonly startAuthenticatorApp: AuthenticatorSetupResult;
  readonly confirmAuthenticatorApp: RecoveryCodesResult;
  readonly removeAuthenticatorApp: WaysInResult;
  /** Ten new recovery codes; those from before are void. */
  readonly regenerateRecoveryCodes: RecoveryCodesResult;
  /** Whether email, password and providers must be followed by one of the viewer's passkeys. */
  readonly askForPasskey: RecoveryCodesResult;
  /** Once in 30 days; the old one leads to the new one for 12 months (decisions 130). */
  readonly changeUsername: ChangeUsernameResult;
  /** Keeps a picture from elsewhere, for a story into which it was pasted. */
  readonly rehostImage: RehostImageResult;
  /** What a card that leads to this page would say. A change, since it sends the server elsewhere. */
  readonly readLinkPreview: ReadLinkPreviewResult;
};


export type MutationUpdateProfileArgs = {
  input: ProfileInput;
};


export type MutationBanLinkArgs = {
  pattern: Scalars['String']['input'];
  reason: Scalars['String']['input'];
};


export type MutationUnbanLinkArgs = {
  pattern: Scalars['String']['input'];
};


export type MutationBlockUserArgs = {
  targetUserId: Scalars['ID']['input'];
};


export type MutationUnblockUserArgs = {
  targetUserId: Scalars['ID']['input'];
};


export type MutationAddBookArgs = {
  input: BookInput;
};


export type MutationUpdateBookArgs = {
  bookId: Scalars['ID']['input'];
  input: BookInput;
};


export type MutationRemoveBookArgs = {
  bookId: Scalars['ID']['input'];
};


export type MutationClapPostArgs = {
  targetPostId: Scalars['ID']['input'];
  clapCount: Scalars['Int']['input'];
};


export type MutationClapPostResponseArgs = {
  targetResponseId: Scalars['ID']['input'];
  clapCount: Scalars['Int']['input'];
};


export type MutationClapCatalogArgs = {
  targetCatalogId: Scalars['ID']['input'];
  clapCount: Scalars['Int']['input'];
};


export type MutationInviteCoAuthorArgs = {
  postId: Scalars['ID']['input'];
  username: Scalars['String']['input'];
};


export type MutationWithdrawCoAuthorInvitationArgs = {
  postId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


export type MutationAnswerCoAuthorInvitationArgs = {
  postId: Scalars['ID']['input'];
  accept: Scalars['Boolean']['input'];
};


export type MutationArrangeBylineArgs = {
  postId: Scalars['ID']['input'];
  userIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationRemoveCoAuthorArgs = {
  postId: Scalars['ID']['input'];
  userId: Scalars['ID']['input'];
};


export type MutationMakeCouponArgs = {
  input: MakeCouponInput;
};


export type MutationEndCouponArgs = {
  code: Scalars['String']['input'];
};


export type MutationFollowTopicArgs = {
  topicSlug: Scalars['ID']['input'];
};


export type MutationUnfollowTopicArgs = {
  topicSlug: Scalars['ID']['input'];
};


export type MutationSaveTopicArgs = {
  slug: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  description: Scalars['String']['input'];
  visibility: TopicVisibility;
  tags: ReadonlyArray<Scalars['String']['input']>;
  relatedSlugs: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationAddPostsToTopicArgs = {
  topicId: Scalars['ID']['input'];
  posts: ReadonlyArray<Scalars['String']['input']>;
};


export type MutationRemovePostFromTopicArgs = {
  topicId: Scalars['ID']['input'];
  postId: Scalars['ID']['input'];
};


export type MutationArrangeTopicPostsArgs = {
  topicId: Scalars['ID']['input'];
  postIds: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationDeleteTopicArgs = {
  topicId: Scalars['ID']['input'];
};


export type MutationCreateDraftArgs = {
  input: CreateDraftInput;
};


export type MutationSaveDraftArgs = {
  postId: Scalars['ID']['input'];
  baseRev: Scalars['Int']['input'];
  saveId: Scalars['ID']['input'];
  delta: Scalars['Json']['input'];
  isMerge?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRevertDraftArgs = {
  postId: Scalars['ID']['input'];
  versionId: Scalars['ID']['input'];
  baseRev: Scalars['Int']['input'];
};


export type MutationCreateDraftLinkArgs = {
  postId: Scalars['ID']['input'];
};


export type MutationRevokeDraftLinkArgs = {
  postId: Scalars['ID']['input'];
};


export type MutationSendAccountAuthEmailArgs = {
  email: Scalars['String']['input'];
  operation?: SusiOperation;
  redirect?: InputMaybe<Scalars['String']['input']>;
  fullName?: InputMaybe<Scalars['String']['input']>;
  captchaValue?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<EmailAuthType>;
};


export type MutationVerifyLoginCodeArgs = {
  loginCode: Scalars['String']['input'];
};


export type MutationChangeEmailArgs = {
  email: Scalars['String']['input'];
};


export type MutationSwitchExperimentArgs = {
  experimentId: Scalars['ID']['input'];
  isRunning: Scalars['Boolean']['input'];
};


export type MutationLogExperimentExposureArgs = {
  experimentId: Scalars['ID']['input'];
  postId?: InputMaybe<Scalars['ID']['input']>;
  publicationId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationLogGateExposureArgs = {
  gateId: Scalars['ID']['input'];
  postId?: InputMaybe<Scalars['ID']['input']>;
  publicationId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSwitchFederationArgs = {
  isOn: Scalars['Boolean']['input'];
};


export type MutationRemoveFediverseFollowerArgs = {
  followerId: Scalars['ID']['input'];
};


export type MutationBlockFediverseServerArgs = {
  server: Scalars['String']['input'];
  isBlocked: Scalars['Boolean']['input'];
};


export type MutationFollowUserArgs = {
  targetUserId: Scalars['ID']['input'];
};


export type MutationUnfollowUserArgs = {
  targetUserId: Scalars['ID']['input'];
};


export type MutationFollowCollectionArgs = {
  targetCollectionId: Scalars['ID']['input'];
};


export type MutationUnfollowCollectionArgs = {
  targetCollectionId: Scalars['ID']['input'];
};


export type MutationFollowTagArgs = {
  tagSlug: Scalars['ID']['input'];
};


export type MutationUnfollowTagArgs = {
  tagSlug: Scalars['ID']['input'];
};


export type MutationUpdateFollowedEntityViewedAtArgs = {
  userId: Scalars['ID']['input'];
  feedId: Scalars['ID']['input'];
};


export type MutationBuyGiftArgs = {
  input: BuyGiftInput;
};


export type MutationBuyGroupGiftArgs = {
  input: BuyGroupGiftInput;
};


export type MutationCheckGiftCodeArgs = {
  code: Scalars['String']['input'];
};


export type MutationRedeemGiftCodeArgs = {
  code: Scalars['String']['input'];
};


export type MutationResendGiftArgs = {
  giftId: Scalars['ID']['input'];
  recipientEmail: Scalars['String']['input'];
};


export type MutationRefundGiftArgs = {
  giftId: Scalars['ID']['input'];
};


export type MutationRevokeGiftCodesArgs = {
  giftId: Scalars['ID']['input'];
};


export type MutationCreatePromotionalCodeArgs = {
  input: PromotionalCodeInput;
};


export type MutationEndPromotionalCodeArgs = {
  giftId: Scalars['ID']['input'];
};


export type MutationCreateQuoteArgs = {
  input: CreateQuoteInput;
};


export type MutationDeleteQuoteArgs = {
  quoteId: Scalars['ID']['input'];
};


export type MutationCreateCatalogArgs = {
  input: CreateCatalogInput;
};


export type MutationUpdateCatalogArgs = {
  input: UpdateCatalogInput;
};


export type MutationDeleteCatalogArgs = {
  catalogId: Scalars['ID']['input'];
};


export type MutationAddToCatalogArgs = {
  input: AddToCatalogInput;
};


export type MutationRemoveFromCatalogArgs = {
  catalogId: Scalars['ID']['input'];
  postId: Scalars['ID']['input'];
};


export type MutationReorderCatalogItemArgs = {
  catalogId: Scalars['ID']['input'];
  catalogItemId: Scalars['ID']['input'];
  afterCatalogItemId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationSetCatalogItemNoteArgs = {
  catalogId: Scalars['ID']['input'];
  catalogItemId: Scalars['ID']['input'];
  note: Scalars['String']['input'];
};


export type MutationSetReadingListStateArgs = {
  targetPostId: Scalars['ID']['input'];
  state: ReadingListState;
};


export type MutationFollowCatalogArgs = {
  targetCatalogId: Scalars['ID']['input'];
};


export type MutationUnfollowCatalogArgs = {
  targetCatalogId: Scalars['ID']['input'];
};


export type MutationPrepareCheckoutArgs = {
  input: PrepareCheckoutInput;
};


export type MutationStartMembershipArgs = {
  input: StartMembershipInput;
};


export type MutationConfirmPaymentArgs = {
  input: ConfirmPaymentInput;
};


export type MutationSwitchMembershipPlanArgs = {
  input: SwitchMembershipPlanInput;
};


export type MutationCancelMembershipArgs = {
  input: CancelMembershipInput;
};


export type MutationAcceptCancellationOfferArgs = {
  input: AcceptCancellationOfferInput;
};


export type MutationUncancelMembershipArgs = {
  input: UncancelMembershipInput;
};


export type MutationUpdatePaymentMethodArgs = {
  input: UpdatePaymentMethodInput;
};


export type MutationRetryMembershipPaymentArgs = {
  input: RetryMembershipPaymentInput;
};


export type MutationRefundMembershipArgs = {
  input: RefundMembershipInput;
};


export type MutationUnlockPostArgs = {
  input: UnlockPostInput;
};


export type MutationCountPostReadArgs = {
  targetPostId: Scalars['ID']['input'];
};


export type MutationSendMobileVerificationCodeArgs = {
  phoneNumber: Scalars['String']['input'];
};


export type MutationVerifyMobileNumberArgs = {
  code: Scalars['String']['input'];
};


export type MutationSuspendUserArgs = {
  userId: Scalars['ID']['input'];
  rule: SuspensionRule;
  reason: Scalars['String']['input'];
  excerpt?: InputMaybe<Scalars['String']['input']>;
  endsAt?: InputMaybe<Scalars['Timestamp']['input']>;
};


export type MutationUnsuspendUserArgs = {
  userId: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationEndUserSessionsArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationChangeUserRoleArgs = {
  userId: Scalars['ID']['input'];
  role: PlatformRole;
  isGranted: Scalars['Boolean']['input'];
};


export type MutationSwitchFlagArgs = {
  name: Scalars['String']['input'];
  isOn: Scalars['Boolean']['input'];
};


export type MutationSetFlagAudienceArgs = {
  name: Scalars['String']['input'];
  audience?: InputMaybe<FlagAudienceKind>;
  percent: Scalars['Int']['input'];
  usernames: ReadonlyArray<Scalars['String']['input']>;
};


export type MutationMuteUserArgs = {
  targetUserId: Scalars['ID']['input'];
};


export type MutationUnmuteUserArgs = {
  targetUserId: Scalars['ID']['input'];
};


export type MutationMuteCollectionArgs = {
  targetCollectionId: Scalars['ID']['input'];
};


export type MutationUnmuteCollectionArgs = {
  targetCollectionId: Scalars['ID']['input'];
};


export type MutationMuteTagArgs = {
  tagSlug: Scalars['ID']['input'];
};


export type MutationUnmuteTagArgs = {
  tagSlug: Scalars['ID']['input'];
};


export type MutationMarkNotificationsSeenArgs = {
  upTo?: InputMaybe<Scalars['Float']['input']>;
};


export type MutationCreateOAuthAppArgs = {
  input: OAuthAppInput;
  isPublic: Scalars['Boolean']['input'];
};


export type MutationUpdateOAuthAppArgs = {
  appId: Scalars['ID']['input'];
  input: OAuthAppInput;
};


export type MutationReplaceOAuthAppSecretArgs = {
  appId: Scalars['ID']['input'];
};


export type MutationDeleteOAuthAppArgs = {
  appId: Scalars['ID']['input'];
};


export type MutationAuthorizeAppArgs = {
  query: Scalars['String']['input'];
  isAllowed: Scalars['Boolean']['input'];
};


export type MutationEndAppAuthorizationArgs = {
  appId: Scalars['ID']['input'];
};


export type MutationChooseTopicsArgs = {
  tagSlugs: ReadonlyArray<Scalars['ID']['input']>;
};


export type MutationReadOneTapCredentialArgs = {
  credential: Scalars['String']['input'];
  nonce?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSignInWithPasskeyArgs = {
  response: Scalars['String']['input'];
  redirect?: InputMaybe<Scalars['String']['input']>;
};


export type MutationVerifyPasskeySecondFactorArgs = {
  response: Scalars['String']['input'];
};


export type MutationFinishPasskeyRegistrationArgs = {
  response: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRenamePasskeyArgs = {
  passkeyId: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};


export type MutationRemovePasskeyArgs = {
  passkeyId: Scalars['ID']['input'];
};


export type MutationSignInWithPasswordArgs = {
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
  redirect?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSetPasswordArgs = {
  password: Scalars['String']['input'];
  currentPassword?: InputMaybe<Scalars['String']['input']>;
  endsOtherSessions?: Scalars['Boolean']['input'];
};


export type MutationCreatePersonalTokenArgs = {
  name: Scalars['String']['input'];
  scopes: ReadonlyArray<TokenScope>;
  expiresAt: Scalars['Timestamp']['input'];
};


export type MutationEndPersonalTokenArgs = {
  tokenId: Scalars['ID']['input'];
};


export type MutationUpdateViewerPreferencesArgs = {
  userId: Scalars['ID']['input'];
  preferences: ReadonlyArray<ViewerPreferenceInput>;
};


export type MutationDismissFlagArgs = {
  userId: Scalars['ID']['input'];
  flag: Scalars['String']['input'];
};


export type MutationCreateNoteArgs = {
  input: CreateNoteInput;
};


export type MutationReplyToNoteArgs = {
  noteId: Scalars['ID']['input'];
  body: Scalars['String']['input'];
};


export type MutationResolveNoteArgs = {
  noteId: Scalars['ID']['input'];
  isResolved: Scalars['Boolean']['input'];
};


export type MutationDeleteNoteArgs = {
  noteId: Scalars['ID']['input'];
};


export type MutationDeleteNoteReplyArgs = {
  replyId: Scalars['ID']['input'];
};


export type MutationDisconnectProviderArgs = {
  provider: SignInProvider;
};


export type MutationAllowPushesArgs = {
  endpoint: Scalars['String']['input'];
  p256dh: Scalars['String']['input'];
  auth: Scalars['String']['input'];
};


export type MutationStopPushesArgs = {
  endpoint: Scalars['String']['input'];
};


export type MutationRecordReadingArgs = {
  input: RecordReadingInput;
};


export type MutationRemoveFromReadingHistoryArgs = {
  postId: Scalars['ID']['input'];
};


export type MutationShowLessArgs = {
  targetPostId: Scalars['ID']['input'];
  reason?: ShowLessReason;
  tagSlug?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationUndoShowLessArgs = {
  targetPostId: Scalars['ID']['input'];
  reason?: ShowLessReason;
  tagSlug?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationUndoShowLessOfArgs = {
  reason: ShowLessReason;
  targetId: Scalars['ID']['input'];
};


export type MutationReportPostArgs = {
  targetPostId: Scalars['ID']['input'];
  reason: SuspensionRule;
  comment?: InputMaybe<Scalars['String']['input']>;
};


export type MutationReportUserArgs = {
  targetUserId: Scalars['ID']['input'];
  reason: SuspensionRule;
  comment?: InputMaybe<Scalars['String']['input']>;
};


export type MutationReportResponseArgs = {
  targetResponseId: Scalars['ID']['input'];
  reason: SuspensionRule;
  comment?: InputMaybe<Scalars['String']['input']>;
};


export type MutationReportCatalogArgs = {
  targetCatalogId: Scalars['ID']['input'];
  reason: SuspensionRule;
  comment?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDecideReportCaseArgs = {
  caseId: Scalars['ID']['input'];
  isUpheld: Scalars['Boolean']['input'];
  deed?: InputMaybe<ReportDeed>;
  rule?: InputMaybe<SuspensionRule>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRepostPostArgs = {
  postId: Scalars['ID']['input'];
  note: Scalars['String']['input'];
};


export type MutationUndoRepostArgs = {
  postId: Scalars['ID']['input'];
};


export type MutationPublishPostResponseArgs = {
  input: PublishPostResponseInput;
};


export type MutationEditPostResponseArgs = {
  postResponseId: Scalars['ID']['input'];
  text: Scalars['String']['input'];
};


export type MutationDeletePostResponseArgs = {
  postResponseId: Scalars['ID']['input'];
};


export type MutationPinPostResponseArgs = {
  postResponseId: Scalars['ID']['input'];
  isPinned: Scalars['Boolean']['input'];
};


export type MutationHidePostResponseOnParentPostArgs = {
  parentPostId: Scalars['ID']['input'];
  postResponseId: Scalars['ID']['input'];
};


export type MutationUnhidePostResponseOnParentPostArgs = {
  parentPostId: Scalars['ID']['input'];
  postResponseId: Scalars['ID']['input'];
};


export type MutationHideCatalogResponseOnParentArgs = {
  parentCatalogId: Scalars['ID']['input'];
  catalogResponseId: Scalars['ID']['input'];
};


export type MutationShowCatalogResponseOnParentArgs = {
  parentCatalogId: Scalars['ID']['input'];
  catalogResponseId: Scalars['ID']['input'];
};


export type MutationCloseCatalogResponsesArgs = {
  targetCatalogId: Scalars['ID']['input'];
  isClosed: Scalars['Boolean']['input'];
};


export type MutationSearchClickEventArgs = {
  queryId: Scalars['ID']['input'];
  indexName: Scalars['String']['input'];
  objectIds: ReadonlyArray<Scalars['ID']['input']>;
  positions: ReadonlyArray<Scalars['Int']['input']>;
};


export type MutationCreateSeriesArgs = {
  input: CreateSeriesInput;
};


export type MutationUpdateSeriesArgs = {
  input: UpdateSeriesInput;
};


export type MutationDeleteSeriesArgs = {
  seriesId: Scalars['ID']['input'];
};


export type MutationAddToSeriesArgs = {
  seriesId: Scalars['ID']['input'];
  postId: Scalars['ID']['input'];
};


export type MutationRemoveFromSeriesArgs = {
  seriesId: Scalars['ID']['input'];
  postId: Scalars['ID']['input'];
};


export type MutationMoveInSeriesArgs = {
  seriesId: Scalars['ID']['input'];
  postId: Scalars['ID']['input'];
  afterPostId?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationEndSessionArgs = {
  sessionId: Scalars['ID']['input'];
};


export type MutationChangeOperatorSettingArgs = {
  name: Scalars['ID']['input'];
  settingValue: Scalars['String']['input'];
};


export type MutationCreateShareLinkArgs = {
  targetPostId: Scalars['ID']['input'];
};


export type MutationRevokeShareLinkArgs = {
  shareLinkId: Scalars['ID']['input'];
};


export type MutationPublishSitePageArgs = {
  path: Scalars['String']['input'];
  title: Scalars['String']['input'];
  markdown: Scalars['String']['input'];
  newUntil?: InputMaybe<Scalars['Timestamp']['input']>;
};


export type MutationPreviewSitePageArgs = {
  markdown: Scalars['String']['input'];
};


export type MutationUnsetSitePageArgs = {
  path: Scalars['String']['input'];
};


export type MutationResetSitePageArgs = {
  path: Scalars['String']['input'];
};


export type MutationPublishPostArgs = {
  input: PublishPostInput;
};


export type MutationUnschedulePostArgs = {
  targetPostId: Scalars['ID']['input'];
};


export type MutationUpdatePostSettingsArgs = {
  input: PostSettingsInput;
};


export type MutationUnpublishPostArgs = {
  targetPostId: Scalars['ID']['input'];
};


export type MutationDeletePostArgs = {
  targetPostId: Scalars['ID']['input'];
};


export type MutationUndeletePostArgs = {
  targetPostId: Scalars['ID']['input'];
};


export type MutationPinPostArgs = {
  targetPostId: Scalars['ID']['input'];
  replaceOldest?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUnpinPostArgs = {
  targetPostId: Scalars['ID']['input'];
};


export type MutationFeaturePostArgs = {
  targetPostId: Scalars['ID']['input'];
  replaceOldest?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationUnfeaturePostArgs = {
  targetPostId: Scalars['ID']['input'];
};


export type MutationImportStoryByAddressArgs = {
  url: Scalars['String']['input'];
};


export type MutationSubscribeToUserArgs = {
  targetUserId: Scalars['ID']['input'];
};


export type MutationUnsubscribeFromUserArgs = {
  targetUserId: Scalars['ID']['input'];
};


export type MutationSubscribeToCollectionArgs = {
  targetCollectionId: Scalars['ID']['input'];
};


export type MutationUnsubscribeFromCollectionArgs = {
  targetCollectionId: Scalars['ID']['input'];
};


export type MutationLogClientEventsArgs = {
  payload: Scalars['String']['input'];
};


export type MutationVerifyTwoFactorCodeArgs = {
  code: Scalars['String']['input'];
};


export type MutationVerifyRecoveryCodeArgs = {
  code: Scalars['String']['input'];
};


export type MutationConfirmAuthenticatorAppArgs = {
  code: Scalars['String']['input'];
};


export type MutationAskForPasskeyArgs = {
  isAsked: Scalars['Boolean']['input'];
};


export type MutationChangeUsernameArgs = {
  username: Scalars['String']['input'];
};


export type MutationRehostImageArgs = {
  url: Scalars['String']['input'];
};


export type MutationReadLinkPreviewArgs = {
  url: Scalars['String']['input'];
};

/** How many and from where: `to` is the opaque `pagingInfo.next` of the page before. */
export type PagingOptions = {
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  readonly to?: InputMaybe<Scalars['String']['input']>;
};

export type PagingInfo = {
  /** Pass it as `to` for the next page; null on the last. */
  readonly next?: Maybe<Scalars['String']['output']>;
};

/** An error that a person can cause: the message is a sentence to show (1§8). */
export type UserError = {
  readonly message: Scalars['String']['output'];
};

export type BadRequest = UserError & {
  readonly message: Scalars['String']['output'];
};

export type Unauthorized = UserError & {
  readonly message: Scalars['String']['output'];
};

export type Forbidden = UserError & {
  readonly message: Scalars['String']['output'];
};

export type NotFound = UserError & {
  readonly message: Scalars['String']['output'];
};

export type Conflict = UserError & {
  readonly message: Scalars['String']['output'];
  /** Of a draft: what stands there now, with its revision. */
  readonly draft?: Maybe<Draft>;
};

export type RateLimited = UserError & {
  readonly message: Scalars['String']['output'];
  /** Seconds. */
  readonly retryAfter: Scalars['Int']['output'];
};

export type TooManyRequests = UserError & {
  readonly message: Scalars['String']['output'];
  readonly retryAfter: Scalars['Int']['output'];
};

export type ServiceUnavailable = UserError & {
  readonly message: Scalars['String']['output'];
};

export type AlreadyExists = UserError & {
  readonly message: Scalars['String']['output'];
};

export type AccountExportState =
  | 'WAITING'
  | 'READY'
  | 'FAILED';

export type AccountExport = {
  readonly id: Scalars['ID']['output'];
  readonly state: AccountExportState;
  readonly requestedAt: Scalars['Timestamp']['output'];
  readonly readyAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Until then it can be downloaded. */
  readonly expiresAt?: Maybe<Scalars['Timestamp']['output']>;
  readonly byteCount: Scalars['Float']['output'];
  /** Paths of its parts, for the viewer alone while they are signed in. */
  readonly downloadPaths: ReadonlyArray<Scalars['String']['output']>;
};

export type RequestArchiveResult = AccountExport | AlreadyExists | RateLimited;

export type ProfileInput = {
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly bio?: InputMaybe<Scalars['String']['input']>;
  readonly websiteUrl?: InputMaybe<Scalars['String']['input']>;
  /** Of a picture that was uploaded by `/_/upload`. */
  readonly imageId?: InputMaybe<Scalars['ID']['input']>;
};

export type UpdateProfileResult = User | BadRequest | RateLimited;

export type ClosedAccount = {
  /** Null for a deactivated account. */
  readonly erasedAt?: Maybe<Scalars['Timestamp']['output']>;
};

export type CloseAccountResult = ClosedAccount | BadRequest | RateLimited;

export type BannedLink = {
  readonly pattern: Scalars['String']['output'];
  readonly reason: Scalars['String']['output'];
  readonly createdAt: Scalars['Timestamp']['output'];
};

/** All of them, as they are after the change. */
export type BannedLinks = {
  readonly items: ReadonlyArray<BannedLink>;
};

export type BanLinkResult = BannedLinks | BadRequest | NotFound;

export type ChargeResult = Charge | NotFound;

export type ChargeFeed = {
  readonly charges: ReadonlyArray<Charge>;
  readonly pagingInfo: PagingInfo;
};

/** As 2§3.8 spells them. */
export type ProductType =
  | 'ANNUAL_MEMBERSHIP'
  | 'CUSTOM_DOMAIN'
  | 'GIFT_MEMBERSHIP'
  | 'GROUP_GIFT_MEMBERSHIP'
  | 'MONTHLY_MEMBERSHIP'
  | 'PREMIUM_ANNUAL_MEMBERSHIP'
  | 'PREMIUM_MONTHLY_MEMBERSHIP';

export type Charge = {
  readonly id: Scalars['ID']['output'];
  /** Counted without gaps (decisions 97). */
  readonly receiptNumber: Scalars['String']['output'];
  readonly productType: ProductType;
  /** Prices include the tax. */
  readonly total: Money;
  readonly tax: Money;
  /** In percent, such as 19 or 7.7; 0 where none is. */
  readonly taxRate: Scalars['Float']['output'];
  readonly refunded: Money;
  readonly paymentProvider: PaymentProvider;
  readonly paymentMethod?: Maybe<PaymentMethod>;
  /** Name, address and VAT id of who sold it, as it was then. */
  readonly seller: Scalars['String']['output'];
  /** Name and address of mail of who paid. */
  readonly buyer: Scalars['String']['output'];
  readonly chargedAt: Scalars['Timestamp']['output'];
};

export type BookFormat =
  | 'AUDIOBOOK'
  | 'EBOOK'
  | 'HARDCOVER'
  | 'PAPERBACK';

export type BookInput = {
  readonly title: Scalars['String']['input'];
  readonly description: Scalars['String']['input'];
  readonly year?: InputMaybe<Scalars['Int']['input']>;
  readonly url?: InputMaybe<Scalars['String']['input']>;
  readonly coverImageId?: InputMaybe<Scalars['ID']['input']>;
  readonly editions: ReadonlyArray<BookEditionInput>;
};

export type BookEditionInput = {
  readonly format: BookFormat;
  /** Of 10 or 13 digits, with or without hyphens. */
  readonly isbn?: InputMaybe<Scalars['String']['input']>;
  readonly url?: InputMaybe<Scalars['String']['input']>;
};

export type BookResult = BookChange | BadRequest | NotFound | RateLimited;

export type BookChange = {
  readonly bookId: Scalars['ID']['output'];
};

export type BookEdition = {
  readonly format: BookFormat;
  /** 13 digits. */
  readonly isbn?: Maybe<Scalars['String']['output']>;
  readonly url?: Maybe<Scalars['Url']['output']>;
};

export type CaptchaChallenge = {
  /** Signed, for this browser, and good for one use. */
  readonly value: Scalars['String']['output'];
  readonly expiresAt: Scalars['Timestamp']['output'];
};

/** What shows that nobody automates this was missing or wrong. */
export type FailedChallenge = UserError & {
  readonly message: Scalars['String']['output'];
};

export type ClapPostResult = Post | BadRequest | Forbidden | NotFound | RateLimited;

export type ClapPostResponseResult = PostResponse | BadRequest | Forbidden | NotFound | RateLimited;

export type ClapCatalogResult = Catalog | BadRequest | Forbidden | NotFound | RateLimited;

export type VoterFeed = {
  readonly items: ReadonlyArray<Voter>;
  readonly pagingInfo: PagingInfo;
};

export type Voter = {
  readonly user: User;
  readonly clapCount: Scalars['Int']['output'];
};

export type BylineResult = Byline | BadRequest | Forbidden | NotFound | RateLimited;

export type AnswerCoAuthorInvitationResult = AnsweredInvitation | NotFound;

export type Byline = {
  /** That of the story. */
  readonly id: Scalars['ID']['output'];
  readonly creatorId: Scalars['ID']['output'];
  readonly authors: ReadonlyArray<User>;
  readonly invited: ReadonlyArray<User>;
  readonly viewerCanChange: Scalars['Boolean']['output'];
};

export type AnsweredInvitation = {
  readonly postId: Scalars['ID']['output'];
  readonly isAccepted: Scalars['Boolean']['output'];
};

export type CoAuthorInvitation = {
  readonly postId: Scalars['ID']['output'];
  /** Of the story as it stands; empty where it has none yet. */
  readonly title: Scalars['String']['output'];
  readonly inviter: User;
  readonly createdAt: Scalars['Timestamp']['output'];
};

export type MakeCouponInput = {
  /** 3 to 40 letters, digits, hyphens and underscores. */
  readonly code: Scalars['String']['input'];
  /** 1 to 100; not asked for where months are free. */
  readonly percentOff?: InputMaybe<Scalars['Int']['input']>;
  /** For how many payments: 1 to 36, 1 where absent. */
  readonly numCycles?: InputMaybe<Scalars['Int']['input']>;
  /** 1, 3 or 6 months that cost nothing, of plans that are paid by the month. */
  readonly freeMonths?: InputMaybe<Scalars['Int']['input']>;
  readonly expiresAt?: InputMaybe<Scalars['Timestamp']['input']>;
  /** How many people may use it; everybody where absent. */
  readonly cap?: InputMaybe<Scalars['Int']['input']>;
};

export type MakeCouponResult = AdminCoupon | BadRequest;

export type EndCouponResult = AdminCoupon | NotFound;

export type AdminCoupon = {
  readonly code: Scalars['String']['output'];
  readonly percentOff: Scalars['Int']['output'];
  readonly numCycles: Scalars['Int']['output'];
  readonly freeMonths?: Maybe<Scalars['Int']['output']>;
  readonly expiresAt?: Maybe<Scalars['Timestamp']['output']>;
  readonly cap?: Maybe<Scalars['Int']['output']>;
  readonly usedCount: Scalars['Int']['output'];
  /** Nobody can begin with it any more: its last day is over. */
  readonly isEnded: Scalars['Boolean']['output'];
};

export type TopicVisibility =
  | 'PUBLIC'
  /** Reachable, not listed. */
  | 'SPECIAL'
  | 'STAFF';

export type Topic = {
  readonly id: Scalars['ID']['output'];
  readonly slug: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly visibility: TopicVisibility;
  /** The main one first. */
  readonly tags: ReadonlyArray<Tag>;
  /** Picked by hand, in order, at most 50. */
  readonly pickedPosts: ReadonlyArray<Post>;
  /** Under any of its tags, newest first. */
  readonly latestPosts: PostFeed;
  readonly relatedTopics: ReadonlyArray<Topic>;
  readonly viewerEdge: TopicViewerEdge;
};


export type TopicLatestPostsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type TopicViewerEdge = {
  readonly id: Scalars['ID']['output'];
  /** True where every tag of the topic is followed. */
  readonly isFollowing: Scalars['Boolean']['output'];
  readonly canEdit: Scalars['Boolean']['output'];
};

export type DeletedTopic = {
  readonly topicId: Scalars['ID']['output'];
};

export type TopicResult = Topic | BadRequest | NotFound;

export type DeleteTopicResult = DeletedTopic | NotFound;

export type DigestPreview = {
  readonly subject: Scalars['String']['output'];
  /** What a list of mails shows behind the subject: the first two titles. */
  readonly preview: Scalars['String']['output'];
  readonly items: ReadonlyArray<DigestItem>;
};

export type DigestItem = {
  readonly part: DigestPart;
  readonly post: Post;
};

export type DigestPart =
  | 'FOLLOWED'
  | 'TOPICS'
  | 'PICKS'
  | 'RESUME';

export type CreateDraftInput = {
  readonly title: Scalars['String']['input'];
  readonly subtitle: Scalars['String']['input'];
  /** A `StoryDocument`. */
  readonly document: Scalars['Json']['input'];
  readonly previewBreak?: InputMaybe<Scalars['String']['input']>;
  /** Made by the client for this save alone: 8 to 64 letters, digits and hyphens. */
  readonly saveId: Scalars['ID']['input'];
  /** BCP 47; English where absent. */
  readonly language?: InputMaybe<Scalars['String']['input']>;
  /** Where it is written for; the viewer is of its staff. */
  readonly collectionSlug?: InputMaybe<Scalars['String']['input']>;
  readonly inResponseToQuoteId?: InputMaybe<Scalars['ID']['input']>;
  readonly repostId?: InputMaybe<Scalars['ID']['input']>;
};

export type CreateDraftResult = DraftSaved | BadRequest | Forbidden | NotFound | RateLimited;

export type SaveDraftResult = DraftSaved | Conflict | NotFound | Forbidden | BadRequest | RateLimited;

export type DraftResult = Draft | NotFound | Forbidden;

export type CreateDraftLinkResult = CreatedDraftLink | NotFound | Forbidden;

export type RevokeDraftLinkResult = Draft | NotFound | Forbidden;

export type DraftSaved = {
  readonly postId: Scalars['ID']['output'];
  readonly rev: Scalars['Int']['output'];
  readonly savedAt: Scalars['Timestamp']['output'];
};

export type Draft = {
  /** That of its post. */
  readonly id: Scalars['ID']['output'];
  readonly postId: Scalars['ID']['output'];
  readonly rev: Scalars['Int']['output'];
  readonly title: Scalars['String']['output'];
  readonly subtitle: Scalars['String']['output'];
  /** A `StoryDocument`. */
  readonly document: Scalars['Json']['output'];
  /** Id of the block before which the free part of a locked story ends (decisions 9). */
  readonly previewBreak?: Maybe<Scalars['String']['output']>;
  readonly updatedAt: Scalars['Timestamp']['output'];
  /** Null where nobody is known. */
  readonly updatedBy?: Maybe<User>;
  readonly post: Post;
  /** Where it was begun for (`/{collectionSlug}/new-story`). */
  readonly collection?: Maybe<Collection>;
  readonly inResponseToQuoteId?: Maybe<Scalars['ID']['output']>;
  readonly repostId?: Maybe<Scalars['ID']['output']>;
  /** True where readers do not see all of it: always, before it is published. */
  readonly isChangedSincePublished: Scalars['Boolean']['output'];
  readonly viewerCanPublish: Scalars['Boolean']['output'];
  /** Since when there is a link to it; null where there is none. */
  readonly linkCreatedAt?: Maybe<Scalars['Timestamp']['output']>;
};

export type DraftVersionFeed = {
  readonly items: ReadonlyArray<DraftVersion>;
  readonly pagingInfo: PagingInfo;
};

export type DraftVersionKind =
  | 'SAVED'
  | 'PUBLISHED'
  | 'RESTORED'
  | 'MERGED';

export type DraftVersion = {
  readonly id: Scalars['ID']['output'];
  readonly rev: Scalars['Int']['output'];
  readonly kind: DraftVersionKind;
  readonly title: Scalars['String']['output'];
  readonly subtitle: Scalars['String']['output'];
  /** A `StoryDocument`. */
  readonly document: Scalars['Json']['output'];
  readonly previewBreak?: Maybe<Scalars['String']['output']>;
  readonly wordCount: Scalars['Int']['output'];
  readonly createdAt: Scalars['Timestamp']['output'];
  /** Null where nobody is known. */
  readonly createdBy?: Maybe<User>;
};

export type CreatedDraftLink = {
  /** Told this once: only a hash of its secret is kept. */
  readonly url: Scalars['Url']['output'];
  readonly draft: Draft;
};

export type SusiOperation =
  | 'login'
  | 'register';

export type EmailAuthType =
  | 'LOGIN_CODE';

export type SendAccountAuthEmailResult = SusiMethod | BadRequest | FailedChallenge | NotFound | RateLimited | TooManyRequests;

export type VerifyLoginCodeResult = Token | BadRequest | NotFound | TooManyRequests | RateLimited;

/** A login token: used once, within 60 seconds, in this browser, at `/m/callback/authenticate` (2§3.1). */
export type Token = {
  readonly value: Scalars['String']['output'];
};

/** How the person goes on. */
export type SusiMethod = {
  /** `email`: with the mail in their inbox. */
  readonly value: Scalars['String']['output'];
};

export type EmailLink = {
  readonly operation: SusiOperation;
  /** Enough of the address to recognise one's own. */
  readonly emailObfuscated: Scalars['String']['output'];
};

export type EmailChange = {
  /** Where the link was sent. */
  readonly email: Scalars['String']['output'];
};

export type ChangeEmailResult = EmailChange | BadRequest | RateLimited;

export type SendVerificationEmailResult = VerificationEmail | AlreadyExists | RateLimited;

/** The mail was sent. */
export type VerificationEmail = {
  /** The address it went to: the viewer's own. */
  readonly email: Scalars['String']['output'];
};

export type AdminExperiment = {
  readonly id: Scalars['ID']['output'];
  readonly purpose: Scalars['String']['output'];
  readonly owner: Scalars['String']['output'];
  readonly endsOn: Scalars['String']['output'];
  readonly isRunning: Scalars['Boolean']['output'];
  readonly variants: ReadonlyArray<ExperimentVariant>;
};

export type ExperimentVariant = {
  readonly name: Scalars['String']['output'];
  readonly weight: Scalars['Int']['output'];
  /** Readers who were shown it. */
  readonly exposureCount: Scalars['Int']['output'];
};

export type LogExposureResult = {
  readonly success: Scalars['Boolean']['output'];
};

export type SwitchExperimentResult = AdminExperiment | NotFound;

export type Federation = {
  readonly id: Scalars['ID']['output'];
  readonly isOn: Scalars['Boolean']['output'];
  /** By which one is found elsewhere: `username@host`. */
  readonly handle: Scalars['String']['output'];
  readonly followerCount: Scalars['Int']['output'];
  /** Newest first. */
  readonly followers: FediverseFollowerFeed;
  readonly blockedServers: ReadonlyArray<Scalars['String']['output']>;
  /** When a server elsewhere last took something; null where none did. */
  readonly lastSentAt?: Maybe<Scalars['Timestamp']['output']>;
  readonly failingServers: ReadonlyArray<FailingServer>;
};


export type FederationFollowersArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type FediverseFollowerFeed = {
  readonly items: ReadonlyArray<FediverseFollower>;
  readonly pagingInfo: PagingInfo;
};

export type FediverseFollower = {
  readonly id: Scalars['ID']['output'];
  /** `name@server`. */
  readonly handle: Scalars['String']['output'];
  readonly url: Scalars['Url']['output'];
  readonly server: Scalars['String']['output'];
  readonly followedAt: Scalars['Timestamp']['output'];
};

export type FailingServer = {
  readonly host: Scalars['String']['output'];
  readonly since: Scalars['Timestamp']['output'];
};

export type FederationResult = ChangedFederation | BadRequest | NotFound | RateLimited;

export type ChangedFederation = {
  /** Whose part it is, as it stands now. */
  readonly viewer: User;
};

export type HomeFeedOrder =
  | 'RECOMMENDED'
  | 'NEWEST';

/** MOST_READ: of the last 30 days. */
export type FollowingFeedOrder =
  | 'NEWEST'
  | 'MOST_READ';

export type FollowedEntityName =
  | 'WRITERS'
  | 'PUBLICATIONS'
  | 'TAGS';

export type HomeFeed = {
  readonly items: ReadonlyArray<HomeFeedItem>;
  readonly pagingInfo: PagingInfo;
};

export type HomeFeedItem = {
  readonly post: Post;
  readonly reason: HomeFeedReason;
};

/** Why a story stands there: what weighs most (decisions 40). */
export type HomeFeedReason = {
  readonly kind: HomeFeedReasonKind;
  /** A sentence to show. */
  readonly text: Scalars['String']['output'];
  /** Of FOLLOWED_AUTHOR, and of REPOSTED who passed it on. */
  readonly user?: Maybe<User>;
  readonly collection?: Maybe<Collection>;
  readonly tag?: Maybe<Tag>;
  /** What was written beside a story that was passed on, possibly empty; null otherwise. */
  readonly note?: Maybe<Scalars['String']['output']>;
};

export type HomeFeedReasonKind =
  | 'FOLLOWED_AUTHOR'
  | 'FOLLOWED_PUBLICATION'
  | 'FOLLOWED_TOPIC'
  | 'REPOSTED'
  | 'STAFF_PICK'
  | 'POPULAR'
  | 'LATEST';

export type VariantFlag = {
  readonly name: Scalars['String']['output'];
  readonly valueType: VariantFlagValue;
};

export type VariantFlagValue = VariantFlagBoolean | VariantFlagString | VariantFlagNumber;

export type VariantFlagBoolean = {
  readonly value: Scalars['Boolean']['output'];
};

export type VariantFlagString = {
  readonly value: Scalars['String']['output'];
};

export type VariantFlagNumber = {
  readonly value: Scalars['Float']['output'];
};

export type TagViewerEdge = {
  readonly id: Scalars['ID']['output'];
  readonly isFollowing: Scalars['Boolean']['output'];
  readonly isMuting: Scalars['Boolean']['output'];
};

export type FollowedCounts = {
  readonly people: Scalars['Int']['output'];
  readonly publications: Scalars['Int']['output'];
  readonly topics: Scalars['Int']['output'];
};

/** SMART: what is unread first, and of it whom the viewer reads most. */
export type FollowedEntitiesOrder =
  | 'LAST_PUBLISHED_AT_DESC'
  | 'SMART';

export type FollowedEntitiesConnection = {
  readonly edges: ReadonlyArray<FollowedEntityEdge>;
  readonly pageInfo: FollowedEntitiesPageInfo;
};

export type FollowedEntitiesPageInfo = {
  readonly hasNextPage: Scalars['Boolean']['output'];
};

export type FollowedEntityEdge = {
  readonly lastPublishedAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Published since the viewer last looked at it, or since they followed it (decisions 41). */
  readonly hasUnread: Scalars['Boolean']['output'];
  readonly node: FollowedEntityNode;
};

export type FollowedEntityNode = {
  readonly id: Scalars['ID']['output'];
  readonly entity: FollowedEntity;
};

export type GiftPlans = {
  readonly plans: ReadonlyArray<GiftPlan>;
  readonly currency: Scalars['String']['output'];
  /** The wanted currency has no prices: shown in dollars, with a note. */
  readonly isFallbackCurrency: Scalars['Boolean']['output'];
  readonly providers: ReadonlyArray<PaymentProvider>;
  /** No money moves: said wherever money is shown. */
  readonly isSandbox: Scalars['Boolean']['output'];
  readonly groupMinimum: Scalars['Int']['output'];
  readonly groupMaximum: Scalars['Int']['output'];
};

export type GiftPlan = {
  readonly tier: MembershipTier;
  readonly months: Scalars['Int']['output'];
  /** Of one. */
  readonly price: Money;
};

export type BuyGiftInput = {
  readonly tier: MembershipTier;
  readonly currency: Scalars['String']['input'];
  readonly provider: PaymentProvider;
  readonly token: Scalars['String']['input'];
  readonly formKey: Scalars['String']['input'];
  /** Two capital letters, for the tax that a receipt shows; of the connection where it is not given. */
  readonly country?: InputMaybe<Scalars['String']['input']>;
  readonly postalCode?: InputMaybe<Scalars['String']['input']>;
  readonly senderName: Scalars['String']['input'];
  readonly recipientName: Scalars['String']['input'];
  /** Null: the buyer hands it over. */
  readonly recipientEmail?: InputMaybe<Scalars['String']['input']>;
  /** At most 500 characters. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
  /** At most 12 months ahead; at once where absent. */
  readonly deliverAt?: InputMaybe<Scalars['Timestamp']['input']>;
};

export type BuyGroupGiftInput = {
  readonly tier: MembershipTier;
  readonly currency: Scalars['String']['input'];
  readonly provider: PaymentProvider;
  readonly token: Scalars['String']['input'];
  readonly formKey: Scalars['String']['input'];
  /** Two capital letters, for the tax that a receipt shows; of the connection where it is not given. */
  readonly country?: InputMaybe<Scalars['String']['input']>;
  readonly postalCode?: InputMaybe<Scalars['String']['input']>;
  readonly seats: Scalars['Int']['input'];
  /** One code for all, which counts down; else one each. */
  readonly isShared: Scalars['Boolean']['input'];
  /** Only who has a confirmed address there redeems it. */
  readonly emailDomain?: InputMaybe<Scalars['String']['input']>;
};

export type PromotionalCodeInput = {
  readonly tier: MembershipTier;
  /** 1 to 12. */
  readonly months: Scalars['Int']['input'];
  /** 1 to 10,000. */
  readonly seats: Scalars['Int']['input'];
  /** Past members cannot redeem it. */
  readonly isForNewMembers: Scalars['Boolean']['input'];
};

export type GiftResult = Gift | NotFound;

export type ChangeGiftResult = GiftChanged | BadRequest | Conflict | Forbidden | NotFound | TooManyRequests;

export type CheckGiftCodeResult = CheckedGiftCode | TooManyRequests;

export type RedeemGiftCodeResult = GiftRedeemed | GiftCodeRefused | BadRequest | Forbidden | TooManyRequests;

export type GiftChanged = {
  readonly gift: Gift;
};

export type GiftFeed = {
  readonly gifts: ReadonlyArray<Gift>;
  readonly pagingInfo: PagingInfo;
};

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

/** Told to its buyer alone; who redeemed it is told to nobody. */
export type Gift = {
  readonly id: Scalars['ID']['output'];
  readonly kind: GiftKind;
  /** 29, or 31 for a group (1§1). */
  readonly giftType: Scalars['Int']['output'];
  readonly status: GiftStatus;
  readonly tier: MembershipTier;
  readonly months: Scalars['Int']['output'];
  readonly price: Money;
  readonly senderName: Scalars['String']['output'];
  readonly recipientName: Scalars['String']['output'];
  readonly recipientEmail?: Maybe<Scalars['String']['output']>;
  readonly note: Scalars['String']['output'];
  readonly deliverAt?: Maybe<Scalars['Timestamp']['output']>;
  readonly deliveredAt?: Maybe<Scalars['Timestamp']['output']>;
  readonly createdAt: Scalars['Timestamp']['output'];
  readonly expiresAt: Scalars['Timestamp']['output'];
  readonly seats: Scalars['Int']['output'];
  readonly used: Scalars['Int']['output'];
  /** How many can be redeemed yet. */
  readonly left: Scalars['Int']['output'];
  readonly isShared: Scalars['Boolean']['output'];
  readonly emailDomain?: Maybe<Scalars['String']['output']>;
  /** Past members cannot redeem it. */
  readonly isForNewMembers: Scalars['Boolean']['output'];
  /** The one code, in three groups; null where there is one each. */
  readonly code?: Maybe<Scalars['String']['output']>;
  /** Where whoever follows it redeems it; null as `code` is. */
  readonly redeemUrl?: Maybe<Scalars['String']['output']>;
  /** One each: up to a thousand. */
  readonly codes: ReadonlyArray<GiftCode>;
  /** Until when the buyer can have it back; null where that is over, or somebody redeemed it. */
  readonly refundableUntil?: Maybe<Scalars['Timestamp']['output']>;
  /** The receipt; null for what nobody paid. */
  readonly chargeId?: Maybe<Scalars['ID']['output']>;
  readonly canResend: Scalars['Boolean']['output'];
  readonly canRevoke: Scalars['Boolean']['output'];
};

export type GiftCode = {
  readonly code: Scalars['String']['output'];
  readonly redeemUrl: Scalars['String']['output'];
  readonly isUsed: Scalars['Boolean']['output'];
  readonly isRevoked: Scalars['Boolean']['output'];
};

/** 2§3.8. */
export type GiftCodeStatus =
  | 'VALID'
  | 'ALREADY_USED'
  | 'EXPIRED'
  | 'NOT_FOUND'
  | 'NOT_REDEEMABLE_BY_PAST_MEMBERS';

export type CheckedGiftCode = {
  readonly status: GiftCodeStatus;
  /** These only where it is VALID. */
  readonly tier?: Maybe<MembershipTier>;
  readonly months?: Maybe<Scalars['Int']['output']>;
  readonly senderName?: Maybe<Scalars['String']['output']>;
  readonly emailDomain?: Maybe<Scalars['String']['output']>;
  /** Until when the viewer would be a member; null for who is not signed in. */
  readonly membershipEndsAt?: Maybe<Scalars['Timestamp']['output']>;
  /** The tier that the viewer would have: a gift of Member lengthens Friend (0029). */
  readonly membershipTier?: Maybe<MembershipTier>;
};

export type GiftRedeemed = {
  readonly viewer: User;
  readonly tier: MembershipTier;
  readonly membershipEndsAt: Scalars['Timestamp']['output'];
};

export type GiftCodeRefused = UserError & {
  readonly status: GiftCodeStatus;
  readonly message: Scalars['String']['output'];
};

/** Some words of one block. */
export type Passage = {
  readonly paragraphId: Scalars['ID']['output'];
  readonly startOffset: Scalars['Int']['output'];
  readonly endOffset: Scalars['Int']['output'];
  readonly text: Scalars['String']['output'];
};

export type CreateQuoteInput = {
  readonly postId: Scalars['ID']['input'];
  /** The words, with what stands around them in the same block: so they are found without a place. */
  readonly text: Scalars['String']['input'];
  readonly prefix?: InputMaybe<Scalars['String']['input']>;
  readonly suffix?: InputMaybe<Scalars['String']['input']>;
  /** A block of the published body; the words must then stand exactly between the offsets. */
  readonly paragraphId?: InputMaybe<Scalars['ID']['input']>;
  /** UTF-16 units of the block's plain text. */
  readonly startOffset?: InputMaybe<Scalars['Int']['input']>;
  readonly endOffset?: InputMaybe<Scalars['Int']['input']>;
  readonly isPrivate?: Scalars['Boolean']['input'];
};

/** A passage of a story that a reader marked. */
export type Quote = {
  readonly id: Scalars['ID']['output'];
  readonly post?: Maybe<Post>;
  readonly user?: Maybe<User>;
  /** As it was when it was marked. */
  readonly text: Scalars['String']['output'];
  readonly prefix: Scalars['String']['output'];
  readonly suffix: Scalars['String']['output'];
  readonly paragraphId: Scalars['ID']['output'];
  readonly startOffset: Scalars['Int']['output'];
  readonly endOffset: Scalars['Int']['output'];
  readonly isPrivate: Scalars['Boolean']['output'];
  /** True where the words are not in the story any more (decisions 11). */
  readonly isPassageChanged: Scalars['Boolean']['output'];
  readonly createdAt: Scalars['Timestamp']['output'];
};

/** Highlights of several readers that overlap. */
export type HighlightGroup = {
  /** That of the highlight that speaks for them. */
  readonly id: Scalars['ID']['output'];
  readonly quote: Quote;
  /** How many readers. */
  readonly count: Scalars['Int']['output'];
  /** Three readers or more (decisions 29). */
  readonly isTop: Scalars['Boolean']['output'];
};

export type QuoteFeed = {
  readonly items: ReadonlyArray<Quote>;
  readonly pagingInfo: PagingInfo;
};

export type DeletedQuote = {
  readonly quoteId: Scalars['ID']['output'];
};

export type CreateQuoteResult = Quote | BadRequest | Forbidden | NotFound | RateLimited;

export type DeleteQuoteResult = DeletedQuote | NotFound;

/** What somebody made, or the three that everybody has. */
export type CatalogType =
  | 'LISTS'
  | 'PREDEFINED_LISTS';

export type CatalogVisibility =
  | 'LOCKED'
  | 'PRIVATE'
  | 'PUBLIC';

/** What somebody chooses: LOCKED is for predefined lists alone. */
export type OwnCatalogVisibility =
  | 'PRIVATE'
  | 'PUBLIC';

/** Saved for later, put away, or neither (2§3.8). */
export type ReadingListState =
  | 'READING_LIST_ARCHIVE'
  | 'READING_LIST_NONE'
  | 'READING_LIST_QUEUE';

export type CreateCatalogInput = {
  readonly name: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** PUBLIC where absent (decisions 33). */
  readonly visibility?: InputMaybe<OwnCatalogVisibility>;
};

export type UpdateCatalogInput = {
  readonly catalogId: Scalars['ID']['input'];
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly visibility?: InputMaybe<OwnCatalogVisibility>;
};

export type AddToCatalogInput = {
  readonly catalogId: Scalars['ID']['input'];
  readonly postId: Scalars['ID']['input'];
  /** An item of the list; the empty text stands for its start. */
  readonly after?: InputMaybe<Scalars['ID']['input']>;
  readonly note?: InputMaybe<Scalars['String']['input']>;
};

export type CreateCatalogResult = Catalog | BadRequest | NotFound | RateLimited;

export type ChangeCatalogResult = Catalog | BadRequest | NotFound | RateLimited;

export type DeleteCatalogResult = DeletedCatalog | BadRequest | NotFound | RateLimited;

export type CatalogItemResult = CatalogMembership | BadRequest | NotFound | RateLimited;

export type ReadingListResult = Post | BadRequest | NotFound | RateLimited;

export type DeletedCatalog = {
  readonly catalogId: Scalars['ID']['output'];
};

/** A list and a story as they are after one of them changed. */
export type CatalogMembership = {
  readonly catalog: Catalog;
  /** Null where the viewer cannot see it any more. */
  readonly post?: Maybe<Post>;
  /** The place of the story in the list; null where it is not in it. */
  readonly catalogItemId?: Maybe<Scalars['ID']['output']>;
};

export type Catalog = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly slug: Scalars['String']['output'];
  readonly type: Scalars['String']['output'];
  readonly visibility: CatalogVisibility;
  /** Whether it is one of the three that everybody has (1§3). */
  readonly predefined: Scalars['Boolean']['output'];
  readonly creator: User;
  readonly itemCount: Scalars['Int']['output'];
  readonly followerCount: Scalars['Int']['output'];
  readonly createdAt: Scalars['Timestamp']['output'];
  readonly updatedAt: Scalars['Timestamp']['output'];
  readonly items: CatalogItemFeed;
  readonly viewerEdge: CatalogViewerEdge;
  readonly clapCount: Scalars['Int']['output'];
  readonly fanCount: Scalars['Int']['output'];
  readonly clappers: VoterFeed;
  readonly responsesCount: Scalars['Int']['output'];
  readonly isResponsesClosed: Scalars['Boolean']['output'];
  readonly catalogResponses: PostResponses;
  readonly threadedCatalogResponses: PostResponseFeed;
};


export type CatalogItemsArgs = {
  paging?: InputMaybe<PagingOptions>;
};


export type CatalogClappersArgs = {
  paging?: InputMaybe<PagingOptions>;
};


export type CatalogThreadedCatalogResponsesArgs = {
  paging?: InputMaybe<PagingOptions>;
  sortType?: InputMaybe<ResponseSortType>;
};

export type CatalogViewerEdge = {
  readonly id: Scalars['ID']['output'];
  readonly isFollowing: Scalars['Boolean']['output'];
  readonly viewerCan: CatalogViewerCan;
  /** From 0 to 50. */
  readonly clapCount: Scalars['Int']['output'];
};

export type CatalogViewerCan = {
  /** Rename, describe, hide, delete. */
  readonly edit: Scalars['Boolean']['output'];
  /** Add, take out, arrange and note stories. */
  readonly fill: Scalars['Boolean']['output'];
  readonly follow: Scalars['Boolean']['output'];
};

export type CatalogItem = {
  readonly catalogItemId: Scalars['ID']['output'];
  readonly note: Scalars['String']['output'];
  readonly addedAt: Scalars['Timestamp']['output'];
  readonly post: Post;
};

export type CatalogItemFeed = {
  readonly items: ReadonlyArray<CatalogItem>;
  readonly pagingInfo: PagingInfo;
};

export type CatalogFeed = {
  readonly items: ReadonlyArray<Catalog>;
  readonly pagingInfo: PagingInfo;
};

export type PostCatalogsConnection = {
  readonly items: ReadonlyArray<PostCatalog>;
};

export type PostCatalog = {
  readonly catalog: Catalog;
  /** Null where the story is not in the list. */
  readonly catalogItemId?: Maybe<Scalars['ID']['output']>;
};

export type MediaResource = {
  readonly id: Scalars['ID']['output'];
  readonly width: Scalars['Int']['output'];
  readonly height: Scalars['Int']['output'];
  readonly alt: Scalars['String']['output'];
  readonly placeholder?: Maybe<Scalars['String']['output']>;
  /** Stories that show it, newest first, listed ones only. */
  readonly posts: PostFeed;
};


export type MediaResourcePostsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

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

export type Money = {
  /** In minor units: cents. */
  readonly amount: Scalars['Int']['output'];
  /** Three capital letters. */
  readonly currency: Scalars['String']['output'];
};

export type MembershipPlans = {
  readonly plans: ReadonlyArray<MembershipPlan>;
  readonly currency: Scalars['String']['output'];
  /** The wanted currency has no prices: shown in dollars, with a note. */
  readonly isFallbackCurrency: Scalars['Boolean']['output'];
  /** The yearly price divided by 52 (1§9). */
  readonly priceByTheWeek: Money;
  /** Whether the viewer may begin with seven days that cost nothing (decisions 83); true for who is not signed in. */
  readonly isTrialOffered: Scalars['Boolean']['output'];
  readonly coupon?: Maybe<Coupon>;
  /** Why the coupon asked for does not hold, as a sentence. */
  readonly couponRefusal?: Maybe<Scalars['String']['output']>;
  /** Who can take the money, the first by default; none is CheckoutNotAvailable. */
  readonly providers: ReadonlyArray<PaymentProvider>;
  /** No money moves: said wherever money is shown. */
  readonly isSandbox: Scalars['Boolean']['output'];
};

export type MembershipPlan = {
  readonly membershipType: MembershipType;
  readonly tier: MembershipTier;
  readonly price: Money;
  /** What is struck out beside it, where something is saved. */
  readonly crossoutPrice?: Maybe<Money>;
  readonly savedPrice?: Maybe<Money>;
  /** What the first payment comes to under the coupon; the price without one. */
  readonly firstPayment: Money;
};

export type Coupon = {
  readonly code: Scalars['String']['output'];
  readonly percentOff: Scalars['Int']['output'];
  /** For how many payments. */
  readonly numCycles: Scalars['Int']['output'];
  /** Months that cost nothing: 1, 3 or 6; null for a part off. */
  readonly freeMonths?: Maybe<Scalars['Int']['output']>;
};

export type PrepareCheckoutInput = {
  readonly provider: PaymentProvider;
  readonly currency: Scalars['String']['input'];
};

export type PrepareCheckoutResult = CheckoutSetup | CheckoutNotAvailable | TooManyRequests | BadRequest;

export type CheckoutSetup = {
  readonly provider: PaymentProvider;
  /** Sent back with what is bought; a second press of the button finds the first. */
  readonly formKey: Scalars['String']['output'];
  readonly publishableKey?: Maybe<Scalars['String']['output']>;
  readonly clientToken?: Maybe<Scalars['String']['output']>;
  readonly applePayVersion: Scalars['Int']['output'];
  readonly threeDSecureVersion: Scalars['Int']['output'];
  readonly paypalEnabled: Scalars['Boolean']['output'];
};

export type StartMembershipInput = {
  readonly membershipType: MembershipType;
  readonly currency: Scalars['String']['input'];
  readonly provider: PaymentProvider;
  /** What the fields of the provider gave; never a number of a card. */
  readonly token: Scalars['String']['input'];
  readonly formKey: Scalars['String']['input'];
  readonly coupon?: InputMaybe<Scalars['String']['input']>;
  readonly isTrial?: InputMaybe<Scalars['Boolean']['input']>;
  /** Two capital letters, for the tax that a receipt shows; of the connection where it is not given. */
  readonly country?: InputMaybe<Scalars['String']['input']>;
  readonly postalCode?: InputMaybe<Scalars['String']['input']>;
};

export type ConfirmPaymentInput = {
  readonly paymentId: Scalars['ID']['input'];
  /** The person refused, or closed what asked for approval: the payment is given up. */
  readonly isRefused?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the provider's script gave, where it asks for approval before a charge (Braintree): the payment is made by it. */
  readonly token?: InputMaybe<Scalars['String']['input']>;
};

export type SwitchMembershipPlanInput = {
  readonly membershipId: Scalars['ID']['input'];
  readonly membershipType: MembershipType;
  readonly formKey: Scalars['String']['input'];
};

export type CancelMembershipInput = {
  readonly membershipId: Scalars['ID']['input'];
  readonly reason: CancellationReason;
};

export type AcceptCancellationOfferInput = {
  readonly membershipId: Scalars['ID']['input'];
  readonly reason: CancellationReason;
  readonly pauseMonths?: InputMaybe<Scalars['Int']['input']>;
};

export type UncancelMembershipInput = {
  readonly membershipId: Scalars['ID']['input'];
};

export type UpdatePaymentMethodInput = {
  readonly provider: PaymentProvider;
  readonly token: Scalars['String']['input'];
  readonly formKey: Scalars['String']['input'];
};

export type RetryMembershipPaymentInput = {
  readonly membershipId: Scalars['ID']['input'];
};

export type RefundMembershipInput = {
  readonly membershipId: Scalars['ID']['input'];
  /** By “Withdraw from contract” rather than by asking for a refund. */
  readonly isWithdrawal?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What becomes of a payment: of a membership or of a gift. */
export type PaymentResult = PaymentSucceeded | PaymentNeedsApproval | PaymentPending | PaymentMethodDeclined | PaymentError | MissingLocalizationInformation | CheckoutNotAvailable | FailedChallenge | BadRequest | Forbidden | NotFound | Conflict | TooManyRequests;

export type PaymentSucceeded = {
  readonly paymentId: Scalars['ID']['output'];
  readonly viewer: User;
  /** The receipt; null where nothing was charged. */
  readonly chargeId?: Maybe<Scalars['ID']['output']>;
};

/** The browser asks for approval by the provider's own script with this, then calls confirmPayment (3-D Secure 2). */
export type PaymentNeedsApproval = {
  readonly paymentId: Scalars['ID']['output'];
  readonly provider: PaymentProvider;
  readonly secret: Scalars['String']['output'];
  /** What is to be approved. */
  readonly money: Money;
};

/** Not certain yet: confirmPayment again after some seconds; it becomes certain by itself too. */
export type PaymentPending = {
  readonly paymentId: Scalars['ID']['output'];
};

export type PaymentMethodDeclined = UserError & {
  readonly message: Scalars['String']['output'];
  /** Such as INSUFFICIENT_FUNDS, EXPIRED_CARD, INCORRECT_CVC, APPROVAL_REFUSED. */
  readonly reason: Scalars['String']['output'];
};

export type PaymentError = UserError & {
  readonly message: Scalars['String']['output'];
};

export type MissingLocalizationInformation = UserError & {
  readonly message: Scalars['String']['output'];
};

export type CheckoutNotAvailable = UserError & {
  readonly message: Scalars['String']['output'];
};

export type ChangeMembershipResult = MembershipChanged | BadRequest | Forbidden | NotFound | Conflict | PaymentError;

export type MembershipChanged = {
  readonly viewer: User;
};

/** 1§7: MutationSuccess means success. */
export type UncancelMembershipResult = MutationSuccess | PaymentNeedsApproval | PaymentPending | PaymentMethodDeclined | PaymentError | Forbidden | NotFound;

export type MutationSuccess = {
  readonly viewer: User;
};

export type CancellationReason =
  | 'CONTENT'
  | 'COSTS'
  | 'DUPLICATE_ACCOUNTS'
  | 'FEATURE_USAGE'
  | 'OTHER'
  | 'PREMIUM_TIER_SUBSCRIPTION'
  | 'SWITCHING_PRODUCT'
  | 'TIME';

/** 2§3.8 and decisions 87. */
export type CancellationOffer =
  | 'NO_DISCOUNT'
  | 'TWENTY_PERCENT_OFF_ONE_YEAR'
  | 'FIFTY_PERCENT_OFF_ONE_YEAR'
  | 'MOVE_TO_MEMBER'
  | 'PAUSE'
  | 'MERGE_HELP';

/** 1§3, Membership status; a scheduled switch overrides type and price (1§4). */
export type ViewerMembership = {
  readonly membershipId: Scalars['ID']['output'];
  readonly status: MembershipStatus;
  readonly tier: MembershipTier;
  readonly membershipType: MembershipType;
  readonly currency: Scalars['String']['output'];
  readonly amount: Scalars['Int']['output'];
  readonly startedAt: Scalars['Timestamp']['output'];
  readonly currentPeriodEndsAt: Scalars['Timestamp']['output'];
  /** When the next payment is due; null where none comes. */
  readonly nextChargeAt?: Maybe<Scalars['Timestamp']['output']>;
  /** What the next payment comes to, with discount and credit. */
  readonly nextCharge?: Maybe<Money>;
  readonly discountEndsAt?: Maybe<Scalars['Timestamp']['output']>;
  readonly isCancelled: Scalars['Boolean']['output'];
  readonly isTrial: Scalars['Boolean']['output'];
  readonly pausedUntil?: Maybe<Scalars['Timestamp']['output']>;
  readonly endedAt?: Maybe<Scalars['Timestamp']['output']>;
  readonly paymentFailedAt?: Maybe<Scalars['Timestamp']['output']>;
  /** When access ends unless a payment comes (decisions 85); null where none has failed. */
  readonly graceEndsAt?: Maybe<Scalars['Timestamp']['output']>;
  readonly paymentProvider: PaymentProvider;
  readonly hasCreditCardExpired: Scalars['Boolean']['output'];
  readonly hasRecurringPaymentFailedMoreThanOnce: Scalars['Boolean']['output'];
  readonly planV2: PlanV2;
  readonly switchPlanSchedule?: Maybe<SwitchPlanSchedule>;
  readonly paymentMethod?: Maybe<PaymentMethod>;
  readonly canCancel: Scalars['Boolean']['output'];
  readonly canReactivate: Scalars['Boolean']['output'];
  /** What coming back costs now; null where it costs nothing, or cannot be. */
  readonly reactivationCharge?: Maybe<Money>;
  readonly canSwitchPlan: Scalars['Boolean']['output'];
  /** What a switch comes to. */
  readonly switchQuote?: Maybe<SwitchQuote>;
  /** What would be offered to who goes for this reason; nothing is used up by asking. */
  readonly cancellationOffer: CancellationOffer;
  /** Until when the last payment can be taken back by the member alone (decisions 88); null afterwards. */
  readonly refundableUntil?: Maybe<Scalars['Timestamp']['output']>;
  readonly refundableAmount?: Maybe<Money>;
  /** Whether “Withdraw from contract” is shown: to who is taxed in the European Union or the United Kingdom, or is there. */
  readonly canWithdraw: Scalars['Boolean']['output'];
};


/** 1§3, Membership status; a scheduled switch overrides type and price (1§4). */
export type ViewerMembershipSwitchQuoteArgs = {
  membershipType: MembershipType;
};


/** 1§3, Membership status; a scheduled switch overrides type and price (1§4). */
export type ViewerMembershipCancellationOfferArgs = {
  reason: CancellationReason;
};

export type PlanV2 = {
  readonly membershipType: MembershipType;
  readonly price: Money;
  readonly discount?: Maybe<PlanDiscount>;
};

export type PlanDiscount = {
  readonly regularPrice: Money;
  /** How many payments it holds for yet. */
  readonly numCycles: Scalars['Int']['output'];
  readonly percentOff: Scalars['Int']['output'];
};

export type SwitchPlanSchedule = {
  readonly startAt: Scalars['Timestamp']['output'];
  readonly plan: MembershipPlan;
};

export type SwitchQuote = {
  readonly isNow: Scalars['Boolean']['output'];
  readonly startAt: Scalars['Timestamp']['output'];
  /** What is charged at once. */
  readonly due: Money;
  /** What is left of this period, taken off. */
  readonly credit: Money;
  /** What a payment comes to afterwards. */
  readonly price: Money;
};

export type PaymentMethod = CreditCard | ApplePayCard | GooglePayCard | PaypalAccount;

export type CreditCard = {
  /** As 1§3 spells it, such as Visa. */
  readonly cardType: Scalars['String']['output'];
  readonly expirationMonth: Scalars['Int']['output'];
  readonly expirationYear: Scalars['Int']['output'];
  readonly lastFour: Scalars['String']['output'];
};

export type ApplePayCard = {
  readonly cardType: Scalars['String']['output'];
  readonly expirationMonth: Scalars['Int']['output'];
  readonly expirationYear: Scalars['Int']['output'];
  readonly lastFour: Scalars['String']['output'];
};

export type GooglePayCard = {
  readonly cardType: Scalars['String']['output'];
  readonly expirationMonth: Scalars['Int']['output'];
  readonly expirationYear: Scalars['Int']['output'];
  readonly lastFour: Scalars['String']['output'];
};

export type PaypalAccount = {
  readonly email?: Maybe<Scalars['String']['output']>;
};

export type UnlockPostInput = {
  readonly postId: Scalars['ID']['input'];
  /** The secret of a shared link (decisions 93). */
  readonly sk?: InputMaybe<Scalars['String']['input']>;
  /** Of the bot check, where one was asked for. */
  readonly captchaValue?: InputMaybe<Scalars['String']['input']>;
};

export type UnlockPostResult = UnlockedPost | PostIsLocked | FailedChallenge | NotFound;

/** What opened a story. */
export type ReadingRight =
  /** It is free, or the reader's own. */
  | 'OWN'
  | 'MEMBERSHIP'
  | 'SHARE_LINK'
  | 'METER';

export type UnlockedPost = {
  readonly postId: Scalars['ID']['output'];
  readonly right: ReadingRight;
  readonly bodyHtml: Scalars['String']['output'];
  /** After this story; null for members. */
  readonly meter?: Maybe<Meter>;
};

export type PostIsLocked = UserError & {
  readonly message: Scalars['String']['output'];
  /** A bot check opens it: too many were opened in a short time (decisions 80). */
  readonly isCheckNeeded: Scalars['Boolean']['output'];
  readonly meter?: Maybe<Meter>;
};

export type Meter = {
  /** In a month; 0 where none is free. */
  readonly freeStories: Scalars['Int']['output'];
  readonly left: Scalars['Int']['output'];
  readonly resetsAt: Scalars['Timestamp']['output'];
};

export type CountedPostRead = {
  readonly meter?: Maybe<Meter>;
};

export type Paywall = {
  /** The reader may have it, after a bot check (decisions 80). */
  readonly isCheckNeeded: Scalars['Boolean']['output'];
  readonly freeStories: Scalars['Int']['output'];
  /** What a membership comes to (1§9). */
  readonly priceByTheWeek: Money;
  /** No money moves: said wherever money is shown. */
  readonly isSandbox: Scalars['Boolean']['output'];
};

export type MobileApp = {
  readonly appStoreUrl?: Maybe<Scalars['String']['output']>;
  readonly playStoreUrl?: Maybe<Scalars['String']['output']>;
};

export type MobileNumber = {
  /** The last two. */
  readonly lastDigits: Scalars['String']['output'];
  readonly verifiedAt: Scalars['Timestamp']['output'];
};

export type SendMobileVerificationCodeResult = MobileCodeSent | PhoneNumberRefusal | MobileVerificationRefusal;

export type VerifyMobileNumberResult = MobileNumberVerified | MobileVerificationRefusal;

export type MobileCodeSent = {
  readonly lastDigits: Scalars['String']['output'];
};

export type MobileNumberVerified = {
  /** For their number, which is another now. */
  readonly viewer: User;
};

/** 2§5. */
export type PhoneNumberError =
  | 'INVALID'
  | 'INVALID_COUNTRY_CODE'
  | 'TOO_LONG'
  | 'TOO_SHORT'
  | 'UNKNOWN';

export type PhoneNumberRefusal = UserError & {
  readonly code: PhoneNumberError;
  readonly message: Scalars['String']['output'];
};

/** 2§3.8. UNKNOWN where no codes can be sent; USER_NOT_MOBILE_VERIFIED for a code that is wrong or too old. */
export type MobileVerificationError =
  | 'RATE_LIMITED'
  | 'UNKNOWN'
  | 'USER_DEACTIVATED'
  | 'USER_DELETED'
  | 'USER_NOT_MOBILE_VERIFIED'
  | 'USER_SUSPENDED';

export type MobileVerificationRefusal = UserError & {
  readonly code: MobileVerificationError;
  readonly message: Scalars['String']['output'];
};

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

export type Suspension = {
  readonly id: Scalars['ID']['output'];
  readonly rule: SuspensionRule;
  readonly reason: Scalars['String']['output'];
  readonly excerpt: Scalars['String']['output'];
  readonly createdAt: Scalars['Timestamp']['output'];
  /** Null for one without an end. */
  readonly endsAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Null while it runs. */
  readonly liftedAt?: Maybe<Scalars['Timestamp']['output']>;
};

export type ModerateUserResult = AdminUser | BadRequest | Conflict | Forbidden | NotFound;

export type AdminUser = {
  readonly id: Scalars['ID']['output'];
  readonly username: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly state: AccountState;
  readonly createdAt: Scalars['Timestamp']['output'];
  readonly email?: Maybe<Scalars['String']['output']>;
  readonly isEmailVerified: Scalars['Boolean']['output'];
  readonly roles: ReadonlyArray<PlatformRole>;
  /** `email`, `password`, `passkey`, or the name of a provider. */
  readonly waysIn: ReadonlyArray<Scalars['String']['output']>;
  readonly hasTwoFactor: Scalars['Boolean']['output'];
  readonly sessions: ReadonlyArray<AdminSession>;
  readonly suspensions: ReadonlyArray<Suspension>;
  readonly audit: ReadonlyArray<AuditEntry>;
  readonly viewerCan: AdminUserViewerCan;
};

export type AdminUserViewerCan = {
  readonly suspend: Scalars['Boolean']['output'];
  readonly changeRoles: Scalars['Boolean']['output'];
};

export type AdminSession = {
  readonly id: Scalars['ID']['output'];
  readonly method: Scalars['String']['output'];
  readonly device?: Maybe<Scalars['String']['output']>;
  readonly country?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['Timestamp']['output'];
  readonly lastUsedAt: Scalars['Timestamp']['output'];
};

/** What staff did, and what was so before and after. */
export type AuditEntry = {
  readonly id: Scalars['ID']['output'];
  /** A username as it was then, or `operator` for the command line. */
  readonly actor: Scalars['String']['output'];
  readonly action: Scalars['String']['output'];
  /** JSON. */
  readonly before: Scalars['String']['output'];
  /** JSON. */
  readonly after: Scalars['String']['output'];
  readonly createdAt: Scalars['Timestamp']['output'];
};

export type InternalStatus = {
  readonly facts: ReadonlyArray<StatusFact>;
  readonly flags: ReadonlyArray<AdminFlag>;
  readonly viewerCanSwitchFlags: Scalars['Boolean']['output'];
};

export type StatusGroup =
  | 'PROGRAM'
  | 'DATABASE'
  | 'JOBS'
  | 'MAIL'
  | 'CACHE';

export type StatusFact = {
  readonly group: StatusGroup;
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
};

export type FlagAudienceKind =
  | 'SIGNED_IN'
  | 'MEMBERS'
  | 'STAFF'
  | 'PEOPLE';

export type FlagAudience = {
  readonly kind: FlagAudienceKind;
  readonly percent: Scalars['Int']['output'];
  /** Of `PEOPLE`. */
  readonly people: ReadonlyArray<User>;
};

export type SetFlagAudienceResult = InternalStatus | BadRequest | NotFound;

export type AdminFlag = {
  readonly name: Scalars['String']['output'];
  readonly purpose: Scalars['String']['output'];
  readonly owner: Scalars['String']['output'];
  readonly endsOn: Scalars['String']['output'];
  readonly isOn: Scalars['Boolean']['output'];
  readonly isOnByDefault: Scalars['Boolean']['output'];
  /** Who has it before everybody does. */
  readonly audience?: Maybe<FlagAudience>;
};

export type SwitchFlagResult = InternalStatus | NotFound;

export type MutedKind =
  | 'USER'
  | 'COLLECTION'
  | 'TAG';

export type MutedEntity = User | Collection | Tag;

export type MutedFeed = {
  readonly items: ReadonlyArray<MutedEntity>;
  readonly pagingInfo: PagingInfo;
};

export type NotificationStatus = {
  /** Up to 100: the bell shows 99+ above 99 (1§5). */
  readonly unreadNotificationCount: Scalars['Int']['output'];
};

export type NotificationsSeen = {
  readonly success: Scalars['Boolean']['output'];
  readonly viewer?: Maybe<User>;
};

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

export type NotificationFeed = {
  readonly items: ReadonlyArray<Notification>;
  readonly pagingInfo: PagingInfo;
};

/** One thing that happened, or many alike as one: whom and what the viewer may not see is not in it. */
export type Notification = {
  readonly id: Scalars['ID']['output'];
  readonly notificationType: NotificationType;
  readonly occurredAt: Scalars['Timestamp']['output'];
  readonly isUnread: Scalars['Boolean']['output'];
  /** Who did it, newest first, at most three. */
  readonly actors: ReadonlyArray<User>;
  /** How many did it, counted up to 101. */
  readonly actorCount: Scalars['Int']['output'];
  readonly post?: Maybe<Post>;
  readonly postResponse?: Maybe<PostResponse>;
  readonly catalog?: Maybe<Catalog>;
  /** The first words of what was written, or the passage that was marked; empty where there are none. */
  readonly excerpt: Scalars['String']['output'];
  /** How many, of a milestone. */
  readonly amount?: Maybe<Scalars['Int']['output']>;
  /** Where it is seen, on the main site. */
  readonly path: Scalars['String']['output'];
};

export type OAuthAppInput = {
  readonly name: Scalars['String']['input'];
  readonly description: Scalars['String']['input'];
  /** Whole addresses; a request names one of them exactly, but for the port of 127.0.0.1 and [::1]. */
  readonly redirectAddresses: ReadonlyArray<Scalars['String']['input']>;
};

export type OAuthApp = {
  /** The `client_id`. */
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly redirectAddresses: ReadonlyArray<Scalars['String']['output']>;
  /** True for an app that cannot keep a secret. */
  readonly isPublic: Scalars['Boolean']['output'];
  readonly createdAt: Scalars['Timestamp']['output'];
};

export type AuthorizedApp = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly ownerUsername: Scalars['String']['output'];
  readonly scopes: ReadonlyArray<TokenScope>;
  readonly authorizedAt: Scalars['Timestamp']['output'];
  /** To the minute. */
  readonly lastUsedAt?: Maybe<Scalars['Timestamp']['output']>;
};

export type OAuthAppResult = MadeOAuthApp | BadRequest | NotFound;

export type MadeOAuthApp = {
  readonly app: OAuthApp;
  /** Shown once: only its hash is kept. Null where there is none, or no new one. */
  readonly secret?: Maybe<Scalars['String']['output']>;
  /** For the list, which is another now. */
  readonly viewer: User;
};

export type EndAppResult = EndedApp | NotFound;

export type EndedApp = {
  /** For the lists, which are others now. */
  readonly viewer: User;
};

export type AuthorizationResult = AuthorizationRequest | AuthorizationRefusal;

export type AuthorizationRequest = {
  readonly name: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly ownerUsername: Scalars['String']['output'];
  readonly scopes: ReadonlyArray<TokenScope>;
  /** The host where the browser is sent; null for an app on the viewer's own device. */
  readonly host?: Maybe<Scalars['String']['output']>;
};

export type AuthorizationRefusal = UserError & {
  readonly message: Scalars['String']['output'];
  /** Where the app may be told, after the viewer chose to go there. */
  readonly redirectTo?: Maybe<Scalars['String']['output']>;
};

export type AuthorizeAppResult = AuthorizationDecision | BadRequest;

export type AuthorizationDecision = {
  readonly redirectTo: Scalars['String']['output'];
};

export type FollowSuggestionKind =
  /** Others who follow the tag follow them. */
  | 'CO_FOLLOWED'
  /** They write about the tag. */
  | 'WRITES_ABOUT';

export type FollowSuggestion = {
  readonly entity: FollowedEntity;
  readonly kind: FollowSuggestionKind;
  /** The tag that leads to them. */
  readonly tag: Tag;
  /** Why, as a sentence to show. */
  readonly reason: Scalars['String']['output'];
};

export type ChosenTopics = {
  readonly tags: ReadonlyArray<Tag>;
};

export type ChooseTopicsResult = ChosenTopics | BadRequest | RateLimited;

export type OneTapResult = OneTapCredential | BadRequest | RateLimited;

export type OneTapCredential = {
  /** True where nobody has an account with the address: the page shows the sign-up card, and goes on when the reader says so. */
  readonly isEmailAvailable: Scalars['Boolean']['output'];
  readonly name: Scalars['String']['output'];
  readonly email: Scalars['String']['output'];
  readonly token: Scalars['String']['output'];
};

export type PasskeyOptionsResult = PasskeyOptions | BadRequest | NotFound | RateLimited;

export type PasskeyOptions = {
  /** For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`. */
  readonly json: Scalars['String']['output'];
};

export type Passkey = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  /** Whether the authenticator keeps it on several devices. */
  readonly isBackedUp: Scalars['Boolean']['output'];
  readonly createdAt: Scalars['Timestamp']['output'];
  readonly lastUsedAt?: Maybe<Scalars['Timestamp']['output']>;
};

export type AccountSecurity = {
  /** Of the person, for there is one to each. */
  readonly id: Scalars['ID']['output'];
  readonly hasPassword: Scalars['Boolean']['output'];
  /** Least characters of a new password: fewer beside a passkey or an authenticator app (decisions 132). */
  readonly passwordMinimum: Scalars['Int']['output'];
  /** False at an address for which browsers make no passkeys, such as a bare IP address. */
  readonly arePasskeysPossible: Scalars['Boolean']['output'];
  readonly passkeys: ReadonlyArray<Passkey>;
  /**
   * Milliseconds from the answer on in which changes that want a fresh proof of who one is are open (decisions 139);
   * 0 where one signs in again first. No moment, since clocks of browsers are wrong.
   */
  readonly stepUpTimeLeft: Scalars['Int']['output'];
  /** Whether signing in takes a second step. */
  readonly isTwoFactorOn: Scalars['Boolean']['output'];
  readonly hasAuthenticatorApp: Scalars['Boolean']['output'];
  /** Whether a passkey counts as the second step, and so is asked for. */
  readonly asksForPasskey: Scalars['Boolean']['output'];
  readonly recoveryCodesLeft: Scalars['Int']['output'];
};

export type PasswordSignInResult = Token | SignInRefusal | RateLimited;

/** A change to how one signs in: the account as it is then, or why not. */
export type WaysInResult = AccountSecurity | BadRequest | SignInRefusal | RateLimited;

/** Why a sign-in was refused, with the sentence of 2§8 to show. */
export type SignInRefusal = UserError & {
  readonly code: SignInErrorCode;
  readonly message: Scalars['String']['output'];
  /** Failures in a row, where they are counted. */
  readonly failCount?: Maybe<Scalars['Int']['output']>;
  /** When one may try again; null where nothing is locked, and where the lock has no end. */
  readonly lockedOutUntil?: Maybe<Scalars['Timestamp']['output']>;
};

/** The codes of 2§8. */
export type SignInErrorCode =
  | 'InvalidPassword'
  | 'PasswordSoftLockout'
  | 'PasswordPermanentLockout'
  | 'InvalidTwoFactorAuthCode'
  | 'TwoFactorAuthSoftLockout'
  | 'TwoFactorAuthPermanentLockout'
  | 'IpAuthLockout'
  | 'default';

export type Visitor = {
  readonly id: Scalars['ID']['output'];
  readonly geolocation: Geolocation;
};

export type Geolocation = {
  /** Two capital letters, or null where unknown. */
  readonly country?: Maybe<Scalars['String']['output']>;
};

export type UserResult = User | NotFound | AccountDeleted | AccountSuspended;

export type User = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly username: Scalars['String']['output'];
  readonly bio: Scalars['String']['output'];
  readonly imageId?: Maybe<Scalars['ID']['output']>;
  readonly createdAt: Scalars['Timestamp']['output'];
  /** True for a person made by an import whom nobody has claimed: shown as such. */
  readonly isUnclaimed: Scalars['Boolean']['output'];
  readonly websiteUrl?: Maybe<Scalars['Url']['output']>;
  readonly twitterScreenName?: Maybe<Scalars['String']['output']>;
  readonly hasSubdomain: Scalars['Boolean']['output'];
  readonly customDomainState?: Maybe<CustomDomainState>;
  readonly membership?: Maybe<Membership>;
  readonly verifications: Verifications;
  readonly socialStats: SocialStats;
  readonly storyCount: Scalars['Int']['output'];
  readonly viewerEdge: UserViewerEdge;
  /** Published and listed stories, newest first. */
  readonly postsConnection: PostFeed;
  /** Stories that the person pinned, in order; at most three. */
  readonly pinnedPosts: ReadonlyArray<Post>;
  readonly publications: ReadonlyArray<Collection>;
  readonly catalogs: CatalogFeed;
  readonly series: ReadonlyArray<Series>;
  readonly books: ReadonlyArray<Book>;
  readonly followers: UserFeed;
  /** People and publications, or those of one kind. */
  readonly following: FollowedFeed;
  /** Archives of everything that the viewer has, newest first; nobody else's are told. */
  readonly archives?: Maybe<ReadonlyArray<AccountExport>>;
  /** What the viewer paid, the last first; null of others. */
  readonly billingHistory?: Maybe<ChargeFeed>;
  /** Whom the viewer blocked, newest first; nobody else's are told. */
  readonly blockedUsers?: Maybe<UserFeed>;
  /** Stories that the person clapped for, newest first. */
  readonly recommendedPosts: PostFeed;
  /** The viewer's own part in the fediverse; nobody else's is told (MEMB-17). */
  readonly federation?: Maybe<Federation>;
  /** People and publications that the viewer follows with what is new of them, at most 50; of nobody else (1§7). */
  readonly followedEntitiesConnection?: Maybe<FollowedEntitiesConnection>;
  /** When the viewer last looked at the icon of the sidebar; nobody else's is told. */
  readonly followedEntityViewedAt?: Maybe<Scalars['Timestamp']['output']>;
  /** Tags that the viewer follows, newest follow first; nobody else's are told. */
  readonly followedTags?: Maybe<TagFeed>;
  /** How much the viewer follows; nobody else's is told. */
  readonly followedCounts?: Maybe<FollowedCounts>;
  /** What the viewer bought to give away, the last first; null of others. */
  readonly gifts?: Maybe<GiftFeed>;
  /** 1§3; on for all (decisions 103). */
  readonly hasGroupGiftingEnabled: Scalars['Boolean']['output'];
  /** What the person marked, newest first; to themselves also what they keep private. */
  readonly quotes: QuoteFeed;
  /** The viewer's own (1§3); null of others. */
  readonly hasPastMemberships?: Maybe<Scalars['Boolean']['output']>;
  readonly isMembershipTrialEligible?: Maybe<Scalars['Boolean']['output']>;
  /** The viewer's own telephone, once it was shown to be theirs; nobody else's is told. */
  readonly mobileNumber?: Maybe<MobileNumber>;
  /** Why the viewer is suspended, and until when; null for who is not. Nobody else's is told. */
  readonly suspension?: Maybe<Suspension>;
  /** What the viewer is among those who work for the site; empty of others, and of nobody else told. */
  readonly platformRoles: ReadonlyArray<PlatformRole>;
  /** Whom and what the viewer mutes, newest first, or of one kind; nobody else's are told. */
  readonly muted?: Maybe<MutedFeed>;
  /** Of the viewer; forbidden for everybody else's. */
  readonly notificationStatus: NotificationStatus;
  /** The apps that the viewer made; nobody else's are told. */
  readonly oauthApps?: Maybe<ReadonlyArray<OAuthApp>>;
  /** The apps that act for the viewer; nobody else's are told. */
  readonly authorizedApps?: Maybe<ReadonlyArray<AuthorizedApp>>;
  /** How the account is entered and guarded; null for everybody but its owner. */
  readonly security?: Maybe<AccountSecurity>;
  /** The viewer's own tokens, the newest first; nobody else's are told. */
  readonly personalTokens?: Maybe<ReadonlyArray<PersonalToken>>;
  /** Hints and banners that the viewer put away, oldest first; nobody else's are told (1§3). */
  readonly dismissableFlags?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Who else the viewer can sign in with, the first connected first; nobody else's are told. */
  readonly connections?: Maybe<ReadonlyArray<ProviderConnection>>;
  /** Of what the viewer asked to see less, the last first; nobody else's is told. */
  readonly shownLess?: Maybe<ShownLessFeed>;
  /** What they passed on last, newest first, at most five. */
  readonly reposts: ReadonlyArray<Repost>;
  /** Newest first; without those below stories that are not listed. */
  readonly responses: PostResponseFeed;
  /** Where the viewer is signed in, the last used first; nobody else's is told, and nowhere but on the main site. */
  readonly sessions?: Maybe<ReadonlyArray<Session>>;
  /** The viewer's own address, so that they recognise it; nobody else's is told. */
  readonly emailObfuscated?: Maybe<Scalars['String']['output']>;
  /** The address that the viewer asked to change to, or their own while it is not verified (1§3). */
  readonly unverifiedEmail?: Maybe<Scalars['String']['output']>;
  /** Of the viewer alone. */
  readonly isSuspended?: Maybe<Scalars['Boolean']['output']>;
  /** Whose new stories the viewer is told of, newest first, at most 200; nobody else's are told. */
  readonly mailSubscriptions?: Maybe<ReadonlyArray<FollowedEntity>>;
  /** Of the viewer alone: when they may change their username; null where they may now. */
  readonly usernameChangeAllowedAt?: Maybe<Scalars['Timestamp']['output']>;
};


export type UserPostsConnectionArgs = {
  paging?: InputMaybe<PagingOptions>;
};


export type UserCatalogsArgs = {
  paging?: InputMaybe<PagingOptions>;
};


export type UserFollowersArgs = {
  paging?: InputMaybe<PagingOptions>;
};


export type UserFollowingArgs = {
  paging?: InputMaybe<PagingOptions>;
  kind?: InputMaybe<FollowingKind>;
};


export type UserBillingHistoryArgs = {
  paging?: InputMaybe<PagingOptions>;
};


export type UserBlockedUsersArgs = {
  paging?: InputMaybe<PagingOptions>;
};


export type UserRecommendedPostsArgs = {
  paging?: InputMaybe<PagingOptions>;
};


export type UserFollowedEntitiesConnectionArgs = {
  first?: Scalars['Int']['input'];
  orderBy?: FollowedEntitiesOrder;
};


export type UserFollowedEntityViewedAtArgs = {
  feedId?: Scalars['ID']['input'];
};


export type UserFollowedTagsArgs = {
  paging?: InputMaybe<PagingOptions>;
};


export type UserGiftsArgs = {
  paging?: InputMaybe<PagingOptions>;
};


export type UserQuotesArgs = {
  paging?: InputMaybe<PagingOptions>;
};


export type UserMutedArgs = {
  kind?: InputMaybe<MutedKind>;
  paging?: InputMaybe<PagingOptions>;
};


export type UserShownLessArgs = {
  paging?: InputMaybe<PagingOptions>;
};


export type UserResponsesArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type CustomDomainState = {
  readonly live?: Maybe<CustomDomain>;
};

export type CustomDomain = {
  readonly domain: Scalars['String']['output'];
};

export type MembershipTier =
  | 'FREE'
  | 'FRIEND'
  | 'MEMBER';

export type Membership = {
  readonly id: Scalars['ID']['output'];
  readonly tier: MembershipTier;
  readonly memberSince?: Maybe<Scalars['Timestamp']['output']>;
  readonly friendSince?: Maybe<Scalars['Timestamp']['output']>;
};

export type Verifications = {
  readonly isBookAuthor: Scalars['Boolean']['output'];
};

export type SocialStats = {
  readonly followerCount: Scalars['Int']['output'];
  readonly followingCount: Scalars['Int']['output'];
};

export type UserViewerEdge = {
  readonly id: Scalars['ID']['output'];
  readonly isFollowing: Scalars['Boolean']['output'];
  readonly isMuting: Scalars['Boolean']['output'];
  readonly isBlocking: Scalars['Boolean']['output'];
  /** The viewer's own, the ended too, since it can come back; null for others and for who never was a member. */
  readonly membership?: Maybe<ViewerMembership>;
  /** Every preference of the viewer (1§7); nobody else's is told. */
  readonly preferences?: Maybe<ReadonlyArray<ViewerPreference>>;
  /** Whether the viewer is told of new stories. */
  readonly isSubscribed: Scalars['Boolean']['output'];
};

export type Book = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly coverImageId?: Maybe<Scalars['ID']['output']>;
  readonly url?: Maybe<Scalars['Url']['output']>;
  readonly publishedAt?: Maybe<Scalars['Timestamp']['output']>;
  readonly editions: ReadonlyArray<BookEdition>;
};

export type UserFeed = {
  readonly items: ReadonlyArray<User>;
  readonly pagingInfo: PagingInfo;
};

export type FollowingKind =
  | 'USER'
  | 'COLLECTION';

export type FollowedEntity = User | Collection;

export type FollowedFeed = {
  readonly items: ReadonlyArray<FollowedEntity>;
  readonly pagingInfo: PagingInfo;
};

export type TokenScope =
  | 'read'
  | 'write'
  | 'publish'
  | 'stats'
  | 'audience';

export type PersonalToken = {
  readonly id: Scalars['ID']['output'];
  readonly name: Scalars['String']['output'];
  readonly scopes: ReadonlyArray<TokenScope>;
  readonly createdAt: Scalars['Timestamp']['output'];
  readonly expiresAt: Scalars['Timestamp']['output'];
  /** To the minute; null where it was never used. */
  readonly lastUsedAt?: Maybe<Scalars['Timestamp']['output']>;
};

export type CreatePersonalTokenResult = CreatedPersonalToken | BadRequest;

export type CreatedPersonalToken = {
  readonly id: Scalars['ID']['output'];
  /** Shown once: only its hash is kept. */
  readonly value: Scalars['String']['output'];
  /** For the list, which is another now. */
  readonly viewer: User;
};

export type EndPersonalTokenResult = EndedPersonalToken | NotFound;

export type EndedPersonalToken = {
  /** For the list, which is another now. */
  readonly viewer: User;
};

export type ViewerPreferenceKind =
  | 'STRING'
  | 'INT'
  | 'BOOLEAN'
  | 'STRING_SET'
  | 'ENUM';

/** A name with one typed value (1§3): the one that `kind` says; the others are null. */
export type ViewerPreference = {
  readonly name: Scalars['String']['output'];
  readonly kind: ViewerPreferenceKind;
  readonly stringValue?: Maybe<Scalars['String']['output']>;
  readonly intValue?: Maybe<Scalars['Int']['output']>;
  readonly booleanValue?: Maybe<Scalars['Boolean']['output']>;
  readonly stringSetValue?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  readonly enumValue?: Maybe<Scalars['String']['output']>;
  /** What an enum may be. */
  readonly enumValues?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** Exactly one value. */
export type ViewerPreferenceInput = {
  readonly name: Scalars['String']['input'];
  readonly stringValue?: InputMaybe<Scalars['String']['input']>;
  readonly intValue?: InputMaybe<Scalars['Int']['input']>;
  readonly booleanValue?: InputMaybe<Scalars['Boolean']['input']>;
  readonly stringSetValue?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly enumValue?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateViewerPreferencesResult = {
  readonly success: Scalars['Boolean']['output'];
  /** With the preferences as they are now. */
  readonly viewer: User;
};

export type CreateNoteInput = {
  readonly postId: Scalars['ID']['input'];
  /** At most 2,000 characters of plain text. */
  readonly body: Scalars['String']['input'];
  /** The words of the passage, with what stands around them in the same block. */
  readonly text: Scalars['String']['input'];
  readonly prefix?: InputMaybe<Scalars['String']['input']>;
  readonly suffix?: InputMaybe<Scalars['String']['input']>;
  /** A block of the published body; the words must then stand exactly between the offsets. */
  readonly paragraphId?: InputMaybe<Scalars['ID']['input']>;
  readonly startOffset?: InputMaybe<Scalars['Int']['input']>;
  readonly endOffset?: InputMaybe<Scalars['Int']['input']>;
};

export type Note = {
  readonly id: Scalars['ID']['output'];
  readonly post?: Maybe<Post>;
  /** Null for an account that was closed. */
  readonly user?: Maybe<User>;
  /** The passage as it was when the note was written. */
  readonly text: Scalars['String']['output'];
  readonly prefix: Scalars['String']['output'];
  readonly suffix: Scalars['String']['output'];
  readonly paragraphId: Scalars['ID']['output'];
  readonly startOffset: Scalars['Int']['output'];
  readonly endOffset: Scalars['Int']['output'];
  readonly isPassageChanged: Scalars['Boolean']['output'];
  /** Plain text. */
  readonly body: Scalars['String']['output'];
  readonly createdAt: Scalars['Timestamp']['output'];
  readonly resolvedAt?: Maybe<Scalars['Timestamp']['output']>;
  readonly resolvedBy?: Maybe<User>;
  readonly replies: ReadonlyArray<NoteReply>;
  readonly viewerCan: NoteViewerCan;
};

export type NoteReply = {
  readonly id: Scalars['ID']['output'];
  readonly user?: Maybe<User>;
  /** Plain text. */
  readonly body: Scalars['String']['output'];
  readonly createdAt: Scalars['Timestamp']['output'];
  readonly viewerCanDelete: Scalars['Boolean']['output'];
};

export type NoteViewerCan = {
  readonly reply: Scalars['Boolean']['output'];
  readonly resolve: Scalars['Boolean']['output'];
  readonly delete: Scalars['Boolean']['output'];
};

export type NoteFeed = {
  readonly items: ReadonlyArray<Note>;
  readonly pagingInfo: PagingInfo;
};

export type DeletedNote = {
  readonly noteId: Scalars['ID']['output'];
};

export type NoteResult = Note | BadRequest | Forbidden | NotFound | RateLimited;

export type DeleteNoteResult = DeletedNote | NotFound;

export type SignInProvider =
  | 'GOOGLE'
  | 'APPLE'
  | 'FACEBOOK'
  | 'X';

export type ProviderConnection = {
  readonly provider: SignInProvider;
  /** How the person is called there: a name, or an address. */
  readonly displayName: Scalars['String']['output'];
};

export type DisconnectProviderResult = DisconnectedProvider | BadRequest;

export type DisconnectedProvider = {
  /** For the list, which is another now. */
  readonly viewer: User;
};

export type PublicationRef = {
  readonly slug?: InputMaybe<Scalars['ID']['input']>;
  readonly domain?: InputMaybe<Scalars['String']['input']>;
  readonly id?: InputMaybe<Scalars['ID']['input']>;
};

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

/** The union of the lists in 1§3 and 2§3.8 (decisions T9). */
export type NavigationDestination =
  | 'ABOUT'
  | 'ARCHIVE'
  | 'EXTERNAL_URL'
  | 'LATEST'
  | 'PAGE'
  | 'POST'
  | 'SECTION'
  | 'TAG_FEED'
  | 'TOPIC_PAGE'
  | 'TRENDING';

export type Collection = {
  readonly id: Scalars['ID']['output'];
  readonly slug: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  readonly domain?: Maybe<Scalars['String']['output']>;
  readonly tagline: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly avatar?: Maybe<ImageReference>;
  readonly logo?: Maybe<ImageReference>;
  readonly favicon?: Maybe<ImageReference>;
  readonly isAuroraVisible: Scalars['Boolean']['output'];
  readonly compatLegacy?: Maybe<CompatLegacy>;
  readonly createdAt: Scalars['Timestamp']['output'];
  readonly homepage: CollectionHomepage;
  readonly navigationItems: ReadonlyArray<NavigationItem>;
  readonly socialStats: SocialStats;
  readonly postCount: Scalars['Int']['output'];
  readonly viewerEdge: CollectionViewerEdge;
  readonly staff: ReadonlyArray<CollectionStaff>;
  /** Who has written here, most stories first. */
  readonly writers: UserFeed;
  readonly followers: UserFeed;
  readonly tags: ReadonlyArray<Tag>;
  readonly latestPosts: PostFeed;
  readonly trendingPosts: PostFeed;
  readonly featuredPosts: PostFeed;
  readonly taggedPosts: PostFeed;
  /** Stories of a year, a month of it, or a day of that. */
  readonly archivePosts: PostFeed;
  /** Years; with `year` its months; with `month` its days; only those with stories, newest first. */
  readonly archive: ReadonlyArray<ArchiveEntry>;
  readonly sections: ReadonlyArray<CollectionSection>;
  readonly subpage?: Maybe<CollectionSubpage>;
  readonly sequences: ReadonlyArray<Series>;
};


export type CollectionWritersArgs = {
  paging?: InputMaybe<PagingOptions>;
};


export type CollectionFollowersArgs = {
  paging?: InputMaybe<PagingOptions>;
};


export type CollectionLatestPostsArgs = {
  paging?: InputMaybe<PagingOptions>;
};


export type CollectionTrendingPostsArgs = {
  paging?: InputMaybe<PagingOptions>;
};


export type CollectionFeaturedPostsArgs = {
  paging?: InputMaybe<PagingOptions>;
};


export type CollectionTaggedPostsArgs = {
  tagSlug: Scalars['ID']['input'];
  paging?: InputMaybe<PagingOptions>;
};


export type CollectionArchivePostsArgs = {
  year: Scalars['Int']['input'];
  month?: InputMaybe<Scalars['Int']['input']>;
  day?: InputMaybe<Scalars['Int']['input']>;
  paging?: InputMaybe<PagingOptions>;
};


export type CollectionArchiveArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Int']['input']>;
};


export type CollectionSubpageArgs = {
  slug: Scalars['ID']['input'];
};

export type ImageReference = {
  readonly id: Scalars['ID']['output'];
  readonly originalWidth: Scalars['Int']['output'];
  readonly originalHeight: Scalars['Int']['output'];
};

export type CompatLegacy = {
  readonly id: Scalars['ID']['output'];
};

export type CollectionHomepage = {
  readonly id: Scalars['ID']['output'];
  readonly layout: CollectionLayout;
  readonly headerScale: HeaderScale;
  readonly headerColor: Scalars['Colour']['output'];
  readonly headingFont: Scalars['String']['output'];
  readonly bodyFont: Scalars['String']['output'];
};

export type NavigationItem = {
  readonly destination: NavigationDestination;
  readonly title: Scalars['String']['output'];
  readonly value?: Maybe<Scalars['String']['output']>;
  readonly url: Scalars['String']['output'];
};

export type CollectionViewerEdge = {
  readonly id: Scalars['ID']['output'];
  readonly isFollowing: Scalars['Boolean']['output'];
  readonly isMuting: Scalars['Boolean']['output'];
  readonly viewerStaffRole?: Maybe<StaffRole>;
  readonly isSubscribed: Scalars['Boolean']['output'];
};

export type CollectionStaff = {
  readonly user: User;
  readonly role: StaffRole;
};

export type CollectionSection = {
  readonly id: Scalars['ID']['output'];
  readonly slug: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly posts: PostFeed;
};


export type CollectionSectionPostsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type CollectionSubpage = {
  readonly id: Scalars['ID']['output'];
  readonly slug: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly bodyHtml: Scalars['String']['output'];
};

export type CollectionFeed = {
  readonly items: ReadonlyArray<Collection>;
  readonly pagingInfo: PagingInfo;
};

export type PushesAllowed = {
  readonly isAllowed: Scalars['Boolean']['output'];
};

export type RecordReadingInput = {
  readonly postId: Scalars['ID']['input'];
  /** Of 100. */
  readonly percent: Scalars['Float']['input'];
  /** The block at the top of the window. */
  readonly blockId?: InputMaybe<Scalars['ID']['input']>;
  /** Read for 30 seconds (decisions 123). */
  readonly isRead: Scalars['Boolean']['input'];
};

export type RecordReadingResult = {
  readonly isRecorded: Scalars['Boolean']['output'];
};

export type ForgottenReading = {
  readonly success: Scalars['Boolean']['output'];
};

export type ReadingHistoryFeed = {
  /** Whether nothing is added for now; READING_HISTORY_PAUSED of the preferences. */
  readonly isPaused: Scalars['Boolean']['output'];
  readonly items: ReadonlyArray<ReadingHistoryItem>;
  readonly pagingInfo: PagingInfo;
};

export type ReadingHistoryItem = {
  readonly post: Post;
  /** How far the viewer came, of 100. */
  readonly percent: Scalars['Int']['output'];
  readonly isRead: Scalars['Boolean']['output'];
  readonly lastReadAt: Scalars['Timestamp']['output'];
};

export type ReadingPosition = {
  /** Where they were last, of 100. */
  readonly percent: Scalars['Int']['output'];
  /** How far they ever came, of 100. */
  readonly furthestPercent: Scalars['Int']['output'];
  readonly blockId?: Maybe<Scalars['ID']['output']>;
  readonly isRead: Scalars['Boolean']['output'];
};

export type ShowLessReason =
  | 'STORY'
  | 'AUTHOR'
  | 'PUBLICATION'
  | 'TAG';

export type ShowLessResult = ShownLess | BadRequest | NotFound | RateLimited;

export type ShownLess = {
  readonly postId: Scalars['ID']['output'];
  /** Whether the story is now kept from home. */
  readonly isShownLess: Scalars['Boolean']['output'];
};

export type LessWantedEntity = Post | User | Collection | Tag;

export type ShownLessFeed = {
  readonly items: ReadonlyArray<LessWantedEntity>;
  readonly pagingInfo: PagingInfo;
};

export type ReportDeed =
  | 'NONE'
  | 'WARN'
  /** Stories and responses only. */
  | 'HIDE';

export type ReportTargetKind =
  | 'POST'
  | 'USER'
  | 'RESPONSE'
  | 'CATALOG';

export type ReportReceived = {
  readonly targetId: Scalars['ID']['output'];
};

export type ReportCase = {
  readonly id: Scalars['ID']['output'];
  readonly targetKind: ReportTargetKind;
  readonly targetId: Scalars['ID']['output'];
  readonly target: ReportedThing;
  readonly reportCount: Scalars['Int']['output'];
  /** Of people who are trusted (decisions 164): five hide it. */
  readonly trustedReportCount: Scalars['Int']['output'];
  /** Hidden because of the reports, until it is decided. */
  readonly isHidden: Scalars['Boolean']['output'];
  readonly createdAt: Scalars['Timestamp']['output'];
  readonly updatedAt: Scalars['Timestamp']['output'];
  /** The first fifty. */
  readonly reports: ReadonlyArray<Report>;
};

export type ReportedThing = {
  readonly title: Scalars['String']['output'];
  readonly excerpt: Scalars['String']['output'];
  /** Null where it has no page. */
  readonly path?: Maybe<Scalars['String']['output']>;
  readonly makers: ReadonlyArray<User>;
  readonly isHidden: Scalars['Boolean']['output'];
};

export type Report = {
  readonly reason: SuspensionRule;
  readonly comment: Scalars['String']['output'];
  readonly createdAt: Scalars['Timestamp']['output'];
  readonly reporter?: Maybe<User>;
};

export type ReportCaseFeed = {
  readonly items: ReadonlyArray<ReportCase>;
  readonly pagingInfo: PagingInfo;
};

export type DecidedReportCase = {
  readonly caseId: Scalars['ID']['output'];
};

export type ReportResult = ReportReceived | BadRequest | NotFound | RateLimited;

export type DecideReportCaseResult = DecidedReportCase | BadRequest | NotFound;

export type RepostPostResult = Post | BadRequest | Forbidden | NotFound | RateLimited;

export type Repost = {
  readonly note: Scalars['String']['output'];
  readonly createdAt: Scalars['Timestamp']['output'];
  readonly post: Post;
};

/** To a story or to a list, and there to a response where one is named. */
export type PublishPostResponseInput = {
  readonly inResponseToPostId?: InputMaybe<Scalars['ID']['input']>;
  readonly inResponseToCatalogId?: InputMaybe<Scalars['ID']['input']>;
  readonly parentResponseId?: InputMaybe<Scalars['ID']['input']>;
  /** As it was typed: `**`, `_`, backticks, `> `, `- ` and addresses are read. */
  readonly text: Scalars['String']['input'];
  /** The passage of the story that is responded to, and its block. */
  readonly quoteBlockId?: InputMaybe<Scalars['ID']['input']>;
  readonly quoteText?: InputMaybe<Scalars['String']['input']>;
};

export type PostResponseResult = PostResponse | BadRequest | Forbidden | NotFound | PublishingRestrictedBannedLinks | RateLimited;

export type RemovePostResponseResult = RemovedPostResponse | Forbidden | NotFound;

export type HidePostResponseResult = Post | Forbidden | NotFound;

export type HideCatalogResponseResult = Catalog | Forbidden | NotFound;

/** What a response stood in, with its counts as they are now, and the gap that is left where it has replies. */
export type RemovedPostResponse = {
  readonly id: Scalars['ID']['output'];
  readonly post?: Maybe<Post>;
  readonly catalog?: Maybe<Catalog>;
  readonly response?: Maybe<PostResponse>;
};

export type ResponseSortType =
  | 'RECOMMENDED'
  | 'MOST_RECENT'
  | 'OLDEST';

export type PostResponses = {
  readonly count: Scalars['Int']['output'];
  /** Why the viewer may not respond; null where they may, and where they are not signed in. */
  readonly closedReason?: Maybe<ClosedReason>;
};

export type ClosedReason =
  | 'CLOSED'
  | 'FOLLOWERS'
  | 'MEMBERS'
  | 'REFUSED'
  | 'UNVERIFIED';

export type PostResponseFeed = {
  readonly items: ReadonlyArray<PostResponse>;
  readonly pagingInfo: PagingInfo;
};

/** A response to a story or to a list. */
export type PostResponse = {
  readonly id: Scalars['ID']['output'];
  readonly url: Scalars['Url']['output'];
  /** Null where only the gap is left: deleted, or its author is away. */
  readonly creator?: Maybe<User>;
  readonly isDeleted: Scalars['Boolean']['output'];
  /** True for its author and staff alone. */
  readonly isHidden: Scalars['Boolean']['output'];
  readonly isPinned: Scalars['Boolean']['output'];
  /** Whether it is by whoever made the story or the list. */
  readonly isByAuthor: Scalars['Boolean']['output'];
  /** Safe HTML. */
  readonly bodyHtml: Scalars['String']['output'];
  /** First words in plain text. */
  readonly excerpt: Scalars['String']['output'];
  /** As its author typed it; null for everybody else. */
  readonly source?: Maybe<Scalars['String']['output']>;
  readonly quote?: Maybe<PostResponseQuote>;
  readonly clapCount: Scalars['Int']['output'];
  readonly repliesCount: Scalars['Int']['output'];
  readonly createdAt: Scalars['Timestamp']['output'];
  /** Null within the first five minutes (decisions 26). */
  readonly editedAt?: Maybe<Scalars['Timestamp']['output']>;
  readonly parentId?: Maybe<Scalars['ID']['output']>;
  readonly parent?: Maybe<PostResponse>;
  readonly post?: Maybe<Post>;
  readonly catalog?: Maybe<Catalog>;
  /** Oldest first: on page 0, 1, 2 … of a thread 2, 4, 6 … (1§9); with `paging` from there on. */
  readonly replies: PostResponseFeed;
  readonly viewerEdge: PostResponseViewerEdge;
  readonly viewerCan: PostResponseViewerCan;
};


/** A response to a story or to a list. */
export type PostResponseRepliesArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  paging?: InputMaybe<PagingOptions>;
};

export type PostResponseQuote = {
  readonly blockId: Scalars['ID']['output'];
  readonly text: Scalars['String']['output'];
};

export type PostResponseViewerEdge = {
  readonly id: Scalars['ID']['output'];
  readonly clapCount: Scalars['Int']['output'];
};

export type PostResponseViewerCan = {
  readonly id: Scalars['ID']['output'];
  readonly clap: Scalars['Boolean']['output'];
  readonly delete: Scalars['Boolean']['output'];
  readonly edit: Scalars['Boolean']['output'];
  readonly hide: Scalars['Boolean']['output'];
  readonly pin: Scalars['Boolean']['output'];
};

export type SearchKind =
  | 'POST'
  | 'USER'
  | 'COLLECTION'
  | 'TAG'
  | 'CATALOG';

/** Within one publication or one person's stories, by id or by name; of both, both. */
export type SearchScopeInput = {
  readonly collectionId?: InputMaybe<Scalars['ID']['input']>;
  readonly userId?: InputMaybe<Scalars['ID']['input']>;
  readonly domainOrSlug?: InputMaybe<Scalars['ID']['input']>;
  readonly username?: InputMaybe<Scalars['ID']['input']>;
};

export type SearchPeopleType =
  | 'AUTHOR'
  | 'READER';

export type SearchResult = {
  readonly kind: SearchKind;
  /** Name of the index with its prefix, for click events. */
  readonly indexName: Scalars['String']['output'];
  readonly query: Scalars['String']['output'];
  readonly queryId?: Maybe<Scalars['ID']['output']>;
  readonly items: ReadonlyArray<SearchHit>;
  /** At most 1,000. */
  readonly total: Scalars['Int']['output'];
  /** False where there are more than were counted. */
  readonly isTotalExact: Scalars['Boolean']['output'];
  readonly page: Scalars['Int']['output'];
  readonly pageCount: Scalars['Int']['output'];
};

export type SearchHit = {
  readonly objectId: Scalars['ID']['output'];
  /** From 1 on, over all pages. */
  readonly position: Scalars['Int']['output'];
  readonly entity: SearchEntity;
  /** Title or name, with what was searched for marked. */
  readonly title: ReadonlyArray<MarkedPart>;
  /** Subtitle, bio, tagline or description. */
  readonly subtitle: ReadonlyArray<MarkedPart>;
  /** Words around what was found in a text; of a locked story only from what everybody may read. */
  readonly snippet: ReadonlyArray<MarkedPart>;
};

export type SearchEntity = Post | User | Collection | Tag | Catalog;

export type MarkedPart = {
  readonly text: Scalars['String']['output'];
  readonly isMatch: Scalars['Boolean']['output'];
};

export type SearchConfig = {
  /** Host with path, without a scheme; null: `/_/search` on the host of the page. */
  readonly host?: Maybe<Scalars['String']['output']>;
  readonly appId: Scalars['String']['output'];
  readonly apiKey: Scalars['String']['output'];
  readonly indexPrefix: Scalars['String']['output'];
};

/** Without success nothing was kept: no such query, or it is more than an hour old. */
export type SearchClickEventResult = {
  readonly success: Scalars['Boolean']['output'];
};

export type CreateSeriesInput = {
  readonly title: Scalars['String']['input'];
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** The publication whose sequence it is to be; a series of one's own where absent. */
  readonly collectionId?: InputMaybe<Scalars['ID']['input']>;
};

export type UpdateSeriesInput = {
  readonly seriesId: Scalars['ID']['input'];
  readonly title: Scalars['String']['input'];
  readonly description: Scalars['String']['input'];
};

export type SeriesResult = Series | BadRequest | Forbidden | NotFound | RateLimited;

export type DeleteSeriesResult = DeletedSeries | BadRequest | Forbidden | NotFound | RateLimited;

export type Series = {
  readonly id: Scalars['ID']['output'];
  readonly slug: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly creator: User;
  readonly collection?: Maybe<Collection>;
  readonly postCount: Scalars['Int']['output'];
  readonly posts: PostFeed;
  /** All stories in order, drafts too; null for who may not arrange the series. */
  readonly entries?: Maybe<ReadonlyArray<SeriesEntry>>;
  /** Stories that could be added, the newest first; null for who may not arrange the series. */
  readonly candidates?: Maybe<ReadonlyArray<SeriesEntry>>;
  readonly viewerCanArrange: Scalars['Boolean']['output'];
};


export type SeriesPostsArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type SeriesEntryState =
  | 'DRAFT'
  | 'HIDDEN'
  | 'LISTED';

export type SeriesEntry = {
  readonly postId: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly state: SeriesEntryState;
};

export type DeletedSeries = {
  readonly seriesId: Scalars['ID']['output'];
};

export type EndSessionsResult = EndedSessions | NotFound;

export type EndedSessions = {
  readonly count: Scalars['Int']['output'];
  /** For the list, which is another now. */
  readonly viewer: User;
};

export type Session = {
  readonly id: Scalars['ID']['output'];
  readonly isCurrent: Scalars['Boolean']['output'];
  /** Such as `Firefox on Linux`; null where the browser did not say. */
  readonly device?: Maybe<Scalars['String']['output']>;
  /** Two capital letters; null where unknown. */
  readonly country?: Maybe<Scalars['String']['output']>;
  /** Network address, of IPv6 the first half. */
  readonly network: Scalars['String']['output'];
  /** Where the sign-in began (2§4.9); null where nobody said. */
  readonly susiEntry?: Maybe<Scalars['String']['output']>;
  /** Null for the main site. */
  readonly domain?: Maybe<Scalars['String']['output']>;
  readonly createdAt: Scalars['Timestamp']['output'];
  /** To the hour. */
  readonly lastUsedAt: Scalars['Timestamp']['output'];
};

export type OperatorSetting = {
  /** Its name. */
  readonly id: Scalars['ID']['output'];
  readonly purpose: Scalars['String']['output'];
  /** Of a secret one always empty. */
  readonly value: Scalars['String']['output'];
  readonly defaultValue: Scalars['String']['output'];
  readonly isSet: Scalars['Boolean']['output'];
  readonly isSecret: Scalars['Boolean']['output'];
  /** The few words that it may be; empty where it is a text. */
  readonly choices: ReadonlyArray<Scalars['String']['output']>;
};

export type ChangeOperatorSettingResult = OperatorSetting | BadRequest | NotFound;

export type CreateShareLinkResult = CreatedShareLink | BadRequest | Forbidden | NotFound | RateLimited;

export type CreatedShareLink = {
  /** With its secret, which is told this once. */
  readonly url: Scalars['Url']['output'];
  readonly post: Post;
};

export type RevokeShareLinkResult = RevokedShareLink | NotFound;

export type RevokedShareLink = {
  readonly shareLinkId: Scalars['ID']['output'];
};

export type ShareLinks = {
  /** Made by the viewer, newest first. */
  readonly links: ReadonlyArray<ShareLink>;
  /** How many more may be made in this month; null where there is no limit. */
  readonly leftThisMonth?: Maybe<Scalars['Int']['output']>;
  /** How many readers a new one opens for; null where for all. */
  readonly mostOpenings?: Maybe<Scalars['Int']['output']>;
};

export type ShareLink = {
  readonly id: Scalars['ID']['output'];
  readonly createdAt: Scalars['Timestamp']['output'];
  readonly openings: Scalars['Int']['output'];
  readonly mostOpenings?: Maybe<Scalars['Int']['output']>;
  readonly isRevoked: Scalars['Boolean']['output'];
};

export type SignInOptions = {
  readonly methods: SignInMethods;
  readonly captcha: CaptchaOptions;
  /** For the one-tap card (2§2.4); null where the provider is not offered. */
  readonly googleClientId?: Maybe<Scalars['String']['output']>;
};

export type SignInMethods = {
  readonly email: Scalars['Boolean']['output'];
  readonly google: Scalars['Boolean']['output'];
  readonly apple: Scalars['Boolean']['output'];
  readonly facebook: Scalars['Boolean']['output'];
  readonly x: Scalars['Boolean']['output'];
  readonly passkey: Scalars['Boolean']['output'];
  readonly password: Scalars['Boolean']['output'];
};

export type CaptchaKind =
  | 'PROOF_OF_WORK'
  | 'RECAPTCHA'
  | 'RECAPTCHA_ENTERPRISE';

export type CaptchaOptions = {
  readonly kind: CaptchaKind;
  /** Null for our own proof of work. */
  readonly siteKey?: Maybe<Scalars['String']['output']>;
};

export type SitePageState =
  /** Nothing was written: the page shows the default text of the program, where there is one. */
  | 'DEFAULT'
  | 'SET'
  /** Taken away. */
  | 'UNSET';

export type SitePage = {
  /** Name of its route. */
  readonly id: Scalars['ID']['output'];
  readonly path: Scalars['String']['output'];
  readonly state: SitePageState;
  /** Empty where nothing was written, or the page is taken away. */
  readonly title: Scalars['String']['output'];
  readonly bodyHtml: Scalars['String']['output'];
  readonly excerpt: Scalars['String']['output'];
  /** Whether it bears the `New` badge today (1§9). */
  readonly isNew: Scalars['Boolean']['output'];
  /** What an administrator edits. */
  readonly source?: Maybe<SitePageSource>;
};

export type SitePageSource = {
  readonly title: Scalars['String']['output'];
  readonly markdown: Scalars['String']['output'];
  readonly newUntil?: Maybe<Scalars['Timestamp']['output']>;
  /** The newest fifty. */
  readonly versions: ReadonlyArray<SitePageVersion>;
};

export type SitePageVersion = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly markdown: Scalars['String']['output'];
  /** A username as it was then, or `operator`. */
  readonly author: Scalars['String']['output'];
  readonly createdAt: Scalars['Timestamp']['output'];
};

export type SitePagePreview = {
  readonly bodyHtml: Scalars['String']['output'];
};

export type SitePageResult = SitePage | BadRequest | NotFound;

export type PreviewSitePageResult = SitePagePreview | BadRequest;

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

export type PostLockSource =
  | 'COMMISSIONED'
  | 'FEATURE_LOCK'
  | 'NONE'
  | 'PARTNERSHIPS'
  | 'PUBLICATION_MEMBERSHIP'
  | 'SYNDICATED'
  | 'UGC'
  | 'UGC_UNENROLLED';

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

export type PostViewerCan = {
  readonly edit: Scalars['Boolean']['output'];
  readonly publish: Scalars['Boolean']['output'];
  readonly delete: Scalars['Boolean']['output'];
  readonly clap: Scalars['Boolean']['output'];
  readonly respond: Scalars['Boolean']['output'];
  readonly highlight: Scalars['Boolean']['output'];
};

export type PostSettings = {
  /** That of the story. */
  readonly id: Scalars['ID']['output'];
  /** Where it stands in Your stories. */
  readonly filter: YourPostsFilter;
  /** Empty where nothing can be published now. */
  readonly publishingActions: ReadonlyArray<PostPublishingAction>;
  readonly scheduledAt?: Maybe<Scalars['Timestamp']['output']>;
  /** IANA name. */
  readonly scheduleTimeZone?: Maybe<Scalars['String']['output']>;
  /** Why it did not go out at its time. */
  readonly scheduleFailure?: Maybe<Scalars['String']['output']>;
  readonly isMailed: Scalars['Boolean']['output'];
  /** False while the language is the one that was found in the words. */
  readonly isLanguageChosen: Scalars['Boolean']['output'];
  /** On the viewer's profile. */
  readonly isPinned: Scalars['Boolean']['output'];
  /** In its publication. */
  readonly isFeatured: Scalars['Boolean']['output'];
  readonly trashedAt?: Maybe<Scalars['Timestamp']['output']>;
  /** When it goes for good. */
  readonly purgedAt?: Maybe<Scalars['Timestamp']['output']>;
};

/** One of the viewer's own stories, with the words that they wrote last. */
export type YourPost = {
  readonly post: Post;
  readonly title: Scalars['String']['output'];
  readonly subtitle: Scalars['String']['output'];
  readonly wordCount: Scalars['Int']['output'];
  readonly readingTime: Scalars['Float']['output'];
  /** When it was written or changed last. */
  readonly updatedAt: Scalars['Timestamp']['output'];
  /** True for a published story whose draft went on. */
  readonly hasUnpublishedChanges: Scalars['Boolean']['output'];
};

export type YourPostFeed = {
  readonly items: ReadonlyArray<YourPost>;
  readonly pagingInfo: PagingInfo;
};

export type YourPostCounts = {
  readonly drafts: Scalars['Int']['output'];
  readonly scheduled: Scalars['Int']['output'];
  readonly public: Scalars['Int']['output'];
  readonly responses: Scalars['Int']['output'];
  readonly unlisted: Scalars['Int']['output'];
  readonly deleted: Scalars['Int']['output'];
};

export type PublishPostInput = {
  readonly postId: Scalars['ID']['input'];
  /** The revision of the draft that the author sees. */
  readonly baseRev: Scalars['Int']['input'];
  readonly topics?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly visibility?: InputMaybe<PostVisibility>;
  readonly canonicalUrl?: InputMaybe<Scalars['String']['input']>;
  readonly seoTitle?: InputMaybe<Scalars['String']['input']>;
  readonly seoDescription?: InputMaybe<Scalars['String']['input']>;
  readonly license?: InputMaybe<License>;
  readonly aiDisclosure?: InputMaybe<AiDisclosure>;
  readonly isMailed?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of a picture that was uploaded; left out, a first publishing takes the first picture of the body. */
  readonly coverImageId?: InputMaybe<Scalars['ID']['input']>;
  readonly coverAlt?: InputMaybe<Scalars['String']['input']>;
  readonly coverFocusPercentX?: InputMaybe<Scalars['Int']['input']>;
  readonly coverFocusPercentY?: InputMaybe<Scalars['Int']['input']>;
  /** A publication whose owner or editor the viewer is; null for none. */
  readonly collectionId?: InputMaybe<Scalars['ID']['input']>;
  /** BCP 47; left out or null, it is found in the words. */
  readonly language?: InputMaybe<Scalars['String']['input']>;
  readonly isResponsesClosed?: InputMaybe<Scalars['Boolean']['input']>;
  readonly responseLevel?: InputMaybe<ResponseLevel>;
  /** 5 minutes to 12 months ahead. */
  readonly scheduleAt?: InputMaybe<Scalars['Timestamp']['input']>;
  /** IANA name; needed with `scheduleAt`. */
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
};

export type PostSettingsInput = {
  readonly postId: Scalars['ID']['input'];
  readonly topics?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly visibility?: InputMaybe<PostVisibility>;
  readonly canonicalUrl?: InputMaybe<Scalars['String']['input']>;
  readonly seoTitle?: InputMaybe<Scalars['String']['input']>;
  readonly seoDescription?: InputMaybe<Scalars['String']['input']>;
  readonly license?: InputMaybe<License>;
  readonly aiDisclosure?: InputMaybe<AiDisclosure>;
  readonly isMailed?: InputMaybe<Scalars['Boolean']['input']>;
  readonly coverImageId?: InputMaybe<Scalars['ID']['input']>;
  readonly coverAlt?: InputMaybe<Scalars['String']['input']>;
  readonly coverFocusPercentX?: InputMaybe<Scalars['Int']['input']>;
  readonly coverFocusPercentY?: InputMaybe<Scalars['Int']['input']>;
  readonly collectionId?: InputMaybe<Scalars['ID']['input']>;
  readonly language?: InputMaybe<Scalars['String']['input']>;
  readonly isResponsesClosed?: InputMaybe<Scalars['Boolean']['input']>;
  readonly responseLevel?: InputMaybe<ResponseLevel>;
};

/** A link that may not be published here (1§8): the message names the first, `links` all of them. */
export type PublishingRestrictedBannedLinks = UserError & {
  readonly message: Scalars['String']['output'];
  readonly links: ReadonlyArray<Scalars['String']['output']>;
};

/** Nothing more can be pinned or featured (1§8): ask again with `replaceOldest`. */
export type MaxPinnedStoriesReached = UserError & {
  readonly message: Scalars['String']['output'];
  readonly limit: Scalars['Int']['output'];
};

export type PublishPostResult = Post | PublishingRestrictedBannedLinks | RateLimited | BadRequest | Conflict | Forbidden | NotFound;

export type UpdatePostSettingsResult = Post | PublishingRestrictedBannedLinks | RateLimited | BadRequest | Conflict | Forbidden | NotFound;

export type ChangePostResult = Post | RateLimited | Conflict | Forbidden | NotFound;

export type PinPostResult = Post | MaxPinnedStoriesReached | BadRequest | Forbidden | NotFound;

export type PostResult = Post | NotFound | Unauthorized | AccountDeleted | AccountSuspended | Blocked | Blocking | PostSuspended | RemovedByUser | UnavailableForLegalReasons | WithheldInCountry | GraphqlEmptyId;

export type AccountDeleted = UserError & {
  readonly message: Scalars['String']['output'];
};

export type AccountSuspended = UserError & {
  readonly message: Scalars['String']['output'];
};

export type Blocked = UserError & {
  readonly message: Scalars['String']['output'];
};

export type Blocking = UserError & {
  readonly message: Scalars['String']['output'];
  readonly user: User;
};

export type PostSuspended = UserError & {
  readonly message: Scalars['String']['output'];
};

export type RemovedByUser = UserError & {
  readonly message: Scalars['String']['output'];
};

export type UnavailableForLegalReasons = UserError & {
  readonly message: Scalars['String']['output'];
};

export type WithheldInCountry = UserError & {
  readonly message: Scalars['String']['output'];
  readonly country: Scalars['String']['output'];
};

export type GraphqlEmptyId = UserError & {
  readonly message: Scalars['String']['output'];
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

export type Post = {
  readonly id: Scalars['ID']['output'];
  readonly title: Scalars['String']['output'];
  readonly subtitle: Scalars['String']['output'];
  /** ASCII slug, possibly empty: the address is then the id alone. */
  readonly uniqueSlug: Scalars['String']['output'];
  /** Canonical address on the main site or the custom domain of its publication. */
  readonly mediumUrl: Scalars['Url']['output'];
  /** The same address under our own name (decisions T10). */
  readonly url: Scalars['Url']['output'];
  /** Where it was published first, when that is elsewhere. */
  readonly canonicalUrl?: Maybe<Scalars['Url']['output']>;
  readonly previewImage?: Maybe<PreviewImage>;
  readonly creator: User;
  /** All authors in the order of the byline. */
  readonly authors: ReadonlyArray<User>;
  readonly collection?: Maybe<Collection>;
  readonly statusForCollection?: Maybe<SubmissionStatus>;
  readonly isPublished: Scalars['Boolean']['output'];
  readonly isLocked: Scalars['Boolean']['output'];
  readonly visibility: PostVisibility;
  readonly license: License;
  /** BCP 47. */
  readonly language: Scalars['String']['output'];
  /** Minutes, with a fraction (decisions 5). */
  readonly readingTime: Scalars['Float']['output'];
  readonly wordCount: Scalars['Int']['output'];
  readonly firstPublishedAt?: Maybe<Scalars['Timestamp']['output']>;
  readonly latestPublishedAt?: Maybe<Scalars['Timestamp']['output']>;
  readonly updatedAt: Scalars['Timestamp']['output'];
  /** True when the source had no date: no date is shown. */
  readonly isUndated: Scalars['Boolean']['output'];
  readonly clapCount: Scalars['Int']['output'];
  readonly responsesCount: Scalars['Int']['output'];
  readonly isResponsesClosed: Scalars['Boolean']['output'];
  readonly tags: ReadonlyArray<Tag>;
  /** First sentences in plain text, at most 280 characters. */
  readonly excerpt: Scalars['String']['output'];
  /** The body made for the page; the browser takes it from the HTML and never asks for it twice. */
  readonly content: PostContent;
  readonly translations: ReadonlyArray<PostTranslation>;
  readonly seriesPosition?: Maybe<SeriesPosition>;
  /** Three from the same publication or author, then three by shared tags (decisions 19). */
  readonly readNext: ReadonlyArray<Post>;
  readonly viewerEdge: PostViewerEdge;
  readonly seoTitle?: Maybe<Scalars['String']['output']>;
  readonly seoDescription?: Maybe<Scalars['String']['output']>;
  /** How many people clapped. */
  readonly fanCount: Scalars['Int']['output'];
  readonly voters: VoterFeed;
  /** Passages that readers marked, the one marked by most first; none of a locked story to who may not read it whole. */
  readonly highlights: ReadonlyArray<HighlightGroup>;
  /** The passage that most readers marked, where they are three or more. */
  readonly topHighlight?: Maybe<HighlightGroup>;
  /** Public highlights, newest first. */
  readonly quotes: QuoteFeed;
  /** Where words stand in what is published, to respond to them; null where they do not, or may not all be read. */
  readonly passage?: Maybe<Passage>;
  /** What stands where the free part ends; null for who reads all of it. */
  readonly paywall?: Maybe<Paywall>;
  /**
   * Private notes, those that wait first: all of them for those who write the story, for another reader their own;
   * null for who is signed out.
   */
  readonly notes?: Maybe<NoteFeed>;
  readonly repostCount: Scalars['Int']['output'];
  readonly postResponses: PostResponses;
  /** What stands at the top, 10 a page where no limit is given, the pinned one first (decisions 24, 25). */
  readonly threadedPostResponses: PostResponseFeed;
  /** What the viewer shares of a member-only story; null for who may not, and everywhere but on the main site. */
  readonly shareLinks?: Maybe<ShareLinks>;
  /** When more than a tenth of its words last changed after it was published (decisions 11). */
  readonly editedAt?: Maybe<Scalars['Timestamp']['output']>;
  readonly aiDisclosure: AiDisclosure;
  readonly lockSource: PostLockSource;
  readonly responseLevel: ResponseLevel;
  /** What the viewer may do now, asked of the rules that the mutations ask. */
  readonly viewerCan: PostViewerCan;
  /** What only those who may change the story see; null for everyone else. */
  readonly settings?: Maybe<PostSettings>;
};


export type PostVotersArgs = {
  paging?: InputMaybe<PagingOptions>;
};


export type PostQuotesArgs = {
  paging?: InputMaybe<PagingOptions>;
};


export type PostPassageArgs = {
  text: Scalars['String']['input'];
  prefix?: InputMaybe<Scalars['String']['input']>;
  suffix?: InputMaybe<Scalars['String']['input']>;
};


export type PostNotesArgs = {
  paging?: InputMaybe<PagingOptions>;
};


export type PostThreadedPostResponsesArgs = {
  paging?: InputMaybe<PagingOptions>;
  sortType?: InputMaybe<ResponseSortType>;
};

export type SubmissionStatus =
  | 'APPROVED';

export type PreviewImage = {
  readonly id: Scalars['ID']['output'];
  readonly focusPercentX: Scalars['Int']['output'];
  readonly focusPercentY: Scalars['Int']['output'];
  readonly alt: Scalars['String']['output'];
  readonly originalWidth: Scalars['Int']['output'];
  readonly originalHeight: Scalars['Int']['output'];
  /** A small `data:` address shown blurred until the picture is there. */
  readonly placeholder?: Maybe<Scalars['String']['output']>;
};

export type PostContent = {
  /** Safe HTML: made by the one renderer from a validated document. */
  readonly bodyHtml: Scalars['String']['output'];
  /** False where a part is held back from this viewer. */
  readonly isComplete: Scalars['Boolean']['output'];
  readonly tableOfContents: ReadonlyArray<TableOfContentsEntry>;
};

export type TableOfContentsEntry = {
  readonly anchor: Scalars['String']['output'];
  readonly level: Scalars['Int']['output'];
  readonly text: Scalars['String']['output'];
};

export type PostTranslation = {
  readonly language: Scalars['String']['output'];
  readonly post: Post;
};

export type SeriesPosition = {
  readonly series: Series;
  readonly index: Scalars['Int']['output'];
  readonly count: Scalars['Int']['output'];
  readonly previous?: Maybe<Post>;
  readonly next?: Maybe<Post>;
};

export type PostViewerEdge = {
  readonly id: Scalars['ID']['output'];
  readonly clapCount: Scalars['Int']['output'];
  readonly isEditor: Scalars['Boolean']['output'];
  /** What the viewer marked here, also what they keep to themselves. */
  readonly quotes: ReadonlyArray<Quote>;
  readonly readingListState: ReadingListState;
  /** The viewer's own lists by name, with the place of the story in each; nobody else's are told. */
  readonly catalogsConnection: PostCatalogsConnection;
  /** False also where the author takes no private notes (2§3.8). */
  readonly canWriteNote: Scalars['Boolean']['output'];
  /** Null where the viewer never was in the story, or its entry is gone. */
  readonly readingPosition?: Maybe<ReadingPosition>;
  /** The note of the viewer's own repost, possibly empty; null where there is none. */
  readonly repostNote?: Maybe<Scalars['String']['output']>;
};

export type FrontPage = {
  /** Null on a site without a story. */
  readonly lead?: Maybe<Post>;
  /** Up to three, beside the lead. */
  readonly seconds: ReadonlyArray<Post>;
  /** Up to six of those read most, without those above. */
  readonly mostRead: ReadonlyArray<Post>;
};

export type PostFeed = {
  readonly items: ReadonlyArray<PostFeedItem>;
  readonly pagingInfo: PagingInfo;
};

export type PostFeedItem = {
  readonly post: Post;
};

/** One year, month or day of an archive. */
export type ArchiveEntry = {
  readonly year: Scalars['Int']['output'];
  readonly month?: Maybe<Scalars['Int']['output']>;
  readonly day?: Maybe<Scalars['Int']['output']>;
  readonly postCount: Scalars['Int']['output'];
};

export type ImportStoryByAddressResult = ImportedPost | BadRequest | RateLimited;

export type ImportedPost = {
  readonly postId: Scalars['ID']['output'];
  /** Pictures that could not be fetched: they stand in the draft as missing. */
  readonly missingImageCount: Scalars['Int']['output'];
};

export type LogClientEventsResult = {
  readonly success: Scalars['Boolean']['output'];
};

export type TopPeriod =
  | 'WEEK'
  | 'MONTH'
  | 'YEAR'
  | 'ALL_TIME';

export type Tag = {
  readonly id: Scalars['ID']['output'];
  readonly slug: Scalars['String']['output'];
  readonly displayTitle: Scalars['String']['output'];
  readonly postCount: Scalars['Int']['output'];
  readonly followerCount: Scalars['Int']['output'];
  /** Newest first. */
  readonly latestPosts: PostFeed;
  /** Best of the last time first (decisions 40 without a viewer). */
  readonly recommendedPosts: PostFeed;
  readonly topPosts: PostFeed;
  readonly archivePosts: PostFeed;
  readonly archive: ReadonlyArray<ArchiveEntry>;
  /** People and publications that write about it (decisions 42). */
  readonly whoToFollow: FollowedFeed;
  readonly relatedTags: ReadonlyArray<Tag>;
  readonly viewerEdge: TagViewerEdge;
};


export type TagLatestPostsArgs = {
  paging?: InputMaybe<PagingOptions>;
};


export type TagRecommendedPostsArgs = {
  paging?: InputMaybe<PagingOptions>;
};


export type TagTopPostsArgs = {
  period: TopPeriod;
  paging?: InputMaybe<PagingOptions>;
};


export type TagArchivePostsArgs = {
  year: Scalars['Int']['input'];
  month?: InputMaybe<Scalars['Int']['input']>;
  day?: InputMaybe<Scalars['Int']['input']>;
  paging?: InputMaybe<PagingOptions>;
};


export type TagArchiveArgs = {
  year?: InputMaybe<Scalars['Int']['input']>;
  month?: InputMaybe<Scalars['Int']['input']>;
};


export type TagWhoToFollowArgs = {
  paging?: InputMaybe<PagingOptions>;
};

export type TagFeed = {
  readonly items: ReadonlyArray<Tag>;
  readonly pagingInfo: PagingInfo;
};

export type SecondStepResult = Token | SignInRefusal | NotFound | RateLimited;

export type AuthenticatorSetupResult = AuthenticatorSetup | BadRequest;

export type RecoveryCodesResult = RecoveryCodes | BadRequest | RateLimited;

export type AuthenticatorSetup = {
  /** `otpauth:` address, for an app on the same device. */
  readonly uri: Scalars['String']['output'];
  /** The same secret to type. */
  readonly secret: Scalars['String']['output'];
  /** The address as a picture to scan: a whole SVG document. */
  readonly qrSvg: Scalars['String']['output'];
};

/** Shown this once: only their hashes are kept. */
export type RecoveryCodes = {
  /** Empty where the person has codes from before. */
  readonly codes: ReadonlyArray<Scalars['String']['output']>;
};

export type Unsubscription = {
  /**
   * A `NOTIFICATIONS_ALLOW_EMAIL_*`, `DIGEST`, `person/{id}` or `publication/{id}` for new stories of one, or
   * `NEWSLETTERS` for everything that goes to many.
   */
  readonly target: Scalars['String']['output'];
  readonly isOff: Scalars['Boolean']['output'];
  /** Whose new stories, of a subscription. */
  readonly source?: Maybe<FollowedEntity>;
  /** Of everything that goes to many: whose new stories are among it. */
  readonly subscriptions: ReadonlyArray<FollowedEntity>;
};

export type UsernameAvailability = {
  /** As it would be written. */
  readonly username: Scalars['String']['output'];
  readonly isAvailable: Scalars['Boolean']['output'];
};

export type UsernameAvailabilityResult = UsernameAvailability | SignUpRefusal | RateLimited;

export type ChangeUsernameResult = User | SignUpRefusal | RateLimited;

/** Why an account cannot be as somebody wants it (2§5), with the sentence to show. */
export type SignUpRefusal = UserError & {
  readonly code: SignUpErrorCode;
  readonly message: Scalars['String']['output'];
};

/** The codes of 2§5. */
export type SignUpErrorCode =
  | 'EMAIL_TAKEN'
  | 'USERNAME_TAKEN'
  | 'USERNAME_INVALID'
  | 'USERNAME_TOO_LONG'
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_LONG'
  | 'NON_MEMBER'
  | 'UNKNOWN';

export type RehostImageResult = RehostedImage | BadRequest | RateLimited;

export type ReadLinkPreviewResult = LinkPreview | BadRequest | RateLimited;

export type RehostedImage = {
  readonly id: Scalars['ID']['output'];
  readonly width: Scalars['Int']['output'];
  readonly height: Scalars['Int']['output'];
  readonly placeholder: Scalars['String']['output'];
};

export type LinkPreview = {
  readonly url: Scalars['Url']['output'];
  readonly title: Scalars['String']['output'];
  readonly description: Scalars['String']['output'];
  readonly imageUrl?: Maybe<Scalars['Url']['output']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  RequestArchiveResult:
    | ( AccountExportRow )
    | ( AlreadyExists )
    | ( RateLimited )
  ;
  UpdateProfileResult:
    | ( PersonRow )
    | ( BadRequest )
    | ( RateLimited )
  ;
  CloseAccountResult:
    | ( ClosedAccount )
    | ( BadRequest )
    | ( RateLimited )
  ;
  BanLinkResult:
    | ( BannedLinksSourceValue )
    | ( BadRequest )
    | ( NotFound )
  ;
  ChargeResult:
    | ( ChargeRow )
    | ( NotFound )
  ;
  BookResult:
    | ( BookChange )
    | ( BadRequest )
    | ( NotFound )
    | ( RateLimited )
  ;
  ClapPostResult:
    | ( StoryRow )
    | ( BadRequest )
    | ( Forbidden )
    | ( NotFound )
    | ( RateLimited )
  ;
  ClapPostResponseResult:
    | ( PresentedResponseRow )
    | ( BadRequest )
    | ( Forbidden )
    | ( NotFound )
    | ( RateLimited )
  ;
  ClapCatalogResult:
    | ( ListRow )
    | ( BadRequest )
    | ( Forbidden )
    | ( NotFound )
    | ( RateLimited )
  ;
  BylineResult:
    | ( BylineRow )
    | ( BadRequest )
    | ( Forbidden )
    | ( NotFound )
    | ( RateLimited )
  ;
  AnswerCoAuthorInvitationResult:
    | ( AnsweredInvitation )
    | ( NotFound )
  ;
  MakeCouponResult:
    | ( CouponRow )
    | ( BadRequest )
  ;
  EndCouponResult:
    | ( CouponRow )
    | ( NotFound )
  ;
  TopicResult:
    | ( TopicRow )
    | ( BadRequest )
    | ( NotFound )
  ;
  DeleteTopicResult:
    | ( DeletedTopic )
    | ( NotFound )
  ;
  CreateDraftResult:
    | ( DraftSaved )
    | ( BadRequest )
    | ( Forbidden )
    | ( NotFound )
    | ( RateLimited )
  ;
  SaveDraftResult:
    | ( DraftSaved )
    | ( Omit<Conflict, 'draft'> & { draft?: Maybe<_RefType['Draft']> } )
    | ( NotFound )
    | ( Forbidden )
    | ( BadRequest )
    | ( RateLimited )
  ;
  DraftResult:
    | ( DraftRow )
    | ( NotFound )
    | ( Forbidden )
  ;
  CreateDraftLinkResult:
    | ( MadeLinkRow )
    | ( NotFound )
    | ( Forbidden )
  ;
  RevokeDraftLinkResult:
    | ( DraftRow )
    | ( NotFound )
    | ( Forbidden )
  ;
  SendAccountAuthEmailResult:
    | ( SusiMethod )
    | ( BadRequest )
    | ( FailedChallenge )
    | ( NotFound )
    | ( RateLimited )
    | ( TooManyRequests )
  ;
  VerifyLoginCodeResult:
    | ( Token )
    | ( BadRequest )
    | ( NotFound )
    | ( TooManyRequests )
    | ( RateLimited )
  ;
  ChangeEmailResult:
    | ( EmailChangeRow )
    | ( BadRequest )
    | ( RateLimited )
  ;
  SendVerificationEmailResult:
    | ( VerificationEmail )
    | ( AlreadyExists )
    | ( RateLimited )
  ;
  SwitchExperimentResult:
    | ( AdminExperimentRow )
    | ( NotFound )
  ;
  FederationResult:
    | ( ChangedFederationSourceValue )
    | ( BadRequest )
    | ( NotFound )
    | ( RateLimited )
  ;
  VariantFlagValue:
    | ( FlagValueSourceValue )
    | ( FlagValueSourceValue )
    | ( FlagValueSourceValue )
  ;
  GiftResult:
    | ( BoughtGiftRow )
    | ( NotFound )
  ;
  ChangeGiftResult:
    | ( GiftChangedSourceValue )
    | ( BadRequest )
    | ( Omit<Conflict, 'draft'> & { draft?: Maybe<_RefType['Draft']> } )
    | ( Forbidden )
    | ( NotFound )
    | ( TooManyRequests )
  ;
  CheckGiftCodeResult:
    | ( CheckedGiftCode )
    | ( TooManyRequests )
  ;
  RedeemGiftCodeResult:
    | ( RedeemedGiftRow )
    | ( GiftCodeRefused )
    | ( BadRequest )
    | ( Forbidden )
    | ( TooManyRequests )
  ;
  CreateQuoteResult:
    | ( HighlightRow )
    | ( BadRequest )
    | ( Forbidden )
    | ( NotFound )
    | ( RateLimited )
  ;
  DeleteQuoteResult:
    | ( DeletedQuote )
    | ( NotFound )
  ;
  CreateCatalogResult:
    | ( ListRow )
    | ( BadRequest )
    | ( NotFound )
    | ( RateLimited )
  ;
  ChangeCatalogResult:
    | ( ListRow )
    | ( BadRequest )
    | ( NotFound )
    | ( RateLimited )
  ;
  DeleteCatalogResult:
    | ( DeletedCatalog )
    | ( BadRequest )
    | ( NotFound )
    | ( RateLimited )
  ;
  CatalogItemResult:
    | ( CatalogMembershipSourceValue )
    | ( BadRequest )
    | ( NotFound )
    | ( RateLimited )
  ;
  ReadingListResult:
    | ( StoryRow )
    | ( BadRequest )
    | ( NotFound )
    | ( RateLimited )
  ;
  PrepareCheckoutResult:
    | ( CheckoutSetup )
    | ( CheckoutNotAvailable )
    | ( TooManyRequests )
    | ( BadRequest )
  ;
  PaymentResult:
    | ( PaidSourceValue )
    | ( Omit<PaymentNeedsApproval, 'money'> & { money: _RefType['Money'] } )
    | ( PaymentPending )
    | ( PaymentMethodDeclined )
    | ( PaymentError )
    | ( MissingLocalizationInformation )
    | ( CheckoutNotAvailable )
    | ( FailedChallenge )
    | ( BadRequest )
    | ( Forbidden )
    | ( NotFound )
    | ( Omit<Conflict, 'draft'> & { draft?: Maybe<_RefType['Draft']> } )
    | ( TooManyRequests )
  ;
  ChangeMembershipResult:
    | ( MemberSourceValue )
    | ( BadRequest )
    | ( Forbidden )
    | ( NotFound )
    | ( Omit<Conflict, 'draft'> & { draft?: Maybe<_RefType['Draft']> } )
    | ( PaymentError )
  ;
  UncancelMembershipResult:
    | ( MemberSourceValue )
    | ( Omit<PaymentNeedsApproval, 'money'> & { money: _RefType['Money'] } )
    | ( PaymentPending )
    | ( PaymentMethodDeclined )
    | ( PaymentError )
    | ( Forbidden )
    | ( NotFound )
  ;
  PaymentMethod:
    | ( CreditCard )
    | ( ApplePayCard )
    | ( GooglePayCard )
    | ( PaypalAccount )
  ;
  UnlockPostResult:
    | ( UnlockedPost )
    | ( PostIsLocked )
    | ( FailedChallenge )
    | ( NotFound )
  ;
  SendMobileVerificationCodeResult:
    | ( CodeSentRow )
    | ( NumberRefusalRow )
    | ( MobileRefusalRow )
  ;
  VerifyMobileNumberResult:
    | ( NumberVerifiedRow )
    | ( MobileRefusalRow )
  ;
  ModerateUserResult:
    | ( AdminUserRow )
    | ( BadRequest )
    | ( Omit<Conflict, 'draft'> & { draft?: Maybe<_RefType['Draft']> } )
    | ( Forbidden )
    | ( NotFound )
  ;
  SetFlagAudienceResult:
    | ( StatusSourceValue )
    | ( BadRequest )
    | ( NotFound )
  ;
  SwitchFlagResult:
    | ( StatusSourceValue )
    | ( NotFound )
  ;
  MutedEntity:
    | ( PersonRow )
    | ( PublicationRow )
    | ( TagRow )
  ;
  OAuthAppResult:
    | ( MadeAppSourceValue )
    | ( BadRequest )
    | ( NotFound )
  ;
  EndAppResult:
    | ( Omit<EndedApp, 'viewer'> & { viewer: _RefType['User'] } )
    | ( NotFound )
  ;
  AuthorizationResult:
    | ( AuthorizationRequestRow )
    | ( AuthorizationRefusalRow )
  ;
  AuthorizeAppResult:
    | ( AuthorizationDecision )
    | ( BadRequest )
  ;
  ChooseTopicsResult:
    | ( ChosenTopicsRow )
    | ( BadRequest )
    | ( RateLimited )
  ;
  OneTapResult:
    | ( OneTapCredential )
    | ( BadRequest )
    | ( RateLimited )
  ;
  PasskeyOptionsResult:
    | ( PasskeyOptions )
    | ( BadRequest )
    | ( NotFound )
    | ( RateLimited )
  ;
  PasswordSignInResult:
    | ( Token )
    | ( SignInRefusal )
    | ( RateLimited )
  ;
  WaysInResult:
    | ( AccountSecurityRow )
    | ( BadRequest )
    | ( SignInRefusal )
    | ( RateLimited )
  ;
  UserResult:
    | ( PersonRow )
    | ( NotFound )
    | ( AccountDeleted )
    | ( AccountSuspended )
  ;
  FollowedEntity:
    | ( PersonRow )
    | ( PublicationRow )
  ;
  CreatePersonalTokenResult:
    | ( Omit<CreatedPersonalToken, 'viewer'> & { viewer: _RefType['User'] } )
    | ( BadRequest )
  ;
  EndPersonalTokenResult:
    | ( Omit<EndedPersonalToken, 'viewer'> & { viewer: _RefType['User'] } )
    | ( NotFound )
  ;
  NoteResult:
    | ( PrivateNoteRow )
    | ( BadRequest )
    | ( Forbidden )
    | ( NotFound )
    | ( RateLimited )
  ;
  DeleteNoteResult:
    | ( DeletedNote )
    | ( NotFound )
  ;
  DisconnectProviderResult:
    | ( DisconnectedProviderRow )
    | ( BadRequest )
  ;
  ShowLessResult:
    | ( ShownLess )
    | ( BadRequest )
    | ( NotFound )
    | ( RateLimited )
  ;
  LessWantedEntity:
    | ( StoryRow )
    | ( PersonRow )
    | ( PublicationRow )
    | ( TagRow )
  ;
  ReportResult:
    | ( ReportReceived )
    | ( BadRequest )
    | ( NotFound )
    | ( RateLimited )
  ;
  DecideReportCaseResult:
    | ( DecidedReportCase )
    | ( BadRequest )
    | ( NotFound )
  ;
  RepostPostResult:
    | ( StoryRow )
    | ( BadRequest )
    | ( Forbidden )
    | ( NotFound )
    | ( RateLimited )
  ;
  PostResponseResult:
    | ( PresentedResponseRow )
    | ( BadRequest )
    | ( Forbidden )
    | ( NotFound )
    | ( PublishingRestrictedBannedLinks )
    | ( RateLimited )
  ;
  RemovePostResponseResult:
    | ( RemovedResponseSourceValue )
    | ( Forbidden )
    | ( NotFound )
  ;
  HidePostResponseResult:
    | ( StoryRow )
    | ( Forbidden )
    | ( NotFound )
  ;
  HideCatalogResponseResult:
    | ( ListRow )
    | ( Forbidden )
    | ( NotFound )
  ;
  SearchEntity:
    | ( StoryRow )
    | ( PersonRow )
    | ( PublicationRow )
    | ( TagRow )
    | ( ListRow )
  ;
  SeriesResult:
    | ( SeriesRow )
    | ( BadRequest )
    | ( Forbidden )
    | ( NotFound )
    | ( RateLimited )
  ;
  DeleteSeriesResult:
    | ( DeletedSeries )
    | ( BadRequest )
    | ( Forbidden )
    | ( NotFound )
    | ( RateLimited )
  ;
  EndSessionsResult:
    | ( EndedSessionsRow )
    | ( NotFound )
  ;
  ChangeOperatorSettingResult:
    | ( OperatorSettingRow )
    | ( BadRequest )
    | ( NotFound )
  ;
  CreateShareLinkResult:
    | ( CreatedShareLinkSourceValue )
    | ( BadRequest )
    | ( Forbidden )
    | ( NotFound )
    | ( RateLimited )
  ;
  RevokeShareLinkResult:
    | ( RevokedShareLink )
    | ( NotFound )
  ;
  SitePageResult:
    | ( SitePageRow )
    | ( BadRequest )
    | ( NotFound )
  ;
  PreviewSitePageResult:
    | ( SitePagePreview )
    | ( BadRequest )
  ;
  PublishPostResult:
    | ( StoryRow )
    | ( PublishingRestrictedBannedLinks )
    | ( RateLimited )
    | ( BadRequest )
    | ( Omit<Conflict, 'draft'> & { draft?: Maybe<_RefType['Draft']> } )
    | ( Forbidden )
    | ( NotFound )
  ;
  UpdatePostSettingsResult:
    | ( StoryRow )
    | ( PublishingRestrictedBannedLinks )
    | ( RateLimited )
    | ( BadRequest )
    | ( Omit<Conflict, 'draft'> & { draft?: Maybe<_RefType['Draft']> } )
    | ( Forbidden )
    | ( NotFound )
  ;
  ChangePostResult:
    | ( StoryRow )
    | ( RateLimited )
    | ( Omit<Conflict, 'draft'> & { draft?: Maybe<_RefType['Draft']> } )
    | ( Forbidden )
    | ( NotFound )
  ;
  PinPostResult:
    | ( StoryRow )
    | ( MaxPinnedStoriesReached )
    | ( BadRequest )
    | ( Forbidden )
    | ( NotFound )
  ;
  PostResult:
    | ( StoryRow )
    | ( NotFound )
    | ( Unauthorized )
    | ( AccountDeleted )
    | ( AccountSuspended )
    | ( Blocked )
    | ( Omit<Blocking, 'user'> & { user: _RefType['User'] } )
    | ( PostSuspended )
    | ( RemovedByUser )
    | ( UnavailableForLegalReasons )
    | ( WithheldInCountry )
    | ( GraphqlEmptyId )
  ;
  ImportStoryByAddressResult:
    | ( ImportedPost )
    | ( BadRequest )
    | ( RateLimited )
  ;
  SecondStepResult:
    | ( Token )
    | ( SignInRefusal )
    | ( NotFound )
    | ( RateLimited )
  ;
  AuthenticatorSetupResult:
    | ( AuthenticatorSetup )
    | ( BadRequest )
  ;
  RecoveryCodesResult:
    | ( RecoveryCodes )
    | ( BadRequest )
    | ( RateLimited )
  ;
  UsernameAvailabilityResult:
    | ( UsernameAvailability )
    | ( SignUpRefusal )
    | ( RateLimited )
  ;
  ChangeUsernameResult:
    | ( PersonRow )
    | ( SignUpRefusal )
    | ( RateLimited )
  ;
  RehostImageResult:
    | ( RehostedImage )
    | ( BadRequest )
    | ( RateLimited )
  ;
  ReadLinkPreviewResult:
    | ( LinkPreview )
    | ( BadRequest )
    | ( RateLimited )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  UserError:
    | ( BadRequest )
    | ( Unauthorized )
    | ( Forbidden )
    | ( NotFound )
    | ( Omit<Conflict, 'draft'> & { draft?: Maybe<_RefType['Draft']> } )
    | ( RateLimited )
    | ( TooManyRequests )
    | ( ServiceUnavailable )
    | ( AlreadyExists )
    | ( FailedChallenge )
    | ( GiftCodeRefused )
    | ( PaymentMethodDeclined )
    | ( PaymentError )
    | ( MissingLocalizationInformation )
    | ( CheckoutNotAvailable )
    | ( PostIsLocked )
    | ( NumberRefusalRow )
    | ( MobileRefusalRow )
    | ( AuthorizationRefusalRow )
    | ( SignInRefusal )
    | ( PublishingRestrictedBannedLinks )
    | ( MaxPinnedStoriesReached )
    | ( AccountDeleted )
    | ( AccountSuspended )
    | ( Blocked )
    | ( Omit<Blocking, 'user'> & { user: _RefType['User'] } )
    | ( PostSuspended )
    | ( RemovedByUser )
    | ( UnavailableForLegalReasons )
    | ( WithheldInCountry )
    | ( GraphqlEmptyId )
    | ( SignUpRefusal )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Timestamp: ResolverTypeWrapper<Scalars['Timestamp']['output']>;
  Url: ResolverTypeWrapper<Scalars['Url']['output']>;
  Colour: ResolverTypeWrapper<Scalars['Colour']['output']>;
  PagingOptions: PagingOptions;
  PagingInfo: ResolverTypeWrapper<PagingInfo>;
  UserError: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['UserError']>;
  BadRequest: ResolverTypeWrapper<BadRequest>;
  Unauthorized: ResolverTypeWrapper<Unauthorized>;
  Forbidden: ResolverTypeWrapper<Forbidden>;
  NotFound: ResolverTypeWrapper<NotFound>;
  Conflict: ResolverTypeWrapper<Omit<Conflict, 'draft'> & { draft?: Maybe<ResolversTypes['Draft']> }>;
  RateLimited: ResolverTypeWrapper<RateLimited>;
  TooManyRequests: ResolverTypeWrapper<TooManyRequests>;
  ServiceUnavailable: ResolverTypeWrapper<ServiceUnavailable>;
  AlreadyExists: ResolverTypeWrapper<AlreadyExists>;
  AccountExportState: AccountExportState;
  AccountExport: ResolverTypeWrapper<AccountExportRow>;
  RequestArchiveResult: ResolverTypeWrapper<RequestArchiveSourceValue>;
  ProfileInput: ProfileInput;
  UpdateProfileResult: ResolverTypeWrapper<UpdateProfileSourceValue>;
  ClosedAccount: ResolverTypeWrapper<ClosedAccount>;
  CloseAccountResult: ResolverTypeWrapper<ClosingRow>;
  BannedLink: ResolverTypeWrapper<BannedLinkRow>;
  BannedLinks: ResolverTypeWrapper<BannedLinksSourceValue>;
  BanLinkResult: ResolverTypeWrapper<BanLinkSourceValue>;
  ChargeResult: ResolverTypeWrapper<ChargeSourceValue>;
  ChargeFeed: ResolverTypeWrapper<ChargeFeedValue>;
  ProductType: ProductType;
  Charge: ResolverTypeWrapper<ChargeRow>;
  BookFormat: BookFormat;
  BookInput: BookInput;
  BookEditionInput: BookEditionInput;
  BookResult: ResolverTypeWrapper<BookAnswerRow>;
  BookChange: ResolverTypeWrapper<BookChange>;
  BookEdition: ResolverTypeWrapper<BookEditionRow>;
  CaptchaChallenge: ResolverTypeWrapper<CaptchaChallenge>;
  FailedChallenge: ResolverTypeWrapper<FailedChallenge>;
  ClapPostResult: ResolverTypeWrapper<ClapStorySourceValue>;
  ClapPostResponseResult: ResolverTypeWrapper<ClapResponseSourceValue>;
  ClapCatalogResult: ResolverTypeWrapper<ClapListSourceValue>;
  VoterFeed: ResolverTypeWrapper<VoterFeedValue>;
  Voter: ResolverTypeWrapper<VoterRow>;
  BylineResult: ResolverTypeWrapper<BylineAnswerRow>;
  AnswerCoAuthorInvitationResult: ResolverTypeWrapper<AnsweredInvitationRow>;
  Byline: ResolverTypeWrapper<BylineRow>;
  AnsweredInvitation: ResolverTypeWrapper<AnsweredInvitation>;
  CoAuthorInvitation: ResolverTypeWrapper<InvitationRow>;
  MakeCouponInput: MakeCouponInput;
  MakeCouponResult: ResolverTypeWrapper<MakeCouponSourceValue>;
  EndCouponResult: ResolverTypeWrapper<EndCouponSourceValue>;
  AdminCoupon: ResolverTypeWrapper<CouponRow>;
  TopicVisibility: TopicVisibility;
  Topic: ResolverTypeWrapper<TopicRow>;
  TopicViewerEdge: ResolverTypeWrapper<TopicRow>;
  DeletedTopic: ResolverTypeWrapper<DeletedTopic>;
  TopicResult: ResolverTypeWrapper<TopicResultSourceValue>;
  DeleteTopicResult: ResolverTypeWrapper<TopicDeletionRow>;
  DigestPreview: ResolverTypeWrapper<Omit<DigestPreview, 'items'> & { items: ReadonlyArray<ResolversTypes['DigestItem']> }>;
  DigestItem: ResolverTypeWrapper<DigestStoryRow>;
  DigestPart: DigestPart;
  Json: ResolverTypeWrapper<Scalars['Json']['output']>;
  CreateDraftInput: CreateDraftInput;
  CreateDraftResult: ResolverTypeWrapper<CreateOutcomeRow>;
  SaveDraftResult: ResolverTypeWrapper<SaveOutcomeRow>;
  DraftResult: ResolverTypeWrapper<DraftResultSourceValue>;
  CreateDraftLinkResult: ResolverTypeWrapper<CreateDraftLinkSourceValue>;
  RevokeDraftLinkResult: ResolverTypeWrapper<DraftResultSourceValue>;
  DraftSaved: ResolverTypeWrapper<DraftSaved>;
  Draft: ResolverTypeWrapper<DraftRow>;
  DraftVersionFeed: ResolverTypeWrapper<DraftVersionFeedValue>;
  DraftVersionKind: DraftVersionKind;
  DraftVersion: ResolverTypeWrapper<VersionEntryRow>;
  CreatedDraftLink: ResolverTypeWrapper<MadeLinkRow>;
  SusiOperation: SusiOperation;
  EmailAuthType: EmailAuthType;
  SendAccountAuthEmailResult: ResolverTypeWrapper<SendOutcomeRow>;
  VerifyLoginCodeResult: ResolverTypeWrapper<VerifyOutcomeRow>;
  Token: ResolverTypeWrapper<Token>;
  SusiMethod: ResolverTypeWrapper<SusiMethod>;
  EmailLink: ResolverTypeWrapper<EmailLink>;
  EmailChange: ResolverTypeWrapper<EmailChangeRow>;
  ChangeEmailResult: ResolverTypeWrapper<EmailChangeRequestRow>;
  SendVerificationEmailResult: ResolverTypeWrapper<VerificationOutcomeRow>;
  VerificationEmail: ResolverTypeWrapper<VerificationEmail>;
  AdminExperiment: ResolverTypeWrapper<AdminExperimentRow>;
  ExperimentVariant: ResolverTypeWrapper<ExperimentVariant>;
  LogExposureResult: ResolverTypeWrapper<LogExposureResult>;
  SwitchExperimentResult: ResolverTypeWrapper<SwitchExperimentSourceValue>;
  Federation: ResolverTypeWrapper<FederationRow>;
  FediverseFollowerFeed: ResolverTypeWrapper<FediverseFollowerFeedValue>;
  FediverseFollower: ResolverTypeWrapper<FediverseFollowerRow>;
  FailingServer: ResolverTypeWrapper<FailingServer>;
  FederationResult: ResolverTypeWrapper<FederationResultSourceValue>;
  ChangedFederation: ResolverTypeWrapper<ChangedFederationSourceValue>;
  HomeFeedOrder: HomeFeedOrder;
  FollowingFeedOrder: FollowingFeedOrder;
  FollowedEntityName: FollowedEntityName;
  HomeFeed: ResolverTypeWrapper<HomeFeedValue>;
  HomeFeedItem: ResolverTypeWrapper<HomeItemRow>;
  HomeFeedReason: ResolverTypeWrapper<HomeReasonRow>;
  HomeFeedReasonKind: HomeFeedReasonKind;
  VariantFlag: ResolverTypeWrapper<FlagSourceValue>;
  VariantFlagValue: ResolverTypeWrapper<FlagValueSourceValue>;
  VariantFlagBoolean: ResolverTypeWrapper<FlagValueSourceValue>;
  VariantFlagString: ResolverTypeWrapper<FlagValueSourceValue>;
  VariantFlagNumber: ResolverTypeWrapper<FlagValueSourceValue>;
  TagViewerEdge: ResolverTypeWrapper<TagRow>;
  FollowedCounts: ResolverTypeWrapper<FollowedCounts>;
  FollowedEntitiesOrder: FollowedEntitiesOrder;
  FollowedEntitiesConnection: ResolverTypeWrapper<FollowedEntitiesRow>;
  FollowedEntitiesPageInfo: ResolverTypeWrapper<FollowedEntitiesPageInfo>;
  FollowedEntityEdge: ResolverTypeWrapper<FollowedEntityEdgeRow>;
  FollowedEntityNode: ResolverTypeWrapper<FollowedRow>;
  GiftPlans: ResolverTypeWrapper<Omit<GiftPlans, 'plans'> & { plans: ReadonlyArray<ResolversTypes['GiftPlan']> }>;
  GiftPlan: ResolverTypeWrapper<Omit<GiftPlan, 'price'> & { price: ResolversTypes['Money'] }>;
  BuyGiftInput: BuyGiftInput;
  BuyGroupGiftInput: BuyGroupGiftInput;
  PromotionalCodeInput: PromotionalCodeInput;
  GiftResult: ResolverTypeWrapper<GiftSourceValue>;
  ChangeGiftResult: ResolverTypeWrapper<GiftChangeRow>;
  CheckGiftCodeResult: ResolverTypeWrapper<CheckAnswerRow>;
  RedeemGiftCodeResult: ResolverTypeWrapper<RedeemAnswerRow>;
  GiftChanged: ResolverTypeWrapper<GiftChangedSourceValue>;
  GiftFeed: ResolverTypeWrapper<GiftFeedValue>;
  GiftKind: GiftKind;
  GiftStatus: GiftStatus;
  Gift: ResolverTypeWrapper<BoughtGiftRow>;
  GiftCode: ResolverTypeWrapper<GiftCode>;
  GiftCodeStatus: GiftCodeStatus;
  CheckedGiftCode: ResolverTypeWrapper<CheckedGiftCode>;
  GiftRedeemed: ResolverTypeWrapper<RedeemedGiftRow>;
  GiftCodeRefused: ResolverTypeWrapper<GiftCodeRefused>;
  Passage: ResolverTypeWrapper<Passage>;
  CreateQuoteInput: CreateQuoteInput;
  Quote: ResolverTypeWrapper<HighlightRow>;
  HighlightGroup: ResolverTypeWrapper<HighlightGroupRow>;
  QuoteFeed: ResolverTypeWrapper<QuoteFeedValue>;
  DeletedQuote: ResolverTypeWrapper<DeletedQuote>;
  CreateQuoteResult: ResolverTypeWrapper<CreateQuoteSourceValue>;
  DeleteQuoteResult: ResolverTypeWrapper<DeleteQuoteSourceValue>;
  CatalogType: CatalogType;
  CatalogVisibility: CatalogVisibility;
  OwnCatalogVisibility: OwnCatalogVisibility;
  ReadingListState: ReadingListState;
  CreateCatalogInput: CreateCatalogInput;
  UpdateCatalogInput: UpdateCatalogInput;
  AddToCatalogInput: AddToCatalogInput;
  CreateCatalogResult: ResolverTypeWrapper<ChangeCatalogSourceValue>;
  ChangeCatalogResult: ResolverTypeWrapper<ChangeCatalogSourceValue>;
  DeleteCatalogResult: ResolverTypeWrapper<ListDeletionRow>;
  CatalogItemResult: ResolverTypeWrapper<CatalogItemSourceValue>;
  ReadingListResult: ResolverTypeWrapper<ReadingListSourceValue>;
  DeletedCatalog: ResolverTypeWrapper<DeletedCatalog>;
  CatalogMembership: ResolverTypeWrapper<CatalogMembershipSourceValue>;
  Catalog: ResolverTypeWrapper<ListRow>;
  CatalogViewerEdge: ResolverTypeWrapper<ListRow>;
  CatalogViewerCan: ResolverTypeWrapper<ListRow>;
  CatalogItem: ResolverTypeWrapper<ListItemRow>;
  CatalogItemFeed: ResolverTypeWrapper<ListItemFeedValue>;
  CatalogFeed: ResolverTypeWrapper<ListFeedValue>;
  PostCatalogsConnection: ResolverTypeWrapper<Omit<PostCatalogsConnection, 'items'> & { items: ReadonlyArray<ResolversTypes['PostCatalog']> }>;
  PostCatalog: ResolverTypeWrapper<ListWithStoryRow>;
  MediaResource: ResolverTypeWrapper<MediaImageRow>;
  MembershipType: MembershipType;
  MembershipStatus: MembershipStatus;
  PaymentProvider: PaymentProvider;
  Money: ResolverTypeWrapper<Money>;
  MembershipPlans: ResolverTypeWrapper<Omit<MembershipPlans, 'priceByTheWeek' | 'coupon'> & { priceByTheWeek: ResolversTypes['Money'], coupon?: Maybe<ResolversTypes['Coupon']> }>;
  MembershipPlan: ResolverTypeWrapper<Omit<MembershipPlan, 'price' | 'crossoutPrice' | 'savedPrice' | 'firstPayment'> & { price: ResolversTypes['Money'], crossoutPrice?: Maybe<ResolversTypes['Money']>, savedPrice?: Maybe<ResolversTypes['Money']>, firstPayment: ResolversTypes['Money'] }>;
  Coupon: ResolverTypeWrapper<CouponRow>;
  PrepareCheckoutInput: PrepareCheckoutInput;
  PrepareCheckoutResult: ResolverTypeWrapper<CheckoutAnswerRow>;
  CheckoutSetup: ResolverTypeWrapper<CheckoutSetup>;
  StartMembershipInput: StartMembershipInput;
  ConfirmPaymentInput: ConfirmPaymentInput;
  SwitchMembershipPlanInput: SwitchMembershipPlanInput;
  CancelMembershipInput: CancelMembershipInput;
  AcceptCancellationOfferInput: AcceptCancellationOfferInput;
  UncancelMembershipInput: UncancelMembershipInput;
  UpdatePaymentMethodInput: UpdatePaymentMethodInput;
  RetryMembershipPaymentInput: RetryMembershipPaymentInput;
  RefundMembershipInput: RefundMembershipInput;
  PaymentResult: ResolverTypeWrapper<PaymentAnswerRow>;
  PaymentSucceeded: ResolverTypeWrapper<PaidSourceValue>;
  PaymentNeedsApproval: ResolverTypeWrapper<Omit<PaymentNeedsApproval, 'money'> & { money: ResolversTypes['Money'] }>;
  PaymentPending: ResolverTypeWrapper<PaymentPending>;
  PaymentMethodDeclined: ResolverTypeWrapper<PaymentMethodDeclined>;
  PaymentError: ResolverTypeWrapper<PaymentError>;
  MissingLocalizationInformation: ResolverTypeWrapper<MissingLocalizationInformation>;
  CheckoutNotAvailable: ResolverTypeWrapper<CheckoutNotAvailable>;
  ChangeMembershipResult: ResolverTypeWrapper<MembershipChangeRow>;
  MembershipChanged: ResolverTypeWrapper<MemberSourceValue>;
  UncancelMembershipResult: ResolverTypeWrapper<ContinuedRow>;
  MutationSuccess: ResolverTypeWrapper<MemberSourceValue>;
  CancellationReason: CancellationReason;
  CancellationOffer: CancellationOffer;
  ViewerMembership: ResolverTypeWrapper<PresentedMembershipRow>;
  PlanV2: ResolverTypeWrapper<Omit<PlanV2, 'price'> & { price: ResolversTypes['Money'] }>;
  PlanDiscount: ResolverTypeWrapper<Omit<PlanDiscount, 'regularPrice'> & { regularPrice: ResolversTypes['Money'] }>;
  SwitchPlanSchedule: ResolverTypeWrapper<SwitchPlanSchedule>;
  SwitchQuote: ResolverTypeWrapper<Omit<SwitchQuote, 'due' | 'credit' | 'price'> & { due: ResolversTypes['Money'], credit: ResolversTypes['Money'], price: ResolversTypes['Money'] }>;
  PaymentMethod: ResolverTypeWrapper<PaymentMethodRow>;
  CreditCard: ResolverTypeWrapper<CreditCard>;
  ApplePayCard: ResolverTypeWrapper<ApplePayCard>;
  GooglePayCard: ResolverTypeWrapper<GooglePayCard>;
  PaypalAccount: ResolverTypeWrapper<PaypalAccount>;
  UnlockPostInput: UnlockPostInput;
  UnlockPostResult: ResolverTypeWrapper<UnlockOutcomeRow>;
  ReadingRight: ReadingRight;
  UnlockedPost: ResolverTypeWrapper<UnlockedPost>;
  PostIsLocked: ResolverTypeWrapper<PostIsLocked>;
  Meter: ResolverTypeWrapper<Meter>;
  CountedPostRead: ResolverTypeWrapper<CountedPostRead>;
  Paywall: ResolverTypeWrapper<Omit<Paywall, 'priceByTheWeek'> & { priceByTheWeek: ResolversTypes['Money'] }>;
  MobileApp: ResolverTypeWrapper<MobileApp>;
  MobileNumber: ResolverTypeWrapper<MobileNumber>;
  SendMobileVerificationCodeResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SendMobileVerificationCodeResult']>;
  VerifyMobileNumberResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['VerifyMobileNumberResult']>;
  MobileCodeSent: ResolverTypeWrapper<CodeSentRow>;
  MobileNumberVerified: ResolverTypeWrapper<NumberVerifiedRow>;
  PhoneNumberError: PhoneNumberError;
  PhoneNumberRefusal: ResolverTypeWrapper<NumberRefusalRow>;
  MobileVerificationError: MobileVerificationError;
  MobileVerificationRefusal: ResolverTypeWrapper<MobileRefusalRow>;
  PlatformRole: PlatformRole;
  SuspensionRule: SuspensionRule;
  AccountState: AccountState;
  Suspension: ResolverTypeWrapper<SuspensionRow>;
  ModerateUserResult: ResolverTypeWrapper<ModeratedUserRow>;
  AdminUser: ResolverTypeWrapper<AdminUserRow>;
  AdminUserViewerCan: ResolverTypeWrapper<AdminUserViewerCan>;
  AdminSession: ResolverTypeWrapper<AdminSessionRow>;
  AuditEntry: ResolverTypeWrapper<AuditEntryRow>;
  InternalStatus: ResolverTypeWrapper<StatusSourceValue>;
  StatusGroup: StatusGroup;
  StatusFact: ResolverTypeWrapper<StatusFact>;
  FlagAudienceKind: FlagAudienceKind;
  FlagAudience: ResolverTypeWrapper<FlagAudienceRow>;
  SetFlagAudienceResult: ResolverTypeWrapper<SetFlagAudienceSourceValue>;
  AdminFlag: ResolverTypeWrapper<AdminFlagRow>;
  SwitchFlagResult: ResolverTypeWrapper<SwitchFlagSourceValue>;
  MutedKind: MutedKind;
  MutedEntity: ResolverTypeWrapper<MutedRow>;
  MutedFeed: ResolverTypeWrapper<MutedFeedValue>;
  NotificationStatus: ResolverTypeWrapper<PersonRow>;
  NotificationsSeen: ResolverTypeWrapper<NotificationsSeenValue>;
  NotificationFilter: NotificationFilter;
  NotificationType: NotificationType;
  NotificationFeed: ResolverTypeWrapper<NotificationFeedValue>;
  Notification: ResolverTypeWrapper<NotificationRow>;
  OAuthAppInput: OAuthAppInput;
  OAuthApp: ResolverTypeWrapper<OAuthAppRow>;
  AuthorizedApp: ResolverTypeWrapper<AuthorizedAppRow>;
  OAuthAppResult: ResolverTypeWrapper<AppResultSourceValue>;
  MadeOAuthApp: ResolverTypeWrapper<MadeAppSourceValue>;
  EndAppResult: ResolverTypeWrapper<EndedOrMissingSourceValue>;
  EndedApp: ResolverTypeWrapper<Omit<EndedApp, 'viewer'> & { viewer: ResolversTypes['User'] }>;
  AuthorizationResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['AuthorizationResult']>;
  AuthorizationRequest: ResolverTypeWrapper<AuthorizationRequestRow>;
  AuthorizationRefusal: ResolverTypeWrapper<AuthorizationRefusalRow>;
  AuthorizeAppResult: ResolverTypeWrapper<DecisionRow>;
  AuthorizationDecision: ResolverTypeWrapper<AuthorizationDecision>;
  FollowSuggestionKind: FollowSuggestionKind;
  FollowSuggestion: ResolverTypeWrapper<FollowSuggestionRow>;
  ChosenTopics: ResolverTypeWrapper<ChosenTopicsRow>;
  ChooseTopicsResult: ResolverTypeWrapper<TopicChoiceRow>;
  OneTapResult: ResolverTypeWrapper<OneTapAnswerRow>;
  OneTapCredential: ResolverTypeWrapper<OneTapCredential>;
  PasskeyOptionsResult: ResolverTypeWrapper<PasskeyOptionsOutcomeRow>;
  PasskeyOptions: ResolverTypeWrapper<PasskeyOptions>;
  Passkey: ResolverTypeWrapper<Passkey>;
  AccountSecurity: ResolverTypeWrapper<AccountSecurityRow>;
  PasswordSignInResult: ResolverTypeWrapper<PasswordSignInRow>;
  WaysInResult: ResolverTypeWrapper<WaysInChangeRow>;
  SignInRefusal: ResolverTypeWrapper<SignInRefusal>;
  SignInErrorCode: SignInErrorCode;
  Visitor: ResolverTypeWrapper<Visitor>;
  Geolocation: ResolverTypeWrapper<Geolocation>;
  UserResult: ResolverTypeWrapper<UserResultSourceValue>;
  User: ResolverTypeWrapper<PersonRow>;
  CustomDomainState: ResolverTypeWrapper<CustomDomainState>;
  CustomDomain: ResolverTypeWrapper<CustomDomain>;
  MembershipTier: MembershipTier;
  Membership: ResolverTypeWrapper<Membership>;
  Verifications: ResolverTypeWrapper<Verifications>;
  SocialStats: ResolverTypeWrapper<SocialSourceValue>;
  UserViewerEdge: ResolverTypeWrapper<PersonRow>;
  Book: ResolverTypeWrapper<BookRow>;
  UserFeed: ResolverTypeWrapper<PersonFeedValue>;
  FollowingKind: FollowingKind;
  FollowedEntity: ResolverTypeWrapper<FollowedRow>;
  FollowedFeed: ResolverTypeWrapper<FollowedFeedValue>;
  TokenScope: TokenScope;
  PersonalToken: ResolverTypeWrapper<PersonalTokenRow>;
  CreatePersonalTokenResult: ResolverTypeWrapper<CreatePersonalTokenSourceValue>;
  CreatedPersonalToken: ResolverTypeWrapper<Omit<CreatedPersonalToken, 'viewer'> & { viewer: ResolversTypes['User'] }>;
  EndPersonalTokenResult: ResolverTypeWrapper<EndedOrMissingSourceValue>;
  EndedPersonalToken: ResolverTypeWrapper<Omit<EndedPersonalToken, 'viewer'> & { viewer: ResolversTypes['User'] }>;
  ViewerPreferenceKind: ViewerPreferenceKind;
  ViewerPreference: ResolverTypeWrapper<PreferenceRow>;
  ViewerPreferenceInput: ViewerPreferenceInput;
  UpdateViewerPreferencesResult: ResolverTypeWrapper<UpdatePreferencesSourceValue>;
  CreateNoteInput: CreateNoteInput;
  Note: ResolverTypeWrapper<PrivateNoteRow>;
  NoteReply: ResolverTypeWrapper<NoteReplyRow>;
  NoteViewerCan: ResolverTypeWrapper<NoteViewerCan>;
  NoteFeed: ResolverTypeWrapper<NoteFeedValue>;
  DeletedNote: ResolverTypeWrapper<DeletedNote>;
  NoteResult: ResolverTypeWrapper<NoteResultSourceValue>;
  DeleteNoteResult: ResolverTypeWrapper<DeleteNoteSourceValue>;
  SignInProvider: SignInProvider;
  ProviderConnection: ResolverTypeWrapper<ConnectionRow>;
  DisconnectProviderResult: ResolverTypeWrapper<DisconnectOutcomeRow>;
  DisconnectedProvider: ResolverTypeWrapper<DisconnectedProviderRow>;
  PublicationRef: PublicationRef;
  CollectionLayout: CollectionLayout;
  HeaderScale: HeaderScale;
  StaffRole: StaffRole;
  NavigationDestination: NavigationDestination;
  Collection: ResolverTypeWrapper<PublicationRow>;
  ImageReference: ResolverTypeWrapper<ImageSourceValue>;
  CompatLegacy: ResolverTypeWrapper<CompatLegacy>;
  CollectionHomepage: ResolverTypeWrapper<PublicationRow>;
  NavigationItem: ResolverTypeWrapper<NavigationSourceValue>;
  CollectionViewerEdge: ResolverTypeWrapper<PublicationRow>;
  CollectionStaff: ResolverTypeWrapper<StaffMemberRow>;
  CollectionSection: ResolverTypeWrapper<SectionRow>;
  CollectionSubpage: ResolverTypeWrapper<SubpageRow>;
  CollectionFeed: ResolverTypeWrapper<PublicationFeedValue>;
  PushesAllowed: ResolverTypeWrapper<PushesAllowed>;
  RecordReadingInput: RecordReadingInput;
  RecordReadingResult: ResolverTypeWrapper<RecordReadingResult>;
  ForgottenReading: ResolverTypeWrapper<ForgottenReading>;
  ReadingHistoryFeed: ResolverTypeWrapper<ReadingHistoryValue>;
  ReadingHistoryItem: ResolverTypeWrapper<HistoryEntryRow>;
  ReadingPosition: ResolverTypeWrapper<ReadingPositionRow>;
  ShowLessReason: ShowLessReason;
  ShowLessResult: ResolverTypeWrapper<ShowLessAnswerRow>;
  ShownLess: ResolverTypeWrapper<ShownLess>;
  LessWantedEntity: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['LessWantedEntity']>;
  ShownLessFeed: ResolverTypeWrapper<ShownLessFeedValue>;
  ReportDeed: ReportDeed;
  ReportTargetKind: ReportTargetKind;
  ReportReceived: ResolverTypeWrapper<ReportReceived>;
  ReportCase: ResolverTypeWrapper<ReportCaseRow>;
  ReportedThing: ResolverTypeWrapper<DescribedTargetRow>;
  Report: ResolverTypeWrapper<ReportRow>;
  ReportCaseFeed: ResolverTypeWrapper<ReportCaseFeedValue>;
  DecidedReportCase: ResolverTypeWrapper<DecidedReportCase>;
  ReportResult: ResolverTypeWrapper<ReportOutcomeRow>;
  DecideReportCaseResult: ResolverTypeWrapper<DecideReportCaseSourceValue>;
  RepostPostResult: ResolverTypeWrapper<RepostPostSourceValue>;
  Repost: ResolverTypeWrapper<RepostRow>;
  PublishPostResponseInput: PublishPostResponseInput;
  PostResponseResult: ResolverTypeWrapper<ResponseResultSourceValue>;
  RemovePostResponseResult: ResolverTypeWrapper<RemoveResponseSourceValue>;
  HidePostResponseResult: ResolverTypeWrapper<HideOnStorySourceValue>;
  HideCatalogResponseResult: ResolverTypeWrapper<HideOnListSourceValue>;
  RemovedPostResponse: ResolverTypeWrapper<RemovedResponseSourceValue>;
  ResponseSortType: ResponseSortType;
  PostResponses: ResolverTypeWrapper<PlaceRow>;
  ClosedReason: ClosedReason;
  PostResponseFeed: ResolverTypeWrapper<ResponseFeedValue>;
  PostResponse: ResolverTypeWrapper<PresentedResponseRow>;
  PostResponseQuote: ResolverTypeWrapper<PostResponseQuote>;
  PostResponseViewerEdge: ResolverTypeWrapper<PresentedResponseRow>;
  PostResponseViewerCan: ResolverTypeWrapper<PresentedResponseRow>;
  SearchKind: SearchKind;
  SearchScopeInput: SearchScopeInput;
  SearchPeopleType: SearchPeopleType;
  SearchResult: ResolverTypeWrapper<PresentedSearchRow>;
  SearchHit: ResolverTypeWrapper<PresentedHitRow>;
  SearchEntity: ResolverTypeWrapper<SearchEntityRow>;
  MarkedPart: ResolverTypeWrapper<MarkedPart>;
  SearchConfig: ResolverTypeWrapper<SearchConfig>;
  SearchClickEventResult: ResolverTypeWrapper<SearchClickEventResult>;
  CreateSeriesInput: CreateSeriesInput;
  UpdateSeriesInput: UpdateSeriesInput;
  SeriesResult: ResolverTypeWrapper<SeriesResultSourceValue>;
  DeleteSeriesResult: ResolverTypeWrapper<SeriesDeletionRow>;
  Series: ResolverTypeWrapper<SeriesRow>;
  SeriesEntryState: SeriesEntryState;
  SeriesEntry: ResolverTypeWrapper<SeriesEntryRow>;
  DeletedSeries: ResolverTypeWrapper<DeletedSeries>;
  EndSessionsResult: ResolverTypeWrapper<EndSessionsOutcomeRow>;
  EndedSessions: ResolverTypeWrapper<EndedSessionsRow>;
  Session: ResolverTypeWrapper<SessionRow>;
  OperatorSetting: ResolverTypeWrapper<OperatorSettingRow>;
  ChangeOperatorSettingResult: ResolverTypeWrapper<ChangedSettingRow>;
  CreateShareLinkResult: ResolverTypeWrapper<MadeShareLinkRow>;
  CreatedShareLink: ResolverTypeWrapper<CreatedShareLinkSourceValue>;
  RevokeShareLinkResult: ResolverTypeWrapper<RevokeShareLinkSourceValue>;
  RevokedShareLink: ResolverTypeWrapper<RevokedShareLink>;
  ShareLinks: ResolverTypeWrapper<ShareLinks>;
  ShareLink: ResolverTypeWrapper<ShareLink>;
  SignInOptions: ResolverTypeWrapper<SignInOptions>;
  SignInMethods: ResolverTypeWrapper<SignInMethods>;
  CaptchaKind: CaptchaKind;
  CaptchaOptions: ResolverTypeWrapper<CaptchaOptions>;
  SitePageState: SitePageState;
  SitePage: ResolverTypeWrapper<SitePageRow>;
  SitePageSource: ResolverTypeWrapper<SitePageRow>;
  SitePageVersion: ResolverTypeWrapper<SitePageVersionRow>;
  SitePagePreview: ResolverTypeWrapper<SitePagePreview>;
  SitePageResult: ResolverTypeWrapper<SitePageResultSourceValue>;
  PreviewSitePageResult: ResolverTypeWrapper<SitePagePreviewSourceValue>;
  AiDisclosure: AiDisclosure;
  ResponseLevel: ResponseLevel;
  PostLockSource: PostLockSource;
  PostPublishingAction: PostPublishingAction;
  YourPostsFilter: YourPostsFilter;
  PostViewerCan: ResolverTypeWrapper<StoryRow>;
  PostSettings: ResolverTypeWrapper<PostSettingsRow>;
  YourPost: ResolverTypeWrapper<YourPostRow>;
  YourPostFeed: ResolverTypeWrapper<YourPostFeedValue>;
  YourPostCounts: ResolverTypeWrapper<YourPostCounts>;
  PublishPostInput: PublishPostInput;
  PostSettingsInput: PostSettingsInput;
  PublishingRestrictedBannedLinks: ResolverTypeWrapper<PublishingRestrictedBannedLinks>;
  MaxPinnedStoriesReached: ResolverTypeWrapper<MaxPinnedStoriesReached>;
  PublishPostResult: ResolverTypeWrapper<PublishPostSourceValue>;
  UpdatePostSettingsResult: ResolverTypeWrapper<UpdatePostSettingsSourceValue>;
  ChangePostResult: ResolverTypeWrapper<ChangePostSourceValue>;
  PinPostResult: ResolverTypeWrapper<PinPostSourceValue>;
  PostResult: ResolverTypeWrapper<PostResultSourceValue>;
  AccountDeleted: ResolverTypeWrapper<AccountDeleted>;
  AccountSuspended: ResolverTypeWrapper<AccountSuspended>;
  Blocked: ResolverTypeWrapper<Blocked>;
  Blocking: ResolverTypeWrapper<Omit<Blocking, 'user'> & { user: ResolversTypes['User'] }>;
  PostSuspended: ResolverTypeWrapper<PostSuspended>;
  RemovedByUser: ResolverTypeWrapper<RemovedByUser>;
  UnavailableForLegalReasons: ResolverTypeWrapper<UnavailableForLegalReasons>;
  WithheldInCountry: ResolverTypeWrapper<WithheldInCountry>;
  GraphqlEmptyId: ResolverTypeWrapper<GraphqlEmptyId>;
  PostVisibility: PostVisibility;
  License: License;
  Post: ResolverTypeWrapper<StoryRow>;
  SubmissionStatus: SubmissionStatus;
  PreviewImage: ResolverTypeWrapper<StoryRow>;
  PostContent: ResolverTypeWrapper<StoryRow>;
  TableOfContentsEntry: ResolverTypeWrapper<TableOfContentsEntry>;
  PostTranslation: ResolverTypeWrapper<StoryRow>;
  SeriesPosition: ResolverTypeWrapper<SeriesPositionRow>;
  PostViewerEdge: ResolverTypeWrapper<StoryRow>;
  FrontPage: ResolverTypeWrapper<Omit<FrontPage, 'lead' | 'seconds' | 'mostRead'> & { lead?: Maybe<ResolversTypes['Post']>, seconds: ReadonlyArray<ResolversTypes['Post']>, mostRead: ReadonlyArray<ResolversTypes['Post']> }>;
  PostFeed: ResolverTypeWrapper<StoryFeedValue>;
  PostFeedItem: ResolverTypeWrapper<StoryRow>;
  ArchiveEntry: ResolverTypeWrapper<ArchiveEntryRow>;
  ImportStoryByAddressResult: ResolverTypeWrapper<ImportAnswerRow>;
  ImportedPost: ResolverTypeWrapper<ImportedPost>;
  LogClientEventsResult: ResolverTypeWrapper<LogClientEventsResult>;
  TopPeriod: TopPeriod;
  Tag: ResolverTypeWrapper<TagRow>;
  TagFeed: ResolverTypeWrapper<TagFeedValue>;
  SecondStepResult: ResolverTypeWrapper<SecondStepRow>;
  AuthenticatorSetupResult: ResolverTypeWrapper<AuthenticatorOutcomeRow>;
  RecoveryCodesResult: ResolverTypeWrapper<RecoveryCodesOutcomeRow>;
  AuthenticatorSetup: ResolverTypeWrapper<AuthenticatorSetup>;
  RecoveryCodes: ResolverTypeWrapper<RecoveryCodes>;
  Unsubscription: ResolverTypeWrapper<UnsubscriptionStateRow>;
  UsernameAvailability: ResolverTypeWrapper<UsernameAvailability>;
  UsernameAvailabilityResult: ResolverTypeWrapper<UsernameAvailabilityRow>;
  ChangeUsernameResult: ResolverTypeWrapper<ChangeUsernameSourceValue>;
  SignUpRefusal: ResolverTypeWrapper<SignUpRefusal>;
  SignUpErrorCode: SignUpErrorCode;
  RehostImageResult: ResolverTypeWrapper<RehostImageSourceValue>;
  ReadLinkPreviewResult: ResolverTypeWrapper<LinkPreviewSourceValue>;
  RehostedImage: ResolverTypeWrapper<RehostedImage>;
  LinkPreview: ResolverTypeWrapper<LinkPreview>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  Boolean: Scalars['Boolean']['output'];
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  Mutation: Record<PropertyKey, never>;
  Float: Scalars['Float']['output'];
  Timestamp: Scalars['Timestamp']['output'];
  Url: Scalars['Url']['output'];
  Colour: Scalars['Colour']['output'];
  PagingOptions: PagingOptions;
  PagingInfo: PagingInfo;
  UserError: ResolversInterfaceTypes<ResolversParentTypes>['UserError'];
  BadRequest: BadRequest;
  Unauthorized: Unauthorized;
  Forbidden: Forbidden;
  NotFound: NotFound;
  Conflict: Omit<Conflict, 'draft'> & { draft?: Maybe<ResolversParentTypes['Draft']> };
  RateLimited: RateLimited;
  TooManyRequests: TooManyRequests;
  ServiceUnavailable: ServiceUnavailable;
  AlreadyExists: AlreadyExists;
  AccountExport: AccountExportRow;
  RequestArchiveResult: RequestArchiveSourceValue;
  ProfileInput: ProfileInput;
  UpdateProfileResult: UpdateProfileSourceValue;
  ClosedAccount: ClosedAccount;
  CloseAccountResult: ClosingRow;
  BannedLink: BannedLinkRow;
  BannedLinks: BannedLinksSourceValue;
  BanLinkResult: BanLinkSourceValue;
  ChargeResult: ChargeSourceValue;
  ChargeFeed: ChargeFeedValue;
  Charge: ChargeRow;
  BookInput: BookInput;
  BookEditionInput: BookEditionInput;
  BookResult: BookAnswerRow;
  BookChange: BookChange;
  BookEdition: BookEditionRow;
  CaptchaChallenge: CaptchaChallenge;
  FailedChallenge: FailedChallenge;
  ClapPostResult: ClapStorySourceValue;
  ClapPostResponseResult: ClapResponseSourceValue;
  ClapCatalogResult: ClapListSourceValue;
  VoterFeed: VoterFeedValue;
  Voter: VoterRow;
  BylineResult: BylineAnswerRow;
  AnswerCoAuthorInvitationResult: AnsweredInvitationRow;
  Byline: BylineRow;
  AnsweredInvitation: AnsweredInvitation;
  CoAuthorInvitation: InvitationRow;
  MakeCouponInput: MakeCouponInput;
  MakeCouponResult: MakeCouponSourceValue;
  EndCouponResult: EndCouponSourceValue;
  AdminCoupon: CouponRow;
  Topic: TopicRow;
  TopicViewerEdge: TopicRow;
  DeletedTopic: DeletedTopic;
  TopicResult: TopicResultSourceValue;
  DeleteTopicResult: TopicDeletionRow;
  DigestPreview: Omit<DigestPreview, 'items'> & { items: ReadonlyArray<ResolversParentTypes['DigestItem']> };
  DigestItem: DigestStoryRow;
  Json: Scalars['Json']['output'];
  CreateDraftInput: CreateDraftInput;
  CreateDraftResult: CreateOutcomeRow;
  SaveDraftResult: SaveOutcomeRow;
  DraftResult: DraftResultSourceValue;
  CreateDraftLinkResult: CreateDraftLinkSourceValue;
  RevokeDraftLinkResult: DraftResultSourceValue;
  DraftSaved: DraftSaved;
  Draft: DraftRow;
  DraftVersionFeed: DraftVersionFeedValue;
  DraftVersion: VersionEntryRow;
  CreatedDraftLink: MadeLinkRow;
  SendAccountAuthEmailResult: SendOutcomeRow;
  VerifyLoginCodeResult: VerifyOutcomeRow;
  Token: Token;
  SusiMethod: SusiMethod;
  EmailLink: EmailLink;
  EmailChange: EmailChangeRow;
  ChangeEmailResult: EmailChangeRequestRow;
  SendVerificationEmailResult: VerificationOutcomeRow;
  VerificationEmail: VerificationEmail;
  AdminExperiment: AdminExperimentRow;
  ExperimentVariant: ExperimentVariant;
  LogExposureResult: LogExposureResult;
  SwitchExperimentResult: SwitchExperimentSourceValue;
  Federation: FederationRow;
  FediverseFollowerFeed: FediverseFollowerFeedValue;
  FediverseFollower: FediverseFollowerRow;
  FailingServer: FailingServer;
  FederationResult: FederationResultSourceValue;
  ChangedFederation: ChangedFederationSourceValue;
  HomeFeed: HomeFeedValue;
  HomeFeedItem: HomeItemRow;
  HomeFeedReason: HomeReasonRow;
  VariantFlag: FlagSourceValue;
  VariantFlagValue: FlagValueSourceValue;
  VariantFlagBoolean: FlagValueSourceValue;
  VariantFlagString: FlagValueSourceValue;
  VariantFlagNumber: FlagValueSourceValue;
  TagViewerEdge: TagRow;
  FollowedCounts: FollowedCounts;
  FollowedEntitiesConnection: FollowedEntitiesRow;
  FollowedEntitiesPageInfo: FollowedEntitiesPageInfo;
  FollowedEntityEdge: FollowedEntityEdgeRow;
  FollowedEntityNode: FollowedRow;
  GiftPlans: Omit<GiftPlans, 'plans'> & { plans: ReadonlyArray<ResolversParentTypes['GiftPlan']> };
  GiftPlan: Omit<GiftPlan, 'price'> & { price: ResolversParentTypes['Money'] };
  BuyGiftInput: BuyGiftInput;
  BuyGroupGiftInput: BuyGroupGiftInput;
  PromotionalCodeInput: PromotionalCodeInput;
  GiftResult: GiftSourceValue;
  ChangeGiftResult: GiftChangeRow;
  CheckGiftCodeResult: CheckAnswerRow;
  RedeemGiftCodeResult: RedeemAnswerRow;
  GiftChanged: GiftChangedSourceValue;
  GiftFeed: GiftFeedValue;
  Gift: BoughtGiftRow;
  GiftCode: GiftCode;
  CheckedGiftCode: CheckedGiftCode;
  GiftRedeemed: RedeemedGiftRow;
  GiftCodeRefused: GiftCodeRefused;
  Passage: Passage;
  CreateQuoteInput: CreateQuoteInput;
  Quote: HighlightRow;
  HighlightGroup: HighlightGroupRow;
  QuoteFeed: QuoteFeedValue;
  DeletedQuote: DeletedQuote;
  CreateQuoteResult: CreateQuoteSourceValue;
  DeleteQuoteResult: DeleteQuoteSourceValue;
  CreateCatalogInput: CreateCatalogInput;
  UpdateCatalogInput: UpdateCatalogInput;
  AddToCatalogInput: AddToCatalogInput;
  CreateCatalogResult: ChangeCatalogSourceValue;
  ChangeCatalogResult: ChangeCatalogSourceValue;
  DeleteCatalogResult: ListDeletionRow;
  CatalogItemResult: CatalogItemSourceValue;
  ReadingListResult: ReadingListSourceValue;
  DeletedCatalog: DeletedCatalog;
  CatalogMembership: CatalogMembershipSourceValue;
  Catalog: ListRow;
  CatalogViewerEdge: ListRow;
  CatalogViewerCan: ListRow;
  CatalogItem: ListItemRow;
  CatalogItemFeed: ListItemFeedValue;
  CatalogFeed: ListFeedValue;
  PostCatalogsConnection: Omit<PostCatalogsConnection, 'items'> & { items: ReadonlyArray<ResolversParentTypes['PostCatalog']> };
  PostCatalog: ListWithStoryRow;
  MediaResource: MediaImageRow;
  Money: Money;
  MembershipPlans: Omit<MembershipPlans, 'priceByTheWeek' | 'coupon'> & { priceByTheWeek: ResolversParentTypes['Money'], coupon?: Maybe<ResolversParentTypes['Coupon']> };
  MembershipPlan: Omit<MembershipPlan, 'price' | 'crossoutPrice' | 'savedPrice' | 'firstPayment'> & { price: ResolversParentTypes['Money'], crossoutPrice?: Maybe<ResolversParentTypes['Money']>, savedPrice?: Maybe<ResolversParentTypes['Money']>, firstPayment: ResolversParentTypes['Money'] };
  Coupon: CouponRow;
  PrepareCheckoutInput: PrepareCheckoutInput;
  PrepareCheckoutResult: CheckoutAnswerRow;
  CheckoutSetup: CheckoutSetup;
  StartMembershipInput: StartMembershipInput;
  ConfirmPaymentInput: ConfirmPaymentInput;
  SwitchMembershipPlanInput: SwitchMembershipPlanInput;
  CancelMembershipInput: CancelMembershipInput;
  AcceptCancellationOfferInput: AcceptCancellationOfferInput;
  UncancelMembershipInput: UncancelMembershipInput;
  UpdatePaymentMethodInput: UpdatePaymentMethodInput;
  RetryMembershipPaymentInput: RetryMembershipPaymentInput;
  RefundMembershipInput: RefundMembershipInput;
  PaymentResult: PaymentAnswerRow;
  PaymentSucceeded: PaidSourceValue;
  PaymentNeedsApproval: Omit<PaymentNeedsApproval, 'money'> & { money: ResolversParentTypes['Money'] };
  PaymentPending: PaymentPending;
  PaymentMethodDeclined: PaymentMethodDeclined;
  PaymentError: PaymentError;
  MissingLocalizationInformation: MissingLocalizationInformation;
  CheckoutNotAvailable: CheckoutNotAvailable;
  ChangeMembershipResult: MembershipChangeRow;
  MembershipChanged: MemberSourceValue;
  UncancelMembershipResult: ContinuedRow;
  MutationSuccess: MemberSourceValue;
  ViewerMembership: PresentedMembershipRow;
  PlanV2: Omit<PlanV2, 'price'> & { price: ResolversParentTypes['Money'] };
  PlanDiscount: Omit<PlanDiscount, 'regularPrice'> & { regularPrice: ResolversParentTypes['Money'] };
  SwitchPlanSchedule: SwitchPlanSchedule;
  SwitchQuote: Omit<SwitchQuote, 'due' | 'credit' | 'price'> & { due: ResolversParentTypes['Money'], credit: ResolversParentTypes['Money'], price: ResolversParentTypes['Money'] };
  PaymentMethod: PaymentMethodRow;
  CreditCard: CreditCard;
  ApplePayCard: ApplePayCard;
  GooglePayCard: GooglePayCard;
  PaypalAccount: PaypalAccount;
  UnlockPostInput: UnlockPostInput;
  UnlockPostResult: UnlockOutcomeRow;
  UnlockedPost: UnlockedPost;
  PostIsLocked: PostIsLocked;
  Meter: Meter;
  CountedPostRead: CountedPostRead;
  Paywall: Omit<Paywall, 'priceByTheWeek'> & { priceByTheWeek: ResolversParentTypes['Money'] };
  MobileApp: MobileApp;
  MobileNumber: MobileNumber;
  SendMobileVerificationCodeResult: ResolversUnionTypes<ResolversParentTypes>['SendMobileVerificationCodeResult'];
  VerifyMobileNumberResult: ResolversUnionTypes<ResolversParentTypes>['VerifyMobileNumberResult'];
  MobileCodeSent: CodeSentRow;
  MobileNumberVerified: NumberVerifiedRow;
  PhoneNumberRefusal: NumberRefusalRow;
  MobileVerificationRefusal: MobileRefusalRow;
  Suspension: SuspensionRow;
  ModerateUserResult: ModeratedUserRow;
  AdminUser: AdminUserRow;
  AdminUserViewerCan: AdminUserViewerCan;
  AdminSession: AdminSessionRow;
  AuditEntry: AuditEntryRow;
  InternalStatus: StatusSourceValue;
  StatusFact: StatusFact;
  FlagAudience: FlagAudienceRow;
  SetFlagAudienceResult: SetFlagAudienceSourceValue;
  AdminFlag: AdminFlagRow;
  SwitchFlagResult: SwitchFlagSourceValue;
  MutedEntity: MutedRow;
  MutedFeed: MutedFeedValue;
  NotificationStatus: PersonRow;
  NotificationsSeen: NotificationsSeenValue;
  NotificationFeed: NotificationFeedValue;
  Notification: NotificationRow;
  OAuthAppInput: OAuthAppInput;
  OAuthApp: OAuthAppRow;
  AuthorizedApp: AuthorizedAppRow;
  OAuthAppResult: AppResultSourceValue;
  MadeOAuthApp: MadeAppSourceValue;
  EndAppResult: EndedOrMissingSourceValue;
  EndedApp: Omit<EndedApp, 'viewer'> & { viewer: ResolversParentTypes['User'] };
  AuthorizationResult: ResolversUnionTypes<ResolversParentTypes>['AuthorizationResult'];
  AuthorizationRequest: AuthorizationRequestRow;
  AuthorizationRefusal: AuthorizationRefusalRow;
  AuthorizeAppResult: DecisionRow;
  AuthorizationDecision: AuthorizationDecision;
  FollowSuggestion: FollowSuggestionRow;
  ChosenTopics: ChosenTopicsRow;
  ChooseTopicsResult: TopicChoiceRow;
  OneTapResult: OneTapAnswerRow;
  OneTapCredential: OneTapCredential;
  PasskeyOptionsResult: PasskeyOptionsOutcomeRow;
  PasskeyOptions: PasskeyOptions;
  Passkey: Passkey;
  AccountSecurity: AccountSecurityRow;
  PasswordSignInResult: PasswordSignInRow;
  WaysInResult: WaysInChangeRow;
  SignInRefusal: SignInRefusal;
  Visitor: Visitor;
  Geolocation: Geolocation;
  UserResult: UserResultSourceValue;
  User: PersonRow;
  CustomDomainState: CustomDomainState;
  CustomDomain: CustomDomain;
  Membership: Membership;
  Verifications: Verifications;
  SocialStats: SocialSourceValue;
  UserViewerEdge: PersonRow;
  Book: BookRow;
  UserFeed: PersonFeedValue;
  FollowedEntity: FollowedRow;
  FollowedFeed: FollowedFeedValue;
  PersonalToken: PersonalTokenRow;
  CreatePersonalTokenResult: CreatePersonalTokenSourceValue;
  CreatedPersonalToken: Omit<CreatedPersonalToken, 'viewer'> & { viewer: ResolversParentTypes['User'] };
  EndPersonalTokenResult: EndedOrMissingSourceValue;
  EndedPersonalToken: Omit<EndedPersonalToken, 'viewer'> & { viewer: ResolversParentTypes['User'] };
  ViewerPreference: PreferenceRow;
  ViewerPreferenceInput: ViewerPreferenceInput;
  UpdateViewerPreferencesResult: UpdatePreferencesSourceValue;
  CreateNoteInput: CreateNoteInput;
  Note: PrivateNoteRow;
  NoteReply: NoteReplyRow;
  NoteViewerCan: NoteViewerCan;
  NoteFeed: NoteFeedValue;
  DeletedNote: DeletedNote;
  NoteResult: NoteResultSourceValue;
  DeleteNoteResult: DeleteNoteSourceValue;
  ProviderConnection: ConnectionRow;
  DisconnectProviderResult: DisconnectOutcomeRow;
  DisconnectedProvider: DisconnectedProviderRow;
  PublicationRef: PublicationRef;
  Collection: PublicationRow;
  ImageReference: ImageSourceValue;
  CompatLegacy: CompatLegacy;
  CollectionHomepage: PublicationRow;
  NavigationItem: NavigationSourceValue;
  CollectionViewerEdge: PublicationRow;
  CollectionStaff: StaffMemberRow;
  CollectionSection: SectionRow;
  CollectionSubpage: SubpageRow;
  CollectionFeed: PublicationFeedValue;
  PushesAllowed: PushesAllowed;
  RecordReadingInput: RecordReadingInput;
  RecordReadingResult: RecordReadingResult;
  ForgottenReading: ForgottenReading;
  ReadingHistoryFeed: ReadingHistoryValue;
  ReadingHistoryItem: HistoryEntryRow;
  ReadingPosition: ReadingPositionRow;
  ShowLessResult: ShowLessAnswerRow;
  ShownLess: ShownLess;
  LessWantedEntity: ResolversUnionTypes<ResolversParentTypes>['LessWantedEntity'];
  ShownLessFeed: ShownLessFeedValue;
  ReportReceived: ReportReceived;
  ReportCase: ReportCaseRow;
  ReportedThing: DescribedTargetRow;
  Report: ReportRow;
  ReportCaseFeed: ReportCaseFeedValue;
  DecidedReportCase: DecidedReportCase;
  ReportResult: ReportOutcomeRow;
  DecideReportCaseResult: DecideReportCaseSourceValue;
  RepostPostResult: RepostPostSourceValue;
  Repost: RepostRow;
  PublishPostResponseInput: PublishPostResponseInput;
  PostResponseResult: ResponseResultSourceValue;
  RemovePostResponseResult: RemoveResponseSourceValue;
  HidePostResponseResult: HideOnStorySourceValue;
  HideCatalogResponseResult: HideOnListSourceValue;
  RemovedPostResponse: RemovedResponseSourceValue;
  PostResponses: PlaceRow;
  PostResponseFeed: ResponseFeedValue;
  PostResponse: PresentedResponseRow;
  PostResponseQuote: PostResponseQuote;
  PostResponseViewerEdge: PresentedResponseRow;
  PostResponseViewerCan: PresentedResponseRow;
  SearchScopeInput: SearchScopeInput;
  SearchResult: PresentedSearchRow;
  SearchHit: PresentedHitRow;
  SearchEntity: SearchEntityRow;
  MarkedPart: MarkedPart;
  SearchConfig: SearchConfig;
  SearchClickEventResult: SearchClickEventResult;
  CreateSeriesInput: CreateSeriesInput;
  UpdateSeriesInput: UpdateSeriesInput;
  SeriesResult: SeriesResultSourceValue;
  DeleteSeriesResult: SeriesDeletionRow;
  Series: SeriesRow;
  SeriesEntry: SeriesEntryRow;
  DeletedSeries: DeletedSeries;
  EndSessionsResult: EndSessionsOutcomeRow;
  EndedSessions: EndedSessionsRow;
  Session: SessionRow;
  OperatorSetting: OperatorSettingRow;
  ChangeOperatorSettingResult: ChangedSettingRow;
  CreateShareLinkResult: MadeShareLinkRow;
  CreatedShareLink: CreatedShareLinkSourceValue;
  RevokeShareLinkResult: RevokeShareLinkSourceValue;
  RevokedShareLink: RevokedShareLink;
  ShareLinks: ShareLinks;
  ShareLink: ShareLink;
  SignInOptions: SignInOptions;
  SignInMethods: SignInMethods;
  CaptchaOptions: CaptchaOptions;
  SitePage: SitePageRow;
  SitePageSource: SitePageRow;
  SitePageVersion: SitePageVersionRow;
  SitePagePreview: SitePagePreview;
  SitePageResult: SitePageResultSourceValue;
  PreviewSitePageResult: SitePagePreviewSourceValue;
  PostViewerCan: StoryRow;
  PostSettings: PostSettingsRow;
  YourPost: YourPostRow;
  YourPostFeed: YourPostFeedValue;
  YourPostCounts: YourPostCounts;
  PublishPostInput: PublishPostInput;
  PostSettingsInput: PostSettingsInput;
  PublishingRestrictedBannedLinks: PublishingRestrictedBannedLinks;
  MaxPinnedStoriesReached: MaxPinnedStoriesReached;
  PublishPostResult: PublishPostSourceValue;
  UpdatePostSettingsResult: UpdatePostSettingsSourceValue;
  ChangePostResult: ChangePostSourceValue;
  PinPostResult: PinPostSourceValue;
  PostResult: PostResultSourceValue;
  AccountDeleted: AccountDeleted;
  AccountSuspended: AccountSuspended;
  Blocked: Blocked;
  Blocking: Omit<Blocking, 'user'> & { user: ResolversParentTypes['User'] };
  PostSuspended: PostSuspended;
  RemovedByUser: RemovedByUser;
  UnavailableForLegalReasons: UnavailableForLegalReasons;
  WithheldInCountry: WithheldInCountry;
  GraphqlEmptyId: GraphqlEmptyId;
  Post: StoryRow;
  PreviewImage: StoryRow;
  PostContent: StoryRow;
  TableOfContentsEntry: TableOfContentsEntry;
  PostTranslation: StoryRow;
  SeriesPosition: SeriesPositionRow;
  PostViewerEdge: StoryRow;
  FrontPage: Omit<FrontPage, 'lead' | 'seconds' | 'mostRead'> & { lead?: Maybe<ResolversParentTypes['Post']>, seconds: ReadonlyArray<ResolversParentTypes['Post']>, mostRead: ReadonlyArray<ResolversParentTypes['Post']> };
  PostFeed: StoryFeedValue;
  PostFeedItem: StoryRow;
  ArchiveEntry: ArchiveEntryRow;
  ImportStoryByAddressResult: ImportAnswerRow;
  ImportedPost: ImportedPost;
  LogClientEventsResult: LogClientEventsResult;
  Tag: TagRow;
  TagFeed: TagFeedValue;
  SecondStepResult: SecondStepRow;
  AuthenticatorSetupResult: AuthenticatorOutcomeRow;
  RecoveryCodesResult: RecoveryCodesOutcomeRow;
  AuthenticatorSetup: AuthenticatorSetup;
  RecoveryCodes: RecoveryCodes;
  Unsubscription: UnsubscriptionStateRow;
  UsernameAvailability: UsernameAvailability;
  UsernameAvailabilityResult: UsernameAvailabilityRow;
  ChangeUsernameResult: ChangeUsernameSourceValue;
  SignUpRefusal: SignUpRefusal;
  RehostImageResult: RehostImageSourceValue;
  ReadLinkPreviewResult: LinkPreviewSourceValue;
  RehostedImage: RehostedImage;
  LinkPreview: LinkPreview;
};

export type QueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  bannedLinks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BannedLink']>>, ParentType, ContextType>;
  charge?: Resolver<ResolversTypes['ChargeResult'], ParentType, ContextType, RequireFields<QueryChargeArgs, 'chargeId'>>;
  captchaChallenge?: Resolver<Maybe<ResolversTypes['CaptchaChallenge']>, ParentType, ContextType>;
  postVoters?: Resolver<ResolversTypes['VoterFeed'], ParentType, ContextType, RequireFields<QueryPostVotersArgs, 'postId'>>;
  byline?: Resolver<Maybe<ResolversTypes['Byline']>, ParentType, ContextType, RequireFields<QueryBylineArgs, 'postId'>>;
  coAuthorInvitations?: Resolver<ReadonlyArray<ResolversTypes['CoAuthorInvitation']>, ParentType, ContextType>;
  coupons?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AdminCoupon']>>, ParentType, ContextType>;
  topic?: Resolver<Maybe<ResolversTypes['Topic']>, ParentType, ContextType, RequireFields<QueryTopicArgs, 'slug'>>;
  topics?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Topic']>>, ParentType, ContextType, RequireFields<QueryTopicsArgs, 'visibility'>>;
  viewerCanCurateTopics?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  digestPreview?: Resolver<Maybe<ResolversTypes['DigestPreview']>, ParentType, ContextType>;
  draft?: Resolver<ResolversTypes['DraftResult'], ParentType, ContextType, RequireFields<QueryDraftArgs, 'postId'>>;
  draftVersions?: Resolver<Maybe<ResolversTypes['DraftVersionFeed']>, ParentType, ContextType, RequireFields<QueryDraftVersionsArgs, 'postId'>>;
  draftVersion?: Resolver<Maybe<ResolversTypes['DraftVersion']>, ParentType, ContextType, RequireFields<QueryDraftVersionArgs, 'postId' | 'versionId'>>;
  emailAvailability?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<QueryEmailAvailabilityArgs, 'email'>>;
  emailLink?: Resolver<Maybe<ResolversTypes['EmailLink']>, ParentType, ContextType, RequireFields<QueryEmailLinkArgs, 'token'>>;
  experiments?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AdminExperiment']>>, ParentType, ContextType>;
  homeFeed?: Resolver<ResolversTypes['HomeFeed'], ParentType, ContextType, Partial<QueryHomeFeedArgs>>;
  webRecommendedFeed?: Resolver<ResolversTypes['HomeFeed'], ParentType, ContextType, Partial<QueryWebRecommendedFeedArgs>>;
  followingFeed?: Resolver<ResolversTypes['HomeFeed'], ParentType, ContextType, RequireFields<QueryFollowingFeedArgs, 'orderBy'>>;
  followingFeedOfEntity?: Resolver<ResolversTypes['HomeFeed'], ParentType, ContextType, RequireFields<QueryFollowingFeedOfEntityArgs, 'entityName' | 'entityId' | 'orderBy'>>;
  tagFeed?: Resolver<ResolversTypes['PostFeed'], ParentType, ContextType, RequireFields<QueryTagFeedArgs, 'tagSlug'>>;
  personalisedTagFeed?: Resolver<ResolversTypes['HomeFeed'], ParentType, ContextType, RequireFields<QueryPersonalisedTagFeedArgs, 'tagSlug'>>;
  variantFlags?: Resolver<ReadonlyArray<ResolversTypes['VariantFlag']>, ParentType, ContextType>;
  giftPlans?: Resolver<ResolversTypes['GiftPlans'], ParentType, ContextType, Partial<QueryGiftPlansArgs>>;
  gift?: Resolver<ResolversTypes['GiftResult'], ParentType, ContextType, Partial<QueryGiftArgs>>;
  promotionalCodes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Gift']>>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['Quote']>, ParentType, ContextType, RequireFields<QueryQuoteArgs, 'id'>>;
  staffPicksFeed?: Resolver<ResolversTypes['PostFeed'], ParentType, ContextType, Partial<QueryStaffPicksFeedArgs>>;
  staffPicks?: Resolver<Maybe<ResolversTypes['Catalog']>, ParentType, ContextType>;
  catalogById?: Resolver<Maybe<ResolversTypes['Catalog']>, ParentType, ContextType, RequireFields<QueryCatalogByIdArgs, 'catalogId'>>;
  catalogBySlug?: Resolver<Maybe<ResolversTypes['Catalog']>, ParentType, ContextType, RequireFields<QueryCatalogBySlugArgs, 'catalogSlug'>>;
  libraryCatalogs?: Resolver<ResolversTypes['CatalogFeed'], ParentType, ContextType, Partial<QueryLibraryCatalogsArgs>>;
  catalogsByUser?: Resolver<ResolversTypes['CatalogFeed'], ParentType, ContextType, RequireFields<QueryCatalogsByUserArgs, 'userId'>>;
  predefinedCatalogs?: Resolver<ReadonlyArray<ResolversTypes['Catalog']>, ParentType, ContextType>;
  readingList?: Resolver<Maybe<ResolversTypes['Catalog']>, ParentType, ContextType>;
  yourCatalogs?: Resolver<ResolversTypes['CatalogFeed'], ParentType, ContextType, Partial<QueryYourCatalogsArgs>>;
  savedCatalogs?: Resolver<ResolversTypes['CatalogFeed'], ParentType, ContextType, Partial<QuerySavedCatalogsArgs>>;
  archivedPosts?: Resolver<ResolversTypes['PostFeed'], ParentType, ContextType, Partial<QueryArchivedPostsArgs>>;
  postViewerEdges?: Resolver<ReadonlyArray<ResolversTypes['PostViewerEdge']>, ParentType, ContextType, RequireFields<QueryPostViewerEdgesArgs, 'postIds'>>;
  mediaResource?: Resolver<Maybe<ResolversTypes['MediaResource']>, ParentType, ContextType, RequireFields<QueryMediaResourceArgs, 'id'>>;
  membershipPlans?: Resolver<ResolversTypes['MembershipPlans'], ParentType, ContextType, Partial<QueryMembershipPlansArgs>>;
  mentionSuggestions?: Resolver<ReadonlyArray<ResolversTypes['FollowedEntity']>, ParentType, ContextType, RequireFields<QueryMentionSuggestionsArgs, 'prefix'>>;
  meter?: Resolver<Maybe<ResolversTypes['Meter']>, ParentType, ContextType>;
  mobileApp?: Resolver<Maybe<ResolversTypes['MobileApp']>, ParentType, ContextType>;
  isMobileVerificationOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  adminUser?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType, RequireFields<QueryAdminUserArgs, 'lookup'>>;
  internalStatus?: Resolver<Maybe<ResolversTypes['InternalStatus']>, ParentType, ContextType>;
  notifications?: Resolver<ResolversTypes['NotificationFeed'], ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'filter'>>;
  oauthAuthorization?: Resolver<Maybe<ResolversTypes['AuthorizationResult']>, ParentType, ContextType, RequireFields<QueryOauthAuthorizationArgs, 'query'>>;
  topicsToFollow?: Resolver<ReadonlyArray<ResolversTypes['Tag']>, ParentType, ContextType>;
  followSuggestions?: Resolver<ReadonlyArray<ResolversTypes['FollowSuggestion']>, ParentType, ContextType, RequireFields<QueryFollowSuggestionsArgs, 'first'>>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  isLoggedIn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visitor?: Resolver<ResolversTypes['Visitor'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, Partial<QueryUserArgs>>;
  userResult?: Resolver<ResolversTypes['UserResult'], ParentType, ContextType, Partial<QueryUserResultArgs>>;
  collectionByDomainOrSlug?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType, RequireFields<QueryCollectionByDomainOrSlugArgs, 'domainOrSlug'>>;
  publicationByRef?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType, RequireFields<QueryPublicationByRefArgs, 'ref'>>;
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType, RequireFields<QueryCollectionArgs, 'id'>>;
  activeCollections?: Resolver<ResolversTypes['CollectionFeed'], ParentType, ContextType, Partial<QueryActiveCollectionsArgs>>;
  pushPublicKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readingHistory?: Resolver<ResolversTypes['ReadingHistoryFeed'], ParentType, ContextType, Partial<QueryReadingHistoryArgs>>;
  reportCases?: Resolver<Maybe<ResolversTypes['ReportCaseFeed']>, ParentType, ContextType, Partial<QueryReportCasesArgs>>;
  postResponse?: Resolver<Maybe<ResolversTypes['PostResponse']>, ParentType, ContextType, RequireFields<QueryPostResponseArgs, 'id'>>;
  yourResponses?: Resolver<ResolversTypes['PostResponseFeed'], ParentType, ContextType, Partial<QueryYourResponsesArgs>>;
  search?: Resolver<Maybe<ResolversTypes['SearchResult']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'query' | 'kind'>>;
  searchConfig?: Resolver<ResolversTypes['SearchConfig'], ParentType, ContextType>;
  series?: Resolver<Maybe<ResolversTypes['Series']>, ParentType, ContextType, RequireFields<QuerySeriesArgs, 'id'>>;
  sequence?: Resolver<Maybe<ResolversTypes['Series']>, ParentType, ContextType, RequireFields<QuerySequenceArgs, 'slug'>>;
  yourSeries?: Resolver<ReadonlyArray<ResolversTypes['Series']>, ParentType, ContextType>;
  operatorSettings?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OperatorSetting']>>, ParentType, ContextType>;
  accountToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signInOptions?: Resolver<ResolversTypes['SignInOptions'], ParentType, ContextType>;
  sitePage?: Resolver<Maybe<ResolversTypes['SitePage']>, ParentType, ContextType, RequireFields<QuerySitePageArgs, 'path'>>;
  sitePages?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SitePage']>>, ParentType, ContextType>;
  yourPosts?: Resolver<Maybe<ResolversTypes['YourPostFeed']>, ParentType, ContextType, RequireFields<QueryYourPostsArgs, 'filter'>>;
  yourPostCounts?: Resolver<Maybe<ResolversTypes['YourPostCounts']>, ParentType, ContextType>;
  postResult?: Resolver<ResolversTypes['PostResult'], ParentType, ContextType, RequireFields<QueryPostResultArgs, 'id'>>;
  postByOldAddress?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType, RequireFields<QueryPostByOldAddressArgs, 'path'>>;
  latestPosts?: Resolver<ResolversTypes['PostFeed'], ParentType, ContextType, Partial<QueryLatestPostsArgs>>;
  trendingPosts?: Resolver<ResolversTypes['PostFeed'], ParentType, ContextType, Partial<QueryTrendingPostsArgs>>;
  topPostsOfDay?: Resolver<ResolversTypes['PostFeed'], ParentType, ContextType, RequireFields<QueryTopPostsOfDayArgs, 'day'>>;
  daysWithPosts?: Resolver<ReadonlyArray<ResolversTypes['ArchiveEntry']>, ParentType, ContextType, Partial<QueryDaysWithPostsArgs>>;
  frontPage?: Resolver<ResolversTypes['FrontPage'], ParentType, ContextType>;
  tagFromSlug?: Resolver<Maybe<ResolversTypes['Tag']>, ParentType, ContextType, RequireFields<QueryTagFromSlugArgs, 'tagSlug'>>;
  popularTags?: Resolver<ResolversTypes['TagFeed'], ParentType, ContextType, Partial<QueryPopularTagsArgs>>;
  tagSuggestions?: Resolver<ReadonlyArray<ResolversTypes['Tag']>, ParentType, ContextType, RequireFields<QueryTagSuggestionsArgs, 'prefix'>>;
  unsubscription?: Resolver<Maybe<ResolversTypes['Unsubscription']>, ParentType, ContextType, RequireFields<QueryUnsubscriptionArgs, 'token'>>;
  usernameAvailability?: Resolver<ResolversTypes['UsernameAvailabilityResult'], ParentType, ContextType, RequireFields<QueryUsernameAvailabilityArgs, 'username'>>;
};

export type MutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  requestArchive?: Resolver<ResolversTypes['RequestArchiveResult'], ParentType, ContextType>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfileResult'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  deactivateAccount?: Resolver<ResolversTypes['CloseAccountResult'], ParentType, ContextType>;
  deleteAccount?: Resolver<ResolversTypes['CloseAccountResult'], ParentType, ContextType>;
  banLink?: Resolver<ResolversTypes['BanLinkResult'], ParentType, ContextType, RequireFields<MutationBanLinkArgs, 'pattern' | 'reason'>>;
  unbanLink?: Resolver<ResolversTypes['BanLinkResult'], ParentType, ContextType, RequireFields<MutationUnbanLinkArgs, 'pattern'>>;
  blockUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationBlockUserArgs, 'targetUserId'>>;
  unblockUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationUnblockUserArgs, 'targetUserId'>>;
  addBook?: Resolver<ResolversTypes['BookResult'], ParentType, ContextType, RequireFields<MutationAddBookArgs, 'input'>>;
  updateBook?: Resolver<ResolversTypes['BookResult'], ParentType, ContextType, RequireFields<MutationUpdateBookArgs, 'bookId' | 'input'>>;
  removeBook?: Resolver<ResolversTypes['BookResult'], ParentType, ContextType, RequireFields<MutationRemoveBookArgs, 'bookId'>>;
  clapPost?: Resolver<ResolversTypes['ClapPostResult'], ParentType, ContextType, RequireFields<MutationClapPostArgs, 'targetPostId' | 'clapCount'>>;
  clapPostResponse?: Resolver<ResolversTypes['ClapPostResponseResult'], ParentType, ContextType, RequireFields<MutationClapPostResponseArgs, 'targetResponseId' | 'clapCount'>>;
  clapCatalog?: Resolver<ResolversTypes['ClapCatalogResult'], ParentType, ContextType, RequireFields<MutationClapCatalogArgs, 'targetCatalogId' | 'clapCount'>>;
  inviteCoAuthor?: Resolver<ResolversTypes['BylineResult'], ParentType, ContextType, RequireFields<MutationInviteCoAuthorArgs, 'postId' | 'username'>>;
  withdrawCoAuthorInvitation?: Resolver<ResolversTypes['BylineResult'], ParentType, ContextType, RequireFields<MutationWithdrawCoAuthorInvitationArgs, 'postId' | 'userId'>>;
  answerCoAuthorInvitation?: Resolver<ResolversTypes['AnswerCoAuthorInvitationResult'], ParentType, ContextType, RequireFields<MutationAnswerCoAuthorInvitationArgs, 'postId' | 'accept'>>;
  arrangeByline?: Resolver<ResolversTypes['BylineResult'], ParentType, ContextType, RequireFields<MutationArrangeBylineArgs, 'postId' | 'userIds'>>;
  removeCoAuthor?: Resolver<ResolversTypes['BylineResult'], ParentType, ContextType, RequireFields<MutationRemoveCoAuthorArgs, 'postId' | 'userId'>>;
  makeCoupon?: Resolver<ResolversTypes['MakeCouponResult'], ParentType, ContextType, RequireFields<MutationMakeCouponArgs, 'input'>>;
  endCoupon?: Resolver<ResolversTypes['EndCouponResult'], ParentType, ContextType, RequireFields<MutationEndCouponArgs, 'code'>>;
  followTopic?: Resolver<Maybe<ResolversTypes['Topic']>, ParentType, ContextType, RequireFields<MutationFollowTopicArgs, 'topicSlug'>>;
  unfollowTopic?: Resolver<Maybe<ResolversTypes['Topic']>, ParentType, ContextType, RequireFields<MutationUnfollowTopicArgs, 'topicSlug'>>;
  saveTopic?: Resolver<ResolversTypes['TopicResult'], ParentType, ContextType, RequireFields<MutationSaveTopicArgs, 'slug' | 'name' | 'description' | 'visibility' | 'tags' | 'relatedSlugs'>>;
  addPostsToTopic?: Resolver<ResolversTypes['TopicResult'], ParentType, ContextType, RequireFields<MutationAddPostsToTopicArgs, 'topicId' | 'posts'>>;
  removePostFromTopic?: Resolver<ResolversTypes['TopicResult'], ParentType, ContextType, RequireFields<MutationRemovePostFromTopicArgs, 'topicId' | 'postId'>>;
  arrangeTopicPosts?: Resolver<ResolversTypes['TopicResult'], ParentType, ContextType, RequireFields<MutationArrangeTopicPostsArgs, 'topicId' | 'postIds'>>;
  deleteTopic?: Resolver<ResolversTypes['DeleteTopicResult'], ParentType, ContextType, RequireFields<MutationDeleteTopicArgs, 'topicId'>>;
  createDraft?: Resolver<ResolversTypes['CreateDraftResult'], ParentType, ContextType, RequireFields<MutationCreateDraftArgs, 'input'>>;
  saveDraft?: Resolver<ResolversTypes['SaveDraftResult'], ParentType, ContextType, RequireFields<MutationSaveDraftArgs, 'postId' | 'baseRev' | 'saveId' | 'delta'>>;
  revertDraft?: Resolver<ResolversTypes['SaveDraftResult'], ParentType, ContextType, RequireFields<MutationRevertDraftArgs, 'postId' | 'versionId' | 'baseRev'>>;
  createDraftLink?: Resolver<ResolversTypes['CreateDraftLinkResult'], ParentType, ContextType, RequireFields<MutationCreateDraftLinkArgs, 'postId'>>;
  revokeDraftLink?: Resolver<ResolversTypes['RevokeDraftLinkResult'], ParentType, ContextType, RequireFields<MutationRevokeDraftLinkArgs, 'postId'>>;
  sendAccountAuthEmail?: Resolver<ResolversTypes['SendAccountAuthEmailResult'], ParentType, ContextType, RequireFields<MutationSendAccountAuthEmailArgs, 'email' | 'operation' | 'type'>>;
  verifyLoginCode?: Resolver<ResolversTypes['VerifyLoginCodeResult'], ParentType, ContextType, RequireFields<MutationVerifyLoginCodeArgs, 'loginCode'>>;
  changeEmail?: Resolver<ResolversTypes['ChangeEmailResult'], ParentType, ContextType, RequireFields<MutationChangeEmailArgs, 'email'>>;
  cancelEmailChange?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  sendVerificationEmail?: Resolver<ResolversTypes['SendVerificationEmailResult'], ParentType, ContextType>;
  switchExperiment?: Resolver<ResolversTypes['SwitchExperimentResult'], ParentType, ContextType, RequireFields<MutationSwitchExperimentArgs, 'experimentId' | 'isRunning'>>;
  logExperimentExposure?: Resolver<ResolversTypes['LogExposureResult'], ParentType, ContextType, RequireFields<MutationLogExperimentExposureArgs, 'experimentId'>>;
  logGateExposure?: Resolver<ResolversTypes['LogExposureResult'], ParentType, ContextType, RequireFields<MutationLogGateExposureArgs, 'gateId'>>;
  switchFederation?: Resolver<ResolversTypes['FederationResult'], ParentType, ContextType, RequireFields<MutationSwitchFederationArgs, 'isOn'>>;
  removeFediverseFollower?: Resolver<ResolversTypes['FederationResult'], ParentType, ContextType, RequireFields<MutationRemoveFediverseFollowerArgs, 'followerId'>>;
  blockFediverseServer?: Resolver<ResolversTypes['FederationResult'], ParentType, ContextType, RequireFields<MutationBlockFediverseServerArgs, 'server' | 'isBlocked'>>;
  followUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationFollowUserArgs, 'targetUserId'>>;
  unfollowUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationUnfollowUserArgs, 'targetUserId'>>;
  followCollection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType, RequireFields<MutationFollowCollectionArgs, 'targetCollectionId'>>;
  unfollowCollection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType, RequireFields<MutationUnfollowCollectionArgs, 'targetCollectionId'>>;
  followTag?: Resolver<Maybe<ResolversTypes['Tag']>, ParentType, ContextType, RequireFields<MutationFollowTagArgs, 'tagSlug'>>;
  unfollowTag?: Resolver<Maybe<ResolversTypes['Tag']>, ParentType, ContextType, RequireFields<MutationUnfollowTagArgs, 'tagSlug'>>;
  updateFollowedEntityViewedAt?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationUpdateFollowedEntityViewedAtArgs, 'userId' | 'feedId'>>;
  buyGift?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationBuyGiftArgs, 'input'>>;
  buyGroupGift?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationBuyGroupGiftArgs, 'input'>>;
  checkGiftCode?: Resolver<ResolversTypes['CheckGiftCodeResult'], ParentType, ContextType, RequireFields<MutationCheckGiftCodeArgs, 'code'>>;
  redeemGiftCode?: Resolver<ResolversTypes['RedeemGiftCodeResult'], ParentType, ContextType, RequireFields<MutationRedeemGiftCodeArgs, 'code'>>;
  resendGift?: Resolver<ResolversTypes['ChangeGiftResult'], ParentType, ContextType, RequireFields<MutationResendGiftArgs, 'giftId' | 'recipientEmail'>>;
  refundGift?: Resolver<ResolversTypes['ChangeGiftResult'], ParentType, ContextType, RequireFields<MutationRefundGiftArgs, 'giftId'>>;
  revokeGiftCodes?: Resolver<ResolversTypes['ChangeGiftResult'], ParentType, ContextType, RequireFields<MutationRevokeGiftCodesArgs, 'giftId'>>;
  createPromotionalCode?: Resolver<ResolversTypes['ChangeGiftResult'], ParentType, ContextType, RequireFields<MutationCreatePromotionalCodeArgs, 'input'>>;
  endPromotionalCode?: Resolver<ResolversTypes['ChangeGiftResult'], ParentType, ContextType, RequireFields<MutationEndPromotionalCodeArgs, 'giftId'>>;
  createQuote?: Resolver<ResolversTypes['CreateQuoteResult'], ParentType, ContextType, RequireFields<MutationCreateQuoteArgs, 'input'>>;
  deleteQuote?: Resolver<ResolversTypes['DeleteQuoteResult'], ParentType, ContextType, RequireFields<MutationDeleteQuoteArgs, 'quoteId'>>;
  createCatalog?: Resolver<ResolversTypes['CreateCatalogResult'], ParentType, ContextType, RequireFields<MutationCreateCatalogArgs, 'input'>>;
  updateCatalog?: Resolver<ResolversTypes['ChangeCatalogResult'], ParentType, ContextType, RequireFields<MutationUpdateCatalogArgs, 'input'>>;
  deleteCatalog?: Resolver<ResolversTypes['DeleteCatalogResult'], ParentType, ContextType, RequireFields<MutationDeleteCatalogArgs, 'catalogId'>>;
  addToCatalog?: Resolver<ResolversTypes['CatalogItemResult'], ParentType, ContextType, RequireFields<MutationAddToCatalogArgs, 'input'>>;
  removeFromCatalog?: Resolver<ResolversTypes['CatalogItemResult'], ParentType, ContextType, RequireFields<MutationRemoveFromCatalogArgs, 'catalogId' | 'postId'>>;
  reorderCatalogItem?: Resolver<ResolversTypes['ChangeCatalogResult'], ParentType, ContextType, RequireFields<MutationReorderCatalogItemArgs, 'catalogId' | 'catalogItemId'>>;
  setCatalogItemNote?: Resolver<ResolversTypes['ChangeCatalogResult'], ParentType, ContextType, RequireFields<MutationSetCatalogItemNoteArgs, 'catalogId' | 'catalogItemId' | 'note'>>;
  setReadingListState?: Resolver<ResolversTypes['ReadingListResult'], ParentType, ContextType, RequireFields<MutationSetReadingListStateArgs, 'targetPostId' | 'state'>>;
  followCatalog?: Resolver<ResolversTypes['ChangeCatalogResult'], ParentType, ContextType, RequireFields<MutationFollowCatalogArgs, 'targetCatalogId'>>;
  unfollowCatalog?: Resolver<ResolversTypes['ChangeCatalogResult'], ParentType, ContextType, RequireFields<MutationUnfollowCatalogArgs, 'targetCatalogId'>>;
  prepareCheckout?: Resolver<ResolversTypes['PrepareCheckoutResult'], ParentType, ContextType, RequireFields<MutationPrepareCheckoutArgs, 'input'>>;
  startMembership?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationStartMembershipArgs, 'input'>>;
  confirmPayment?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationConfirmPaymentArgs, 'input'>>;
  switchMembershipPlan?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationSwitchMembershipPlanArgs, 'input'>>;
  cancelMembership?: Resolver<ResolversTypes['ChangeMembershipResult'], ParentType, ContextType, RequireFields<MutationCancelMembershipArgs, 'input'>>;
  acceptCancellationOffer?: Resolver<ResolversTypes['ChangeMembershipResult'], ParentType, ContextType, RequireFields<MutationAcceptCancellationOfferArgs, 'input'>>;
  uncancelMembership?: Resolver<ResolversTypes['UncancelMembershipResult'], ParentType, ContextType, RequireFields<MutationUncancelMembershipArgs, 'input'>>;
  updatePaymentMethod?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationUpdatePaymentMethodArgs, 'input'>>;
  retryMembershipPayment?: Resolver<ResolversTypes['PaymentResult'], ParentType, ContextType, RequireFields<MutationRetryMembershipPaymentArgs, 'input'>>;
  refundMembership?: Resolver<ResolversTypes['ChangeMembershipResult'], ParentType, ContextType, RequireFields<MutationRefundMembershipArgs, 'input'>>;
  unlockPost?: Resolver<ResolversTypes['UnlockPostResult'], ParentType, ContextType, RequireFields<MutationUnlockPostArgs, 'input'>>;
  countPostRead?: Resolver<ResolversTypes['CountedPostRead'], ParentType, ContextType, RequireFields<MutationCountPostReadArgs, 'targetPostId'>>;
  sendMobileVerificationCode?: Resolver<ResolversTypes['SendMobileVerificationCodeResult'], ParentType, ContextType, RequireFields<MutationSendMobileVerificationCodeArgs, 'phoneNumber'>>;
  verifyMobileNumber?: Resolver<ResolversTypes['VerifyMobileNumberResult'], ParentType, ContextType, RequireFields<MutationVerifyMobileNumberArgs, 'code'>>;
  removeMobileNumber?: Resolver<ResolversTypes['MobileNumberVerified'], ParentType, ContextType>;
  suspendUser?: Resolver<ResolversTypes['ModerateUserResult'], ParentType, ContextType, RequireFields<MutationSuspendUserArgs, 'userId' | 'rule' | 'reason'>>;
  unsuspendUser?: Resolver<ResolversTypes['ModerateUserResult'], ParentType, ContextType, RequireFields<MutationUnsuspendUserArgs, 'userId' | 'reason'>>;
  endUserSessions?: Resolver<ResolversTypes['ModerateUserResult'], ParentType, ContextType, RequireFields<MutationEndUserSessionsArgs, 'userId'>>;
  changeUserRole?: Resolver<ResolversTypes['ModerateUserResult'], ParentType, ContextType, RequireFields<MutationChangeUserRoleArgs, 'userId' | 'role' | 'isGranted'>>;
  switchFlag?: Resolver<ResolversTypes['SwitchFlagResult'], ParentType, ContextType, RequireFields<MutationSwitchFlagArgs, 'name' | 'isOn'>>;
  setFlagAudience?: Resolver<ResolversTypes['SetFlagAudienceResult'], ParentType, ContextType, RequireFields<MutationSetFlagAudienceArgs, 'name' | 'percent' | 'usernames'>>;
  muteUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationMuteUserArgs, 'targetUserId'>>;
  unmuteUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationUnmuteUserArgs, 'targetUserId'>>;
  muteCollection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType, RequireFields<MutationMuteCollectionArgs, 'targetCollectionId'>>;
  unmuteCollection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType, RequireFields<MutationUnmuteCollectionArgs, 'targetCollectionId'>>;
  muteTag?: Resolver<Maybe<ResolversTypes['Tag']>, ParentType, ContextType, RequireFields<MutationMuteTagArgs, 'tagSlug'>>;
  unmuteTag?: Resolver<Maybe<ResolversTypes['Tag']>, ParentType, ContextType, RequireFields<MutationUnmuteTagArgs, 'tagSlug'>>;
  markNotificationsSeen?: Resolver<ResolversTypes['NotificationsSeen'], ParentType, ContextType, Partial<MutationMarkNotificationsSeenArgs>>;
  createOAuthApp?: Resolver<ResolversTypes['OAuthAppResult'], ParentType, ContextType, RequireFields<MutationCreateOAuthAppArgs, 'input' | 'isPublic'>>;
  updateOAuthApp?: Resolver<ResolversTypes['OAuthAppResult'], ParentType, ContextType, RequireFields<MutationUpdateOAuthAppArgs, 'appId' | 'input'>>;
  replaceOAuthAppSecret?: Resolver<ResolversTypes['OAuthAppResult'], ParentType, ContextType, RequireFields<MutationReplaceOAuthAppSecretArgs, 'appId'>>;
  deleteOAuthApp?: Resolver<ResolversTypes['EndAppResult'], ParentType, ContextType, RequireFields<MutationDeleteOAuthAppArgs, 'appId'>>;
  authorizeApp?: Resolver<ResolversTypes['AuthorizeAppResult'], ParentType, ContextType, RequireFields<MutationAuthorizeAppArgs, 'query' | 'isAllowed'>>;
  endAppAuthorization?: Resolver<ResolversTypes['EndAppResult'], ParentType, ContextType, RequireFields<MutationEndAppAuthorizationArgs, 'appId'>>;
  chooseTopics?: Resolver<ResolversTypes['ChooseTopicsResult'], ParentType, ContextType, RequireFields<MutationChooseTopicsArgs, 'tagSlugs'>>;
  readOneTapCredential?: Resolver<ResolversTypes['OneTapResult'], ParentType, ContextType, RequireFields<MutationReadOneTapCredentialArgs, 'credential'>>;
  startPasskeySignIn?: Resolver<ResolversTypes['PasskeyOptionsResult'], ParentType, ContextType>;
  signInWithPasskey?: Resolver<ResolversTypes['PasswordSignInResult'], ParentType, ContextType, RequireFields<MutationSignInWithPasskeyArgs, 'response'>>;
  startPasskeySecondFactor?: Resolver<ResolversTypes['PasskeyOptionsResult'], ParentType, ContextType>;
  verifyPasskeySecondFactor?: Resolver<ResolversTypes['SecondStepResult'], ParentType, ContextType, RequireFields<MutationVerifyPasskeySecondFactorArgs, 'response'>>;
  startPasskeyRegistration?: Resolver<ResolversTypes['PasskeyOptionsResult'], ParentType, ContextType>;
  finishPasskeyRegistration?: Resolver<ResolversTypes['WaysInResult'], ParentType, ContextType, RequireFields<MutationFinishPasskeyRegistrationArgs, 'response'>>;
  renamePasskey?: Resolver<ResolversTypes['WaysInResult'], ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'passkeyId' | 'name'>>;
  removePasskey?: Resolver<ResolversTypes['WaysInResult'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'passkeyId'>>;
  signInWithPassword?: Resolver<ResolversTypes['PasswordSignInResult'], ParentType, ContextType, RequireFields<MutationSignInWithPasswordArgs, 'email' | 'password'>>;
  setPassword?: Resolver<ResolversTypes['WaysInResult'], ParentType, ContextType, RequireFields<MutationSetPasswordArgs, 'password' | 'endsOtherSessions'>>;
  removePassword?: Resolver<ResolversTypes['WaysInResult'], ParentType, ContextType>;
  createPersonalToken?: Resolver<ResolversTypes['CreatePersonalTokenResult'], ParentType, ContextType, RequireFields<MutationCreatePersonalTokenArgs, 'name' | 'scopes' | 'expiresAt'>>;
  endPersonalToken?: Resolver<ResolversTypes['EndPersonalTokenResult'], ParentType, ContextType, RequireFields<MutationEndPersonalTokenArgs, 'tokenId'>>;
  updateViewerPreferences?: Resolver<ResolversTypes['UpdateViewerPreferencesResult'], ParentType, ContextType, RequireFields<MutationUpdateViewerPreferencesArgs, 'userId' | 'preferences'>>;
  dismissFlag?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationDismissFlagArgs, 'userId' | 'flag'>>;
  createNote?: Resolver<ResolversTypes['NoteResult'], ParentType, ContextType, RequireFields<MutationCreateNoteArgs, 'input'>>;
  replyToNote?: Resolver<ResolversTypes['NoteResult'], ParentType, ContextType, RequireFields<MutationReplyToNoteArgs, 'noteId' | 'body'>>;
  resolveNote?: Resolver<ResolversTypes['NoteResult'], ParentType, ContextType, RequireFields<MutationResolveNoteArgs, 'noteId' | 'isResolved'>>;
  deleteNote?: Resolver<ResolversTypes['DeleteNoteResult'], ParentType, ContextType, RequireFields<MutationDeleteNoteArgs, 'noteId'>>;
  deleteNoteReply?: Resolver<ResolversTypes['NoteResult'], ParentType, ContextType, RequireFields<MutationDeleteNoteReplyArgs, 'replyId'>>;
  disconnectProvider?: Resolver<ResolversTypes['DisconnectProviderResult'], ParentType, ContextType, RequireFields<MutationDisconnectProviderArgs, 'provider'>>;
  allowPushes?: Resolver<ResolversTypes['PushesAllowed'], ParentType, ContextType, RequireFields<MutationAllowPushesArgs, 'endpoint' | 'p256dh' | 'auth'>>;
  stopPushes?: Resolver<ResolversTypes['PushesAllowed'], ParentType, ContextType, RequireFields<MutationStopPushesArgs, 'endpoint'>>;
  recordReading?: Resolver<ResolversTypes['RecordReadingResult'], ParentType, ContextType, RequireFields<MutationRecordReadingArgs, 'input'>>;
  removeFromReadingHistory?: Resolver<ResolversTypes['ForgottenReading'], ParentType, ContextType, RequireFields<MutationRemoveFromReadingHistoryArgs, 'postId'>>;
  clearReadingHistory?: Resolver<ResolversTypes['ForgottenReading'], ParentType, ContextType>;
  showLess?: Resolver<ResolversTypes['ShowLessResult'], ParentType, ContextType, RequireFields<MutationShowLessArgs, 'targetPostId' | 'reason'>>;
  undoShowLess?: Resolver<ResolversTypes['ShowLessResult'], ParentType, ContextType, RequireFields<MutationUndoShowLessArgs, 'targetPostId' | 'reason'>>;
  undoShowLessOf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationUndoShowLessOfArgs, 'reason' | 'targetId'>>;
  reportPost?: Resolver<ResolversTypes['ReportResult'], ParentType, ContextType, RequireFields<MutationReportPostArgs, 'targetPostId' | 'reason'>>;
  reportUser?: Resolver<ResolversTypes['ReportResult'], ParentType, ContextType, RequireFields<MutationReportUserArgs, 'targetUserId' | 'reason'>>;
  reportResponse?: Resolver<ResolversTypes['ReportResult'], ParentType, ContextType, RequireFields<MutationReportResponseArgs, 'targetResponseId' | 'reason'>>;
  reportCatalog?: Resolver<ResolversTypes['ReportResult'], ParentType, ContextType, RequireFields<MutationReportCatalogArgs, 'targetCatalogId' | 'reason'>>;
  decideReportCase?: Resolver<ResolversTypes['DecideReportCaseResult'], ParentType, ContextType, RequireFields<MutationDecideReportCaseArgs, 'caseId' | 'isUpheld' | 'deed'>>;
  repostPost?: Resolver<ResolversTypes['RepostPostResult'], ParentType, ContextType, RequireFields<MutationRepostPostArgs, 'postId' | 'note'>>;
  undoRepost?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType, RequireFields<MutationUndoRepostArgs, 'postId'>>;
  publishPostResponse?: Resolver<ResolversTypes['PostResponseResult'], ParentType, ContextType, RequireFields<MutationPublishPostResponseArgs, 'input'>>;
  editPostResponse?: Resolver<ResolversTypes['PostResponseResult'], ParentType, ContextType, RequireFields<MutationEditPostResponseArgs, 'postResponseId' | 'text'>>;
  deletePostResponse?: Resolver<ResolversTypes['RemovePostResponseResult'], ParentType, ContextType, RequireFields<MutationDeletePostResponseArgs, 'postResponseId'>>;
  pinPostResponse?: Resolver<ResolversTypes['PostResponseResult'], ParentType, ContextType, RequireFields<MutationPinPostResponseArgs, 'postResponseId' | 'isPinned'>>;
  hidePostResponseOnParentPost?: Resolver<ResolversTypes['HidePostResponseResult'], ParentType, ContextType, RequireFields<MutationHidePostResponseOnParentPostArgs, 'parentPostId' | 'postResponseId'>>;
  unhidePostResponseOnParentPost?: Resolver<ResolversTypes['HidePostResponseResult'], ParentType, ContextType, RequireFields<MutationUnhidePostResponseOnParentPostArgs, 'parentPostId' | 'postResponseId'>>;
  hideCatalogResponseOnParent?: Resolver<ResolversTypes['HideCatalogResponseResult'], ParentType, ContextType, RequireFields<MutationHideCatalogResponseOnParentArgs, 'parentCatalogId' | 'catalogResponseId'>>;
  showCatalogResponseOnParent?: Resolver<ResolversTypes['HideCatalogResponseResult'], ParentType, ContextType, RequireFields<MutationShowCatalogResponseOnParentArgs, 'parentCatalogId' | 'catalogResponseId'>>;
  closeCatalogResponses?: Resolver<Maybe<ResolversTypes['Catalog']>, ParentType, ContextType, RequireFields<MutationCloseCatalogResponsesArgs, 'targetCatalogId' | 'isClosed'>>;
  searchClickEvent?: Resolver<ResolversTypes['SearchClickEventResult'], ParentType, ContextType, RequireFields<MutationSearchClickEventArgs, 'queryId' | 'indexName' | 'objectIds' | 'positions'>>;
  createSeries?: Resolver<ResolversTypes['SeriesResult'], ParentType, ContextType, RequireFields<MutationCreateSeriesArgs, 'input'>>;
  updateSeries?: Resolver<ResolversTypes['SeriesResult'], ParentType, ContextType, RequireFields<MutationUpdateSeriesArgs, 'input'>>;
  deleteSeries?: Resolver<ResolversTypes['DeleteSeriesResult'], ParentType, ContextType, RequireFields<MutationDeleteSeriesArgs, 'seriesId'>>;
  addToSeries?: Resolver<ResolversTypes['SeriesResult'], ParentType, ContextType, RequireFields<MutationAddToSeriesArgs, 'seriesId' | 'postId'>>;
  removeFromSeries?: Resolver<ResolversTypes['SeriesResult'], ParentType, ContextType, RequireFields<MutationRemoveFromSeriesArgs, 'seriesId' | 'postId'>>;
  moveInSeries?: Resolver<ResolversTypes['SeriesResult'], ParentType, ContextType, RequireFields<MutationMoveInSeriesArgs, 'seriesId' | 'postId'>>;
  endSession?: Resolver<ResolversTypes['EndSessionsResult'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'sessionId'>>;
  endOtherSessions?: Resolver<ResolversTypes['EndSessionsResult'], ParentType, ContextType>;
  changeOperatorSetting?: Resolver<ResolversTypes['ChangeOperatorSettingResult'], ParentType, ContextType, RequireFields<MutationChangeOperatorSettingArgs, 'name' | 'settingValue'>>;
  createShareLink?: Resolver<ResolversTypes['CreateShareLinkResult'], ParentType, ContextType, RequireFields<MutationCreateShareLinkArgs, 'targetPostId'>>;
  revokeShareLink?: Resolver<ResolversTypes['RevokeShareLinkResult'], ParentType, ContextType, RequireFields<MutationRevokeShareLinkArgs, 'shareLinkId'>>;
  publishSitePage?: Resolver<ResolversTypes['SitePageResult'], ParentType, ContextType, RequireFields<MutationPublishSitePageArgs, 'path' | 'title' | 'markdown'>>;
  previewSitePage?: Resolver<ResolversTypes['PreviewSitePageResult'], ParentType, ContextType, RequireFields<MutationPreviewSitePageArgs, 'markdown'>>;
  unsetSitePage?: Resolver<ResolversTypes['SitePageResult'], ParentType, ContextType, RequireFields<MutationUnsetSitePageArgs, 'path'>>;
  resetSitePage?: Resolver<ResolversTypes['SitePageResult'], ParentType, ContextType, RequireFields<MutationResetSitePageArgs, 'path'>>;
  publishPost?: Resolver<ResolversTypes['PublishPostResult'], ParentType, ContextType, RequireFields<MutationPublishPostArgs, 'input'>>;
  unschedulePost?: Resolver<ResolversTypes['ChangePostResult'], ParentType, ContextType, RequireFields<MutationUnschedulePostArgs, 'targetPostId'>>;
  updatePostSettings?: Resolver<ResolversTypes['UpdatePostSettingsResult'], ParentType, ContextType, RequireFields<MutationUpdatePostSettingsArgs, 'input'>>;
  unpublishPost?: Resolver<ResolversTypes['ChangePostResult'], ParentType, ContextType, RequireFields<MutationUnpublishPostArgs, 'targetPostId'>>;
  deletePost?: Resolver<ResolversTypes['ChangePostResult'], ParentType, ContextType, RequireFields<MutationDeletePostArgs, 'targetPostId'>>;
  undeletePost?: Resolver<ResolversTypes['ChangePostResult'], ParentType, ContextType, RequireFields<MutationUndeletePostArgs, 'targetPostId'>>;
  pinPost?: Resolver<ResolversTypes['PinPostResult'], ParentType, ContextType, RequireFields<MutationPinPostArgs, 'targetPostId'>>;
  unpinPost?: Resolver<ResolversTypes['PinPostResult'], ParentType, ContextType, RequireFields<MutationUnpinPostArgs, 'targetPostId'>>;
  featurePost?: Resolver<ResolversTypes['PinPostResult'], ParentType, ContextType, RequireFields<MutationFeaturePostArgs, 'targetPostId'>>;
  unfeaturePost?: Resolver<ResolversTypes['PinPostResult'], ParentType, ContextType, RequireFields<MutationUnfeaturePostArgs, 'targetPostId'>>;
  importStoryByAddress?: Resolver<ResolversTypes['ImportStoryByAddressResult'], ParentType, ContextType, RequireFields<MutationImportStoryByAddressArgs, 'url'>>;
  subscribeToUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationSubscribeToUserArgs, 'targetUserId'>>;
  unsubscribeFromUser?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<MutationUnsubscribeFromUserArgs, 'targetUserId'>>;
  subscribeToCollection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType, RequireFields<MutationSubscribeToCollectionArgs, 'targetCollectionId'>>;
  unsubscribeFromCollection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType, RequireFields<MutationUnsubscribeFromCollectionArgs, 'targetCollectionId'>>;
  logClientEvents?: Resolver<ResolversTypes['LogClientEventsResult'], ParentType, ContextType, RequireFields<MutationLogClientEventsArgs, 'payload'>>;
  verifyTwoFactorCode?: Resolver<ResolversTypes['SecondStepResult'], ParentType, ContextType, RequireFields<MutationVerifyTwoFactorCodeArgs, 'code'>>;
  verifyRecoveryCode?: Resolver<ResolversTypes['SecondStepResult'], ParentType, ContextType, RequireFields<MutationVerifyRecoveryCodeArgs, 'code'>>;
  startAuthenticatorApp?: Resolver<ResolversTypes['AuthenticatorSetupResult'], ParentType, ContextType>;
  confirmAuthenticatorApp?: Resolver<ResolversTypes['RecoveryCodesResult'], ParentType, ContextType, RequireFields<MutationConfirmAuthenticatorAppArgs, 'code'>>;
  removeAuthenticatorApp?: Resolver<ResolversTypes['WaysInResult'], ParentType, ContextType>;
  regenerateRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodesResult'], ParentType, ContextType>;
  askForPasskey?: Resolver<ResolversTypes['RecoveryCodesResult'], ParentType, ContextType, RequireFields<MutationAskForPasskeyArgs, 'isAsked'>>;
  changeUsername?: Resolver<ResolversTypes['ChangeUsernameResult'], ParentType, ContextType, RequireFields<MutationChangeUsernameArgs, 'username'>>;
  rehostImage?: Resolver<ResolversTypes['RehostImageResult'], ParentType, ContextType, RequireFields<MutationRehostImageArgs, 'url'>>;
  readLinkPreview?: Resolver<ResolversTypes['ReadLinkPreviewResult'], ParentType, ContextType, RequireFields<MutationReadLinkPreviewArgs, 'url'>>;
};

export interface TimestampScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Timestamp'], any> {
  name: 'Timestamp';
}

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Url'], any> {
  name: 'Url';
}

export interface ColourScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Colour'], any> {
  name: 'Colour';
}

export type PagingInfoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PagingInfo'] = ResolversParentTypes['PagingInfo']> = {
  next?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  __resolveType?: TypeResolveFn<'BadRequest' | 'Unauthorized' | 'Forbidden' | 'NotFound' | 'Conflict' | 'RateLimited' | 'TooManyRequests' | 'ServiceUnavailable' | 'AlreadyExists' | 'FailedChallenge' | 'GiftCodeRefused' | 'PaymentMethodDeclined' | 'PaymentError' | 'MissingLocalizationInformation' | 'CheckoutNotAvailable' | 'PostIsLocked' | 'PhoneNumberRefusal' | 'MobileVerificationRefusal' | 'AuthorizationRefusal' | 'SignInRefusal' | 'PublishingRestrictedBannedLinks' | 'MaxPinnedStoriesReached' | 'AccountDeleted' | 'AccountSuspended' | 'Blocked' | 'Blocking' | 'PostSuspended' | 'RemovedByUser' | 'UnavailableForLegalReasons' | 'WithheldInCountry' | 'GraphqlEmptyId' | 'SignUpRefusal', ParentType, ContextType>;
};

export type BadRequestResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BadRequest'] = ResolversParentTypes['BadRequest']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnauthorizedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Unauthorized'] = ResolversParentTypes['Unauthorized']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ForbiddenResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Forbidden'] = ResolversParentTypes['Forbidden']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NotFoundResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NotFound'] = ResolversParentTypes['NotFound']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConflictResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Conflict'] = ResolversParentTypes['Conflict']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['Draft']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RateLimitedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RateLimited'] = ResolversParentTypes['RateLimited']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TooManyRequestsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TooManyRequests'] = ResolversParentTypes['TooManyRequests']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ServiceUnavailableResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ServiceUnavailable'] = ResolversParentTypes['ServiceUnavailable']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AlreadyExistsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AlreadyExists'] = ResolversParentTypes['AlreadyExists']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountExportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AccountExport'] = ResolversParentTypes['AccountExport']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AccountExportState'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  readyAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  byteCount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  downloadPaths?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RequestArchiveResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestArchiveResult'] = ResolversParentTypes['RequestArchiveResult']> = {
  __resolveType?: TypeResolveFn<'AccountExport' | 'AlreadyExists' | 'RateLimited', ParentType, ContextType>;
};

export type UpdateProfileResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateProfileResult'] = ResolversParentTypes['UpdateProfileResult']> = {
  __resolveType?: TypeResolveFn<'User' | 'BadRequest' | 'RateLimited', ParentType, ContextType>;
};

export type ClosedAccountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClosedAccount'] = ResolversParentTypes['ClosedAccount']> = {
  erasedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CloseAccountResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CloseAccountResult'] = ResolversParentTypes['CloseAccountResult']> = {
  __resolveType?: TypeResolveFn<'ClosedAccount' | 'BadRequest' | 'RateLimited', ParentType, ContextType>;
};

export type BannedLinkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BannedLink'] = ResolversParentTypes['BannedLink']> = {
  pattern?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type BannedLinksResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BannedLinks'] = ResolversParentTypes['BannedLinks']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['BannedLink']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BanLinkResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BanLinkResult'] = ResolversParentTypes['BanLinkResult']> = {
  __resolveType?: TypeResolveFn<'BannedLinks' | 'BadRequest' | 'NotFound', ParentType, ContextType>;
};

export type ChargeResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChargeResult'] = ResolversParentTypes['ChargeResult']> = {
  __resolveType?: TypeResolveFn<'Charge' | 'NotFound', ParentType, ContextType>;
};

export type ChargeFeedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChargeFeed'] = ResolversParentTypes['ChargeFeed']> = {
  charges?: Resolver<ReadonlyArray<ResolversTypes['Charge']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['PagingInfo'], ParentType, ContextType>;
};

export type ChargeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Charge'] = ResolversParentTypes['Charge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  receiptNumber?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  productType?: Resolver<ResolversTypes['ProductType'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  taxRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paymentProvider?: Resolver<ResolversTypes['PaymentProvider'], ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  seller?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  buyer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chargedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BookResult'] = ResolversParentTypes['BookResult']> = {
  __resolveType?: TypeResolveFn<'BookChange' | 'BadRequest' | 'NotFound' | 'RateLimited', ParentType, ContextType>;
};

export type BookChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BookChange'] = ResolversParentTypes['BookChange']> = {
  bookId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BookEditionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BookEdition'] = ResolversParentTypes['BookEdition']> = {
  format?: Resolver<ResolversTypes['BookFormat'], ParentType, ContextType>;
  isbn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
};

export type CaptchaChallengeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CaptchaChallenge'] = ResolversParentTypes['CaptchaChallenge']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type FailedChallengeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FailedChallenge'] = ResolversParentTypes['FailedChallenge']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ClapPostResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClapPostResult'] = ResolversParentTypes['ClapPostResult']> = {
  __resolveType?: TypeResolveFn<'Post' | 'BadRequest' | 'Forbidden' | 'NotFound' | 'RateLimited', ParentType, ContextType>;
};

export type ClapPostResponseResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClapPostResponseResult'] = ResolversParentTypes['ClapPostResponseResult']> = {
  __resolveType?: TypeResolveFn<'PostResponse' | 'BadRequest' | 'Forbidden' | 'NotFound' | 'RateLimited', ParentType, ContextType>;
};

export type ClapCatalogResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClapCatalogResult'] = ResolversParentTypes['ClapCatalogResult']> = {
  __resolveType?: TypeResolveFn<'Catalog' | 'BadRequest' | 'Forbidden' | 'NotFound' | 'RateLimited', ParentType, ContextType>;
};

export type VoterFeedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VoterFeed'] = ResolversParentTypes['VoterFeed']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Voter']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['PagingInfo'], ParentType, ContextType>;
};

export type VoterResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Voter'] = ResolversParentTypes['Voter']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  clapCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BylineResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BylineResult'] = ResolversParentTypes['BylineResult']> = {
  __resolveType?: TypeResolveFn<'Byline' | 'BadRequest' | 'Forbidden' | 'NotFound' | 'RateLimited', ParentType, ContextType>;
};

export type AnswerCoAuthorInvitationResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AnswerCoAuthorInvitationResult'] = ResolversParentTypes['AnswerCoAuthorInvitationResult']> = {
  __resolveType?: TypeResolveFn<'AnsweredInvitation' | 'NotFound', ParentType, ContextType>;
};

export type BylineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Byline'] = ResolversParentTypes['Byline']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  creatorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  authors?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
  invited?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
  viewerCanChange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AnsweredInvitationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AnsweredInvitation'] = ResolversParentTypes['AnsweredInvitation']> = {
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CoAuthorInvitationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CoAuthorInvitation'] = ResolversParentTypes['CoAuthorInvitation']> = {
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  inviter?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type MakeCouponResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MakeCouponResult'] = ResolversParentTypes['MakeCouponResult']> = {
  __resolveType?: TypeResolveFn<'AdminCoupon' | 'BadRequest', ParentType, ContextType>;
};

export type EndCouponResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EndCouponResult'] = ResolversParentTypes['EndCouponResult']> = {
  __resolveType?: TypeResolveFn<'AdminCoupon' | 'NotFound', ParentType, ContextType>;
};

export type AdminCouponResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminCoupon'] = ResolversParentTypes['AdminCoupon']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percentOff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numCycles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freeMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  cap?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isEnded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TopicResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Topic'] = ResolversParentTypes['Topic']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['TopicVisibility'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['Tag']>, ParentType, ContextType>;
  pickedPosts?: Resolver<ReadonlyArray<ResolversTypes['Post']>, ParentType, ContextType>;
  latestPosts?: Resolver<ResolversTypes['PostFeed'], ParentType, ContextType, Partial<TopicLatestPostsArgs>>;
  relatedTopics?: Resolver<ReadonlyArray<ResolversTypes['Topic']>, ParentType, ContextType>;
  viewerEdge?: Resolver<ResolversTypes['TopicViewerEdge'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TopicViewerEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TopicViewerEdge'] = ResolversParentTypes['TopicViewerEdge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFollowing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canEdit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DeletedTopicResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeletedTopic'] = ResolversParentTypes['DeletedTopic']> = {
  topicId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TopicResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TopicResult'] = ResolversParentTypes['TopicResult']> = {
  __resolveType?: TypeResolveFn<'Topic' | 'BadRequest' | 'NotFound', ParentType, ContextType>;
};

export type DeleteTopicResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteTopicResult'] = ResolversParentTypes['DeleteTopicResult']> = {
  __resolveType?: TypeResolveFn<'DeletedTopic' | 'NotFound', ParentType, ContextType>;
};

export type DigestPreviewResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DigestPreview'] = ResolversParentTypes['DigestPreview']> = {
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preview?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['DigestItem']>, ParentType, ContextType>;
};

export type DigestItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DigestItem'] = ResolversParentTypes['DigestItem']> = {
  part?: Resolver<ResolversTypes['DigestPart'], ParentType, ContextType>;
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Json'], any> {
  name: 'Json';
}

export type CreateDraftResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateDraftResult'] = ResolversParentTypes['CreateDraftResult']> = {
  __resolveType?: TypeResolveFn<'DraftSaved' | 'BadRequest' | 'Forbidden' | 'NotFound' | 'RateLimited', ParentType, ContextType>;
};

export type SaveDraftResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveDraftResult'] = ResolversParentTypes['SaveDraftResult']> = {
  __resolveType?: TypeResolveFn<'DraftSaved' | 'Conflict' | 'NotFound' | 'Forbidden' | 'BadRequest' | 'RateLimited', ParentType, ContextType>;
};

export type DraftResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DraftResult'] = ResolversParentTypes['DraftResult']> = {
  __resolveType?: TypeResolveFn<'Draft' | 'NotFound' | 'Forbidden', ParentType, ContextType>;
};

export type CreateDraftLinkResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateDraftLinkResult'] = ResolversParentTypes['CreateDraftLinkResult']> = {
  __resolveType?: TypeResolveFn<'CreatedDraftLink' | 'NotFound' | 'Forbidden', ParentType, ContextType>;
};

export type RevokeDraftLinkResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RevokeDraftLinkResult'] = ResolversParentTypes['RevokeDraftLinkResult']> = {
  __resolveType?: TypeResolveFn<'Draft' | 'NotFound' | 'Forbidden', ParentType, ContextType>;
};

export type DraftSavedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DraftSaved'] = ResolversParentTypes['DraftSaved']> = {
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rev?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DraftResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Draft'] = ResolversParentTypes['Draft']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rev?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['Json'], ParentType, ContextType>;
  previewBreak?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  updatedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  inResponseToQuoteId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  repostId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isChangedSincePublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCanPublish?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  linkCreatedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DraftVersionFeedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DraftVersionFeed'] = ResolversParentTypes['DraftVersionFeed']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['DraftVersion']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['PagingInfo'], ParentType, ContextType>;
};

export type DraftVersionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DraftVersion'] = ResolversParentTypes['DraftVersion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rev?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['DraftVersionKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['Json'], ParentType, ContextType>;
  previewBreak?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wordCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  createdBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type CreatedDraftLinkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreatedDraftLink'] = ResolversParentTypes['CreatedDraftLink']> = {
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  draft?: Resolver<ResolversTypes['Draft'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SendAccountAuthEmailResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SendAccountAuthEmailResult'] = ResolversParentTypes['SendAccountAuthEmailResult']> = {
  __resolveType?: TypeResolveFn<'SusiMethod' | 'BadRequest' | 'FailedChallenge' | 'NotFound' | 'RateLimited' | 'TooManyRequests', ParentType, ContextType>;
};

export type VerifyLoginCodeResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VerifyLoginCodeResult'] = ResolversParentTypes['VerifyLoginCodeResult']> = {
  __resolveType?: TypeResolveFn<'Token' | 'BadRequest' | 'NotFound' | 'TooManyRequests' | 'RateLimited', ParentType, ContextType>;
};

export type TokenResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Token'] = ResolversParentTypes['Token']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SusiMethodResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SusiMethod'] = ResolversParentTypes['SusiMethod']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EmailLinkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EmailLink'] = ResolversParentTypes['EmailLink']> = {
  operation?: Resolver<ResolversTypes['SusiOperation'], ParentType, ContextType>;
  emailObfuscated?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EmailChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EmailChange'] = ResolversParentTypes['EmailChange']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeEmailResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangeEmailResult'] = ResolversParentTypes['ChangeEmailResult']> = {
  __resolveType?: TypeResolveFn<'EmailChange' | 'BadRequest' | 'RateLimited', ParentType, ContextType>;
};

export type SendVerificationEmailResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SendVerificationEmailResult'] = ResolversParentTypes['SendVerificationEmailResult']> = {
  __resolveType?: TypeResolveFn<'VerificationEmail' | 'AlreadyExists' | 'RateLimited', ParentType, ContextType>;
};

export type VerificationEmailResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VerificationEmail'] = ResolversParentTypes['VerificationEmail']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminExperimentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminExperiment'] = ResolversParentTypes['AdminExperiment']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isRunning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  variants?: Resolver<ReadonlyArray<ResolversTypes['ExperimentVariant']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExperimentVariantResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExperimentVariant'] = ResolversParentTypes['ExperimentVariant']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exposureCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LogExposureResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LogExposureResult'] = ResolversParentTypes['LogExposureResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SwitchExperimentResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SwitchExperimentResult'] = ResolversParentTypes['SwitchExperimentResult']> = {
  __resolveType?: TypeResolveFn<'AdminExperiment' | 'NotFound', ParentType, ContextType>;
};

export type FederationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Federation'] = ResolversParentTypes['Federation']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  followerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  followers?: Resolver<ResolversTypes['FediverseFollowerFeed'], ParentType, ContextType, Partial<FederationFollowersArgs>>;
  blockedServers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  lastSentAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  failingServers?: Resolver<ReadonlyArray<ResolversTypes['FailingServer']>, ParentType, ContextType>;
};

export type FediverseFollowerFeedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FediverseFollowerFeed'] = ResolversParentTypes['FediverseFollowerFeed']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['FediverseFollower']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['PagingInfo'], ParentType, ContextType>;
};

export type FediverseFollowerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FediverseFollower'] = ResolversParentTypes['FediverseFollower']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  handle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  server?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  followedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type FailingServerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FailingServer'] = ResolversParentTypes['FailingServer']> = {
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type FederationResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FederationResult'] = ResolversParentTypes['FederationResult']> = {
  __resolveType?: TypeResolveFn<'ChangedFederation' | 'BadRequest' | 'NotFound' | 'RateLimited', ParentType, ContextType>;
};

export type ChangedFederationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangedFederation'] = ResolversParentTypes['ChangedFederation']> = {
  viewer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HomeFeedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HomeFeed'] = ResolversParentTypes['HomeFeed']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['HomeFeedItem']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['PagingInfo'], ParentType, ContextType>;
};

export type HomeFeedItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HomeFeedItem'] = ResolversParentTypes['HomeFeedItem']> = {
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['HomeFeedReason'], ParentType, ContextType>;
};

export type HomeFeedReasonResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HomeFeedReason'] = ResolversParentTypes['HomeFeedReason']> = {
  kind?: Resolver<ResolversTypes['HomeFeedReasonKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  tag?: Resolver<Maybe<ResolversTypes['Tag']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VariantFlagResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VariantFlag'] = ResolversParentTypes['VariantFlag']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  valueType?: Resolver<ResolversTypes['VariantFlagValue'], ParentType, ContextType>;
};

export type VariantFlagValueResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VariantFlagValue'] = ResolversParentTypes['VariantFlagValue']> = {
  __resolveType?: TypeResolveFn<'VariantFlagBoolean' | 'VariantFlagString' | 'VariantFlagNumber', ParentType, ContextType>;
};

export type VariantFlagBooleanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VariantFlagBoolean'] = ResolversParentTypes['VariantFlagBoolean']> = {
  value?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VariantFlagStringResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VariantFlagString'] = ResolversParentTypes['VariantFlagString']> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VariantFlagNumberResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VariantFlagNumber'] = ResolversParentTypes['VariantFlagNumber']> = {
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TagViewerEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TagViewerEdge'] = ResolversParentTypes['TagViewerEdge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFollowing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMuting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FollowedCountsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FollowedCounts'] = ResolversParentTypes['FollowedCounts']> = {
  people?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  publications?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  topics?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FollowedEntitiesConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FollowedEntitiesConnection'] = ResolversParentTypes['FollowedEntitiesConnection']> = {
  edges?: Resolver<ReadonlyArray<ResolversTypes['FollowedEntityEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['FollowedEntitiesPageInfo'], ParentType, ContextType>;
};

export type FollowedEntitiesPageInfoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FollowedEntitiesPageInfo'] = ResolversParentTypes['FollowedEntitiesPageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FollowedEntityEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FollowedEntityEdge'] = ResolversParentTypes['FollowedEntityEdge']> = {
  lastPublishedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  hasUnread?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FollowedEntityNode'], ParentType, ContextType>;
};

export type FollowedEntityNodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FollowedEntityNode'] = ResolversParentTypes['FollowedEntityNode']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['FollowedEntity'], ParentType, ContextType>;
};

export type GiftPlansResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GiftPlans'] = ResolversParentTypes['GiftPlans']> = {
  plans?: Resolver<ReadonlyArray<ResolversTypes['GiftPlan']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFallbackCurrency?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  providers?: Resolver<ReadonlyArray<ResolversTypes['PaymentProvider']>, ParentType, ContextType>;
  isSandbox?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  groupMinimum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groupMaximum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GiftPlanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GiftPlan'] = ResolversParentTypes['GiftPlan']> = {
  tier?: Resolver<ResolversTypes['MembershipTier'], ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type GiftResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GiftResult'] = ResolversParentTypes['GiftResult']> = {
  __resolveType?: TypeResolveFn<'Gift' | 'NotFound', ParentType, ContextType>;
};

export type ChangeGiftResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangeGiftResult'] = ResolversParentTypes['ChangeGiftResult']> = {
  __resolveType?: TypeResolveFn<'GiftChanged' | 'BadRequest' | 'Conflict' | 'Forbidden' | 'NotFound' | 'TooManyRequests', ParentType, ContextType>;
};

export type CheckGiftCodeResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CheckGiftCodeResult'] = ResolversParentTypes['CheckGiftCodeResult']> = {
  __resolveType?: TypeResolveFn<'CheckedGiftCode' | 'TooManyRequests', ParentType, ContextType>;
};

export type RedeemGiftCodeResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RedeemGiftCodeResult'] = ResolversParentTypes['RedeemGiftCodeResult']> = {
  __resolveType?: TypeResolveFn<'GiftRedeemed' | 'GiftCodeRefused' | 'BadRequest' | 'Forbidden' | 'TooManyRequests', ParentType, ContextType>;
};

export type GiftChangedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GiftChanged'] = ResolversParentTypes['GiftChanged']> = {
  gift?: Resolver<ResolversTypes['Gift'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftFeedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GiftFeed'] = ResolversParentTypes['GiftFeed']> = {
  gifts?: Resolver<ReadonlyArray<ResolversTypes['Gift']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['PagingInfo'], ParentType, ContextType>;
};

export type GiftResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Gift'] = ResolversParentTypes['Gift']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['GiftKind'], ParentType, ContextType>;
  giftType?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['GiftStatus'], ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['MembershipTier'], ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  senderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipientName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recipientEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deliverAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  deliveredAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  seats?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isShared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  emailDomain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isForNewMembers?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  redeemUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  codes?: Resolver<ReadonlyArray<ResolversTypes['GiftCode']>, ParentType, ContextType>;
  refundableUntil?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  chargeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  canResend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canRevoke?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GiftCode'] = ResolversParentTypes['GiftCode']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redeemUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isUsed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isRevoked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CheckedGiftCodeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CheckedGiftCode'] = ResolversParentTypes['CheckedGiftCode']> = {
  status?: Resolver<ResolversTypes['GiftCodeStatus'], ParentType, ContextType>;
  tier?: Resolver<Maybe<ResolversTypes['MembershipTier']>, ParentType, ContextType>;
  months?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  senderName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailDomain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  membershipEndsAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  membershipTier?: Resolver<Maybe<ResolversTypes['MembershipTier']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftRedeemedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GiftRedeemed'] = ResolversParentTypes['GiftRedeemed']> = {
  viewer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['MembershipTier'], ParentType, ContextType>;
  membershipEndsAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GiftCodeRefusedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GiftCodeRefused'] = ResolversParentTypes['GiftCodeRefused']> = {
  status?: Resolver<ResolversTypes['GiftCodeStatus'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PassageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Passage'] = ResolversParentTypes['Passage']> = {
  paragraphId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startOffset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endOffset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type QuoteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suffix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paragraphId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startOffset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endOffset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPrivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPassageChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type HighlightGroupResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HighlightGroup'] = ResolversParentTypes['HighlightGroup']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['Quote'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isTop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QuoteFeedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['QuoteFeed'] = ResolversParentTypes['QuoteFeed']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Quote']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['PagingInfo'], ParentType, ContextType>;
};

export type DeletedQuoteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeletedQuote'] = ResolversParentTypes['DeletedQuote']> = {
  quoteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CreateQuoteResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateQuoteResult'] = ResolversParentTypes['CreateQuoteResult']> = {
  __resolveType?: TypeResolveFn<'Quote' | 'BadRequest' | 'Forbidden' | 'NotFound' | 'RateLimited', ParentType, ContextType>;
};

export type DeleteQuoteResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteQuoteResult'] = ResolversParentTypes['DeleteQuoteResult']> = {
  __resolveType?: TypeResolveFn<'DeletedQuote' | 'NotFound', ParentType, ContextType>;
};

export type CreateCatalogResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateCatalogResult'] = ResolversParentTypes['CreateCatalogResult']> = {
  __resolveType?: TypeResolveFn<'Catalog' | 'BadRequest' | 'NotFound' | 'RateLimited', ParentType, ContextType>;
};

export type ChangeCatalogResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangeCatalogResult'] = ResolversParentTypes['ChangeCatalogResult']> = {
  __resolveType?: TypeResolveFn<'Catalog' | 'BadRequest' | 'NotFound' | 'RateLimited', ParentType, ContextType>;
};

export type DeleteCatalogResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteCatalogResult'] = ResolversParentTypes['DeleteCatalogResult']> = {
  __resolveType?: TypeResolveFn<'DeletedCatalog' | 'BadRequest' | 'NotFound' | 'RateLimited', ParentType, ContextType>;
};

export type CatalogItemResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogItemResult'] = ResolversParentTypes['CatalogItemResult']> = {
  __resolveType?: TypeResolveFn<'CatalogMembership' | 'BadRequest' | 'NotFound' | 'RateLimited', ParentType, ContextType>;
};

export type ReadingListResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReadingListResult'] = ResolversParentTypes['ReadingListResult']> = {
  __resolveType?: TypeResolveFn<'Post' | 'BadRequest' | 'NotFound' | 'RateLimited', ParentType, ContextType>;
};

export type DeletedCatalogResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeletedCatalog'] = ResolversParentTypes['DeletedCatalog']> = {
  catalogId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CatalogMembershipResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogMembership'] = ResolversParentTypes['CatalogMembership']> = {
  catalog?: Resolver<ResolversTypes['Catalog'], ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  catalogItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CatalogResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Catalog'] = ResolversParentTypes['Catalog']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['CatalogVisibility'], ParentType, ContextType>;
  predefined?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  creator?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  itemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  followerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['CatalogItemFeed'], ParentType, ContextType, Partial<CatalogItemsArgs>>;
  viewerEdge?: Resolver<ResolversTypes['CatalogViewerEdge'], ParentType, ContextType>;
  clapCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fanCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clappers?: Resolver<ResolversTypes['VoterFeed'], ParentType, ContextType, Partial<CatalogClappersArgs>>;
  responsesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isResponsesClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  catalogResponses?: Resolver<ResolversTypes['PostResponses'], ParentType, ContextType>;
  threadedCatalogResponses?: Resolver<ResolversTypes['PostResponseFeed'], ParentType, ContextType, Partial<CatalogThreadedCatalogResponsesArgs>>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CatalogViewerEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogViewerEdge'] = ResolversParentTypes['CatalogViewerEdge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFollowing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['CatalogViewerCan'], ParentType, ContextType>;
  clapCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CatalogViewerCanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogViewerCan'] = ResolversParentTypes['CatalogViewerCan']> = {
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fill?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  follow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CatalogItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogItem'] = ResolversParentTypes['CatalogItem']> = {
  catalogItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
};

export type CatalogItemFeedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogItemFeed'] = ResolversParentTypes['CatalogItemFeed']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['CatalogItem']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['PagingInfo'], ParentType, ContextType>;
};

export type CatalogFeedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CatalogFeed'] = ResolversParentTypes['CatalogFeed']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Catalog']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['PagingInfo'], ParentType, ContextType>;
};

export type PostCatalogsConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostCatalogsConnection'] = ResolversParentTypes['PostCatalogsConnection']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['PostCatalog']>, ParentType, ContextType>;
};

export type PostCatalogResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostCatalog'] = ResolversParentTypes['PostCatalog']> = {
  catalog?: Resolver<ResolversTypes['Catalog'], ParentType, ContextType>;
  catalogItemId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type MediaResourceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MediaResource'] = ResolversParentTypes['MediaResource']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  posts?: Resolver<ResolversTypes['PostFeed'], ParentType, ContextType, Partial<MediaResourcePostsArgs>>;
};

export type MoneyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Money'] = ResolversParentTypes['Money']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MembershipPlansResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MembershipPlans'] = ResolversParentTypes['MembershipPlans']> = {
  plans?: Resolver<ReadonlyArray<ResolversTypes['MembershipPlan']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFallbackCurrency?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  priceByTheWeek?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isTrialOffered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  coupon?: Resolver<Maybe<ResolversTypes['Coupon']>, ParentType, ContextType>;
  couponRefusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providers?: Resolver<ReadonlyArray<ResolversTypes['PaymentProvider']>, ParentType, ContextType>;
  isSandbox?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MembershipPlanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MembershipPlan'] = ResolversParentTypes['MembershipPlan']> = {
  membershipType?: Resolver<ResolversTypes['MembershipType'], ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['MembershipTier'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  crossoutPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  savedPrice?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  firstPayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CouponResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Coupon'] = ResolversParentTypes['Coupon']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percentOff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numCycles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  freeMonths?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PrepareCheckoutResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PrepareCheckoutResult'] = ResolversParentTypes['PrepareCheckoutResult']> = {
  __resolveType?: TypeResolveFn<'CheckoutSetup' | 'CheckoutNotAvailable' | 'TooManyRequests' | 'BadRequest', ParentType, ContextType>;
};

export type CheckoutSetupResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CheckoutSetup'] = ResolversParentTypes['CheckoutSetup']> = {
  provider?: Resolver<ResolversTypes['PaymentProvider'], ParentType, ContextType>;
  formKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  publishableKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  clientToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  applePayVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  threeDSecureVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paypalEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentResult'] = ResolversParentTypes['PaymentResult']> = {
  __resolveType?: TypeResolveFn<'PaymentSucceeded' | 'PaymentNeedsApproval' | 'PaymentPending' | 'PaymentMethodDeclined' | 'PaymentError' | 'MissingLocalizationInformation' | 'CheckoutNotAvailable' | 'FailedChallenge' | 'BadRequest' | 'Forbidden' | 'NotFound' | 'Conflict' | 'TooManyRequests', ParentType, ContextType>;
};

export type PaymentSucceededResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentSucceeded'] = ResolversParentTypes['PaymentSucceeded']> = {
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  chargeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentNeedsApprovalResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentNeedsApproval'] = ResolversParentTypes['PaymentNeedsApproval']> = {
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['PaymentProvider'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  money?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentPendingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentPending'] = ResolversParentTypes['PaymentPending']> = {
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentMethodDeclinedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentMethodDeclined'] = ResolversParentTypes['PaymentMethodDeclined']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentError'] = ResolversParentTypes['PaymentError']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MissingLocalizationInformationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MissingLocalizationInformation'] = ResolversParentTypes['MissingLocalizationInformation']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CheckoutNotAvailableResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CheckoutNotAvailable'] = ResolversParentTypes['CheckoutNotAvailable']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeMembershipResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangeMembershipResult'] = ResolversParentTypes['ChangeMembershipResult']> = {
  __resolveType?: TypeResolveFn<'MembershipChanged' | 'BadRequest' | 'Forbidden' | 'NotFound' | 'Conflict' | 'PaymentError', ParentType, ContextType>;
};

export type MembershipChangedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MembershipChanged'] = ResolversParentTypes['MembershipChanged']> = {
  viewer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UncancelMembershipResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UncancelMembershipResult'] = ResolversParentTypes['UncancelMembershipResult']> = {
  __resolveType?: TypeResolveFn<'MutationSuccess' | 'PaymentNeedsApproval' | 'PaymentPending' | 'PaymentMethodDeclined' | 'PaymentError' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type MutationSuccessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MutationSuccess'] = ResolversParentTypes['MutationSuccess']> = {
  viewer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ViewerMembershipResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ViewerMembership'] = ResolversParentTypes['ViewerMembership']> = {
  membershipId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MembershipStatus'], ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['MembershipTier'], ParentType, ContextType>;
  membershipType?: Resolver<ResolversTypes['MembershipType'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  currentPeriodEndsAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  nextChargeAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  nextCharge?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  discountEndsAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  isCancelled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTrial?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pausedUntil?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  paymentFailedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  graceEndsAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  paymentProvider?: Resolver<ResolversTypes['PaymentProvider'], ParentType, ContextType>;
  hasCreditCardExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasRecurringPaymentFailedMoreThanOnce?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  planV2?: Resolver<ResolversTypes['PlanV2'], ParentType, ContextType>;
  switchPlanSchedule?: Resolver<Maybe<ResolversTypes['SwitchPlanSchedule']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  canCancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReactivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reactivationCharge?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  canSwitchPlan?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  switchQuote?: Resolver<Maybe<ResolversTypes['SwitchQuote']>, ParentType, ContextType, RequireFields<ViewerMembershipSwitchQuoteArgs, 'membershipType'>>;
  cancellationOffer?: Resolver<ResolversTypes['CancellationOffer'], ParentType, ContextType, RequireFields<ViewerMembershipCancellationOfferArgs, 'reason'>>;
  refundableUntil?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  refundableAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  canWithdraw?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlanV2Resolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanV2'] = ResolversParentTypes['PlanV2']> = {
  membershipType?: Resolver<ResolversTypes['MembershipType'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  discount?: Resolver<Maybe<ResolversTypes['PlanDiscount']>, ParentType, ContextType>;
};

export type PlanDiscountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanDiscount'] = ResolversParentTypes['PlanDiscount']> = {
  regularPrice?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  numCycles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percentOff?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SwitchPlanScheduleResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SwitchPlanSchedule'] = ResolversParentTypes['SwitchPlanSchedule']> = {
  startAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['MembershipPlan'], ParentType, ContextType>;
};

export type SwitchQuoteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SwitchQuote'] = ResolversParentTypes['SwitchQuote']> = {
  isNow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  credit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PaymentMethodResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaymentMethod'] = ResolversParentTypes['PaymentMethod']> = {
  __resolveType?: TypeResolveFn<'CreditCard' | 'ApplePayCard' | 'GooglePayCard' | 'PaypalAccount', ParentType, ContextType>;
};

export type CreditCardResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreditCard'] = ResolversParentTypes['CreditCard']> = {
  cardType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expirationMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expirationYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ApplePayCardResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ApplePayCard'] = ResolversParentTypes['ApplePayCard']> = {
  cardType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expirationMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expirationYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GooglePayCardResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GooglePayCard'] = ResolversParentTypes['GooglePayCard']> = {
  cardType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expirationMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expirationYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastFour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaypalAccountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PaypalAccount'] = ResolversParentTypes['PaypalAccount']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnlockPostResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UnlockPostResult'] = ResolversParentTypes['UnlockPostResult']> = {
  __resolveType?: TypeResolveFn<'UnlockedPost' | 'PostIsLocked' | 'FailedChallenge' | 'NotFound', ParentType, ContextType>;
};

export type UnlockedPostResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UnlockedPost'] = ResolversParentTypes['UnlockedPost']> = {
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  right?: Resolver<ResolversTypes['ReadingRight'], ParentType, ContextType>;
  bodyHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meter?: Resolver<Maybe<ResolversTypes['Meter']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostIsLockedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostIsLocked'] = ResolversParentTypes['PostIsLocked']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCheckNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  meter?: Resolver<Maybe<ResolversTypes['Meter']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MeterResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Meter'] = ResolversParentTypes['Meter']> = {
  freeStories?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resetsAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type CountedPostReadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CountedPostRead'] = ResolversParentTypes['CountedPostRead']> = {
  meter?: Resolver<Maybe<ResolversTypes['Meter']>, ParentType, ContextType>;
};

export type PaywallResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Paywall'] = ResolversParentTypes['Paywall']> = {
  isCheckNeeded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  freeStories?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceByTheWeek?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isSandbox?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MobileAppResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MobileApp'] = ResolversParentTypes['MobileApp']> = {
  appStoreUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  playStoreUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MobileNumberResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MobileNumber'] = ResolversParentTypes['MobileNumber']> = {
  lastDigits?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verifiedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type SendMobileVerificationCodeResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SendMobileVerificationCodeResult'] = ResolversParentTypes['SendMobileVerificationCodeResult']> = {
  __resolveType?: TypeResolveFn<'MobileCodeSent' | 'PhoneNumberRefusal' | 'MobileVerificationRefusal', ParentType, ContextType>;
};

export type VerifyMobileNumberResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VerifyMobileNumberResult'] = ResolversParentTypes['VerifyMobileNumberResult']> = {
  __resolveType?: TypeResolveFn<'MobileNumberVerified' | 'MobileVerificationRefusal', ParentType, ContextType>;
};

export type MobileCodeSentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MobileCodeSent'] = ResolversParentTypes['MobileCodeSent']> = {
  lastDigits?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MobileNumberVerifiedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MobileNumberVerified'] = ResolversParentTypes['MobileNumberVerified']> = {
  viewer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PhoneNumberRefusalResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PhoneNumberRefusal'] = ResolversParentTypes['PhoneNumberRefusal']> = {
  code?: Resolver<ResolversTypes['PhoneNumberError'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MobileVerificationRefusalResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MobileVerificationRefusal'] = ResolversParentTypes['MobileVerificationRefusal']> = {
  code?: Resolver<ResolversTypes['MobileVerificationError'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SuspensionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Suspension'] = ResolversParentTypes['Suspension']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['SuspensionRule'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  liftedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
};

export type ModerateUserResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ModerateUserResult'] = ResolversParentTypes['ModerateUserResult']> = {
  __resolveType?: TypeResolveFn<'AdminUser' | 'BadRequest' | 'Conflict' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type AdminUserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminUser'] = ResolversParentTypes['AdminUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['AccountState'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isEmailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roles?: Resolver<ReadonlyArray<ResolversTypes['PlatformRole']>, ParentType, ContextType>;
  waysIn?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  hasTwoFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['AdminSession']>, ParentType, ContextType>;
  suspensions?: Resolver<ReadonlyArray<ResolversTypes['Suspension']>, ParentType, ContextType>;
  audit?: Resolver<ReadonlyArray<ResolversTypes['AuditEntry']>, ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['AdminUserViewerCan'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AdminUserViewerCanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminUserViewerCan'] = ResolversParentTypes['AdminUserViewerCan']> = {
  suspend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changeRoles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdminSessionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminSession'] = ResolversParentTypes['AdminSession']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type AuditEntryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AuditEntry'] = ResolversParentTypes['AuditEntry']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type InternalStatusResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InternalStatus'] = ResolversParentTypes['InternalStatus']> = {
  facts?: Resolver<ReadonlyArray<ResolversTypes['StatusFact']>, ParentType, ContextType>;
  flags?: Resolver<ReadonlyArray<ResolversTypes['AdminFlag']>, ParentType, ContextType>;
  viewerCanSwitchFlags?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StatusFactResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StatusFact'] = ResolversParentTypes['StatusFact']> = {
  group?: Resolver<ResolversTypes['StatusGroup'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FlagAudienceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FlagAudience'] = ResolversParentTypes['FlagAudience']> = {
  kind?: Resolver<ResolversTypes['FlagAudienceKind'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  people?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
};

export type SetFlagAudienceResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetFlagAudienceResult'] = ResolversParentTypes['SetFlagAudienceResult']> = {
  __resolveType?: TypeResolveFn<'InternalStatus' | 'BadRequest' | 'NotFound', ParentType, ContextType>;
};

export type AdminFlagResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminFlag'] = ResolversParentTypes['AdminFlag']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  endsOn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOnByDefault?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  audience?: Resolver<Maybe<ResolversTypes['FlagAudience']>, ParentType, ContextType>;
};

export type SwitchFlagResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SwitchFlagResult'] = ResolversParentTypes['SwitchFlagResult']> = {
  __resolveType?: TypeResolveFn<'InternalStatus' | 'NotFound', ParentType, ContextType>;
};

export type MutedEntityResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MutedEntity'] = ResolversParentTypes['MutedEntity']> = {
  __resolveType?: TypeResolveFn<'User' | 'Collection' | 'Tag', ParentType, ContextType>;
};

export type MutedFeedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MutedFeed'] = ResolversParentTypes['MutedFeed']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['MutedEntity']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['PagingInfo'], ParentType, ContextType>;
};

export type NotificationStatusResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NotificationStatus'] = ResolversParentTypes['NotificationStatus']> = {
  unreadNotificationCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationsSeenResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NotificationsSeen'] = ResolversParentTypes['NotificationsSeen']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type NotificationFeedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NotificationFeed'] = ResolversParentTypes['NotificationFeed']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Notification']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['PagingInfo'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  notificationType?: Resolver<ResolversTypes['NotificationType'], ParentType, ContextType>;
  occurredAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  isUnread?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  actors?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
  actorCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  postResponse?: Resolver<Maybe<ResolversTypes['PostResponse']>, ParentType, ContextType>;
  catalog?: Resolver<Maybe<ResolversTypes['Catalog']>, ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OAuthAppResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OAuthApp'] = ResolversParentTypes['OAuthApp']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectAddresses?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  isPublic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type AuthorizedAppResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AuthorizedApp'] = ResolversParentTypes['AuthorizedApp']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerUsername?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['TokenScope']>, ParentType, ContextType>;
  authorizedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
};

export type OAuthAppResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OAuthAppResult'] = ResolversParentTypes['OAuthAppResult']> = {
  __resolveType?: TypeResolveFn<'MadeOAuthApp' | 'BadRequest' | 'NotFound', ParentType, ContextType>;
};

export type MadeOAuthAppResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MadeOAuthApp'] = ResolversParentTypes['MadeOAuthApp']> = {
  app?: Resolver<ResolversTypes['OAuthApp'], ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EndAppResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EndAppResult'] = ResolversParentTypes['EndAppResult']> = {
  __resolveType?: TypeResolveFn<'EndedApp' | 'NotFound', ParentType, ContextType>;
};

export type EndedAppResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EndedApp'] = ResolversParentTypes['EndedApp']> = {
  viewer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthorizationResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AuthorizationResult'] = ResolversParentTypes['AuthorizationResult']> = {
  __resolveType?: TypeResolveFn<'AuthorizationRequest' | 'AuthorizationRefusal', ParentType, ContextType>;
};

export type AuthorizationRequestResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AuthorizationRequest'] = ResolversParentTypes['AuthorizationRequest']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownerUsername?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['TokenScope']>, ParentType, ContextType>;
  host?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthorizationRefusalResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AuthorizationRefusal'] = ResolversParentTypes['AuthorizationRefusal']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  redirectTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AuthorizeAppResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AuthorizeAppResult'] = ResolversParentTypes['AuthorizeAppResult']> = {
  __resolveType?: TypeResolveFn<'AuthorizationDecision' | 'BadRequest', ParentType, ContextType>;
};

export type AuthorizationDecisionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AuthorizationDecision'] = ResolversParentTypes['AuthorizationDecision']> = {
  redirectTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FollowSuggestionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FollowSuggestion'] = ResolversParentTypes['FollowSuggestion']> = {
  entity?: Resolver<ResolversTypes['FollowedEntity'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FollowSuggestionKind'], ParentType, ContextType>;
  tag?: Resolver<ResolversTypes['Tag'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ChosenTopicsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChosenTopics'] = ResolversParentTypes['ChosenTopics']> = {
  tags?: Resolver<ReadonlyArray<ResolversTypes['Tag']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChooseTopicsResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChooseTopicsResult'] = ResolversParentTypes['ChooseTopicsResult']> = {
  __resolveType?: TypeResolveFn<'ChosenTopics' | 'BadRequest' | 'RateLimited', ParentType, ContextType>;
};

export type OneTapResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OneTapResult'] = ResolversParentTypes['OneTapResult']> = {
  __resolveType?: TypeResolveFn<'OneTapCredential' | 'BadRequest' | 'RateLimited', ParentType, ContextType>;
};

export type OneTapCredentialResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OneTapCredential'] = ResolversParentTypes['OneTapCredential']> = {
  isEmailAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasskeyOptionsResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PasskeyOptionsResult'] = ResolversParentTypes['PasskeyOptionsResult']> = {
  __resolveType?: TypeResolveFn<'PasskeyOptions' | 'BadRequest' | 'NotFound' | 'RateLimited', ParentType, ContextType>;
};

export type PasskeyOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PasskeyOptions'] = ResolversParentTypes['PasskeyOptions']> = {
  json?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isBackedUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
};

export type AccountSecurityResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AccountSecurity'] = ResolversParentTypes['AccountSecurity']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  hasPassword?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passwordMinimum?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  arePasskeysPossible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passkeys?: Resolver<ReadonlyArray<ResolversTypes['Passkey']>, ParentType, ContextType>;
  stepUpTimeLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isTwoFactorOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasAuthenticatorApp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  asksForPasskey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PasswordSignInResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PasswordSignInResult'] = ResolversParentTypes['PasswordSignInResult']> = {
  __resolveType?: TypeResolveFn<'Token' | 'SignInRefusal' | 'RateLimited', ParentType, ContextType>;
};

export type WaysInResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WaysInResult'] = ResolversParentTypes['WaysInResult']> = {
  __resolveType?: TypeResolveFn<'AccountSecurity' | 'BadRequest' | 'SignInRefusal' | 'RateLimited', ParentType, ContextType>;
};

export type SignInRefusalResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignInRefusal'] = ResolversParentTypes['SignInRefusal']> = {
  code?: Resolver<ResolversTypes['SignInErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  failCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lockedOutUntil?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VisitorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Visitor'] = ResolversParentTypes['Visitor']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  geolocation?: Resolver<ResolversTypes['Geolocation'], ParentType, ContextType>;
};

export type GeolocationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Geolocation'] = ResolversParentTypes['Geolocation']> = {
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserResult'] = ResolversParentTypes['UserResult']> = {
  __resolveType?: TypeResolveFn<'User' | 'NotFound' | 'AccountDeleted' | 'AccountSuspended', ParentType, ContextType>;
};

export type UserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bio?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  isUnclaimed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  websiteUrl?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  twitterScreenName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasSubdomain?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  customDomainState?: Resolver<Maybe<ResolversTypes['CustomDomainState']>, ParentType, ContextType>;
  membership?: Resolver<Maybe<ResolversTypes['Membership']>, ParentType, ContextType>;
  verifications?: Resolver<ResolversTypes['Verifications'], ParentType, ContextType>;
  socialStats?: Resolver<ResolversTypes['SocialStats'], ParentType, ContextType>;
  storyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerEdge?: Resolver<ResolversTypes['UserViewerEdge'], ParentType, ContextType>;
  postsConnection?: Resolver<ResolversTypes['PostFeed'], ParentType, ContextType, Partial<UserPostsConnectionArgs>>;
  pinnedPosts?: Resolver<ReadonlyArray<ResolversTypes['Post']>, ParentType, ContextType>;
  publications?: Resolver<ReadonlyArray<ResolversTypes['Collection']>, ParentType, ContextType>;
  catalogs?: Resolver<ResolversTypes['CatalogFeed'], ParentType, ContextType, Partial<UserCatalogsArgs>>;
  series?: Resolver<ReadonlyArray<ResolversTypes['Series']>, ParentType, ContextType>;
  books?: Resolver<ReadonlyArray<ResolversTypes['Book']>, ParentType, ContextType>;
  followers?: Resolver<ResolversTypes['UserFeed'], ParentType, ContextType, Partial<UserFollowersArgs>>;
  following?: Resolver<ResolversTypes['FollowedFeed'], ParentType, ContextType, Partial<UserFollowingArgs>>;
  archives?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AccountExport']>>, ParentType, ContextType>;
  billingHistory?: Resolver<Maybe<ResolversTypes['ChargeFeed']>, ParentType, ContextType, Partial<UserBillingHistoryArgs>>;
  blockedUsers?: Resolver<Maybe<ResolversTypes['UserFeed']>, ParentType, ContextType, Partial<UserBlockedUsersArgs>>;
  recommendedPosts?: Resolver<ResolversTypes['PostFeed'], ParentType, ContextType, Partial<UserRecommendedPostsArgs>>;
  federation?: Resolver<Maybe<ResolversTypes['Federation']>, ParentType, ContextType>;
  followedEntitiesConnection?: Resolver<Maybe<ResolversTypes['FollowedEntitiesConnection']>, ParentType, ContextType, RequireFields<UserFollowedEntitiesConnectionArgs, 'first' | 'orderBy'>>;
  followedEntityViewedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType, RequireFields<UserFollowedEntityViewedAtArgs, 'feedId'>>;
  followedTags?: Resolver<Maybe<ResolversTypes['TagFeed']>, ParentType, ContextType, Partial<UserFollowedTagsArgs>>;
  followedCounts?: Resolver<Maybe<ResolversTypes['FollowedCounts']>, ParentType, ContextType>;
  gifts?: Resolver<Maybe<ResolversTypes['GiftFeed']>, ParentType, ContextType, Partial<UserGiftsArgs>>;
  hasGroupGiftingEnabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quotes?: Resolver<ResolversTypes['QuoteFeed'], ParentType, ContextType, Partial<UserQuotesArgs>>;
  hasPastMemberships?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isMembershipTrialEligible?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  mobileNumber?: Resolver<Maybe<ResolversTypes['MobileNumber']>, ParentType, ContextType>;
  suspension?: Resolver<Maybe<ResolversTypes['Suspension']>, ParentType, ContextType>;
  platformRoles?: Resolver<ReadonlyArray<ResolversTypes['PlatformRole']>, ParentType, ContextType>;
  muted?: Resolver<Maybe<ResolversTypes['MutedFeed']>, ParentType, ContextType, Partial<UserMutedArgs>>;
  notificationStatus?: Resolver<ResolversTypes['NotificationStatus'], ParentType, ContextType>;
  oauthApps?: Resolver<Maybe<ReadonlyArray<ResolversTypes['OAuthApp']>>, ParentType, ContextType>;
  authorizedApps?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AuthorizedApp']>>, ParentType, ContextType>;
  security?: Resolver<Maybe<ResolversTypes['AccountSecurity']>, ParentType, ContextType>;
  personalTokens?: Resolver<Maybe<ReadonlyArray<ResolversTypes['PersonalToken']>>, ParentType, ContextType>;
  dismissableFlags?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  connections?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ProviderConnection']>>, ParentType, ContextType>;
  shownLess?: Resolver<Maybe<ResolversTypes['ShownLessFeed']>, ParentType, ContextType, Partial<UserShownLessArgs>>;
  reposts?: Resolver<ReadonlyArray<ResolversTypes['Repost']>, ParentType, ContextType>;
  responses?: Resolver<ResolversTypes['PostResponseFeed'], ParentType, ContextType, Partial<UserResponsesArgs>>;
  sessions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Session']>>, ParentType, ContextType>;
  emailObfuscated?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unverifiedEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isSuspended?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  mailSubscriptions?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FollowedEntity']>>, ParentType, ContextType>;
  usernameChangeAllowedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomDomainStateResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CustomDomainState'] = ResolversParentTypes['CustomDomainState']> = {
  live?: Resolver<Maybe<ResolversTypes['CustomDomain']>, ParentType, ContextType>;
};

export type CustomDomainResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CustomDomain'] = ResolversParentTypes['CustomDomain']> = {
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MembershipResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Membership'] = ResolversParentTypes['Membership']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tier?: Resolver<ResolversTypes['MembershipTier'], ParentType, ContextType>;
  memberSince?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  friendSince?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
};

export type VerificationsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Verifications'] = ResolversParentTypes['Verifications']> = {
  isBookAuthor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SocialStatsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SocialStats'] = ResolversParentTypes['SocialStats']> = {
  followerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  followingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserViewerEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserViewerEdge'] = ResolversParentTypes['UserViewerEdge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFollowing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMuting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isBlocking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  membership?: Resolver<Maybe<ResolversTypes['ViewerMembership']>, ParentType, ContextType>;
  preferences?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ViewerPreference']>>, ParentType, ContextType>;
  isSubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BookResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Book'] = ResolversParentTypes['Book']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  coverImageId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  editions?: Resolver<ReadonlyArray<ResolversTypes['BookEdition']>, ParentType, ContextType>;
};

export type UserFeedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserFeed'] = ResolversParentTypes['UserFeed']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['PagingInfo'], ParentType, ContextType>;
};

export type FollowedEntityResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FollowedEntity'] = ResolversParentTypes['FollowedEntity']> = {
  __resolveType?: TypeResolveFn<'User' | 'Collection', ParentType, ContextType>;
};

export type FollowedFeedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FollowedFeed'] = ResolversParentTypes['FollowedFeed']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['FollowedEntity']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['PagingInfo'], ParentType, ContextType>;
};

export type PersonalTokenResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PersonalToken'] = ResolversParentTypes['PersonalToken']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<ReadonlyArray<ResolversTypes['TokenScope']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
};

export type CreatePersonalTokenResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreatePersonalTokenResult'] = ResolversParentTypes['CreatePersonalTokenResult']> = {
  __resolveType?: TypeResolveFn<'CreatedPersonalToken' | 'BadRequest', ParentType, ContextType>;
};

export type CreatedPersonalTokenResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreatedPersonalToken'] = ResolversParentTypes['CreatedPersonalToken']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EndPersonalTokenResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EndPersonalTokenResult'] = ResolversParentTypes['EndPersonalTokenResult']> = {
  __resolveType?: TypeResolveFn<'EndedPersonalToken' | 'NotFound', ParentType, ContextType>;
};

export type EndedPersonalTokenResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EndedPersonalToken'] = ResolversParentTypes['EndedPersonalToken']> = {
  viewer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ViewerPreferenceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ViewerPreference'] = ResolversParentTypes['ViewerPreference']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ViewerPreferenceKind'], ParentType, ContextType>;
  stringValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  intValue?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  booleanValue?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  stringSetValue?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  enumValue?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  enumValues?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type UpdateViewerPreferencesResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateViewerPreferencesResult'] = ResolversParentTypes['UpdateViewerPreferencesResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type NoteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Note'] = ResolversParentTypes['Note']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suffix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paragraphId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  startOffset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endOffset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isPassageChanged?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  resolvedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  resolvedBy?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  replies?: Resolver<ReadonlyArray<ResolversTypes['NoteReply']>, ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['NoteViewerCan'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NoteReplyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NoteReply'] = ResolversParentTypes['NoteReply']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  viewerCanDelete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NoteViewerCanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NoteViewerCan'] = ResolversParentTypes['NoteViewerCan']> = {
  reply?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  resolve?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type NoteFeedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NoteFeed'] = ResolversParentTypes['NoteFeed']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Note']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['PagingInfo'], ParentType, ContextType>;
};

export type DeletedNoteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeletedNote'] = ResolversParentTypes['DeletedNote']> = {
  noteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NoteResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NoteResult'] = ResolversParentTypes['NoteResult']> = {
  __resolveType?: TypeResolveFn<'Note' | 'BadRequest' | 'Forbidden' | 'NotFound' | 'RateLimited', ParentType, ContextType>;
};

export type DeleteNoteResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteNoteResult'] = ResolversParentTypes['DeleteNoteResult']> = {
  __resolveType?: TypeResolveFn<'DeletedNote' | 'NotFound', ParentType, ContextType>;
};

export type ProviderConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProviderConnection'] = ResolversParentTypes['ProviderConnection']> = {
  provider?: Resolver<ResolversTypes['SignInProvider'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DisconnectProviderResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DisconnectProviderResult'] = ResolversParentTypes['DisconnectProviderResult']> = {
  __resolveType?: TypeResolveFn<'DisconnectedProvider' | 'BadRequest', ParentType, ContextType>;
};

export type DisconnectedProviderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DisconnectedProvider'] = ResolversParentTypes['DisconnectedProvider']> = {
  viewer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CollectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Collection'] = ResolversParentTypes['Collection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tagline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  avatar?: Resolver<Maybe<ResolversTypes['ImageReference']>, ParentType, ContextType>;
  logo?: Resolver<Maybe<ResolversTypes['ImageReference']>, ParentType, ContextType>;
  favicon?: Resolver<Maybe<ResolversTypes['ImageReference']>, ParentType, ContextType>;
  isAuroraVisible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  compatLegacy?: Resolver<Maybe<ResolversTypes['CompatLegacy']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  homepage?: Resolver<ResolversTypes['CollectionHomepage'], ParentType, ContextType>;
  navigationItems?: Resolver<ReadonlyArray<ResolversTypes['NavigationItem']>, ParentType, ContextType>;
  socialStats?: Resolver<ResolversTypes['SocialStats'], ParentType, ContextType>;
  postCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerEdge?: Resolver<ResolversTypes['CollectionViewerEdge'], ParentType, ContextType>;
  staff?: Resolver<ReadonlyArray<ResolversTypes['CollectionStaff']>, ParentType, ContextType>;
  writers?: Resolver<ResolversTypes['UserFeed'], ParentType, ContextType, Partial<CollectionWritersArgs>>;
  followers?: Resolver<ResolversTypes['UserFeed'], ParentType, ContextType, Partial<CollectionFollowersArgs>>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['Tag']>, ParentType, ContextType>;
  latestPosts?: Resolver<ResolversTypes['PostFeed'], ParentType, ContextType, Partial<CollectionLatestPostsArgs>>;
  trendingPosts?: Resolver<ResolversTypes['PostFeed'], ParentType, ContextType, Partial<CollectionTrendingPostsArgs>>;
  featuredPosts?: Resolver<ResolversTypes['PostFeed'], ParentType, ContextType, Partial<CollectionFeaturedPostsArgs>>;
  taggedPosts?: Resolver<ResolversTypes['PostFeed'], ParentType, ContextType, RequireFields<CollectionTaggedPostsArgs, 'tagSlug'>>;
  archivePosts?: Resolver<ResolversTypes['PostFeed'], ParentType, ContextType, RequireFields<CollectionArchivePostsArgs, 'year'>>;
  archive?: Resolver<ReadonlyArray<ResolversTypes['ArchiveEntry']>, ParentType, ContextType, Partial<CollectionArchiveArgs>>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['CollectionSection']>, ParentType, ContextType>;
  subpage?: Resolver<Maybe<ResolversTypes['CollectionSubpage']>, ParentType, ContextType, RequireFields<CollectionSubpageArgs, 'slug'>>;
  sequences?: Resolver<ReadonlyArray<ResolversTypes['Series']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ImageReferenceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ImageReference'] = ResolversParentTypes['ImageReference']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  originalWidth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  originalHeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CompatLegacyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CompatLegacy'] = ResolversParentTypes['CompatLegacy']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CollectionHomepageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CollectionHomepage'] = ResolversParentTypes['CollectionHomepage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['CollectionLayout'], ParentType, ContextType>;
  headerScale?: Resolver<ResolversTypes['HeaderScale'], ParentType, ContextType>;
  headerColor?: Resolver<ResolversTypes['Colour'], ParentType, ContextType>;
  headingFont?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bodyFont?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NavigationItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NavigationItem'] = ResolversParentTypes['NavigationItem']> = {
  destination?: Resolver<ResolversTypes['NavigationDestination'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CollectionViewerEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CollectionViewerEdge'] = ResolversParentTypes['CollectionViewerEdge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isFollowing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMuting?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewerStaffRole?: Resolver<Maybe<ResolversTypes['StaffRole']>, ParentType, ContextType>;
  isSubscribed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CollectionStaffResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CollectionStaff'] = ResolversParentTypes['CollectionStaff']> = {
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['StaffRole'], ParentType, ContextType>;
};

export type CollectionSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CollectionSection'] = ResolversParentTypes['CollectionSection']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  posts?: Resolver<ResolversTypes['PostFeed'], ParentType, ContextType, Partial<CollectionSectionPostsArgs>>;
};

export type CollectionSubpageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CollectionSubpage'] = ResolversParentTypes['CollectionSubpage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bodyHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CollectionFeedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CollectionFeed'] = ResolversParentTypes['CollectionFeed']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Collection']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['PagingInfo'], ParentType, ContextType>;
};

export type PushesAllowedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PushesAllowed'] = ResolversParentTypes['PushesAllowed']> = {
  isAllowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RecordReadingResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RecordReadingResult'] = ResolversParentTypes['RecordReadingResult']> = {
  isRecorded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ForgottenReadingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ForgottenReading'] = ResolversParentTypes['ForgottenReading']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReadingHistoryFeedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReadingHistoryFeed'] = ResolversParentTypes['ReadingHistoryFeed']> = {
  isPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['ReadingHistoryItem']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['PagingInfo'], ParentType, ContextType>;
};

export type ReadingHistoryItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReadingHistoryItem'] = ResolversParentTypes['ReadingHistoryItem']> = {
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastReadAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type ReadingPositionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReadingPosition'] = ResolversParentTypes['ReadingPosition']> = {
  percent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  furthestPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blockId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ShowLessResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ShowLessResult'] = ResolversParentTypes['ShowLessResult']> = {
  __resolveType?: TypeResolveFn<'ShownLess' | 'BadRequest' | 'NotFound' | 'RateLimited', ParentType, ContextType>;
};

export type ShownLessResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ShownLess'] = ResolversParentTypes['ShownLess']> = {
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isShownLess?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LessWantedEntityResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LessWantedEntity'] = ResolversParentTypes['LessWantedEntity']> = {
  __resolveType?: TypeResolveFn<'Post' | 'User' | 'Collection' | 'Tag', ParentType, ContextType>;
};

export type ShownLessFeedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ShownLessFeed'] = ResolversParentTypes['ShownLessFeed']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['LessWantedEntity']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['PagingInfo'], ParentType, ContextType>;
};

export type ReportReceivedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportReceived'] = ResolversParentTypes['ReportReceived']> = {
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportCaseResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportCase'] = ResolversParentTypes['ReportCase']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  targetKind?: Resolver<ResolversTypes['ReportTargetKind'], ParentType, ContextType>;
  targetId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['ReportedThing'], ParentType, ContextType>;
  reportCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trustedReportCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  reports?: Resolver<ReadonlyArray<ResolversTypes['Report']>, ParentType, ContextType>;
};

export type ReportedThingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportedThing'] = ResolversParentTypes['ReportedThing']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  makers?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  reason?: Resolver<ResolversTypes['SuspensionRule'], ParentType, ContextType>;
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  reporter?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
};

export type ReportCaseFeedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportCaseFeed'] = ResolversParentTypes['ReportCaseFeed']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['ReportCase']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['PagingInfo'], ParentType, ContextType>;
};

export type DecidedReportCaseResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DecidedReportCase'] = ResolversParentTypes['DecidedReportCase']> = {
  caseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ReportResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportResult'] = ResolversParentTypes['ReportResult']> = {
  __resolveType?: TypeResolveFn<'ReportReceived' | 'BadRequest' | 'NotFound' | 'RateLimited', ParentType, ContextType>;
};

export type DecideReportCaseResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DecideReportCaseResult'] = ResolversParentTypes['DecideReportCaseResult']> = {
  __resolveType?: TypeResolveFn<'DecidedReportCase' | 'BadRequest' | 'NotFound', ParentType, ContextType>;
};

export type RepostPostResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RepostPostResult'] = ResolversParentTypes['RepostPostResult']> = {
  __resolveType?: TypeResolveFn<'Post' | 'BadRequest' | 'Forbidden' | 'NotFound' | 'RateLimited', ParentType, ContextType>;
};

export type RepostResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Repost'] = ResolversParentTypes['Repost']> = {
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
};

export type PostResponseResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostResponseResult'] = ResolversParentTypes['PostResponseResult']> = {
  __resolveType?: TypeResolveFn<'PostResponse' | 'BadRequest' | 'Forbidden' | 'NotFound' | 'PublishingRestrictedBannedLinks' | 'RateLimited', ParentType, ContextType>;
};

export type RemovePostResponseResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemovePostResponseResult'] = ResolversParentTypes['RemovePostResponseResult']> = {
  __resolveType?: TypeResolveFn<'RemovedPostResponse' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type HidePostResponseResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HidePostResponseResult'] = ResolversParentTypes['HidePostResponseResult']> = {
  __resolveType?: TypeResolveFn<'Post' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type HideCatalogResponseResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HideCatalogResponseResult'] = ResolversParentTypes['HideCatalogResponseResult']> = {
  __resolveType?: TypeResolveFn<'Catalog' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type RemovedPostResponseResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemovedPostResponse'] = ResolversParentTypes['RemovedPostResponse']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  catalog?: Resolver<Maybe<ResolversTypes['Catalog']>, ParentType, ContextType>;
  response?: Resolver<Maybe<ResolversTypes['PostResponse']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostResponsesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostResponses'] = ResolversParentTypes['PostResponses']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closedReason?: Resolver<Maybe<ResolversTypes['ClosedReason']>, ParentType, ContextType>;
};

export type PostResponseFeedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostResponseFeed'] = ResolversParentTypes['PostResponseFeed']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['PostResponse']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['PagingInfo'], ParentType, ContextType>;
};

export type PostResponseResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostResponse'] = ResolversParentTypes['PostResponse']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  creator?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isByAuthor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bodyHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quote?: Resolver<Maybe<ResolversTypes['PostResponseQuote']>, ParentType, ContextType>;
  clapCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repliesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['PostResponse']>, ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  catalog?: Resolver<Maybe<ResolversTypes['Catalog']>, ParentType, ContextType>;
  replies?: Resolver<ResolversTypes['PostResponseFeed'], ParentType, ContextType, Partial<PostResponseRepliesArgs>>;
  viewerEdge?: Resolver<ResolversTypes['PostResponseViewerEdge'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['PostResponseViewerCan'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostResponseQuoteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostResponseQuote'] = ResolversParentTypes['PostResponseQuote']> = {
  blockId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PostResponseViewerEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostResponseViewerEdge'] = ResolversParentTypes['PostResponseViewerEdge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clapCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PostResponseViewerCanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostResponseViewerCan'] = ResolversParentTypes['PostResponseViewerCan']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clap?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  pin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  kind?: Resolver<ResolversTypes['SearchKind'], ParentType, ContextType>;
  indexName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  queryId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['SearchHit']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isTotalExact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SearchHitResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SearchHit'] = ResolversParentTypes['SearchHit']> = {
  objectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['SearchEntity'], ParentType, ContextType>;
  title?: Resolver<ReadonlyArray<ResolversTypes['MarkedPart']>, ParentType, ContextType>;
  subtitle?: Resolver<ReadonlyArray<ResolversTypes['MarkedPart']>, ParentType, ContextType>;
  snippet?: Resolver<ReadonlyArray<ResolversTypes['MarkedPart']>, ParentType, ContextType>;
};

export type SearchEntityResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SearchEntity'] = ResolversParentTypes['SearchEntity']> = {
  __resolveType?: TypeResolveFn<'Post' | 'User' | 'Collection' | 'Tag' | 'Catalog', ParentType, ContextType>;
};

export type MarkedPartResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MarkedPart'] = ResolversParentTypes['MarkedPart']> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isMatch?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SearchConfigResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SearchConfig'] = ResolversParentTypes['SearchConfig']> = {
  host?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  appId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  apiKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  indexPrefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchClickEventResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SearchClickEventResult'] = ResolversParentTypes['SearchClickEventResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SeriesResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SeriesResult'] = ResolversParentTypes['SeriesResult']> = {
  __resolveType?: TypeResolveFn<'Series' | 'BadRequest' | 'Forbidden' | 'NotFound' | 'RateLimited', ParentType, ContextType>;
};

export type DeleteSeriesResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteSeriesResult'] = ResolversParentTypes['DeleteSeriesResult']> = {
  __resolveType?: TypeResolveFn<'DeletedSeries' | 'BadRequest' | 'Forbidden' | 'NotFound' | 'RateLimited', ParentType, ContextType>;
};

export type SeriesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Series'] = ResolversParentTypes['Series']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  creator?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  postCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  posts?: Resolver<ResolversTypes['PostFeed'], ParentType, ContextType, Partial<SeriesPostsArgs>>;
  entries?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SeriesEntry']>>, ParentType, ContextType>;
  candidates?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SeriesEntry']>>, ParentType, ContextType>;
  viewerCanArrange?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SeriesEntryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SeriesEntry'] = ResolversParentTypes['SeriesEntry']> = {
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SeriesEntryState'], ParentType, ContextType>;
};

export type DeletedSeriesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeletedSeries'] = ResolversParentTypes['DeletedSeries']> = {
  seriesId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type EndSessionsResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EndSessionsResult'] = ResolversParentTypes['EndSessionsResult']> = {
  __resolveType?: TypeResolveFn<'EndedSessions' | 'NotFound', ParentType, ContextType>;
};

export type EndedSessionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EndedSessions'] = ResolversParentTypes['EndedSessions']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewer?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SessionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  device?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  susiEntry?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  lastUsedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type OperatorSettingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OperatorSetting'] = ResolversParentTypes['OperatorSetting']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  defaultValue?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSet?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSecret?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  choices?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChangeOperatorSettingResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangeOperatorSettingResult'] = ResolversParentTypes['ChangeOperatorSettingResult']> = {
  __resolveType?: TypeResolveFn<'OperatorSetting' | 'BadRequest' | 'NotFound', ParentType, ContextType>;
};

export type CreateShareLinkResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateShareLinkResult'] = ResolversParentTypes['CreateShareLinkResult']> = {
  __resolveType?: TypeResolveFn<'CreatedShareLink' | 'BadRequest' | 'Forbidden' | 'NotFound' | 'RateLimited', ParentType, ContextType>;
};

export type CreatedShareLinkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreatedShareLink'] = ResolversParentTypes['CreatedShareLink']> = {
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RevokeShareLinkResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RevokeShareLinkResult'] = ResolversParentTypes['RevokeShareLinkResult']> = {
  __resolveType?: TypeResolveFn<'RevokedShareLink' | 'NotFound', ParentType, ContextType>;
};

export type RevokedShareLinkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RevokedShareLink'] = ResolversParentTypes['RevokedShareLink']> = {
  shareLinkId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ShareLinksResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ShareLinks'] = ResolversParentTypes['ShareLinks']> = {
  links?: Resolver<ReadonlyArray<ResolversTypes['ShareLink']>, ParentType, ContextType>;
  leftThisMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mostOpenings?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ShareLinkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ShareLink'] = ResolversParentTypes['ShareLink']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  openings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mostOpenings?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isRevoked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SignInOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignInOptions'] = ResolversParentTypes['SignInOptions']> = {
  methods?: Resolver<ResolversTypes['SignInMethods'], ParentType, ContextType>;
  captcha?: Resolver<ResolversTypes['CaptchaOptions'], ParentType, ContextType>;
  googleClientId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SignInMethodsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignInMethods'] = ResolversParentTypes['SignInMethods']> = {
  email?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  google?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  apple?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  facebook?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passkey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  password?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CaptchaOptionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CaptchaOptions'] = ResolversParentTypes['CaptchaOptions']> = {
  kind?: Resolver<ResolversTypes['CaptchaKind'], ParentType, ContextType>;
  siteKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SitePageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SitePage'] = ResolversParentTypes['SitePage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['SitePageState'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bodyHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['SitePageSource']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SitePageSourceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SitePageSource'] = ResolversParentTypes['SitePageSource']> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newUntil?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  versions?: Resolver<ReadonlyArray<ResolversTypes['SitePageVersion']>, ParentType, ContextType>;
};

export type SitePageVersionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SitePageVersion'] = ResolversParentTypes['SitePageVersion']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  markdown?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
};

export type SitePagePreviewResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SitePagePreview'] = ResolversParentTypes['SitePagePreview']> = {
  bodyHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SitePageResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SitePageResult'] = ResolversParentTypes['SitePageResult']> = {
  __resolveType?: TypeResolveFn<'SitePage' | 'BadRequest' | 'NotFound', ParentType, ContextType>;
};

export type PreviewSitePageResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PreviewSitePageResult'] = ResolversParentTypes['PreviewSitePageResult']> = {
  __resolveType?: TypeResolveFn<'SitePagePreview' | 'BadRequest', ParentType, ContextType>;
};

export type PostViewerCanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostViewerCan'] = ResolversParentTypes['PostViewerCan']> = {
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  publish?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  clap?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  respond?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  highlight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PostSettingsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostSettings'] = ResolversParentTypes['PostSettings']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  filter?: Resolver<ResolversTypes['YourPostsFilter'], ParentType, ContextType>;
  publishingActions?: Resolver<ReadonlyArray<ResolversTypes['PostPublishingAction']>, ParentType, ContextType>;
  scheduledAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  scheduleTimeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  scheduleFailure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isMailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLanguageChosen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPinned?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFeatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  trashedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  purgedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
};

export type YourPostResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['YourPost'] = ResolversParentTypes['YourPost']> = {
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wordCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  readingTime?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  hasUnpublishedChanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type YourPostFeedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['YourPostFeed'] = ResolversParentTypes['YourPostFeed']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['YourPost']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['PagingInfo'], ParentType, ContextType>;
};

export type YourPostCountsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['YourPostCounts'] = ResolversParentTypes['YourPostCounts']> = {
  drafts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scheduled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  public?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  responses?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unlisted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deleted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PublishingRestrictedBannedLinksResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PublishingRestrictedBannedLinks'] = ResolversParentTypes['PublishingRestrictedBannedLinks']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  links?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MaxPinnedStoriesReachedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MaxPinnedStoriesReached'] = ResolversParentTypes['MaxPinnedStoriesReached']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PublishPostResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PublishPostResult'] = ResolversParentTypes['PublishPostResult']> = {
  __resolveType?: TypeResolveFn<'Post' | 'PublishingRestrictedBannedLinks' | 'RateLimited' | 'BadRequest' | 'Conflict' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type UpdatePostSettingsResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdatePostSettingsResult'] = ResolversParentTypes['UpdatePostSettingsResult']> = {
  __resolveType?: TypeResolveFn<'Post' | 'PublishingRestrictedBannedLinks' | 'RateLimited' | 'BadRequest' | 'Conflict' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type ChangePostResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangePostResult'] = ResolversParentTypes['ChangePostResult']> = {
  __resolveType?: TypeResolveFn<'Post' | 'RateLimited' | 'Conflict' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type PinPostResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PinPostResult'] = ResolversParentTypes['PinPostResult']> = {
  __resolveType?: TypeResolveFn<'Post' | 'MaxPinnedStoriesReached' | 'BadRequest' | 'Forbidden' | 'NotFound', ParentType, ContextType>;
};

export type PostResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostResult'] = ResolversParentTypes['PostResult']> = {
  __resolveType?: TypeResolveFn<'Post' | 'NotFound' | 'Unauthorized' | 'AccountDeleted' | 'AccountSuspended' | 'Blocked' | 'Blocking' | 'PostSuspended' | 'RemovedByUser' | 'UnavailableForLegalReasons' | 'WithheldInCountry' | 'GraphqlEmptyId', ParentType, ContextType>;
};

export type AccountDeletedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AccountDeleted'] = ResolversParentTypes['AccountDeleted']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AccountSuspendedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AccountSuspended'] = ResolversParentTypes['AccountSuspended']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlockedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Blocked'] = ResolversParentTypes['Blocked']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BlockingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Blocking'] = ResolversParentTypes['Blocking']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostSuspendedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostSuspended'] = ResolversParentTypes['PostSuspended']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RemovedByUserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemovedByUser'] = ResolversParentTypes['RemovedByUser']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnavailableForLegalReasonsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UnavailableForLegalReasons'] = ResolversParentTypes['UnavailableForLegalReasons']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type WithheldInCountryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WithheldInCountry'] = ResolversParentTypes['WithheldInCountry']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GraphqlEmptyIdResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GraphqlEmptyId'] = ResolversParentTypes['GraphqlEmptyId']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PostResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uniqueSlug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediumUrl?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  canonicalUrl?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  previewImage?: Resolver<Maybe<ResolversTypes['PreviewImage']>, ParentType, ContextType>;
  creator?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  authors?: Resolver<ReadonlyArray<ResolversTypes['User']>, ParentType, ContextType>;
  collection?: Resolver<Maybe<ResolversTypes['Collection']>, ParentType, ContextType>;
  statusForCollection?: Resolver<Maybe<ResolversTypes['SubmissionStatus']>, ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  visibility?: Resolver<ResolversTypes['PostVisibility'], ParentType, ContextType>;
  license?: Resolver<ResolversTypes['License'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readingTime?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  wordCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstPublishedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  latestPublishedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['Timestamp'], ParentType, ContextType>;
  isUndated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  clapCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  responsesCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isResponsesClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tags?: Resolver<ReadonlyArray<ResolversTypes['Tag']>, ParentType, ContextType>;
  excerpt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  content?: Resolver<ResolversTypes['PostContent'], ParentType, ContextType>;
  translations?: Resolver<ReadonlyArray<ResolversTypes['PostTranslation']>, ParentType, ContextType>;
  seriesPosition?: Resolver<Maybe<ResolversTypes['SeriesPosition']>, ParentType, ContextType>;
  readNext?: Resolver<ReadonlyArray<ResolversTypes['Post']>, ParentType, ContextType>;
  viewerEdge?: Resolver<ResolversTypes['PostViewerEdge'], ParentType, ContextType>;
  seoTitle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  seoDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fanCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  voters?: Resolver<ResolversTypes['VoterFeed'], ParentType, ContextType, Partial<PostVotersArgs>>;
  highlights?: Resolver<ReadonlyArray<ResolversTypes['HighlightGroup']>, ParentType, ContextType>;
  topHighlight?: Resolver<Maybe<ResolversTypes['HighlightGroup']>, ParentType, ContextType>;
  quotes?: Resolver<ResolversTypes['QuoteFeed'], ParentType, ContextType, Partial<PostQuotesArgs>>;
  passage?: Resolver<Maybe<ResolversTypes['Passage']>, ParentType, ContextType, RequireFields<PostPassageArgs, 'text'>>;
  paywall?: Resolver<Maybe<ResolversTypes['Paywall']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['NoteFeed']>, ParentType, ContextType, Partial<PostNotesArgs>>;
  repostCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  postResponses?: Resolver<ResolversTypes['PostResponses'], ParentType, ContextType>;
  threadedPostResponses?: Resolver<ResolversTypes['PostResponseFeed'], ParentType, ContextType, Partial<PostThreadedPostResponsesArgs>>;
  shareLinks?: Resolver<Maybe<ResolversTypes['ShareLinks']>, ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['Timestamp']>, ParentType, ContextType>;
  aiDisclosure?: Resolver<ResolversTypes['AiDisclosure'], ParentType, ContextType>;
  lockSource?: Resolver<ResolversTypes['PostLockSource'], ParentType, ContextType>;
  responseLevel?: Resolver<ResolversTypes['ResponseLevel'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['PostViewerCan'], ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['PostSettings']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PreviewImageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PreviewImage'] = ResolversParentTypes['PreviewImage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  focusPercentX?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  focusPercentY?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originalWidth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  originalHeight?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PostContentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostContent'] = ResolversParentTypes['PostContent']> = {
  bodyHtml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isComplete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tableOfContents?: Resolver<ReadonlyArray<ResolversTypes['TableOfContentsEntry']>, ParentType, ContextType>;
};

export type TableOfContentsEntryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TableOfContentsEntry'] = ResolversParentTypes['TableOfContentsEntry']> = {
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PostTranslationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostTranslation'] = ResolversParentTypes['PostTranslation']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
};

export type SeriesPositionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SeriesPosition'] = ResolversParentTypes['SeriesPosition']> = {
  series?: Resolver<ResolversTypes['Series'], ParentType, ContextType>;
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  next?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
};

export type PostViewerEdgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostViewerEdge'] = ResolversParentTypes['PostViewerEdge']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  clapCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isEditor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  quotes?: Resolver<ReadonlyArray<ResolversTypes['Quote']>, ParentType, ContextType>;
  readingListState?: Resolver<ResolversTypes['ReadingListState'], ParentType, ContextType>;
  catalogsConnection?: Resolver<ResolversTypes['PostCatalogsConnection'], ParentType, ContextType>;
  canWriteNote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  readingPosition?: Resolver<Maybe<ResolversTypes['ReadingPosition']>, ParentType, ContextType>;
  repostNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FrontPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FrontPage'] = ResolversParentTypes['FrontPage']> = {
  lead?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
  seconds?: Resolver<ReadonlyArray<ResolversTypes['Post']>, ParentType, ContextType>;
  mostRead?: Resolver<ReadonlyArray<ResolversTypes['Post']>, ParentType, ContextType>;
};

export type PostFeedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostFeed'] = ResolversParentTypes['PostFeed']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['PostFeedItem']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['PagingInfo'], ParentType, ContextType>;
};

export type PostFeedItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PostFeedItem'] = ResolversParentTypes['PostFeedItem']> = {
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
};

export type ArchiveEntryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ArchiveEntry'] = ResolversParentTypes['ArchiveEntry']> = {
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  month?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  day?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  postCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportStoryByAddressResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ImportStoryByAddressResult'] = ResolversParentTypes['ImportStoryByAddressResult']> = {
  __resolveType?: TypeResolveFn<'ImportedPost' | 'BadRequest' | 'RateLimited', ParentType, ContextType>;
};

export type ImportedPostResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ImportedPost'] = ResolversParentTypes['ImportedPost']> = {
  postId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  missingImageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LogClientEventsResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LogClientEventsResult'] = ResolversParentTypes['LogClientEventsResult']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TagResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  displayTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  postCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  followerCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  latestPosts?: Resolver<ResolversTypes['PostFeed'], ParentType, ContextType, Partial<TagLatestPostsArgs>>;
  recommendedPosts?: Resolver<ResolversTypes['PostFeed'], ParentType, ContextType, Partial<TagRecommendedPostsArgs>>;
  topPosts?: Resolver<ResolversTypes['PostFeed'], ParentType, ContextType, RequireFields<TagTopPostsArgs, 'period'>>;
  archivePosts?: Resolver<ResolversTypes['PostFeed'], ParentType, ContextType, RequireFields<TagArchivePostsArgs, 'year'>>;
  archive?: Resolver<ReadonlyArray<ResolversTypes['ArchiveEntry']>, ParentType, ContextType, Partial<TagArchiveArgs>>;
  whoToFollow?: Resolver<ResolversTypes['FollowedFeed'], ParentType, ContextType, Partial<TagWhoToFollowArgs>>;
  relatedTags?: Resolver<ReadonlyArray<ResolversTypes['Tag']>, ParentType, ContextType>;
  viewerEdge?: Resolver<ResolversTypes['TagViewerEdge'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TagFeedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TagFeed'] = ResolversParentTypes['TagFeed']> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['Tag']>, ParentType, ContextType>;
  pagingInfo?: Resolver<ResolversTypes['PagingInfo'], ParentType, ContextType>;
};

export type SecondStepResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SecondStepResult'] = ResolversParentTypes['SecondStepResult']> = {
  __resolveType?: TypeResolveFn<'Token' | 'SignInRefusal' | 'NotFound' | 'RateLimited', ParentType, ContextType>;
};

export type AuthenticatorSetupResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AuthenticatorSetupResult'] = ResolversParentTypes['AuthenticatorSetupResult']> = {
  __resolveType?: TypeResolveFn<'AuthenticatorSetup' | 'BadRequest', ParentType, ContextType>;
};

export type RecoveryCodesResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RecoveryCodesResult'] = ResolversParentTypes['RecoveryCodesResult']> = {
  __resolveType?: TypeResolveFn<'RecoveryCodes' | 'BadRequest' | 'RateLimited', ParentType, ContextType>;
};

export type AuthenticatorSetupResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AuthenticatorSetup'] = ResolversParentTypes['AuthenticatorSetup']> = {
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qrSvg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RecoveryCodesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RecoveryCodes'] = ResolversParentTypes['RecoveryCodes']> = {
  codes?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UnsubscriptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Unsubscription'] = ResolversParentTypes['Unsubscription']> = {
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['FollowedEntity']>, ParentType, ContextType>;
  subscriptions?: Resolver<ReadonlyArray<ResolversTypes['FollowedEntity']>, ParentType, ContextType>;
};

export type UsernameAvailabilityResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UsernameAvailability'] = ResolversParentTypes['UsernameAvailability']> = {
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UsernameAvailabilityResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UsernameAvailabilityResult'] = ResolversParentTypes['UsernameAvailabilityResult']> = {
  __resolveType?: TypeResolveFn<'UsernameAvailability' | 'SignUpRefusal' | 'RateLimited', ParentType, ContextType>;
};

export type ChangeUsernameResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangeUsernameResult'] = ResolversParentTypes['ChangeUsernameResult']> = {
  __resolveType?: TypeResolveFn<'User' | 'SignUpRefusal' | 'RateLimited', ParentType, ContextType>;
};

export type SignUpRefusalResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignUpRefusal'] = ResolversParentTypes['SignUpRefusal']> = {
  code?: Resolver<ResolversTypes['SignUpErrorCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type RehostImageResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RehostImageResult'] = ResolversParentTypes['RehostImageResult']> = {
  __resolveType?: TypeResolveFn<'RehostedImage' | 'BadRequest' | 'RateLimited', ParentType, ContextType>;
};

export type ReadLinkPreviewResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReadLinkPreviewResult'] = ResolversParentTypes['ReadLinkPreviewResult']> = {
  __resolveType?: TypeResolveFn<'LinkPreview' | 'BadRequest' | 'RateLimited', ParentType, ContextType>;
};

export type RehostedImageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RehostedImage'] = ResolversParentTypes['RehostedImage']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placeholder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LinkPreviewResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LinkPreview'] = ResolversParentTypes['LinkPreview']> = {
  url?: Resolver<ResolversTypes['Url'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['Url']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphContext> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Timestamp?: GraphQLScalarType;
  Url?: GraphQLScalarType;
  Colour?: GraphQLScalarType;
  PagingInfo?: PagingInfoResolvers<ContextType>;
  UserError?: UserErrorResolvers<ContextType>;
  BadRequest?: BadRequestResolvers<ContextType>;
  Unauthorized?: UnauthorizedResolvers<ContextType>;
  Forbidden?: ForbiddenResolvers<ContextType>;
  NotFound?: NotFoundResolvers<ContextType>;
  Conflict?: ConflictResolvers<ContextType>;
  RateLimited?: RateLimitedResolvers<ContextType>;
  TooManyRequests?: TooManyRequestsResolvers<ContextType>;
  ServiceUnavailable?: ServiceUnavailableResolvers<ContextType>;
  AlreadyExists?: AlreadyExistsResolvers<ContextType>;
  AccountExport?: AccountExportResolvers<ContextType>;
  RequestArchiveResult?: RequestArchiveResultResolvers<ContextType>;
  UpdateProfileResult?: UpdateProfileResultResolvers<ContextType>;
  ClosedAccount?: ClosedAccountResolvers<ContextType>;
  CloseAccountResult?: CloseAccountResultResolvers<ContextType>;
  BannedLink?: BannedLinkResolvers<ContextType>;
  BannedLinks?: BannedLinksResolvers<ContextType>;
  BanLinkResult?: BanLinkResultResolvers<ContextType>;
  ChargeResult?: ChargeResultResolvers<ContextType>;
  ChargeFeed?: ChargeFeedResolvers<ContextType>;
  Charge?: ChargeResolvers<ContextType>;
  BookResult?: BookResultResolvers<ContextType>;
  BookChange?: BookChangeResolvers<ContextType>;
  BookEdition?: BookEditionResolvers<ContextType>;
  CaptchaChallenge?: CaptchaChallengeResolvers<ContextType>;
  FailedChallenge?: FailedChallengeResolvers<ContextType>;
  ClapPostResult?: ClapPostResultResolvers<ContextType>;
  ClapPostResponseResult?: ClapPostResponseResultResolvers<ContextType>;
  ClapCatalogResult?: ClapCatalogResultResolvers<ContextType>;
  VoterFeed?: VoterFeedResolvers<ContextType>;
  Voter?: VoterResolvers<ContextType>;
  BylineResult?: BylineResultResolvers<ContextType>;
  AnswerCoAuthorInvitationResult?: AnswerCoAuthorInvitationResultResolvers<ContextType>;
  Byline?: BylineResolvers<ContextType>;
  AnsweredInvitation?: AnsweredInvitationResolvers<ContextType>;
  CoAuthorInvitation?: CoAuthorInvitationResolvers<ContextType>;
  MakeCouponResult?: MakeCouponResultResolvers<ContextType>;
  EndCouponResult?: EndCouponResultResolvers<ContextType>;
  AdminCoupon?: AdminCouponResolvers<ContextType>;
  Topic?: TopicResolvers<ContextType>;
  TopicViewerEdge?: TopicViewerEdgeResolvers<ContextType>;
  DeletedTopic?: DeletedTopicResolvers<ContextType>;
  TopicResult?: TopicResultResolvers<ContextType>;
  DeleteTopicResult?: DeleteTopicResultResolvers<ContextType>;
  DigestPreview?: DigestPreviewResolvers<ContextType>;
  DigestItem?: DigestItemResolvers<ContextType>;
  Json?: GraphQLScalarType;
  CreateDraftResult?: CreateDraftResultResolvers<ContextType>;
  SaveDraftResult?: SaveDraftResultResolvers<ContextType>;
  DraftResult?: DraftResultResolvers<ContextType>;
  CreateDraftLinkResult?: CreateDraftLinkResultResolvers<ContextType>;
  RevokeDraftLinkResult?: RevokeDraftLinkResultResolvers<ContextType>;
  DraftSaved?: DraftSavedResolvers<ContextType>;
  Draft?: DraftResolvers<ContextType>;
  DraftVersionFeed?: DraftVersionFeedResolvers<ContextType>;
  DraftVersion?: DraftVersionResolvers<ContextType>;
  CreatedDraftLink?: CreatedDraftLinkResolvers<ContextType>;
  SendAccountAuthEmailResult?: SendAccountAuthEmailResultResolvers<ContextType>;
  VerifyLoginCodeResult?: VerifyLoginCodeResultResolvers<ContextType>;
  Token?: TokenResolvers<ContextType>;
  SusiMethod?: SusiMethodResolvers<ContextType>;
  EmailLink?: EmailLinkResolvers<ContextType>;
  EmailChange?: EmailChangeResolvers<ContextType>;
  ChangeEmailResult?: ChangeEmailResultResolvers<ContextType>;
  SendVerificationEmailResult?: SendVerificationEmailResultResolvers<ContextType>;
  VerificationEmail?: VerificationEmailResolvers<ContextType>;
  AdminExperiment?: AdminExperimentResolvers<ContextType>;
  ExperimentVariant?: ExperimentVariantResolvers<ContextType>;
  LogExposureResult?: LogExposureResultResolvers<ContextType>;
  SwitchExperimentResult?: SwitchExperimentResultResolvers<ContextType>;
  Federation?: FederationResolvers<ContextType>;
  FediverseFollowerFeed?: FediverseFollowerFeedResolvers<ContextType>;
  FediverseFollower?: FediverseFollowerResolvers<ContextType>;
  FailingServer?: FailingServerResolvers<ContextType>;
  FederationResult?: FederationResultResolvers<ContextType>;
  ChangedFederation?: ChangedFederationResolvers<ContextType>;
  HomeFeed?: HomeFeedResolvers<ContextType>;
  HomeFeedItem?: HomeFeedItemResolvers<ContextType>;
  HomeFeedReason?: HomeFeedReasonResolvers<ContextType>;
  VariantFlag?: VariantFlagResolvers<ContextType>;
  VariantFlagValue?: VariantFlagValueResolvers<ContextType>;
  VariantFlagBoolean?: VariantFlagBooleanResolvers<ContextType>;
  VariantFlagString?: VariantFlagStringResolvers<ContextType>;
  VariantFlagNumber?: VariantFlagNumberResolvers<ContextType>;
  TagViewerEdge?: TagViewerEdgeResolvers<ContextType>;
  FollowedCounts?: FollowedCountsResolvers<ContextType>;
  FollowedEntitiesConnection?: FollowedEntitiesConnectionResolvers<ContextType>;
  FollowedEntitiesPageInfo?: FollowedEntitiesPageInfoResolvers<ContextType>;
  FollowedEntityEdge?: FollowedEntityEdgeResolvers<ContextType>;
  FollowedEntityNode?: FollowedEntityNodeResolvers<ContextType>;
  GiftPlans?: GiftPlansResolvers<ContextType>;
  GiftPlan?: GiftPlanResolvers<ContextType>;
  GiftResult?: GiftResultResolvers<ContextType>;
  ChangeGiftResult?: ChangeGiftResultResolvers<ContextType>;
  CheckGiftCodeResult?: CheckGiftCodeResultResolvers<ContextType>;
  RedeemGiftCodeResult?: RedeemGiftCodeResultResolvers<ContextType>;
  GiftChanged?: GiftChangedResolvers<ContextType>;
  GiftFeed?: GiftFeedResolvers<ContextType>;
  Gift?: GiftResolvers<ContextType>;
  GiftCode?: GiftCodeResolvers<ContextType>;
  CheckedGiftCode?: CheckedGiftCodeResolvers<ContextType>;
  GiftRedeemed?: GiftRedeemedResolvers<ContextType>;
  GiftCodeRefused?: GiftCodeRefusedResolvers<ContextType>;
  Passage?: PassageResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  HighlightGroup?: HighlightGroupResolvers<ContextType>;
  QuoteFeed?: QuoteFeedResolvers<ContextType>;
  DeletedQuote?: DeletedQuoteResolvers<ContextType>;
  CreateQuoteResult?: CreateQuoteResultResolvers<ContextType>;
  DeleteQuoteResult?: DeleteQuoteResultResolvers<ContextType>;
  CreateCatalogResult?: CreateCatalogResultResolvers<ContextType>;
  ChangeCatalogResult?: ChangeCatalogResultResolvers<ContextType>;
  DeleteCatalogResult?: DeleteCatalogResultResolvers<ContextType>;
  CatalogItemResult?: CatalogItemResultResolvers<ContextType>;
  ReadingListResult?: ReadingListResultResolvers<ContextType>;
  DeletedCatalog?: DeletedCatalogResolvers<ContextType>;
  CatalogMembership?: CatalogMembershipResolvers<ContextType>;
  Catalog?: CatalogResolvers<ContextType>;
  CatalogViewerEdge?: CatalogViewerEdgeResolvers<ContextType>;
  CatalogViewerCan?: CatalogViewerCanResolvers<ContextType>;
  CatalogItem?: CatalogItemResolvers<ContextType>;
  CatalogItemFeed?: CatalogItemFeedResolvers<ContextType>;
  CatalogFeed?: CatalogFeedResolvers<ContextType>;
  PostCatalogsConnection?: PostCatalogsConnectionResolvers<ContextType>;
  PostCatalog?: PostCatalogResolvers<ContextType>;
  MediaResource?: MediaResourceResolvers<ContextType>;
  Money?: MoneyResolvers<ContextType>;
  MembershipPlans?: MembershipPlansResolvers<ContextType>;
  MembershipPlan?: MembershipPlanResolvers<ContextType>;
  Coupon?: CouponResolvers<ContextType>;
  PrepareCheckoutResult?: PrepareCheckoutResultResolvers<ContextType>;
  CheckoutSetup?: CheckoutSetupResolvers<ContextType>;
  PaymentResult?: PaymentResultResolvers<ContextType>;
  PaymentSucceeded?: PaymentSucceededResolvers<ContextType>;
  PaymentNeedsApproval?: PaymentNeedsApprovalResolvers<ContextType>;
  PaymentPending?: PaymentPendingResolvers<ContextType>;
  PaymentMethodDeclined?: PaymentMethodDeclinedResolvers<ContextType>;
  PaymentError?: PaymentErrorResolvers<ContextType>;
  MissingLocalizationInformation?: MissingLocalizationInformationResolvers<ContextType>;
  CheckoutNotAvailable?: CheckoutNotAvailableResolvers<ContextType>;
  ChangeMembershipResult?: ChangeMembershipResultResolvers<ContextType>;
  MembershipChanged?: MembershipChangedResolvers<ContextType>;
  UncancelMembershipResult?: UncancelMembershipResultResolvers<ContextType>;
  MutationSuccess?: MutationSuccessResolvers<ContextType>;
  ViewerMembership?: ViewerMembershipResolvers<ContextType>;
  PlanV2?: PlanV2Resolvers<ContextType>;
  PlanDiscount?: PlanDiscountResolvers<ContextType>;
  SwitchPlanSchedule?: SwitchPlanScheduleResolvers<ContextType>;
  SwitchQuote?: SwitchQuoteResolvers<ContextType>;
  PaymentMethod?: PaymentMethodResolvers<ContextType>;
  CreditCard?: CreditCardResolvers<ContextType>;
  ApplePayCard?: ApplePayCardResolvers<ContextType>;
  GooglePayCard?: GooglePayCardResolvers<ContextType>;
  PaypalAccount?: PaypalAccountResolvers<ContextType>;
  UnlockPostResult?: UnlockPostResultResolvers<ContextType>;
  UnlockedPost?: UnlockedPostResolvers<ContextType>;
  PostIsLocked?: PostIsLockedResolvers<ContextType>;
  Meter?: MeterResolvers<ContextType>;
  CountedPostRead?: CountedPostReadResolvers<ContextType>;
  Paywall?: PaywallResolvers<ContextType>;
  MobileApp?: MobileAppResolvers<ContextType>;
  MobileNumber?: MobileNumberResolvers<ContextType>;
  SendMobileVerificationCodeResult?: SendMobileVerificationCodeResultResolvers<ContextType>;
  VerifyMobileNumberResult?: VerifyMobileNumberResultResolvers<ContextType>;
  MobileCodeSent?: MobileCodeSentResolvers<ContextType>;
  MobileNumberVerified?: MobileNumberVerifiedResolvers<ContextType>;
  PhoneNumberRefusal?: PhoneNumberRefusalResolvers<ContextType>;
  MobileVerificationRefusal?: MobileVerificationRefusalResolvers<ContextType>;
  Suspension?: SuspensionResolvers<ContextType>;
  ModerateUserResult?: ModerateUserResultResolvers<ContextType>;
  AdminUser?: AdminUserResolvers<ContextType>;
  AdminUserViewerCan?: AdminUserViewerCanResolvers<ContextType>;
  AdminSession?: AdminSessionResolvers<ContextType>;
  AuditEntry?: AuditEntryResolvers<ContextType>;
  InternalStatus?: InternalStatusResolvers<ContextType>;
  StatusFact?: StatusFactResolvers<ContextType>;
  FlagAudience?: FlagAudienceResolvers<ContextType>;
  SetFlagAudienceResult?: SetFlagAudienceResultResolvers<ContextType>;
  AdminFlag?: AdminFlagResolvers<ContextType>;
  SwitchFlagResult?: SwitchFlagResultResolvers<ContextType>;
  MutedEntity?: MutedEntityResolvers<ContextType>;
  MutedFeed?: MutedFeedResolvers<ContextType>;
  NotificationStatus?: NotificationStatusResolvers<ContextType>;
  NotificationsSeen?: NotificationsSeenResolvers<ContextType>;
  NotificationFeed?: NotificationFeedResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  OAuthApp?: OAuthAppResolvers<ContextType>;
  AuthorizedApp?: AuthorizedAppResolvers<ContextType>;
  OAuthAppResult?: OAuthAppResultResolvers<ContextType>;
  MadeOAuthApp?: MadeOAuthAppResolvers<ContextType>;
  EndAppResult?: EndAppResultResolvers<ContextType>;
  EndedApp?: EndedAppResolvers<ContextType>;
  AuthorizationResult?: AuthorizationResultResolvers<ContextType>;
  AuthorizationRequest?: AuthorizationRequestResolvers<ContextType>;
  AuthorizationRefusal?: AuthorizationRefusalResolvers<ContextType>;
  AuthorizeAppResult?: AuthorizeAppResultResolvers<ContextType>;
  AuthorizationDecision?: AuthorizationDecisionResolvers<ContextType>;
  FollowSuggestion?: FollowSuggestionResolvers<ContextType>;
  ChosenTopics?: ChosenTopicsResolvers<ContextType>;
  ChooseTopicsResult?: ChooseTopicsResultResolvers<ContextType>;
  OneTapResult?: OneTapResultResolvers<ContextType>;
  OneTapCredential?: OneTapCredentialResolvers<ContextType>;
  PasskeyOptionsResult?: PasskeyOptionsResultResolvers<ContextType>;
  PasskeyOptions?: PasskeyOptionsResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  AccountSecurity?: AccountSecurityResolvers<ContextType>;
  PasswordSignInResult?: PasswordSignInResultResolvers<ContextType>;
  WaysInResult?: WaysInResultResolvers<ContextType>;
  SignInRefusal?: SignInRefusalResolvers<ContextType>;
  Visitor?: VisitorResolvers<ContextType>;
  Geolocation?: GeolocationResolvers<ContextType>;
  UserResult?: UserResultResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  CustomDomainState?: CustomDomainStateResolvers<ContextType>;
  CustomDomain?: CustomDomainResolvers<ContextType>;
  Membership?: MembershipResolvers<ContextType>;
  Verifications?: VerificationsResolvers<ContextType>;
  SocialStats?: SocialStatsResolvers<ContextType>;
  UserViewerEdge?: UserViewerEdgeResolvers<ContextType>;
  Book?: BookResolvers<ContextType>;
  UserFeed?: UserFeedResolvers<ContextType>;
  FollowedEntity?: FollowedEntityResolvers<ContextType>;
  FollowedFeed?: FollowedFeedResolvers<ContextType>;
  PersonalToken?: PersonalTokenResolvers<ContextType>;
  CreatePersonalTokenResult?: CreatePersonalTokenResultResolvers<ContextType>;
  CreatedPersonalToken?: CreatedPersonalTokenResolvers<ContextType>;
  EndPersonalTokenResult?: EndPersonalTokenResultResolvers<ContextType>;
  EndedPersonalToken?: EndedPersonalTokenResolvers<ContextType>;
  ViewerPreference?: ViewerPreferenceResolvers<ContextType>;
  UpdateViewerPreferencesResult?: UpdateViewerPreferencesResultResolvers<ContextType>;
  Note?: NoteResolvers<ContextType>;
  NoteReply?: NoteReplyResolvers<ContextType>;
  NoteViewerCan?: NoteViewerCanResolvers<ContextType>;
  NoteFeed?: NoteFeedResolvers<ContextType>;
  DeletedNote?: DeletedNoteResolvers<ContextType>;
  NoteResult?: NoteResultResolvers<ContextType>;
  DeleteNoteResult?: DeleteNoteResultResolvers<ContextType>;
  ProviderConnection?: ProviderConnectionResolvers<ContextType>;
  DisconnectProviderResult?: DisconnectProviderResultResolvers<ContextType>;
  DisconnectedProvider?: DisconnectedProviderResolvers<ContextType>;
  Collection?: CollectionResolvers<ContextType>;
  ImageReference?: ImageReferenceResolvers<ContextType>;
  CompatLegacy?: CompatLegacyResolvers<ContextType>;
  CollectionHomepage?: CollectionHomepageResolvers<ContextType>;
  NavigationItem?: NavigationItemResolvers<ContextType>;
  CollectionViewerEdge?: CollectionViewerEdgeResolvers<ContextType>;
  CollectionStaff?: CollectionStaffResolvers<ContextType>;
  CollectionSection?: CollectionSectionResolvers<ContextType>;
  CollectionSubpage?: CollectionSubpageResolvers<ContextType>;
  CollectionFeed?: CollectionFeedResolvers<ContextType>;
  PushesAllowed?: PushesAllowedResolvers<ContextType>;
  RecordReadingResult?: RecordReadingResultResolvers<ContextType>;
  ForgottenReading?: ForgottenReadingResolvers<ContextType>;
  ReadingHistoryFeed?: ReadingHistoryFeedResolvers<ContextType>;
  ReadingHistoryItem?: ReadingHistoryItemResolvers<ContextType>;
  ReadingPosition?: ReadingPositionResolvers<ContextType>;
  ShowLessResult?: ShowLessResultResolvers<ContextType>;
  ShownLess?: ShownLessResolvers<ContextType>;
  LessWantedEntity?: LessWantedEntityResolvers<ContextType>;
  ShownLessFeed?: ShownLessFeedResolvers<ContextType>;
  ReportReceived?: ReportReceivedResolvers<ContextType>;
  ReportCase?: ReportCaseResolvers<ContextType>;
  ReportedThing?: ReportedThingResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportCaseFeed?: ReportCaseFeedResolvers<ContextType>;
  DecidedReportCase?: DecidedReportCaseResolvers<ContextType>;
  ReportResult?: ReportResultResolvers<ContextType>;
  DecideReportCaseResult?: DecideReportCaseResultResolvers<ContextType>;
  RepostPostResult?: RepostPostResultResolvers<ContextType>;
  Repost?: RepostResolvers<ContextType>;
  PostResponseResult?: PostResponseResultResolvers<ContextType>;
  RemovePostResponseResult?: RemovePostResponseResultResolvers<ContextType>;
  HidePostResponseResult?: HidePostResponseResultResolvers<ContextType>;
  HideCatalogResponseResult?: HideCatalogResponseResultResolvers<ContextType>;
  RemovedPostResponse?: RemovedPostResponseResolvers<ContextType>;
  PostResponses?: PostResponsesResolvers<ContextType>;
  PostResponseFeed?: PostResponseFeedResolvers<ContextType>;
  PostResponse?: PostResponseResolvers<ContextType>;
  PostResponseQuote?: PostResponseQuoteResolvers<ContextType>;
  PostResponseViewerEdge?: PostResponseViewerEdgeResolvers<ContextType>;
  PostResponseViewerCan?: PostResponseViewerCanResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SearchHit?: SearchHitResolvers<ContextType>;
  SearchEntity?: SearchEntityResolvers<ContextType>;
  MarkedPart?: MarkedPartResolvers<ContextType>;
  SearchConfig?: SearchConfigResolvers<ContextType>;
  SearchClickEventResult?: SearchClickEventResultResolvers<ContextType>;
  SeriesResult?: SeriesResultResolvers<ContextType>;
  DeleteSeriesResult?: DeleteSeriesResultResolvers<ContextType>;
  Series?: SeriesResolvers<ContextType>;
  SeriesEntry?: SeriesEntryResolvers<ContextType>;
  DeletedSeries?: DeletedSeriesResolvers<ContextType>;
  EndSessionsResult?: EndSessionsResultResolvers<ContextType>;
  EndedSessions?: EndedSessionsResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  OperatorSetting?: OperatorSettingResolvers<ContextType>;
  ChangeOperatorSettingResult?: ChangeOperatorSettingResultResolvers<ContextType>;
  CreateShareLinkResult?: CreateShareLinkResultResolvers<ContextType>;
  CreatedShareLink?: CreatedShareLinkResolvers<ContextType>;
  RevokeShareLinkResult?: RevokeShareLinkResultResolvers<ContextType>;
  RevokedShareLink?: RevokedShareLinkResolvers<ContextType>;
  ShareLinks?: ShareLinksResolvers<ContextType>;
  ShareLink?: ShareLinkResolvers<ContextType>;
  SignInOptions?: SignInOptionsResolvers<ContextType>;
  SignInMethods?: SignInMethodsResolvers<ContextType>;
  CaptchaOptions?: CaptchaOptionsResolvers<ContextType>;
  SitePage?: SitePageResolvers<ContextType>;
  SitePageSource?: SitePageSourceResolvers<ContextType>;
  SitePageVersion?: SitePageVersionResolvers<ContextType>;
  SitePagePreview?: SitePagePreviewResolvers<ContextType>;
  SitePageResult?: SitePageResultResolvers<ContextType>;
  PreviewSitePageResult?: PreviewSitePageResultResolvers<ContextType>;
  PostViewerCan?: PostViewerCanResolvers<ContextType>;
  PostSettings?: PostSettingsResolvers<ContextType>;
  YourPost?: YourPostResolvers<ContextType>;
  YourPostFeed?: YourPostFeedResolvers<ContextType>;
  YourPostCounts?: YourPostCountsResolvers<ContextType>;
  PublishingRestrictedBannedLinks?: PublishingRestrictedBannedLinksResolvers<ContextType>;
  MaxPinnedStoriesReached?: MaxPinnedStoriesReachedResolvers<ContextType>;
  PublishPostResult?: PublishPostResultResolvers<ContextType>;
  UpdatePostSettingsResult?: UpdatePostSettingsResultResolvers<ContextType>;
  ChangePostResult?: ChangePostResultResolvers<ContextType>;
  PinPostResult?: PinPostResultResolvers<ContextType>;
  PostResult?: PostResultResolvers<ContextType>;
  AccountDeleted?: AccountDeletedResolvers<ContextType>;
  AccountSuspended?: AccountSuspendedResolvers<ContextType>;
  Blocked?: BlockedResolvers<ContextType>;
  Blocking?: BlockingResolvers<ContextType>;
  PostSuspended?: PostSuspendedResolvers<ContextType>;
  RemovedByUser?: RemovedByUserResolvers<ContextType>;
  UnavailableForLegalReasons?: UnavailableForLegalReasonsResolvers<ContextType>;
  WithheldInCountry?: WithheldInCountryResolvers<ContextType>;
  GraphqlEmptyId?: GraphqlEmptyIdResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  PreviewImage?: PreviewImageResolvers<ContextType>;
  PostContent?: PostContentResolvers<ContextType>;
  TableOfContentsEntry?: TableOfContentsEntryResolvers<ContextType>;
  PostTranslation?: PostTranslationResolvers<ContextType>;
  SeriesPosition?: SeriesPositionResolvers<ContextType>;
  PostViewerEdge?: PostViewerEdgeResolvers<ContextType>;
  FrontPage?: FrontPageResolvers<ContextType>;
  PostFeed?: PostFeedResolvers<ContextType>;
  PostFeedItem?: PostFeedItemResolvers<ContextType>;
  ArchiveEntry?: ArchiveEntryResolvers<ContextType>;
  ImportStoryByAddressResult?: ImportStoryByAddressResultResolvers<ContextType>;
  ImportedPost?: ImportedPostResolvers<ContextType>;
  LogClientEventsResult?: LogClientEventsResultResolvers<ContextType>;
  Tag?: TagResolvers<ContextType>;
  TagFeed?: TagFeedResolvers<ContextType>;
  SecondStepResult?: SecondStepResultResolvers<ContextType>;
  AuthenticatorSetupResult?: AuthenticatorSetupResultResolvers<ContextType>;
  RecoveryCodesResult?: RecoveryCodesResultResolvers<ContextType>;
  AuthenticatorSetup?: AuthenticatorSetupResolvers<ContextType>;
  RecoveryCodes?: RecoveryCodesResolvers<ContextType>;
  Unsubscription?: UnsubscriptionResolvers<ContextType>;
  UsernameAvailability?: UsernameAvailabilityResolvers<ContextType>;
  UsernameAvailabilityResult?: UsernameAvailabilityResultResolvers<ContextType>;
  ChangeUsernameResult?: ChangeUsernameResultResolvers<ContextType>;
  SignUpRefusal?: SignUpRefusalResolvers<ContextType>;
  RehostImageResult?: RehostImageResultResolvers<ContextType>;
  ReadLinkPreviewResult?: ReadLinkPreviewResultResolvers<ContextType>;
  RehostedImage?: RehostedImageResolvers<ContextType>;
  LinkPreview?: LinkPreviewResolvers<ContextType>;
};

