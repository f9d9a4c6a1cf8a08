import { createAccount } from '#modules/identity/accounts/create-account.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { hidesUnknownEmail } from '#modules/identity/email-auth/hides-unknown-email.ts';
import { issueLoginToken } from '#modules/identity/sign-in/issue-login-token.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { findConnection } from './find-connection.ts';
import type { Identity } from './identity.ts';
import type { ProviderError } from './provider-outcome.ts';
import { insertConnection, lockIdentity, touchConnection } from './providers.store.ts';

type Proven = { readonly kind: 'proven'; readonly token: string; readonly operation: 'login' | 'register' };

/** That an address has an account is told no oftener than elsewhere (rule T3). */
const NEW_IDENTITIES = { most: 20, windowSeconds: 3_600 };

/**
 * Signs in whom the provider's subject belongs to, or makes an account for a subject that nobody has. An
 * address alone opens no account: who has one signs in to it first and connects the provider then.
 */
export async function signInWithIdentity(
  context: CommandContext,
  identity: Identity,
  redirect: string,
): Promise<Proven | ProviderError> {
  const { provider } = identity;
  const known = await findConnection(context, identity);
  if (known === undefined) {
    const network = context.browser?.network ?? 'unknown';
    if (!(await takeOperation(context, 'provider sign-up', network, NEW_IDENTITIES)).ok) return 'TOO_MANY';
  }
  return await withTransaction(context, async (inside) => {
    await lockIdentity(inside.database, identity);
    const found = await findConnection(inside, identity);
    const operation = found === undefined ? 'register' : 'login';
    const personId = found === undefined ? await register(inside, identity) : await recognise(inside, identity, found);
    if (typeof personId !== 'object') return personId;
    const token = await issueLoginToken(inside, { ...personId, operation, redirect, method: provider });
    return { kind: 'proven', token, operation };
  });
}

type Who = { readonly personId: string };

async function recognise(
  context: CommandContext,
  identity: Identity,
  found: Who & { readonly isProven: boolean },
): Promise<Who | ProviderError> {
  const { personId } = found;
  // Somebody proved to own the address since: perhaps not the one who made the account with it.
  if (!found.isProven && (await isAddressProven(context, personId))) return 'EMAIL_TAKEN';
  const changes = { display_name: identity.displayName, last_used_at: context.clock.now() };
  await touchConnection(context.database, identity, changes);
  return { personId };
}

async function register(context: CommandContext, identity: Identity): Promise<Who | ProviderError> {
  const { email, isEmailVerified, name } = identity;
  if (email === undefined) return 'EMAIL_MISSING';
  // Who writes any address into a profile elsewhere must not learn by it who has an account.
  if (!isEmailVerified && (await hidesUnknownEmail(context))) return 'EMAIL_UNPROVEN';
  const made = await createAccount(context, { email, isEmailVerified, name });
  if ('error' in made) return made.error;
  const now = context.clock.now();
  await insertConnection(context.database, {
    provider: identity.provider,
    issuer: identity.issuer,
    subject: identity.subject,
    person_id: made.personId,
    display_name: identity.displayName,
    is_proven: isEmailVerified,
    created_at: now,
    last_used_at: now,
  });
  return { personId: made.personId };
}

async function isAddressProven({ database }: CommandContext, personId: string): Promise<boolean> {
  const row = await database.kysely
    .selectFrom('email_address')
    .select('is_verified')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.is_verified === true;
}
