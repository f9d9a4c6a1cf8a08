import type { AccountExportsTables } from './account-exports/account-exports.tables.ts';
import type { AccountsTables } from './accounts/accounts.tables.ts';
import type { BannedLinksTables } from './banned-links/banned-links.tables.ts';
import type { CouponsTables } from './coupons/coupons.tables.ts';
import type { CuratedTopicsTables } from './curated-topics/curated-topics.tables.ts';
import type { EmailChangesTables } from './email-changes/email-changes.tables.ts';
import type { PreferencesTables } from './preferences/preferences.tables.ts';
import type { UsernamesTables } from './usernames/usernames.tables.ts';
import type { MailTables } from './mails/mails.tables.ts';
import type { CaptchaTables } from './captcha/captcha.tables.ts';
import type { DraftsTables } from './drafts/drafts.tables.ts';
import type { EmailAuthTables } from './email-auth/email-auth.tables.ts';
import type { FederationTables } from './federation/federation.tables.ts';
import type { EmailVerificationTables } from './email-verification/email-verification.tables.ts';
import type { ListsTables } from './lists/lists.tables.ts';
import type { LockoutsTables } from './lockouts/lockouts.tables.ts';
import type { MobileVerificationTables } from './mobile-verification/mobile-verification.tables.ts';
import type { ModerationTables } from './moderation/moderation.tables.ts';
import type { OAuthTables } from './oauth/oauth.tables.ts';
import type { PasskeysTables } from './passkeys/passkeys.tables.ts';
import type { PersonalTokensTables } from './personal-tokens/personal-tokens.tables.ts';
import type { PasswordsTables } from './passwords/passwords.tables.ts';
import type { OneTapTables } from './one-tap/one-tap.tables.ts';
import type { ProvidersTables } from './providers/providers.tables.ts';
import type { ReadingHistoryTables } from './reading-history/reading-history.tables.ts';
import type { SearchTables } from './search/search.tables.ts';
import type { SessionsTables } from './sessions/sessions.tables.ts';
import type { SignInLimitsTables } from './sign-in-limits/sign-in-limits.tables.ts';
import type { SignInTables } from './sign-in/sign-in.tables.ts';
import type { ExperimentsTables } from './experiments/experiments.tables.ts';
import type { FlagsTables } from './flags/flags.tables.ts';
import type { SitePagesTables } from './site-pages/site-pages.tables.ts';
import type { TelemetryTables } from './telemetry/telemetry.tables.ts';
import type { TwoFactorTables } from './two-factor/two-factor.tables.ts';
import type { ClapsTables } from './claps/claps.tables.ts';
import type { ResponsesTables } from './responses/responses.tables.ts';
import type { BillingTables } from './billing/billing.tables.ts';
import type { MembershipsTables } from './memberships/memberships.tables.ts';
import type { MeteringTables } from './metering/metering.tables.ts';
import type { ShareLinksTables } from './share-links/share-links.tables.ts';
import type { GiftsTables } from './gifts/gifts.tables.ts';
import type { SandboxTables } from './payments/sandbox/sandbox.tables.ts';
import type { BooksTables } from './books/books.tables.ts';
import type { BlocksTables } from './blocks/blocks.tables.ts';
import type { FollowsTables } from './follows/follows.tables.ts';
import type { HighlightsTables } from './highlights/highlights.tables.ts';
import type { CoAuthorsTables } from './co-authors/co-authors.tables.ts';
import type { MutesTables } from './mutes/mutes.tables.ts';
import type { PrivateNotesTables } from './private-notes/private-notes.tables.ts';
import type { RecommendationsTables } from './recommendations/recommendations.tables.ts';
import type { ReportsTables } from './reports/reports.tables.ts';
import type { DigestsTables } from './digests/digests.tables.ts';
import type { PushesTables } from './pushes/pushes.tables.ts';
import type { NotificationsTables } from './notifications/notifications.tables.ts';
import type { SubscriptionsTables } from './subscriptions/subscriptions.tables.ts';
import type { RepostsTables } from './reposts/reposts.tables.ts';

/** The tables of every module that says itself what its own are: each is one line here. */
export type ModuleTables = AccountExportsTables &
  BillingTables &
  MembershipsTables &
  GiftsTables &
  SandboxTables &
  MeteringTables &
  ShareLinksTables &
  AccountsTables &
  BannedLinksTables &
  CuratedTopicsTables &
  EmailChangesTables &
  PreferencesTables &
  UsernamesTables &
  MailTables &
  CaptchaTables &
  DraftsTables &
  EmailAuthTables &
  EmailVerificationTables &
  FederationTables &
  ListsTables &
  LockoutsTables &
  MobileVerificationTables &
  ModerationTables &
  OAuthTables &
  PasskeysTables &
  PersonalTokensTables &
  PasswordsTables &
  OneTapTables &
  ProvidersTables &
  ReadingHistoryTables &
  SearchTables &
  SessionsTables &
  SignInLimitsTables &
  SignInTables &
  ExperimentsTables &
  FlagsTables &
  SitePagesTables &
  TelemetryTables &
  TwoFactorTables &
  ClapsTables &
  ResponsesTables &
  BooksTables &
  CouponsTables &
  BlocksTables &
  FollowsTables &
  HighlightsTables &
  CoAuthorsTables &
  MutesTables &
  PrivateNotesTables &
  RecommendationsTables &
  DigestsTables &
  PushesTables &
  NotificationsTables &
  SubscriptionsTables &
  ReportsTables &
  RepostsTables;
