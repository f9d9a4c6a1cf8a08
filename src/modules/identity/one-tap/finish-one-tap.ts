import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { identityOf } from '#modules/identity/providers/identity.ts';
import type { ProviderOutcome } from '#modules/identity/providers/provider-outcome.ts';
import { providerClients } from '#modules/identity/providers/provider-clients.ts';
import { signInWithIdentity } from '#modules/identity/providers/sign-in-with-identity.ts';
import { hashOfToken } from '#modules/ground/random-token.ts';
import { takeClaims } from './one-tap.store.ts';
import { youngestEnd } from './read-one-tap-credential.ts';

/** Signs in or up who gave the one-tap card's credential in this browser, as Google's own page would. */
export async function finishOneTap(
  context: CommandContext,
  input: { readonly handle: string; readonly redirect: string },
): Promise<ProviderOutcome> {
  const { browser, clock } = context;
  const { redirect } = input;
  const client = providerClients(context.config).google;
  const failed = { kind: 'failed', operation: 'login', redirect } as const;
  if (client === undefined) return { ...failed, error: 'NOT_OFFERED' };
  if (browser === null) return { ...failed, error: 'STALE' };
  const handle = {
    handleHash: hashOfToken(input.handle),
    visitorHash: browser.visitorHash,
    youngestEnd: youngestEnd(clock.now()),
  };
  const claims = await withTransaction(context, (inside) => takeClaims(inside.database, handle));
  if (claims === undefined) return { ...failed, error: 'STALE' };
  const proven = await signInWithIdentity(context, identityOf('google', client.issuer, claims), redirect);
  return typeof proven === 'string' ? { ...failed, error: proven } : proven;
}
