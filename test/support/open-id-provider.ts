import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Provider } from 'oidc-provider';
import { type LocalServer, startLocalServer } from './local-server.ts';
import { createMemoryAdapter } from './memory-adapter.ts';

export type OpenIdAccount = {
  readonly sub: string;
  readonly email?: string;
  readonly email_verified?: boolean | string;
  readonly name?: string;
};

export type OpenIdStandIn = LocalServer & {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Who is at the keyboard there from now on, or what they do instead of signing in. */
  readonly seat: (who: OpenIdAccount | 'cancels') => void;
  /** What Apple sends beside the answer as `user`; nothing after it was sent. */
  readonly tellUser: (user: unknown) => void;
  readonly asked: string[];
};

export type OpenIdOptions = {
  readonly redirectUris: readonly string[];
  /** Where the client writes its secret; `body` where absent. */
  readonly placeOfSecret?: 'body' | 'header';
  /** Judges a secret that is made anew each time (Apple's); where absent the fixed one is right. */
  readonly isRightSecret?: (secret: string) => boolean;
};

/** A whole OpenID provider by its own library, in the place of Google or Apple. */
export async function startOpenIdProvider(options: OpenIdOptions): Promise<OpenIdStandIn> {
  const [clientId, clientSecret] = ['site', randomBytes(16).toString('hex')];
  let seated: OpenIdAccount | 'cancels' = { sub: 'nobody' };
  let user: unknown;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const accounts = new Map<string, OpenIdAccount>();
  const asked: string[] = [];

  const server = await startLocalServer((origin) => {
    const provider = new Provider(origin, {
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: [...options.redirectUris],
          token_endpoint_auth_method: options.placeOfSecret === 'header' ? 'client_secret_basic' : 'client_secret_post',
        },
      ],
      scopes: ['openid', 'email', 'profile', 'name'],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      adapter: createMemoryAdapter(),
      cookies: { keys: ['stand-in'] },
      ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'stand-in', use: 'sig', alg: 'RS256' }] },
      findAccount: (_context, id) => ({ accountId: id, claims: () => ({ ...accounts.get(id), sub: id }) }),
      loadExistingGrant: async (context) => {
        const { client, session } = context.oidc;
        if (client === undefined || session?.accountId === undefined) return undefined;
        const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
        grant.addOIDCScope('openid email profile name');
        await grant.save();
        return grant;
      },
    });
    provider.use(async (context, next) => {
      await next();
      if (typeof context.body !== 'string' || user === undefined || !context.body.includes('method="post"')) return;
      const value = JSON.stringify(user).replaceAll('"', '&quot;');
      context.body = context.body.replace('</form>', `<input type="hidden" name="user" value="${value}"/></form>`);
      user = undefined;
    });
    if (options.isRightSecret !== undefined) provider.Client.prototype.compareClientSecret = options.isRightSecret;
    const answer = provider.callback();
    return (request, response) => {
      const { pathname } = new URL(request.url ?? '/', origin);
      asked.push(`${request.method} ${pathname}`);
      // Each question is answered by who is seated now, not by who signed in there before.
      if (pathname === '/auth') delete request.headers.cookie;
      if (request.url?.startsWith('/interaction/') === true) return void sit(provider, request, response);
      void answer(request, response);
    };
  });

  async function sit(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (seated === 'cancels') {
      return await provider.interactionFinished(request, response, { error: 'access_denied' });
    }
    accounts.set(seated.sub, seated);
    await provider.interactionFinished(request, response, { login: { accountId: seated.sub, remember: false } });
  }

  return {
    ...server,
    clientId,
    clientSecret,
    asked,
    seat: (who) => (seated = who),
    tellUser: (next) => (user = next),
  };
}
