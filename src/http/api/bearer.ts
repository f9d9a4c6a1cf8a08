import type { FastifyRequest } from 'fastify';
import type { Scope } from '#shared/identity/scopes.ts';
import { apiMessages as messages } from '#shared/messages/api.ts';
import { formatMessage } from '#shared/messages/format-message.ts';
import { findAccessToken } from '#modules/identity/oauth/find-access-token.ts';
import type { Bearer } from '#modules/identity/personal-tokens/bearer.ts';
import { findPersonalToken } from '#modules/identity/personal-tokens/find-personal-token.ts';
import type { KnownHost } from '../hosts/known-hosts.ts';
import { limitRules } from '../limits/limit-rules.ts';
import type { Site } from '../site.ts';

/** Why a token is rejected (RFC 6750, 3.1), with the headers that say so. */
export type BearerRefusal = {
  readonly status: 401 | 403 | 429;
  readonly message: string;
  /** As the peer's own API numbers them; absent where it has no number. */
  readonly code?: number;
  readonly headers: Readonly<Record<string, string>>;
};

export type BearerOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'bearer'; readonly bearer: Bearer }
  | { readonly kind: 'refused'; readonly refusal: BearerRefusal };

const REALM = 'Bearer realm="api"';
/** RFC 6750, 2.1; longer than any of ours. */
const BEARER = /^bearer +([\w\-.~+/]{1,200}=*)$/i;

/**
 * Who a request speaks for by `Authorization: Bearer`, with at least `scope`, counted by token. Never on a
 * domain of somebody else's, whose owner could read along. `none` where no bearer token was sent.
 */
export async function readBearer(
  site: Site,
  request: FastifyRequest,
  host: KnownHost,
  scope: Scope,
): Promise<BearerOutcome> {
  const { authorization } = request.headers;
  if (authorization === undefined || !/^bearer\b/i.test(authorization)) return { kind: 'none' };
  if (host.context.type !== 'DEFAULT') {
    return invalid(formatMessage(messages.notHere, { siteUrl: site.url }));
  }
  const value = BEARER.exec(authorization)?.[1];
  if (value === undefined) return invalid(messages.tokenInvalid);
  const bearer = (await findPersonalToken(site, value)) ?? (await findAccessToken(site, value));
  if (bearer === undefined) return invalid(messages.tokenInvalid);
  const { scopes } = bearer.viewer;
  if (scopes !== 'all' && !scopes.has(scope)) {
    return refused({
      status: 403,
      message: formatMessage(messages.scopeNeeded, { scope }),
      headers: { 'www-authenticate': `${REALM}, error="insufficient_scope", scope="${scope}"` },
    });
  }
  const taken = site.isUnlimited ? ({ ok: true } as const) : site.limiter.take(bearer.limitKey, limitRules.token, 1);
  if (!taken.ok) {
    const seconds = taken.retryAfterSeconds;
    return refused({
      status: 429,
      message: formatMessage(messages.tooMany, { seconds }),
      headers: { 'retry-after': String(seconds) },
    });
  }
  return { kind: 'bearer', bearer };
}

/** For an address that takes nothing but tokens. */
export const tokenNeeded: BearerRefusal = {
  status: 401,
  message: messages.tokenNeeded,
  code: 6000,
  headers: { 'www-authenticate': REALM },
};

function invalid(message: string): BearerOutcome {
  const headers = { 'www-authenticate': `${REALM}, error="invalid_token"` };
  return refused({ status: 401, message, code: 6003, headers });
}

function refused(refusal: BearerRefusal): BearerOutcome {
  return { kind: 'refused', refusal };
}
