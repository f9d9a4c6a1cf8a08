import type { RouteEntry } from '../route.ts';

/** Onboarding and signing in, the callbacks and the unsubscribe pages. */
export const authRoutes = [
  { name: 'ShowGetStarted', path: '/get-started', page: 'onboarding' },
  { name: 'ShowGetStartedTopics', path: '/get-started/topics', page: 'topics-onboarding', requiresViewer: true },
  { name: 'ShowGetStartedPlans', path: '/get-started/plans', page: 'onboarding-plans', requiresViewer: true },
  { name: 'SignIn', path: '/m/signin', page: 'sign-in', contexts: 'all' },
  { name: 'ConnectGoogle', path: '/m/connect/google', page: 'endpoint', contexts: 'all' },
  { name: 'ConnectFacebook', path: '/m/connect/facebook', page: 'endpoint', contexts: 'all' },
  { name: 'StartAppleAuth', path: '/m/start-auth/apple', page: 'endpoint', contexts: 'all' },
  { name: 'AuthenticateTwitter', path: '/m/account/authenticate-twitter', page: 'endpoint', contexts: 'all' },
  { name: 'ExchangeToken', path: '/m/token', page: 'endpoint', contexts: 'all' },
  { name: 'CompleteEmailAuth', path: '/m/callback/email', page: 'endpoint', contexts: 'all' },
  { name: 'CompleteAuth', path: '/m/callback/authenticate', page: 'endpoint', contexts: 'all' },
  { name: 'CompleteProviderAuth', path: '/m/callback/{provider}', page: 'endpoint', contexts: 'all' },
  { name: 'AcceptInvitation', path: '/m/invitation/{token}', page: 'endpoint' },
  { name: 'SignOut', path: '/m/signout/{xsrf}', page: 'endpoint', contexts: 'all' },
  { name: 'ShowPassword', path: '/password', page: 'crupdate-password' },
  { name: 'AuthorizeApp', path: '/m/oauth/authorize', page: 'oauth-authorize', requiresViewer: true },
  { name: 'UnsubscribeFromNotification', path: '/m/unsubscribe/{token}', page: 'notification-unsubscribe' },
  {
    name: 'UnsubscribeFromNewsletters',
    path: '/m/unsubscribe-newsletters/{token}',
    page: 'global-unsubscribe-newsletters',
  },
  { name: 'ConfirmSubscription', path: '/m/subscribe/{token}', page: 'subscription-confirmation' },
] as const satisfies readonly RouteEntry[];
