import { createHmac } from 'node:crypto';
import { buildPath } from '#shared/routes/build-path.ts';
import type { Question } from '#platform/open-id/provider-client.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { createToken, hashOfToken } from '#modules/ground/random-token.ts';
import { callbackSegments } from './provider-addresses.ts';
import type { ProviderName, ProviderOperation } from './provider-name.ts';

/** Of the session that connects: enough to see in the state whose it is, too little to be it. */
const EXTRA_CHARACTERS = 16;

/**
 * The state: the provider, a token, the operation, and when connecting a mark of the session.
 * No provider changes it, and we keep only its hash.
 */
export function createState(provider: ProviderName, operation: ProviderOperation, sessionId: string | null): string {
  const extra = sessionId === null ? [] : [hashOfToken(sessionId).slice(0, EXTRA_CHARACTERS)];
  return [provider, createToken(), operation, ...extra].join('.');
}

/**
 * The question of a state. Nonce and verifier follow from the state by a secret of ours, so that neither
 * is stored nor ever in the browser.
 */
export function questionOf(
  { config, secrets }: Pick<CommandContext, 'config' | 'secrets'>,
  provider: ProviderName,
  state: string,
): Question {
  const derive = (purpose: string): string =>
    createHmac('sha256', secrets.standing('provider question')).update(`${purpose}:${state}`).digest('base64url');
  return {
    redirectUri: config.siteUrl + buildPath('CompleteProviderAuth', { provider: callbackSegments[provider] }),
    state,
    nonce: derive('nonce'),
    codeVerifier: derive('verifier'),
  };
}
