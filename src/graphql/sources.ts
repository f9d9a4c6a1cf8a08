import type { AccountExport } from '#modules/moving/account-exports/account-export.ts';
import type { ExportRequest } from '#modules/moving/account-exports/request-export.ts';
import type { ProfileUpdate } from '#modules/moving/accounts/update-profile.ts';
import type { MadeLink } from '#modules/stories/drafts/change-draft-link.ts';
import type { Coupon } from '#modules/money/coupons/coupon.ts';
import type { Topic, TopicAnswer } from '#modules/stories/curated-topics/topic.ts';
import type { BannedLink } from '#modules/ground/banned-links/read-banned-links.ts';
import type { Charge } from '#modules/money/billing/charge.ts';
import type { Draft } from '#modules/stories/drafts/draft.ts';
import type { NotYours } from '#modules/stories/drafts/draft-outcome.ts';
import type { VersionEntry } from '#modules/stories/drafts/load-versions.ts';
import type { ClapOutcome } from '#modules/reading/claps/clap.ts';
import type { Voter } from '#modules/reading/claps/read-voters.ts';
import type { BlockedServer } from '#modules/finding/federation/block-server.ts';
import type { SwitchedFederation } from '#modules/finding/federation/switch-federation.ts';
import type { FediverseFollower } from '#modules/finding/federation/read-federation.ts';
import type { HomeItem } from '#modules/finding/feeds/home-reason.ts';
import type { AdminExperiment } from '#modules/ground/experiments/read-experiments.ts';
import type { FlagName } from '#modules/ground/flags/flag-list.ts';
import type { FlagValue } from '#modules/ground/flags/read-flags.ts';
import type { Followed } from '#modules/people/follows/read-follows.ts';
import type { Highlight, HighlightOutcome } from '#modules/reading/highlights/highlight.ts';
import type { ListItem } from '#modules/reading/lists/read-list-items.ts';
import type { List } from '#modules/reading/lists/list.ts';
import type { ListRefusal } from '#modules/reading/lists/list-refusal.ts';
import type { AppOutcome, MadeApp } from '#modules/identity/oauth/change-apps.ts';
import type { Muted } from '#modules/people/mutes/read-muted.ts';
import type { LessWantedEntity } from '#modules/finding/recommendations/read-shown-less.ts';
import type { Feed } from '#modules/ground/paging.ts';
import type { HistoryEntry } from '#modules/reading/reading-history/read-history.ts';
import type { Notification } from '#modules/telling/notifications/notification.ts';
import type { Person } from '#modules/people/people/person.ts';
import type { NoteOutcome, PrivateNote } from '#modules/stories/private-notes/private-note.ts';
import type { Publication } from '#modules/stories/publications/publication.ts';
import type { CreatedToken } from '#modules/identity/personal-tokens/create-personal-token.ts';
import type { NavigationLink } from '#modules/stories/publications/read-pages.ts';
import type { DeleteOutcome } from '#modules/reading/responses/delete-response.ts';
import type { HideOutcome } from '#modules/reading/responses/hide-response.ts';
import type { ResponseOutcome } from '#modules/reading/responses/publish-response.ts';
import type { Place, PresentedResponse } from '#modules/reading/responses/response.ts';
import type { PostAnswer } from '#modules/stories/stories/post-answer.ts';
import type { ReportCase } from '#modules/running/reports/report.ts';
import type { RepostAnswer } from '#modules/stories/reposts/repost-story.ts';
import type { Series } from '#modules/stories/series/series.ts';
import type { SeriesAnswer } from '#modules/stories/series/series-answer.ts';
import type { LookupError } from '#modules/stories/stories/present-lookup.ts';
import type { PublishAnswer } from '#modules/stories/stories/publish-story.ts';
import type { GiftChange } from '#modules/money/gifts/change-gift.ts';
import type { BoughtGift } from '#modules/money/gifts/read-gifts.ts';
import type { YourPost } from '#modules/stories/stories/read-your-posts.ts';
import type { MadeShareLink } from '#modules/stories/share-links/create-share-link.ts';
import type { SitePage, SitePageAnswer } from '#modules/running/site-pages/site-page.ts';
import type { Story } from '#modules/stories/stories/story.ts';
import type { SettingsAnswer } from '#modules/stories/stories/update-story-settings.ts';
import type { Tag } from '#modules/stories/topics/tag.ts';
import type { NothingCame } from '#modules/ground/web-pages/fetch-elsewhere.ts';
import type { LinkPreview } from '#modules/ground/web-pages/read-link-preview.ts';
import type { RehostedImage } from '#modules/ground/web-pages/rehost-image.ts';
import type { UsernameChange } from '#modules/people/usernames/change-username.ts';

/** What stands behind types of the schema that no module has a type for. */
export type StoryFeed = Feed<Story>;
export type ChargeFeed = Feed<Charge>;
export type FediverseFollowerFeed = Feed<FediverseFollower>;
export type ChangedFederationSource = { readonly type: 'ChangedFederation' };
export type FederationResultSource =
  | BlockedServer
  | SwitchedFederation
  | { readonly type: 'NotFound'; readonly message: string };
export type ChargeSource = Charge | { readonly type: 'NotFound'; readonly message: string };
export type GiftFeed = Feed<BoughtGift>;
export type GiftChangedSource = Extract<GiftChange, { readonly type: 'GiftChanged' }>;
export type GiftSource = BoughtGift | Missing;
export type PersonFeed = Feed<Person>;
export type FollowedFeed = Feed<Followed>;
export type MutedFeed = Feed<Muted>;
export type ShownLessFeed = Feed<LessWantedEntity>;
export type HomeFeed = Feed<HomeItem>;
export type PublicationFeed = Feed<Publication>;
export type ListFeed = Feed<List>;
export type ListItemFeed = Feed<ListItem>;
export type TagFeed = Feed<Tag>;
export type QuoteFeed = Feed<Highlight>;
export type NoteFeed = Feed<PrivateNote>;
export type ReportCaseFeed = Feed<ReportCase>;
export type ImageSource = { readonly imageId: string };
export type SocialSource = Person | Publication;
export type NavigationSource = NavigationLink & { readonly publication: Publication };
export type FlagSource = { readonly name: FlagName; readonly value: FlagValue };
export type FlagValueSource = { readonly value: FlagValue };

export type DraftVersionFeed = Feed<VersionEntry>;
export type DraftResultSource = Draft | NotYours;
export type CreateDraftLinkSource = MadeLink | NotYours;

/** A story as it is after a change, or why nothing was changed. */
type ChangedPost<Answer extends { readonly type: string }> = Story | Exclude<Answer, { readonly type: 'Post' }>;
export type PublishPostSource = ChangedPost<PublishAnswer>;
export type UpdatePostSettingsSource = ChangedPost<SettingsAnswer>;
export type ChangePostSource = ChangedPost<PostAnswer<'RateLimited' | 'Conflict' | 'Forbidden' | 'NotFound'>>;
export type PinPostSource = ChangedPost<
  PostAnswer<'MaxPinnedStoriesReached' | 'BadRequest' | 'Forbidden' | 'NotFound'>
>;
export type YourPostFeed = Feed<YourPost>;

export type PostResultSource = Story | LookupError;
export type UserResultSource =
  | Person
  | { readonly errorType: 'NotFound' | 'AccountDeleted' | 'AccountSuspended'; readonly message: string };

/** A mutation that answers with the changed person, or why nothing was changed. */
type PersonOr<Outcome extends { readonly type: string }> = Person | Exclude<Outcome, { readonly type: 'User' }>;
export type RequestArchiveSource = AccountExport | Exclude<ExportRequest, { readonly type: 'AccountExport' }>;
export type ChangeUsernameSource = PersonOr<UsernameChange>;
export type UpdateProfileSource = PersonOr<ProfileUpdate>;
export type UpdatePreferencesSource = { readonly success: boolean; readonly personId: string };

/** Its fields read what they tell. */
export type StatusSource = object;
export type SwitchFlagSource = StatusSource | { readonly type: 'NotFound'; readonly message: string };
export type SetFlagAudienceSource =
  | StatusSource
  | { readonly type: 'BadRequest' | 'NotFound'; readonly message: string };

/** What a change to the viewer's own tokens and apps comes to, with the viewer as they are after it. */
type WithViewer<Value> = Value & { readonly viewer: Person };
type Missing = { readonly type: 'NotFound'; readonly message: string };
export type CreatePersonalTokenSource =
  | WithViewer<CreatedToken>
  | { readonly type: 'BadRequest'; readonly message: string };
export type EndedOrMissingSource = { readonly viewer: Person } | Missing;
export type MadeAppSource = WithViewer<MadeApp>;
export type AppResultSource = MadeAppSource | Exclude<AppOutcome, MadeApp>;

/** What a change of a list comes to: the list, or a story with it, as they are after it. */
export type ChangeCatalogSource = List | ListRefusal;
export type CatalogMembershipSource = { readonly catalog: List; readonly storyId: string; readonly post: Story | null };
export type CatalogItemSource = CatalogMembershipSource | ListRefusal;
export type ReadingListSource = Story | ListRefusal;
export type ReadingHistory = Feed<HistoryEntry>;
export type NotificationFeed = Feed<Notification>;
/** Whose. */
export type NotificationsSeen = { readonly personId: string };

export type CreateQuoteSource = HighlightOutcome;
export type DeleteQuoteSource = { readonly quoteId: string } | Missing;

export type SeriesResultSource = Series | Exclude<SeriesAnswer, { readonly type: 'Series' }>;
export type RepostPostSource = ChangedPost<RepostAnswer>;

export type VoterFeed = Feed<Voter>;
type ClapRefusal = Exclude<ClapOutcome, { readonly type: 'Clapped' }>;
export type ClapStorySource = Story | ClapRefusal;
export type ClapResponseSource = PresentedResponse | ClapRefusal;
export type ClapListSource = List | ClapRefusal;

export type ResponseFeed = Feed<PresentedResponse>;
export type ResponseResultSource = PresentedResponse | Exclude<ResponseOutcome, { readonly type: 'Written' }>;
/** Where a response stood, and what is left of it. */
export type RemovedResponseSource = {
  readonly id: string;
  readonly place: Place;
  readonly response: PresentedResponse | null;
};
export type RemoveResponseSource = RemovedResponseSource | Exclude<DeleteOutcome, { readonly type: 'Removed' }>;
type HideRefusal = Exclude<HideOutcome, { readonly type: 'Done' }>;
export type HideOnStorySource = Story | HideRefusal;
export type HideOnListSource = List | HideRefusal;
export type NoteResultSource = NoteOutcome;
export type DeleteNoteSource = { readonly noteId: string } | Missing;
export type DecideReportCaseSource =
  | { readonly caseId: string }
  | { readonly type: 'BadRequest' | 'NotFound'; readonly message: string };

export type RehostImageSource = RehostedImage | NothingCame;
export type LinkPreviewSource = LinkPreview | NothingCame;

export type TopicResultSource = Topic | Exclude<TopicAnswer, { readonly type: 'Topic' }>;

export type SitePageResultSource = SitePage | Exclude<SitePageAnswer, { readonly type: 'SitePage' }>;
export type SitePagePreviewSource =
  | { readonly bodyHtml: string }
  | { readonly type: 'BadRequest'; readonly message: string };

export type BannedLinksSource = { readonly items: readonly BannedLink[] };
export type BanLinkSource = BannedLinksSource | { readonly type: 'BadRequest' | 'NotFound'; readonly message: string };

export type SwitchExperimentSource = AdminExperiment | Missing;
export type CreatedShareLinkSource = Extract<MadeShareLink, { readonly type: 'CreatedShareLink' }>;
export type RevokeShareLinkSource =
  | { readonly type: 'RevokedShareLink'; readonly shareLinkId: string }
  | { readonly type: 'NotFound'; readonly message: string };

export type MakeCouponSource = Coupon | { readonly type: 'BadRequest'; readonly message: string };
export type EndCouponSource = Coupon | { readonly type: 'NotFound'; readonly message: string };

/** Whose membership is told anew after a change. */
export type MemberSource = { readonly personId: string };
export type PaidSource = MemberSource & { readonly paymentId: string; readonly chargeId: string | null };
