import { isSameText } from '#platform/secrets/is-same-text.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { hashOfToken } from '#modules/ground/random-token.ts';
import { findApp, type OAuthApp } from './app.ts';

/**
 * The app that asks at the token endpoint: one with a secret must show it, one without must not have
 * any (OAuth 2.1, 2.4). Undefined for everybody else.
 */
export async function findClient(
  context: Pick<CommandContext, 'database'>,
  given: { readonly appId: string; readonly secret: string | undefined },
): Promise<OAuthApp | undefined> {
  if (given.appId.includes('\u0000')) return undefined;
  const app = await findApp(context, given.appId);
  if (app === undefined) return undefined;
  if (app.secretHash === null) return given.secret === undefined ? app : undefined;
  if (given.secret === undefined) return undefined;
  return isSameText(hashOfToken(given.secret), app.secretHash) ? app : undefined;
}
