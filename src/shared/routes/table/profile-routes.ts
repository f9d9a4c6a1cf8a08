import type { RouteEntry } from '../route.ts';

/** Profiles, and the share links of a list. */
export const profileRoutes = [
  { name: 'ShowUserProfile', path: '/@{username}', page: 'user-profile', contexts: 'user' },
  { name: 'ShowUserLatest', path: '/@{username}/latest', page: 'user-profile', contexts: 'user' },
  { name: 'ShowUserAbout', path: '/@{username}/about', page: 'user-about', contexts: 'user' },
  { name: 'ShowUserFollowers', path: '/@{username}/followers', page: 'user-followers', contexts: 'user' },
  { name: 'ShowUserFollowing', path: '/@{username}/following', page: 'user-following', contexts: 'user' },
  { name: 'ShowUserBooks', path: '/@{username}/books', page: 'user-books', contexts: 'user' },
  { name: 'ShowUserCatalogs', path: '/@{username}/lists', page: 'user-catalogs', contexts: 'user' },
  { name: 'ShowUserCatalog', path: '/@{username}/list/{catalogSlugId}', page: 'user-catalog', contexts: 'user' },
  {
    name: 'ShareUserCatalog',
    path: '/@{username}/list/{catalogSlugId}/share/{channel}',
    page: 'endpoint',
    contexts: 'user',
  },
  {
    name: 'EmbedUserCatalog',
    path: '/@{username}/list/{catalogSlugId}/embed',
    page: 'embed-catalog',
    contexts: 'user',
  },
  { name: 'ShowUserHighlights', path: '/@{username}/highlights', page: 'user-highlights', contexts: 'user' },
  { name: 'ShowUserSeries', path: '/@{username}/series', page: 'user-series', contexts: 'user' },
  { name: 'ShowUserResponses', path: '/@{username}/responses', page: 'user-responses', contexts: 'user' },
  { name: 'ShowUserHasRecommended', path: '/@{username}/has-recommended', page: 'user-recommended', contexts: 'user' },
  {
    name: 'RedirectUserRecommended',
    path: '/@{username}/recommended',
    page: 'redirect',
    contexts: 'user',
    redirect: { to: 'ShowUserHasRecommended' },
  },
  { name: 'ShowUserPublications', path: '/@{username}/publications', page: 'user-publications', contexts: 'user' },
  {
    name: 'EditUser',
    path: '/@{username}/edit',
    page: 'user-design-editor',
    contexts: 'user',
    requiresViewer: true,
  },
  { name: 'FollowUser', path: '/@{username}/follow', page: 'user-profile', contexts: 'user', requiresViewer: true },
  {
    name: 'SubscribeToUser',
    path: '/@{username}/subscribe',
    page: 'writer-subscription-promotion',
    contexts: 'user',
  },
  { name: 'ShowUserStats', path: '/@{username}/stats', page: 'stats-homepage', contexts: 'user', requiresViewer: true },
  {
    name: 'ShowUserAudience',
    path: '/@{username}/audience',
    page: 'stats-audience',
    contexts: 'user',
    requiresViewer: true,
  },
  {
    name: 'ShowUserPartnerDashboard',
    path: '/@{username}/partner/dashboard',
    page: 'partner-program-dashboard',
    contexts: 'user',
    requiresViewer: true,
  },
  { name: 'ShowUserFeed', path: '/@{username}/feed', page: 'feed', contexts: 'user' },
  // The page looks the person up by id and answers with a redirect to `/@{username}`.
  { name: 'RedirectUserById', path: '/u/{userId}', page: 'user-profile' },
] as const satisfies readonly RouteEntry[];
