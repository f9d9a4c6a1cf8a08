import type { SignInConfig, SusiOperation } from '#shared/identity/sign-in-config.ts';
import { endpointPath } from './endpoint-path.ts';

export const signInProviders = ['google', 'facebook', 'apple', 'x'] as const;
export type SignInProvider = (typeof signInProviders)[number];

const routeNames = {
  google: 'ConnectGoogle',
  facebook: 'ConnectFacebook',
  apple: 'StartAppleAuth',
  x: 'AuthenticateTwitter',
} as const;

/** Where a provider's button leads: the server builds the state of what it leads on to. */
export function providerPath(provider: SignInProvider, config: SignInConfig, operation: SusiOperation): string {
  const { redirectTo: redirect, actionUrl, token, susiEntry } = config;
  return endpointPath(routeNames[provider], { operation, redirect, susiEntry, actionUrl, token });
}
