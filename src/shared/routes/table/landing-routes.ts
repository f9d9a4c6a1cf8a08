import type { RouteEntry } from '../route.ts';

/** Landing pages; rule 160 makes the pages that say only words editable ones. */
export const landingRoutes = [
  { name: 'ShowMembershipLanding', path: '/membership', page: 'landing-membership' },
  { name: 'ShowCreators', path: '/creators', page: 'landing-page' },
  { name: 'RedirectCreatorTools', path: '/creator-tools', page: 'redirect', redirect: { to: 'ShowWriteLanding' } },
  { name: 'RedirectEarn', path: '/earn', page: 'redirect', redirect: { to: 'ShowPartnerProgramLanding' } },
  { name: 'ShowGiftLanding', path: '/gift', page: 'landing-gift' },
  { name: 'ShowBusinessLanding', path: '/business', page: 'landing-b2b' },
  { name: 'ShowVerifiedAuthorsLanding', path: '/verified-authors', page: 'landing-verified-authors' },
  { name: 'ShowPartnerProgramLanding', path: '/partner-program', page: 'landing-partner-program' },
  { name: 'ShowWriteLanding', path: '/write', page: 'landing-write' },
  { name: 'ShowChooseLanding', path: '/choose', page: 'landing-choose' },
  { name: 'ShowMastodon', path: '/mastodon', page: 'mastodon', flag: 'enable_mastodon_for_members' },
  { name: 'ShowTicks', path: '/l/ticks', page: 'landing-page' },
  { name: 'ShowTheTrump45', path: '/l/the-trump-45', page: 'landing-page' },
  { name: 'ShowTribute', path: '/l/tribute', page: 'landing-page' },
] as const satisfies readonly RouteEntry[];
