import { systemClock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { SignInMethod } from '#platform/config/sign-in-settings.ts';
import { signAppleSecret } from '#platform/open-id/client-authentication.ts';
import { createOAuthClient } from '#platform/open-id/oauth-client.ts';
import { createOpenIdClient, type OpenIdClient } from '#platform/open-id/open-id-client.ts';
import type { ProviderClient } from '#platform/open-id/provider-client.ts';
import { createOutbound } from '#platform/outbound/outbound.ts';
import type { ProviderName } from './provider-name.ts';
import { facebookPersonUrl, readFacebookPerson, readXPerson, xPersonUrl } from './read-person.ts';

/** The providers whose keys the operator set. */
export type ProviderClients = Partial<Record<ProviderName, ProviderClient>> & { readonly google?: OpenIdClient };

const known = new WeakMap<Config['signIn'], ProviderClients>();

/** One client for each provider and process: each remembers what the provider says of itself, and its keys. */
export function providerClients({ signIn }: Pick<Config, 'signIn'>): ProviderClients {
  const made = known.get(signIn) ?? {
    ...(signIn.google && { google: googleClient(signIn.google) }),
    ...(signIn.apple && { apple: appleClient(signIn.apple) }),
    ...(signIn.facebook && { facebook: facebookClient(signIn.facebook) }),
    ...(signIn.x && { x: xClient(signIn.x) }),
  };
  known.set(signIn, made);
  return made;
}

const GOOGLE = 'https://accounts.google.com';
const FACEBOOK = 'https://graph.facebook.com';
const X = 'https://api.x.com';

function googleClient({ address, clientId, clientSecret }: SignInMethod): OpenIdClient {
  return createOpenIdClient({
    issuer: address,
    otherIssuers: address === GOOGLE ? ['accounts.google.com'] : [],
    clientId,
    secret: () => clientSecret,
    scope: 'openid email profile',
    outbound: outboundTo(address),
  });
}

function appleClient({ address, clientId, clientSecret, signingKey }: SignInMethod): OpenIdClient {
  return createOpenIdClient({
    issuer: address,
    clientId,
    // Apple compares the times of the secret with its own clock, not with one that a test moved.
    secret: () =>
      signingKey === undefined ? clientSecret : signAppleSecret(signingKey, clientId, address, systemClock.now()),
    scope: 'openid name email',
    isAnsweredByForm: true,
    outbound: outboundTo(address),
  });
}

function facebookClient({ address, clientId, clientSecret }: SignInMethod): ProviderClient {
  // Without a version in the path the oldest answers that Facebook still serves.
  const dialog = address === FACEBOOK ? 'https://www.facebook.com' : address;
  return createOAuthClient({
    issuer: address,
    authorizationUrl: `${dialog}/dialog/oauth`,
    tokenUrl: `${address}/oauth/access_token`,
    clientId,
    clientSecret,
    placeOfSecret: 'body',
    scope: 'public_profile email',
    personUrl: (accessToken) => facebookPersonUrl(address, accessToken, clientSecret),
    readPerson: readFacebookPerson,
    outbound: outboundTo(address),
  });
}

function xClient({ address, clientId, clientSecret }: SignInMethod): ProviderClient {
  return createOAuthClient({
    issuer: address,
    authorizationUrl: address === X ? 'https://x.com/i/oauth2/authorize' : `${address}/i/oauth2/authorize`,
    tokenUrl: `${address}/2/oauth2/token`,
    clientId,
    clientSecret,
    placeOfSecret: 'header',
    scope: 'users.read tweet.read users.email',
    personUrl: () => xPersonUrl(address),
    readPerson: readXPerson,
    outbound: outboundTo(address),
  });
}

function outboundTo(address: string) {
  return createOutbound({ trustedOrigins: [address] });
}
