import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { hashOfToken } from '#modules/ground/random-token.ts';
import { deleteVerifications, takeVerification } from './email-addresses.store.ts';
import { proveEmailAddress } from './prove-email-address.ts';

export type ConfirmationOutcome = 'confirmed' | 'mustSignIn' | 'expired';

/**
 * Follows a verification link, once, for whoever is signed in to the account that it is of. Anybody else
 * must sign in first: a link that works for strangers would give the account to who made it under an
 * address of others, and scanners of mail follow links too.
 */
export function confirmEmailAddress(context: CommandContext, token: string): Promise<ConfirmationOutcome> {
  return withTransaction(context, async (inside) => {
    const { database, clock, viewer } = inside;
    const tokenHash = hashOfToken(token);
    const text =
      'select person_id as "personId", expires_at as "expiresAt" from email_verification where token_hash = $1';
    type Row = { readonly personId: string; readonly expiresAt: Date };
    const [row] = await database.query<Row>('email_verification', text, [tokenHash]);
    if (row === undefined || row.expiresAt <= clock.now()) return 'expired';
    if (viewer?.personId !== row.personId || viewer.scopes !== 'all') return 'mustSignIn';
    const taken = await takeVerification(database, tokenHash, clock.now());
    if (taken === undefined) return 'expired';
    await proveEmailAddress(inside, taken);
    return 'confirmed';
  });
}

/** Forgets links that are over; run it once a day. */
export async function sweepVerifications({ database, clock }: CommandContext): Promise<void> {
  await deleteVerifications(database, { expiredBy: clock.now() });
}
