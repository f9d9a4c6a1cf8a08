import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type LocalServer, startLocalServer } from './local-server.ts';

type Grant = {
  readonly redirectUri: string;
  readonly challenge: string;
  readonly person: Readonly<Record<string, unknown>>;
};

export type OAuthStandIn = LocalServer & {
  readonly clientId: string;
  readonly clientSecret: string;
  /** What is told of who is at the keyboard there, or what they do instead. */
  readonly seat: (who: Readonly<Record<string, unknown>> | 'cancels') => void;
  readonly setDown: (isDown: boolean) => void;
  readonly asked: string[];
};

/**
 * An OAuth 2 server that keeps its codes: each is good once, for its redirect address, its client and
 * its PKCE verifier. With the paths of Facebook, or of X, which wants the secret in the header.
 */
export async function startOAuthProvider(kind: 'facebook' | 'x'): Promise<OAuthStandIn> {
  const [clientId, clientSecret] = ['app id', randomBytes(16).toString('hex')];
  const paths =
    kind === 'facebook'
      ? { authorize: '/dialog/oauth', token: '/oauth/access_token', person: '/me' }
      : { authorize: '/i/oauth2/authorize', token: '/2/oauth2/token', person: '/2/users/me' };
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, Grant>();
  const asked: string[] = [];
  let seated: Readonly<Record<string, unknown>> | 'cancels' = 'cancels';
  let isDown = false;

  const server = await startLocalServer((origin) => async (request, response) => {
    const url = new URL(request.url ?? '/', origin);
    asked.push(`${request.method} ${url.pathname}`);
    const send = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (isDown) return send(502, { error: 'bad gateway' });
    if (url.pathname === paths.authorize) {
      const redirectUri = url.searchParams.get('redirect_uri') ?? '';
      const back = new URL(redirectUri);
      back.searchParams.set('state', url.searchParams.get('state') ?? '');
      if (seated === 'cancels') back.searchParams.set('error', 'access_denied');
      else {
        const code = randomBytes(12).toString('hex');
        codes.set(code, { redirectUri, challenge: url.searchParams.get('code_challenge') ?? '', person: seated });
        back.searchParams.set('code', code);
      }
      return void response.writeHead(302, { location: back.href }).end();
    }
    if (url.pathname === paths.token) {
      const body = await readForm(request);
      const grant = codes.get(body.get('code') ?? '');
      codes.delete(body.get('code') ?? '');
      if (!knowsClient(request, body)) return send(401, { error: 'invalid_client' });
      const challenge = createHash('sha256')
        .update(body.get('code_verifier') ?? '')
        .digest('base64url');
      const isRight = grant?.redirectUri === body.get('redirect_uri') && grant.challenge === challenge;
      if (grant === undefined || !isRight) return send(400, { error: 'invalid_grant' });
      const token = randomBytes(12).toString('hex');
      tokens.set(token, grant);
      return send(200, { access_token: token, token_type: 'bearer', expires_in: 7_200 });
    }
    const grant = tokens.get((request.headers.authorization ?? '').replace(/^Bearer /, ''));
    if (url.pathname !== paths.person || grant === undefined) return send(401, { error: 'invalid_token' });
    send(200, kind === 'x' ? { data: grant.person } : grant.person);
  });

  function knowsClient(request: IncomingMessage, body: URLSearchParams): boolean {
    if (kind === 'facebook') return body.get('client_id') === clientId && body.get('client_secret') === clientSecret;
    const [, pair = ''] = (request.headers.authorization ?? '').split(' ');
    const [id = '', secret = ''] = Buffer.from(pair, 'base64').toString().split(':').map(decodeURIComponent);
    return id === clientId && secret === clientSecret;
  }

  return {
    ...server,
    clientId,
    clientSecret,
    asked,
    seat: (who) => (seated = who),
    setDown: (next) => (isDown = next),
  };
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}
