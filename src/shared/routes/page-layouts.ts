import { createUnknownLayoutError, createUnknownPageError } from './routing-error.ts';

/** The five frames that a page can stand in. */
export type PageLayout = 'two-column' | 'top-nav' | 'wordmark' | 'basic' | 'publication';

/** Every page that a route can name, and its layout; pages without a layout of their own follow their neighbours. */
const layoutsByPage = {
  // Two columns.
  home: 'two-column',
  notifications: 'two-column',
  settings: 'two-column',
  'user-profile': 'two-column',
  search: 'two-column',
  'user-about': 'two-column',
  'user-books': 'two-column',
  'user-catalogs': 'two-column',
  'user-followers': 'two-column',
  'user-following': 'two-column',
  'user-highlights': 'two-column',
  'user-publications': 'two-column',
  'user-recommended': 'two-column',
  'user-responses': 'two-column',
  'user-series': 'two-column',
  'customize-following': 'two-column',
  'customize-muted': 'two-column',
  'customize-reading-history': 'two-column',
  'customize-suggestions': 'two-column',
  'following-feed': 'two-column',
  'global-unsubscribe-newsletters': 'two-column',
  'your-catalog': 'two-column',
  'your-catalogs': 'two-column',
  'your-followed-catalogs': 'two-column',
  'your-reading-history': 'two-column',
  'your-series': 'two-column',
  'your-stories': 'two-column',
  'new-repost': 'two-column',
  // Top navigation over one column.
  post: 'top-nav',
  'cancel-membership': 'top-nav',
  'collections-library': 'top-nav',
  'explore-topics': 'top-nav',
  'import-mailing-list': 'top-nav',
  'media-resource': 'top-nav',
  'mobile-verification': 'top-nav',
  'notification-unsubscribe': 'top-nav',
  'partner-program-dashboard': 'top-nav',
  'post-details': 'top-nav',
  'post-settings': 'top-nav',
  'publication-custom-domain-settings': 'top-nav',
  'publication-digest-stats': 'top-nav',
  'new-publication': 'top-nav',
  sequence: 'top-nav',
  series: 'top-nav',
  'settings-custom-domain': 'top-nav',
  'stats-audience': 'top-nav',
  'stats-homepage': 'top-nav',
  'stats-post': 'top-nav',
  'subscription-stats': 'top-nav',
  tag: 'top-nav',
  'tag-archive': 'top-nav',
  'top-stories': 'top-nav',
  topic: 'top-nav',
  'topic-editor': 'top-nav',
  'topic-recommended': 'top-nav',
  'topic-who-to-follow': 'top-nav',
  'update-payment': 'top-nav',
  'user-catalog': 'top-nav',
  'writer-applications': 'top-nav',
  'writer-outbox': 'top-nav',
  'writer-subscription-promotion': 'top-nav',
  // The word mark alone.
  'demo-people': 'wordmark',
  'discount-plans': 'wordmark',
  'download-app': 'wordmark',
  'gift-membership': 'wordmark',
  'group-gift-membership': 'wordmark',
  'manage-membership': 'wordmark',
  'manage-membership-confirmation': 'wordmark',
  'not-available': 'wordmark',
  'onboarding-plans': 'wordmark',
  onboarding: 'wordmark',
  plans: 'wordmark',
  'plans-branding': 'wordmark',
  'plans-confirmation': 'wordmark',
  'set-up': 'wordmark',
  'share-success': 'wordmark',
  'topics-onboarding': 'wordmark',
  'unrecognized-account': 'wordmark',
  'welcome-member': 'wordmark',
  // Nothing around the page.
  'billing-receipt': 'basic',
  'crupdate-password': 'basic',
  'admin-banned-links': 'basic',
  'admin-coupons': 'basic',
  'admin-experiments': 'basic',
  'admin-settings': 'basic',
  'admin-post': 'basic',
  'admin-reports': 'basic',
  'admin-site-page': 'basic',
  'admin-site-pages': 'basic',
  'admin-start': 'basic',
  'admin-topics': 'basic',
  'admin-user': 'basic',
  'edit-post': 'basic',
  'embed-catalog': 'basic',
  'embed-form': 'basic',
  endpoint: 'basic',
  'error-page': 'basic',
  feed: 'basic',
  goodbye: 'basic',
  'home-lo-legacy': 'basic',
  'internal-status': 'basic',
  'landing-b2b': 'basic',
  'landing-choose': 'basic',
  'landing-gift': 'basic',
  'landing-membership': 'basic',
  'landing-page': 'basic',
  'landing-partner-program': 'basic',
  'landing-verified-authors': 'basic',
  'landing-write': 'basic',
  mastodon: 'basic',
  'oauth-authorize': 'basic',
  'partner-program-application': 'basic',
  'partner-program-payout': 'basic',
  'partner-program-taxes': 'basic',
  'post-publish': 'basic',
  'post-submit': 'basic',
  'publication-design-editor': 'basic',
  redirect: 'basic',
  'redeem-gift-membership': 'basic',
  'sign-in': 'basic',
  'site-page': 'basic',
  sitemap: 'basic',
  suspended: 'basic',
  'user-design-editor': 'basic',
  // Under the navigation bar of a publication.
  'editor-inbox': 'publication',
  'manage-featured-stories': 'publication',
  'newsletter-editor': 'publication',
  'newsletter-landing': 'publication',
  'newsletter-settings': 'publication',
  'publication-about': 'publication',
  'publication-archive': 'publication',
  'publication-content': 'publication',
  'publication-featured': 'publication',
  'publication-followers': 'publication',
  'publication-latest': 'publication',
  'publication-profile': 'publication',
  'publication-search': 'publication',
  'publication-section': 'publication',
  'publication-settings': 'publication',
  'publication-stats': 'publication',
  'publication-subpage': 'publication',
  'publication-tagged': 'publication',
  'publication-trending': 'publication',
  'submission-settings': 'publication',
} as const satisfies Readonly<Record<string, PageLayout>>;

export type PageId = keyof typeof layoutsByPage;

const layouts: ReadonlyMap<string, PageLayout> = new Map(Object.entries(layoutsByPage));

/** Every page id, in the order of the layouts. */
export const pageIds: readonly string[] = [...layouts.keys()];

/** The layout of a page; throws for a page that no layout lists. */
export function layoutOfPage(page: string): PageLayout {
  const layout = layouts.get(page);
  if (!layout) throw createUnknownPageError(page);
  return layout;
}

const layoutNames: ReadonlySet<string> = new Set(layouts.values());

/** The same text as a layout; throws for one that does not exist. */
export function requireLayout(layout: string): PageLayout {
  if (!layoutNames.has(layout)) throw createUnknownLayoutError(layout);
  return layout as PageLayout;
}
