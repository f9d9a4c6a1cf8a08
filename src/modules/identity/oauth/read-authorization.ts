import { isScope, type Scope } from '#shared/identity/scopes.ts';
import { tokenMessages as messages } from '#shared/messages/tokens.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { findApp, type OAuthApp } from './app.ts';
import { isNamedAddress, withAnswer } from './redirect-address.ts';

/** A request of an app that can be put before the person it is about. */
export type AuthorizationRequest = {
  readonly type: 'AuthorizationRequest';
  readonly app: OAuthApp;
  readonly scopes: readonly Scope[];
  readonly redirectAddress: string;
  readonly challenge: string;
  readonly state: string | undefined;
};

/** One that cannot. `redirectTo` is where the app may be told so: an address that it named. */
export type AuthorizationRefusal = {
  readonly type: 'AuthorizationRefusal';
  readonly message: string;
  readonly redirectTo: string | null;
};

const NAMES = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'code_challenge',
  'code_challenge_method',
] as const;
/** base64url of 32 bytes: what S256 comes to. */
const CHALLENGE = /^[\w-]{43}$/;
/** What RFC 6749 lets a state be written with, and how long we carry it. */
const STATE = /^[\x20-\x7e]{0,1000}$/;
const MOST_QUERY = 8_000;

/**
 * Reads what an app asks for from the query of `/m/oauth/authorize` (OAuth 2.1, 4.1.1). Of an app or an
 * address that is not known nobody is sent anywhere.
 */
export async function readAuthorization(
  context: Pick<CommandContext, 'database' | 'config'>,
  query: string,
): Promise<AuthorizationRequest | AuthorizationRefusal> {
  const given = new URLSearchParams(query.slice(0, MOST_QUERY));
  if (NAMES.some((name) => given.getAll(name).length > 1)) return refusal(messages.repeated);
  const value = (name: (typeof NAMES)[number]): string | undefined => given.get(name) ?? undefined;
  const app = await findApp(context, storable(value('client_id')));
  if (app === undefined) return refusal(messages.unknownApp);
  const redirectAddress = value('redirect_uri') ?? '';
  if (!isNamedAddress(redirectAddress, app.redirectAddresses)) return refusal(messages.unknownRedirect);
  const state = value('state');
  const tell = (error: string, message: string): AuthorizationRefusal => {
    const kept = state !== undefined && STATE.test(state) ? state : undefined;
    return refusal(message, withAnswer(redirectAddress, { error, state: kept, iss: context.config.siteUrl }));
  };
  if (state !== undefined && !STATE.test(state)) return tell('invalid_request', messages.repeated);
  if (value('response_type') !== 'code') return tell('unsupported_response_type', messages.badResponseType);
  const challenge = value('code_challenge') ?? '';
  if (value('code_challenge_method') !== 'S256' || !CHALLENGE.test(challenge)) {
    return tell('invalid_request', messages.badChallenge);
  }
  const scopes = readScopes(value('scope'));
  if (scopes === undefined) return tell('invalid_scope', messages.badScope);
  return { type: 'AuthorizationRequest', app, scopes, redirectAddress, challenge, state };
}

/** What an app may do that asks for nothing in particular. */
const DEFAULT_SCOPES: readonly Scope[] = ['read'];

/** The scopes of a text with spaces between; undefined where one is none of ours. */
export function readScopes(text: string | undefined): readonly Scope[] | undefined {
  const names = [...new Set((text ?? '').split(' ').filter((name) => name !== ''))];
  if (names.length === 0) return DEFAULT_SCOPES;
  const known = names.filter(isScope);
  return known.length === names.length ? known : undefined;
}

function refusal(message: string, redirectTo: string | null = null): AuthorizationRefusal {
  return { type: 'AuthorizationRefusal', message, redirectTo };
}

/** No id has a NUL, and the database cannot be asked for one. */
function storable(text: string | undefined): string {
  return text === undefined || text.includes('\u0000') ? '' : text;
}
