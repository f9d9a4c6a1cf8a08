import { createRemoteJWKSet, customFetch as fetchKeys, type JWTVerifyGetKey } from 'jose';
import * as openId from 'openid-client';
import type { Outbound } from '../outbound/outbound.ts';
import { secretInBody, secretInHeader } from './client-authentication.ts';
import { challengeOf, told } from './exchange-parts.ts';
import type { ProviderClient, Question } from './provider-client.ts';
import { SignInFault } from './sign-in-fault.ts';
import { type Claims, type Expected, readClaims, verifyIdToken } from './verify-id-token.ts';

export type OpenIdSettings = {
  readonly issuer: string;
  /** Other spellings of the issuer in its tokens. */
  readonly otherIssuers?: readonly string[];
  readonly clientId: string;
  /** Asked at each use, since it may be a token that is signed anew. */
  readonly secret: () => string;
  readonly scope: string;
  /** The answer comes as a form (Apple demands it where the name is asked for). */
  readonly isAnsweredByForm?: boolean;
  readonly outbound: Outbound;
};

export type OpenIdClient = ProviderClient & {
  /** Reads an ID token that the browser brought, without a code (Google's one-tap card). */
  readonly readCredential: (token: string, nonce: string | undefined) => Promise<Claims>;
};

type Opened = {
  readonly server: openId.ServerMetadata;
  readonly keys: JWTVerifyGetKey;
  readonly withSecretIn: (place: 'body' | 'header') => openId.Configuration;
};

/** An issuer's metadata may change, but rarely. */
const REFRESH_MILLISECONDS = 60 * 60 * 1_000;

/** Signs in at an OpenID provider by authorization code, with PKCE where the provider can, and nonce. */
export function createOpenIdClient(settings: OpenIdSettings): OpenIdClient {
  const { issuer, clientId, secret, outbound } = settings;
  const isInsecure = issuer.startsWith('http:');
  let known: { readonly opened: Promise<Opened>; readonly until: number } | undefined;

  const open = (): Promise<Opened> => {
    if (known !== undefined && performance.now() < known.until) return known.opened;
    const opened = discover();
    known = { opened, until: performance.now() + REFRESH_MILLISECONDS };
    // A provider that was away is asked again the next time.
    opened.catch(() => (known = undefined));
    return opened;
  };

  const discover = async (): Promise<Opened> => {
    const execute = isInsecure ? [openId.allowInsecureRequests] : [];
    const options = { [openId.customFetch]: outbound, execute };
    const found = await openId.discovery(new URL(issuer), clientId, undefined, openId.None(), options);
    const server = found.serverMetadata();
    if (server.jwks_uri === undefined) throw new SignInFault('untrusted', 'the issuer names no keys');
    const keys = createRemoteJWKSet(new URL(server.jwks_uri), { [fetchKeys]: outbound });
    const withSecretIn = (place: 'body' | 'header'): openId.Configuration => {
      const proof = place === 'body' ? secretInBody(clientId, secret) : secretInHeader(clientId, secret);
      const configuration = new openId.Configuration(server, clientId, undefined, proof);
      configuration[openId.customFetch] = outbound;
      if (isInsecure) openId.allowInsecureRequests(configuration);
      return configuration;
    };
    return { server, keys, withSecretIn };
  };

  const verify = async (opened: Opened, token: string, nonce: string | undefined): Promise<Claims> => {
    const issuers = [opened.server.issuer, ...(settings.otherIssuers ?? [])];
    const expected: Expected = { issuers, clientId, nonce };
    return await verifyIdToken(token, opened.keys, expected);
  };

  return {
    issuer,
    questionUrl: (question) =>
      told(async () => {
        const { server, withSecretIn } = await open();
        return openId.buildAuthorizationUrl(withSecretIn('body'), {
          redirect_uri: question.redirectUri,
          scope: settings.scope,
          state: question.state,
          nonce: question.nonce,
          ...(settings.isAnsweredByForm === true ? { response_mode: 'form_post' } : {}),
          ...(provesPossession(server) ? await challengeOf(question) : {}),
        });
      }),
    readAnswer: (answer, question) =>
      told(async () => {
        const opened = await open();
        const tokens = await exchange(opened, answer, question);
        if (tokens.id_token === undefined) throw new SignInFault('untrusted', 'the answer has no ID token');
        const claims = await verify(opened, tokens.id_token, question.nonce);
        return claims.email === undefined ? await askMore(opened, tokens.access_token, claims) : claims;
      }),
    readCredential: (token, nonce) => told(async () => verify(await open(), token, nonce)),
  };
}

/** Some providers leave the address out of the ID token and tell it to who asks with the access token. */
async function askMore({ server, withSecretIn }: Opened, accessToken: string, claims: Claims): Promise<Claims> {
  if (server.userinfo_endpoint === undefined) return claims;
  const more = await openId.fetchUserInfo(withSecretIn('body'), accessToken, claims.subject);
  return readClaims(more);
}

function provesPossession(server: openId.ServerMetadata): boolean {
  return server.code_challenge_methods_supported?.includes('S256') === true;
}

/** Where a provider takes the secret in one place only, it says so before it looks at the code. */
async function exchange(opened: Opened, answer: URLSearchParams, question: Question) {
  const places = placesOfSecret(opened.server);
  const url = new URL(question.redirectUri);
  for (const [name, value] of answer) url.searchParams.append(name, value);
  const checks = {
    expectedState: question.state,
    expectedNonce: question.nonce,
    idTokenExpected: true,
    ...(provesPossession(opened.server) ? { pkceCodeVerifier: question.codeVerifier } : {}),
  };
  const [first, second] = places;
  try {
    return await openId.authorizationCodeGrant(opened.withSecretIn(first), url, checks);
  } catch (error) {
    const isWrongPlace = error instanceof openId.ResponseBodyError && error.error === 'invalid_client';
    const isChallenged = error instanceof openId.WWWAuthenticateChallengeError;
    if (second === undefined || !(isWrongPlace || isChallenged)) throw error;
    return await openId.authorizationCodeGrant(opened.withSecretIn(second), url, checks);
  }
}

type Place = 'body' | 'header';

function placesOfSecret(server: openId.ServerMetadata): readonly [Place, Place?] {
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const canBody = methods.includes('client_secret_post');
  const canHeader = methods.includes('client_secret_basic');
  if (canBody && canHeader) return ['body', 'header'];
  return [canBody ? 'body' : 'header'];
}
