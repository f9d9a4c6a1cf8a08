import * as openId from 'openid-client';
import type { Outbound } from '../outbound/outbound.ts';
import { secretInBody, secretInHeader } from './client-authentication.ts';
import { challengeOf, told } from './exchange-parts.ts';
import type { ProviderClient } from './provider-client.ts';
import { SignInFault } from './sign-in-fault.ts';
import type { Claims } from './verify-id-token.ts';

export type OAuthSettings = {
  /** The provider's address, within which subjects are unique. */
  readonly issuer: string;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly placeOfSecret: 'body' | 'header';
  readonly scope: string;
  /** The provider's address that says who a token's bearer is. */
  readonly personUrl: (accessToken: string) => URL;
  /** Reads that answer; throws if it's another kind. */
  readonly readPerson: (body: unknown) => Claims;
  readonly outbound: Outbound;
};

/** Signs in at a provider with OAuth 2 but no OpenID: we use the access token to ask who somebody is. */
export function createOAuthClient(settings: OAuthSettings): ProviderClient {
  const { issuer, clientId, clientSecret, outbound } = settings;
  const server: openId.ServerMetadata = {
    issuer,
    authorization_endpoint: settings.authorizationUrl,
    token_endpoint: settings.tokenUrl,
  };
  const place = settings.placeOfSecret === 'body' ? secretInBody : secretInHeader;
  const configuration = new openId.Configuration(
    server,
    clientId,
    undefined,
    place(clientId, () => clientSecret),
  );
  configuration[openId.customFetch] = outbound;
  if (settings.tokenUrl.startsWith('http:')) openId.allowInsecureRequests(configuration);

  return {
    issuer,
    questionUrl: (question) =>
      told(async () =>
        openId.buildAuthorizationUrl(configuration, {
          redirect_uri: question.redirectUri,
          scope: settings.scope,
          state: question.state,
          ...(await challengeOf(question)),
        }),
      ),
    readAnswer: (answer, question) =>
      told(async () => {
        const url = new URL(question.redirectUri);
        for (const [name, value] of answer) url.searchParams.append(name, value);
        const checks = { expectedState: question.state, pkceCodeVerifier: question.codeVerifier };
        const tokens = await openId.authorizationCodeGrant(configuration, url, checks);
        return await askPerson(tokens.access_token);
      }),
  };

  async function askPerson(accessToken: string): Promise<Claims> {
    const headers = { authorization: `Bearer ${accessToken}`, accept: 'application/json' };
    const answer = await outbound(settings.personUrl(accessToken), { headers });
    if (answer.status >= 500) throw new SignInFault('unavailable', `status ${answer.status}`);
    if (!answer.ok) throw new SignInFault('refused', `status ${answer.status}`);
    return settings.readPerson(await answer.json());
  }
}
