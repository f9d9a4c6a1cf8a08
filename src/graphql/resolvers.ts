import { bannedLinksGraph } from '#modules/ground/banned-links/banned-links.graph.ts';
import { billingGraph } from '#modules/money/billing/billing.graph.ts';
import { blocksGraph } from '#modules/people/blocks/blocks.graph.ts';
import { booksGraph } from '#modules/people/books/books.graph.ts';
import { couponsGraph } from '#modules/money/coupons/coupons.graph.ts';
import { clapsGraph } from '#modules/reading/claps/claps.graph.ts';
import { coAuthorsGraph } from '#modules/stories/co-authors/co-authors.graph.ts';
import { responsesGraph } from '#modules/reading/responses/responses.graph.ts';
import { captchaGraph } from '#modules/ground/captcha/captcha.graph.ts';
import { curatedTopicsGraph } from '#modules/stories/curated-topics/curated-topics.graph.ts';
import { draftsGraph } from '#modules/stories/drafts/drafts.graph.ts';
import { emailAuthGraph } from '#modules/identity/email-auth/email-auth.graph.ts';
import { emailVerificationGraph } from '#modules/identity/email-verification/email-verification.graph.ts';
import { feedsGraph } from '#modules/finding/feeds/feeds.graph.ts';
import { experimentsGraph } from '#modules/ground/experiments/experiments.graph.ts';
import { flagsGraph } from '#modules/ground/flags/flags.graph.ts';
import { giftsGraph } from '#modules/money/gifts/gifts.graph.ts';
import { highlightsGraph } from '#modules/reading/highlights/highlights.graph.ts';
import { listsGraph } from '#modules/reading/lists/lists.graph.ts';
import { mediaGraph } from '#modules/ground/media/media.graph.ts';
import { meteringGraph } from '#modules/money/metering/metering.graph.ts';
import { membershipsGraph } from '#modules/money/memberships/memberships.graph.ts';
import { mobileVerificationGraph } from '#modules/identity/mobile-verification/mobile-verification.graph.ts';
import { moderationGraph } from '#modules/running/moderation/moderation.graph.ts';
import { mutesGraph } from '#modules/people/mutes/mutes.graph.ts';
import { oauthGraph } from '#modules/identity/oauth/oauth.graph.ts';
import { passkeysGraph } from '#modules/identity/passkeys/passkeys.graph.ts';
import { passwordsGraph } from '#modules/identity/passwords/passwords.graph.ts';
import { federationGraph } from '#modules/finding/federation/federation.graph.ts';
import { personalTokensGraph } from '#modules/identity/personal-tokens/personal-tokens.graph.ts';
import { mentionsGraph } from '#modules/stories/mentions/mentions.graph.ts';
import { oneTapGraph } from '#modules/identity/one-tap/one-tap.graph.ts';
import { peopleGraph } from '#modules/people/people/people.graph.ts';
import { providersGraph } from '#modules/identity/providers/providers.graph.ts';
import { privateNotesGraph } from '#modules/stories/private-notes/private-notes.graph.ts';
import { publicationsGraph } from '#modules/stories/publications/publications.graph.ts';
import { recommendationsGraph } from '#modules/finding/recommendations/recommendations.graph.ts';
import { reportsGraph } from '#modules/running/reports/reports.graph.ts';
import { repostsGraph } from '#modules/stories/reposts/reposts.graph.ts';
import { searchGraph } from '#modules/finding/search/search.graph.ts';
import { seriesGraph } from '#modules/stories/series/series.graph.ts';
import { subscriptionsGraph } from '#modules/telling/subscriptions/subscriptions.graph.ts';
import { pushesGraph } from '#modules/telling/pushes/pushes.graph.ts';
import { unsubscribingGraph } from '#modules/telling/unsubscribing/unsubscribing.graph.ts';
import { digestsGraph } from '#modules/telling/digests/digests.graph.ts';
import { notificationsGraph } from '#modules/telling/notifications/notifications.graph.ts';
import { readingHistoryGraph } from '#modules/reading/reading-history/reading-history.graph.ts';
import { sessionsGraph } from '#modules/identity/sessions/sessions.graph.ts';
import { settingsGraph } from '#modules/ground/settings/settings.graph.ts';
import { shareLinksGraph } from '#modules/stories/share-links/share-links.graph.ts';
import { signInGraph } from '#modules/identity/sign-in/sign-in.graph.ts';
import { sitePagesGraph } from '#modules/running/site-pages/site-pages.graph.ts';
import { publishingGraph } from '#modules/stories/stories/publishing.graph.ts';
import { storiesGraph } from '#modules/stories/stories/stories.graph.ts';
import { storyImportsGraph } from '#modules/moving/story-imports/story-imports.graph.ts';
import { mobileAppGraph } from '#modules/running/mobile-app/mobile-app.graph.ts';
import { telemetryGraph } from '#modules/reading/telemetry/telemetry.graph.ts';
import { topicsGraph } from '#modules/stories/topics/topics.graph.ts';
import { twoFactorGraph } from '#modules/identity/two-factor/two-factor.graph.ts';
import { accountExportsGraph } from '#modules/moving/account-exports/account-exports.graph.ts';
import { emailChangesGraph } from '#modules/identity/email-changes/email-changes.graph.ts';
import { accountsGraph } from '#modules/moving/accounts/accounts.graph.ts';
import { followsGraph } from '#modules/people/follows/follows.graph.ts';
import { onboardingGraph } from '#modules/finding/onboarding/onboarding.graph.ts';
import { preferencesGraph } from '#modules/people/preferences/preferences.graph.ts';
import { webPagesGraph } from '#modules/ground/web-pages/web-pages.graph.ts';
import { usernamesGraph } from '#modules/people/usernames/usernames.graph.ts';
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
