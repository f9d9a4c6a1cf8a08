import type { RouteName } from '#shared/routes/route-table.ts';
import type { ProviderName } from './provider-name.ts';

/** The addresses where signing in at a provider begins. */
export const startRoutes = {
  google: 'ConnectGoogle',
  apple: 'StartAppleAuth',
  facebook: 'ConnectFacebook',
  x: 'AuthenticateTwitter',
} as const satisfies Record<ProviderName, RouteName>;

/** The last segment of `/m/callback/{provider}`: what the operator registers at the provider. */
export const callbackSegments = {
  google: 'google',
  apple: 'apple',
  facebook: 'facebook',
  x: 'twitter',
} as const satisfies Record<ProviderName, string>;

/** Their names as people know them. */
export const providerTitles = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
  x: 'X',
} as const satisfies Record<ProviderName, string>;
