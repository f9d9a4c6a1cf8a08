import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { scopes } from '#shared/identity/scopes.ts';
import { serverMessages } from '#shared/messages/server.ts';
import { buildPath } from '#shared/routes/build-path.ts';
import { exchangeCode } from '#modules/identity/oauth/exchange-code.ts';
import { findClient } from '#modules/identity/oauth/find-client.ts';
import { refreshTokens } from '#modules/identity/oauth/refresh-tokens.ts';
import { revokeToken } from '#modules/identity/oauth/revoke-token.ts';
import type { TokenOutcome } from '#modules/identity/oauth/token-outcome.ts';
import { sendJson } from '../api/send-json.ts';
import { withForms } from '../form-body.ts';
import { takeLimit } from '../limits/take-limit.ts';
import { sendPlain } from '../plain-answer.ts';
import { requestIdOf } from '../request-id.ts';
import type { Site } from '../site.ts';
import { readClientProof } from './client-proof.ts';
import { type Fields, readFields } from './token-fields.ts';

const TOKEN_PATH = '/m/oauth/token';
const REVOKE_PATH = '/m/oauth/revoke';
const METADATA_PATH = '/.well-known/oauth-authorization-server';

/** The part of OAuth 2.1 that apps speak with us without a browser (IDEN-12), on the main site alone. */
export function registerOAuth(app: FastifyInstance, site: Site): void {
  app.get(METADATA_PATH, (request, reply) => {
    reply.hijack();
    if (!isMainSite(site, request)) return sendPlain(reply.raw, 404, serverMessages.notFound);
    sendJson(site, reply.raw, 200, metadataOf(site), {
      'cache-control': 'public, max-age=3600',
      'access-control-allow-origin': '*',
    });
  });
  withForms(app, (inside) => {
    inside.post(TOKEN_PATH, async (request, reply) => {
      const asked = await openTokenEndpoint(site, request, reply);
      if (asked === undefined) return;
      const { client, fields, context } = asked;
      const answer = await grantTokens(context, client, fields);
      if (answer.ok) return sendTokens(site, reply, answer);
      sendJson(site, reply.raw, 400, { error: answer.error }, NO_CACHE);
    });
    inside.post(REVOKE_PATH, async (request, reply) => {
      const asked = await openTokenEndpoint(site, request, reply);
      if (asked === undefined) return;
      const { client, fields, context } = asked;
      const token = fields.get('token');
      if (token === undefined) return sendJson(site, reply.raw, 400, { error: 'invalid_request' }, NO_CACHE);
      await revokeToken(context, client, token);
      sendJson(site, reply.raw, 200, {}, NO_CACHE);
    });
  });
}

const NO_CACHE = { pragma: 'no-cache' };

type Asked = {
  readonly client: NonNullable<Awaited<ReturnType<typeof findClient>>>;
  readonly fields: Fields;
  readonly context: Parameters<typeof exchangeCode>[0];
};

/** Who asks and for what; undefined after a refusal. Cookies count for nothing here. */
async function openTokenEndpoint(site: Site, request: FastifyRequest, reply: FastifyReply): Promise<Asked | undefined> {
  reply.hijack();
  const { raw: response } = reply;
  if (!isMainSite(site, request)) return void sendPlain(response, 404, serverMessages.notFound);
  if (!takeLimit(site, request, response, 'graph')) return undefined;
  const fields = readFields(request);
  const proof = fields === undefined ? undefined : readClientProof(request, fields);
  if (fields === undefined || proof === undefined) {
    return void sendJson(site, response, 400, { error: 'invalid_request' }, NO_CACHE);
  }
  const client = await findClient(site, proof);
  if (client === undefined) {
    const headers = { ...NO_CACHE, 'www-authenticate': 'Basic realm="oauth"' };
    return void sendJson(site, response, 401, { error: 'invalid_client' }, headers);
  }
  const { database, files, clock, log, config, secrets } = site;
  const requestId = requestIdOf(request.raw);
  const means = { database, files, clock, log, config, secrets, requestId };
  return { client, fields, context: { ...means, viewer: null, browser: null, isProgram: false } };
}

type GrantOutcome = TokenOutcome | { readonly ok: false; readonly error: 'unsupported_grant_type' | 'invalid_request' };

async function grantTokens(context: Asked['context'], client: Asked['client'], fields: Fields): Promise<GrantOutcome> {
  switch (fields.get('grant_type')) {
    case 'authorization_code': {
      const [code, redirectAddress, verifier] = [
        fields.get('code'),
        fields.get('redirect_uri'),
        fields.get('code_verifier'),
      ];
      if (code === undefined || redirectAddress === undefined || verifier === undefined) {
        return { ok: false, error: 'invalid_request' };
      }
      return await exchangeCode(context, client, { code, redirectAddress, verifier });
    }
    case 'refresh_token': {
      const refreshToken = fields.get('refresh_token');
      if (refreshToken === undefined) return { ok: false, error: 'invalid_request' };
      return await refreshTokens(context, client, { refreshToken, scope: fields.get('scope') });
    }
    case undefined:
      return { ok: false, error: 'invalid_request' };
    default:
      return { ok: false, error: 'unsupported_grant_type' };
  }
}

function sendTokens(site: Site, reply: FastifyReply, answer: Extract<TokenOutcome, { readonly ok: true }>): void {
  const tokens = {
    access_token: answer.accessToken,
    token_type: 'Bearer',
    expires_in: answer.expiresInSeconds,
    refresh_token: answer.refreshToken,
    scope: answer.scopes.join(' '),
  };
  sendJson(site, reply.raw, 200, tokens, NO_CACHE);
}

function isMainSite(site: Site, request: FastifyRequest): boolean {
  return site.hosts.find(request.headers.host)?.context.type === 'DEFAULT';
}

/** RFC 8414. */
function metadataOf({ url }: Site) {
  const methods = ['client_secret_basic', 'client_secret_post', 'none'];
  return {
    issuer: url,
    authorization_endpoint: url + buildPath('AuthorizeApp'),
    token_endpoint: url + TOKEN_PATH,
    revocation_endpoint: url + REVOKE_PATH,
    scopes_supported: scopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: methods,
    revocation_endpoint_auth_methods_supported: methods,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };
}
