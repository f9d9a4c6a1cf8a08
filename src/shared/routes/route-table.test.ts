import { describe, expect, test } from 'vitest';
import { layoutOfPage } from './page-layouts.ts';
import { findRoute, routes } from './route-table.ts';

const paths = new Set(routes.map((route) => route.path));
const user = '/@{username}';
const publication = '/{collectionSlug}';

/** The whole route table, written out. */
const documented = [
  ...'/ /about /search /search/users /search/publications /search/tags /search/posts /search/lists'.split(' '),
  ...'/explore-topics /topics /top-stories /top-stories/{monthDayYearSlug} /browse/top /jobs /help'.split(' '),
  ...'/not-available /suspended /unrecognized-account /download-app /m/app /m/goodbye /m/tos'.split(' '),
  ...'/m/getting-started /welcome /membership /creators /creator-tools /earn /gift /business'.split(' '),
  ...'/verified-authors /partner-program /write /choose /mastodon /l/ticks /l/the-trump-45 /l/tribute'.split(' '),
  ...'/new-story /new-story/repost/{repostId} /p/new-post /{collectionSlug}/new-story /p/{postId}'.split(' '),
  ...'edit publish submission settings info responses revert/{versionId}/{baseRev} quotes deltas notes state'
    .split(' ')
    .map((part) => `/p/{postId}/${part}`),
  ...'/p/{postId}/upvotes /p/{postId}/referrers /p/{postId}/share/{channel} /@{username}/{postId}'.split(' '),
  ...'/{collectionSlug}/{postId} /{collectionSlug}/{postId}/edit /{collectionSlug}/{postId}/featured'.split(' '),
  ...'/series/{postId} /s/{sequenceSlug} /collections /collections/{catalogSlug} /media/{mediaResourceId}'.split(' '),
  ...'/me/design /{collectionSlug}/design /{collectionSlug}/styles'.split(' '),
  ...['', '/latest', '/recommended', '/who-to-follow', '/top/{timePeriod}', '/archive'].map(
    (part) => `/tag/{tagSlug}${part}`,
  ),
  ...'/topic/{topicSlug} /topic/{topicSlug}/edit /topic/{topicSlug}/add-posts /me /me/about'.split(' '),
  ...'/me/stories /me/stories/{filterBy} /me/series /me/outbox /me/activity /me/notifications'.split(' '),
  ...'/me/following /me/following/suggestions /me/following-feed/{entityName}'.split(' '),
  ...'/me/following-feed/{entityName}/{entityId} /me/readinghistory /me/lists /me/lists/saved'.split(' '),
  ...'/me/list/{catalogSlugId} /me/stats /me/stats/post/{postId} /me/settings /me/settings/{setting}'.split(' '),
  ...'/me/settings/mute /me/settings/payment/update /me/membership/cancel'.split(' '),
  ...'/me/billing-history/receipt/{chargeId} /me/applications /me/subscribers/import'.split(' '),
  ...'/me/partner/enroll /me/partner/dashboard /me/partner/taxes'.split(' '),
  ...'latest about followers following books lists list/{catalogSlugId} highlights series responses'
    .split(' ')
    .map((part) => `${user}/${part}`),
  ...'has-recommended recommended publications edit follow subscribe stats audience partner/dashboard'
    .split(' ')
    .map((part) => `${user}/${part}`),
  ...'/@{username} /u/{userId} /new-publication /{collectionSlug} /c/{collectionId}'.split(' '),
  ...'about latest trending featured all tagged/{tagSlug} search archive archive/{year}'
    .split(' ')
    .map((part) => `${publication}/${part}`),
  ...'archive/{year}/{month} archive/{year}/{month}/{day} followers settings settings/about'
    .split(' ')
    .map((part) => `${publication}/${part}`),
  ...'settings/custom-domain settings/navigation settings/feature-pages settings/subpages manage/inbox'
    .split(' ')
    .map((part) => `${publication}/${part}`),
  ...'manage/submissions/settings manage/stories/featured stories/{filterBy} stats newsletters new-newsletter'
    .split(' ')
    .map((part) => `${publication}/${part}`),
  ...'/plans /plans/confirmation/{membershipType} /discount /payment /gift-checkout /gift-plans'.split(' '),
  ...'/group-gift /redeem /redeem-gift /welcome-member /manage-membership /mobile-verification'.split(' '),
  ...'/get-started /get-started/topics /get-started/plans /m/signin /m/connect/google'.split(' '),
  ...'/m/connect/facebook /m/start-auth/apple /m/token /m/signout/{xsrf} /password /m/oauth/authorize'.split(' '),
  ...'/v1/me /_/upload /_/admin/internal-status /_/batch /_/vote/p/{postId} /_/bookmark/p/{postId}'.split(' '),
  ...'/_/subscribe/user/{id} /_/subscribe/collection/{id}'.split(' '),
  ...'/_/admin/users/{id} /_/admin/v2/posts/{id} /_/oh-noes /sitemap/sitemap.xml /m/callback/email'.split(' '),
  ...'/m/callback/authenticate /m/account/authenticate-twitter /{collectionSlug}/feed'.split(' '),
  ...'/{collectionSlug}/feed/tagged/{tagSlug}'.split(' '),
  ...'settings stats new-email'.split(' ').map((part) => `${publication}/newsletters/{newsletterId}/${part}`),
];

/** Pages and their layouts, written out. */
const layouts = {
  'two-column':
    'home notifications settings user-profile search user-about user-books user-catalogs user-followers user-following customize-following customize-muted customize-reading-history customize-suggestions global-unsubscribe-newsletters your-catalogs your-followed-catalogs your-reading-history your-stories',
  'top-nav':
    'post cancel-membership collections-library explore-topics import-mailing-list mobile-verification notification-unsubscribe partner-program-dashboard post-settings publication-custom-domain-settings publication-digest-stats series settings-custom-domain stats-homepage stats-post subscription-stats tag-archive topic topic-recommended topic-who-to-follow update-payment user-catalog writer-outbox writer-subscription-promotion',
  wordmark:
    'discount-plans download-app gift-membership group-gift-membership manage-membership manage-membership-confirmation not-available onboarding-plans plans plans-branding plans-confirmation share-success topics-onboarding unrecognized-account welcome-member',
  basic:
    'billing-receipt crupdate-password embed-catalog embed-form home-lo-legacy internal-status landing-b2b landing-choose landing-gift landing-membership landing-partner-program landing-verified-authors landing-write mastodon partner-program-application partner-program-payout post-publish post-submit publication-design-editor redeem-gift-membership sign-in user-design-editor',
  publication:
    'editor-inbox publication-about publication-archive publication-content publication-subpage publication-followers publication-latest manage-featured-stories newsletter-landing newsletter-settings publication-profile publication-stats publication-tagged publication-trending submission-settings',
} as const;

describe('ROUTE-1: one named route table', () => {
  test.each(documented)('ROUTE-1: holds %s', (path) => {
    expect(paths).toContain(path);
  });

  test('ROUTE-1: names are PascalCase and unique, paths too', () => {
    expect(new Set(routes.map((route) => route.name)).size).toBe(routes.length);
    expect(paths.size).toBe(routes.length);
    expect(routes.filter((route) => !/^([A-Z][a-z0-9]*)+$/.test(route.name))).toEqual([]);
  });

  test('ROUTE-1: a person’s and a publication’s routes start with their prefix, so that it can be dropped', () => {
    const wrong = routes.filter(
      (route) =>
        (route.contexts === 'user' && !route.path.startsWith(user)) ||
        (route.contexts === 'collection' && !route.path.startsWith(publication)),
    );
    expect(wrong).toEqual([]);
    expect(findRoute('ShowMe')?.requiresViewer).toBe(true);
    expect(findRoute('ShowHome')?.requiresViewer).toBeUndefined();
  });

  test.each(Object.entries(layouts))('ROUTE-1: the %s layout holds the pages', (layout, pages) => {
    for (const page of pages.split(' ')) expect([page, layoutOfPage(page)]).toEqual([page, layout]);
  });

  test('ROUTE-1: every page that has a layout is named by a route or stands in a frame of its own', () => {
    const named = new Set<string>(routes.map((route) => route.page));
    const pages = Object.values(layouts).flatMap((listed) => listed.split(' '));
    expect(pages.filter((page) => !named.has(page))).toEqual(['home-lo-legacy']);
  });
});

test('ROUTE-13: an unknown page name throws', () => {
  expect(() => layoutOfPage('no-such-page')).toThrow('Unknown page name "no-such-page"');
  expect(() => layoutOfPage('constructor')).toThrow('Unknown page name');
});
