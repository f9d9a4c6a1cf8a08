import { bannedLinksGraph } from '#modules/banned-links/banned-links.graph.ts';
import { billingGraph } from '#modules/billing/billing.graph.ts';
import { blocksGraph } from '#modules/blocks/blocks.graph.ts';
import { booksGraph } from '#modules/books/books.graph.ts';
import { couponsGraph } from '#modules/coupons/coupons.graph.ts';
import { clapsGraph } from '#modules/claps/claps.graph.ts';
import { coAuthorsGraph } from '#modules/co-authors/co-authors.graph.ts';
import { responsesGraph } from '#modules/responses/responses.graph.ts';
import { captchaGraph } from '#modules/captcha/captcha.graph.ts';
import { curatedTopicsGraph } from '#modules/curated-topics/curated-topics.graph.ts';
import { draftsGraph } from '#modules/drafts/drafts.graph.ts';
import { emailAuthGraph } from '#modules/email-auth/email-auth.graph.ts';
import { emailVerificationGraph } from '#modules/email-verification/email-verification.graph.ts';
import { feedsGraph } from '#modules/feeds/feeds.graph.ts';
import { experimentsGraph } from '#modules/experiments/experiments.graph.ts';
import { flagsGraph } from '#modules/flags/flags.graph.ts';
import { giftsGraph } from '#modules/gifts/gifts.graph.ts';
import { highlightsGraph } from '#modules/highlights/highlights.graph.ts';
import { listsGraph } from '#modules/lists/lists.graph.ts';
import { mediaGraph } from '#modules/media/media.graph.ts';
import { meteringGraph } from '#modules/metering/metering.graph.ts';
import { membershipsGraph } from '#modules/memberships/memberships.graph.ts';
import { mobileVerificationGraph } from '#modules/mobile-verification/mobile-verification.graph.ts';
import { moderationGraph } from '#modules/moderation/moderation.graph.ts';
import { mutesGraph } from '#modules/mutes/mutes.graph.ts';
import { oauthGraph } from '#modules/oauth/oauth.graph.ts';
import { passkeysGraph } from '#modules/passkeys/passkeys.graph.ts';
import { passwordsGraph } from '#modules/passwords/passwords.graph.ts';
import { federationGraph } from '#modules/federation/federation.graph.ts';
import { personalTokensGraph } from '#modules/personal-tokens/personal-tokens.graph.ts';
import { mentionsGraph } from '#modules/mentions/mentions.graph.ts';
import { oneTapGraph } from '#modules/one-tap/one-tap.graph.ts';
import { peopleGraph } from '#modules/people/people.graph.ts';
import { providersGraph } from '#modules/providers/providers.graph.ts';
import { privateNotesGraph } from '#modules/private-notes/private-notes.graph.ts';
import { publicationsGraph } from '#modules/publications/publications.graph.ts';
import { recommendationsGraph } from '#modules/recommendations/recommendations.graph.ts';
import { reportsGraph } from '#modules/reports/reports.graph.ts';
import { repostsGraph } from '#modules/reposts/reposts.graph.ts';
import { searchGraph } from '#modules/search/search.graph.ts';
import { seriesGraph } from '#modules/series/series.graph.ts';
import { subscriptionsGraph } from '#modules/subscriptions/subscriptions.graph.ts';
import { pushesGraph } from '#modules/pushes/pushes.graph.ts';
import { unsubscribingGraph } from '#modules/unsubscribing/unsubscribing.graph.ts';
import { digestsGraph } from '#modules/digests/digests.graph.ts';
import { notificationsGraph } from '#modules/notifications/notifications.graph.ts';
import { readingHistoryGraph } from '#modules/reading-history/reading-history.graph.ts';
import { sessionsGraph } from '#modules/sessions/sessions.graph.ts';
import { settingsGraph } from '#modules/settings/settings.graph.ts';
import { shareLinksGraph } from '#modules/share-links/share-links.graph.ts';
import { signInGraph } from '#modules/sign-in/sign-in.graph.ts';
import { sitePagesGraph } from '#modules/site-pages/site-pages.graph.ts';
import { publishingGraph } from '#modules/stories/publishing.graph.ts';
import { storiesGraph } from '#modules/stories/stories.graph.ts';
import { storyImportsGraph } from '#modules/story-imports/story-imports.graph.ts';
import { mobileAppGraph } from '#modules/mobile-app/mobile-app.graph.ts';
import { telemetryGraph } from '#modules/telemetry/telemetry.graph.ts';
import { topicsGraph } from '#modules/topics/topics.graph.ts';
import { twoFactorGraph } from '#modules/two-factor/two-factor.graph.ts';
import { accountExportsGraph } from '#modules/account-exports/account-exports.graph.ts';
import { emailChangesGraph } from '#modules/email-changes/email-changes.graph.ts';
import { accountsGraph } from '#modules/accounts/accounts.graph.ts';
import { followsGraph } from '#modules/follows/follows.graph.ts';
import { onboardingGraph } from '#modules/onboarding/onboarding.graph.ts';
import { preferencesGraph } from '#modules/preferences/preferences.graph.ts';
import { webPagesGraph } from '#modules/web-pages/web-pages.graph.ts';
import { usernamesGraph } from '#modules/usernames/usernames.graph.ts';
import type { Resolvers } from './generated/resolver-types.ts';

/** The resolvers of every module; each says nothing about a field that is a property of its row. */
export const resolverParts: readonly Resolvers[] = [
  accountsGraph,
  accountExportsGraph,
  bannedLinksGraph,
  billingGraph,
  blocksGraph,
  booksGraph,
  highlightsGraph,
  privateNotesGraph,
  recommendationsGraph,
  reportsGraph,
  repostsGraph,
  coAuthorsGraph,
  mutesGraph,
  emailChangesGraph,
  clapsGraph,
  responsesGraph,
  captchaGraph,
  curatedTopicsGraph,
  draftsGraph,
  emailAuthGraph,
  emailVerificationGraph,
  feedsGraph,
  experimentsGraph,
  flagsGraph,
  giftsGraph,
  listsGraph,
  couponsGraph,
  mediaGraph,
  membershipsGraph,
  meteringGraph,
  mobileVerificationGraph,
  moderationGraph,
  oauthGraph,
  personalTokensGraph,
  federationGraph,
  passkeysGraph,
  passwordsGraph,
  mentionsGraph,
  oneTapGraph,
  peopleGraph,
  providersGraph,
  publicationsGraph,
  searchGraph,
  seriesGraph,
  notificationsGraph,
  digestsGraph,
  pushesGraph,
  subscriptionsGraph,
  unsubscribingGraph,
  readingHistoryGraph,
  sessionsGraph,
  settingsGraph,
  shareLinksGraph,
  signInGraph,
  sitePagesGraph,
  publishingGraph,
  storiesGraph,
  storyImportsGraph,
  telemetryGraph,
  mobileAppGraph,
  topicsGraph,
  followsGraph,
  onboardingGraph,
  preferencesGraph,
  usernamesGraph,
  webPagesGraph,
  twoFactorGraph,
];
