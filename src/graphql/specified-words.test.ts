import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CACHE_DISABLED_REASONS } from '#shared/cache/cache-disabled-reason.ts';
import type { CacheGroup } from '#shared/cache/cache-group.ts';
import { preferenceList } from '#shared/identity/preference-list.ts';
import { SIGN_IN_STEPS } from '#shared/identity/sign-in-config.ts';
import { shareAddress } from '#shared/links/share-targets.ts';
import { predefinedKinds, predefinedListId } from '#shared/lists/predefined-list.ts';
import { GUARDS } from '#shared/membership/metering.ts';
import { PLAN_TYPES } from '#shared/membership/plans.ts';
import { DOLLAR_PRICES } from '#shared/membership/prices.ts';
import { libraryMessages } from '#shared/messages/library.ts';
import { GIFT_TYPE, type StoryFilter } from '#shared/routes/account-links.ts';
import { routes } from '#shared/routes/route-table.ts';
import type { RoutingContext } from '#shared/routes/routing-context.ts';
import { settingsTabs } from '#shared/routes/settings-tabs.ts';
import type { Block } from '#shared/story/story-document.ts';
import { storyDocumentSchema } from '#shared/story/story-document.schema.ts';
import { logLevels } from '#shared/telemetry/log-level.ts';
import { pageTypeOf } from '#shared/telemetry/page-type.ts';
import { performanceEventTypes } from '#shared/telemetry/performance-report.ts';
import type { CacheStatus } from '#platform/page-cache/cached-page.ts';
import { flags } from '#modules/ground/flags/flag-list.ts';
import { CARD_TYPES } from '#modules/money/payments/payment-method.ts';
import { avatarSizes } from '#web/design/avatar-sizes.ts';
import type { QueryContext } from '#web/features/finding/search/query-context.ts';
import type { SendError } from '#web/features/identity/sign-in/sign-in-state.ts';

/** The words of a type that is no value when the program runs: the compiler finds one too many and one too few. */
const wordsOfType = <Word extends string>(words: Readonly<Record<Word, true>>) => Object.keys(words);
const reach = preferenceList.NOTIFICATIONS_ALLOW_EMAIL_MENTIONS;

/** What the two documents spell and no type of the schema does: what it is called, the words, and where we have them. */
const SPECIFIED: readonly (readonly [name: string, specified: string, ours: readonly string[]])[] = [
  [
    'card types',
    'Visa, Mastercard, Amex, JCB, Discover, Diners club, Carte Blanche, China Unionpay, Elo, Laser, UK Maestro, Maestro, Solo, Switch, Unknown',
    CARD_TYPES,
  ],
  ['membership types that are paid', 'MONTHLY, YEARLY, PREMIUM_MONTHLY, PREMIUM_YEARLY', PLAN_TYPES],
  [
    'prices',
    'monthly, yearly, premiumMonthly, premiumYearly, premiumYearlyCrossout, yearlyCrossout, yearlyStaff, yearlySaved, yearlyStaffSaved, fiftyPercentOff, fiftyPercentOffCrossout, fiftyPercentOffSaved',
    Object.keys(DOLLAR_PRICES),
  ],
  ['type codes of gifts', '29, 31', Object.values(GIFT_TYPE).map(String)],
  [
    'metering windows',
    'hourly, daily, monthly',
    // The meter of a month has its own rule.
    [...Object.keys(GUARDS), 'monthly'],
  ],
  [
    'predefined lists',
    'predefined:0123456789ab:READING_LIST, predefined:0123456789ab:CURRENTLY_READING, predefined:0123456789ab:PURCHASED',
    predefinedKinds.map((kind) => predefinedListId('0123456789ab', kind)),
  ],
  [
    'filters of one’s own stories',
    'drafts, public, responses, unlisted, deleted, scheduled',
    wordsOfType<StoryFilter>({
      drafts: true,
      public: true,
      responses: true,
      unlisted: true,
      deleted: true,
      scheduled: true,
    }),
  ],
  ['tabs of the settings', 'account, publishing, notifications, membership, security', Object.keys(settingsTabs)],
  [
    'anchors of the settings',
    'email, profileInformation, username, audience-development, followers, managePublications, email-settings, manageSubscriptions, membership, payment, connections, developers, security, tokens, redeemGiftMembership',
    Object.values(settingsTabs).flat(),
  ],
  [
    'routing contexts',
    'DEFAULT, USER, COLLECTION',
    wordsOfType<RoutingContext['type']>({ DEFAULT: true, USER: true, COLLECTION: true }),
  ],
  [
    'cache groups',
    'control, enabled, disabled',
    wordsOfType<CacheGroup>({ control: true, enabled: true, disabled: true }),
  ],
  [
    'cache statuses',
    'dynamic, expired, hit, miss',
    wordsOfType<CacheStatus>({ dynamic: true, expired: true, hit: true, miss: true }),
  ],
  [
    // A page is the same from every network, and there is no worker in front that it could come past.
    'reasons not to cache, but for two that cannot be here',
    'no cache flag, spoofed session, staff user, bot, logged in',
    CACHE_DISABLED_REASONS,
  ],
  [
    'steps of signing in',
    'OPTIONS, ENTER_EMAIL, UNRECOGNIZED_EMAIL, CHECK_YOUR_INBOX, ENTER_PASSWORD, ENTER_TWO_FACTOR',
    SIGN_IN_STEPS,
  ],
  [
    'errors of sending',
    'RECAPTCHA_FAILED, UNRECOGNIZED_EMAIL, OTHER',
    wordsOfType<SendError['type']>({ RECAPTCHA_FAILED: true, UNRECOGNIZED_EMAIL: true, OTHER: true }),
  ],
  ['people that a switch lets through', 'ALL, NETWORK, OFF', reach.values],
  [
    'contexts of a search',
    'homepage, post, publication-right-column, user-profile, topics-right-column, notifications, your-stories',
    wordsOfType<QueryContext>({
      homepage: true,
      post: true,
      'publication-right-column': true,
      'user-profile': true,
      'topics-right-column': true,
      notifications: true,
      'your-stories': true,
    }),
  ],
  [
    'page types of measurements',
    'collection-about, collection-homepage, collection-tagged, homepage, list, post, profile, sequence-post, stats-post, tag, topic, other',
    [...new Set(routes.map(({ name }) => pageTypeOf(name)))],
  ],
  [
    'kinds of measurements',
    'ready, fcp, lcp, fid, inp, cls, nav, page_preload, page_preload_success, unsupported, timing',
    performanceEventTypes,
  ],
  [
    'log levels',
    'silent 100, error 50, warn 40, info 30, debug 20, trace 10',
    Object.entries(logLevels).map(([level, height]) => `${level} ${height}`),
  ],
  [
    'sizes of avatars',
    'XXXS 20, XXS 28, XS 32, S 40, M 48, L 64, XL 80, XXL 128',
    Object.entries(avatarSizes).map(([size, pixels]) => `${size} ${pixels}`),
  ],
];

test.each(SPECIFIED)('CORE-4: the %s are spelt as specified', (_name, specified, ours) => {
  expect(ours.toSorted()).toEqual(specified.split(', ').toSorted());
});

/** Words of ours stand beside these. */
const AMONG: readonly (readonly [name: string, specified: string, ours: readonly string[]])[] = [
  [
    'flags',
    'enable_submissions_v2, disable_lite_gift_page, enable_mastodon_for_members, disable_branch_openinapp_android, enable_lite_gql_client_events, enable_global_navigation, enable_lite_archive_page, enable_switch_plan_premium_tier, enable_track_user_interactions, can_view_unfiltered_search',
    flags.map(({ name }) => name),
  ],
  [
    'preferences',
    'PUBLISHING_ALLOW_PRIVATE_NOTES, ACCOUNT_HIDE_EXTERNAL_SERVICES, NOTIFICATIONS_ALLOW_EMAIL_RESPONSES, NOTIFICATIONS_ALLOW_PUSH_RESPONSES',
    Object.keys(preferenceList),
  ],
  [
    'names of the predefined lists',
    'Reading list, Resume reading, Purchased',
    Object.values(libraryMessages).map(String),
  ],
  [
    'tabs of a profile',
    '/@{username}/has-recommended, /@{username}/highlights, /@{username}, /@{username}/latest, /@{username}/responses, /@{username}/series',
    routes.map(({ path }) => path),
  ],
  ['shapes of covers', '4:3, 1:1, 2:1, 5:2', ratios()],
];

/** A cover is 3:2 where it says nothing. */
function ratios(): readonly string[] {
  const css = readFileSync('src/web/design/CoverImage.module.css', 'utf8');
  expect(css).toContain('aspect-ratio: 3 / 2;');
  return [...css.matchAll(/data-ratio='(\d:\d)'/g)].map(([, ratio = '']) => ratio);
}

test.each(AMONG)('CORE-4: the %s have all that is specified', (_name, specified, ours) => {
  expect(specified.split(', ').filter((word) => !ours.includes(word))).toEqual([]);
});

test('STORY-9: every target that is specified leads somewhere, but for the one that takes no link', () => {
  const targets = 'AOL_MAIL FACEBOOK FLIPBOARD GMAIL HACKER_NEWS INSTAGRAM LINKEDIN POCKET REDDIT TWITTER'.split(' ');
  const shared = { url: 'https://longhand.example/@ada/lamps', title: 'Lamps' };
  expect(targets.filter((target) => shareAddress(target, shared) === undefined)).toEqual(['INSTAGRAM']);
});

const words = [{ type: 'text', text: 'Words' }] as const;
const heading = (level: 1 | 2 | 3 | 4): Block => ({ type: 'heading', id: 'b001', level, content: words });
const list = (ordered: boolean): Block => ({
  type: 'list',
  id: 'b001',
  ordered,
  items: [{ blocks: [{ type: 'paragraph', id: 'b002', content: words }] }],
});

/** Each paragraph type of the documents, as a block of a story. */
const PARAGRAPHS: Readonly<Record<string, Block>> = {
  P: { type: 'paragraph', id: 'b001', content: words },
  H1: heading(1),
  H2: heading(2),
  H3: heading(3),
  H4: heading(4),
  BQ: { type: 'blockQuote', id: 'b001', blocks: [{ type: 'paragraph', id: 'b002', content: words }] },
  PQ: { type: 'pullQuote', id: 'b001', content: words },
  PRE: { type: 'codeBlock', id: 'b001', text: 'let lamps = 3' },
  IMG: {
    type: 'image',
    id: 'b001',
    picture: { kind: 'stored', imageId: '0123456789abcdef0123456789abcdef', width: 3, height: 2 },
    alt: '',
    layout: 'inset',
  },
  IFRAME: { type: 'embed', id: 'b001', provider: 'youtube', url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' },
  MIXTAPE_EMBED: { type: 'linkCard', id: 'b001', url: 'https://lamps.example/', title: 'Lamps' },
  ULI: list(false),
  OLI: list(true),
};

test.each(Object.entries(PARAGRAPHS))('STORY-1: a story may have a paragraph of type %s', (_type, block) => {
  const read = storyDocumentSchema.safeParse({ version: 1, blocks: [block], footnotes: [] });
  expect(read.error?.issues ?? []).toEqual([]);
  expect(read.data?.blocks).toEqual([block]);
});
