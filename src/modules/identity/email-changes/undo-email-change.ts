import { removeWaysInSince } from '#modules/identity/accounts/remove-ways-in-since.ts';
import { asProgram, type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { replaceEmailAddress } from '#modules/identity/email-verification/replace-email-address.ts';
import { hashOfToken } from '#modules/ground/random-token.ts';
import { endAllSessions } from '#modules/identity/sessions/end-all-sessions.ts';
import { deleteEmailChange, takeUndo } from './email-changes.store.ts';

export type UndoOutcome =
  | { readonly kind: 'undone'; readonly address: string }
  | { readonly kind: 'expired' }
  /** Somebody else has shown meanwhile that the old address is theirs. */
  | { readonly kind: 'taken' };

const OF_TOKEN = `
  select old_address as "oldAddress" from email_change_undo where token_hash = $1 and expires_at > $2`;

/** The address that a link would bring back; undefined where it works no longer. */
export async function readUndo({ database, clock }: CommandContext, token: string): Promise<string | undefined> {
  const values = [hashOfToken(token), clock.now()];
  const [row] = await database.query<{ oldAddress: string }>('email_change_undo', OF_TOKEN, values);
  return row?.oldAddress;
}

/**
 * Gives an account its old address back, for whoever reads its mail, signed in or not: a stranger may have
 * changed it. Every session ends, and with it all that a stranger may have added since: changes that
 * followed, passwords, factors, connections (rule 141).
 */
export function undoEmailChange(context: CommandContext, token: string): Promise<UndoOutcome> {
  return withTransaction(context, async (inside) => {
    const { database, clock } = inside;
    const undo = await takeUndo(database, hashOfToken(token), clock.now());
    if (undo === undefined) return { kind: 'expired' };
    const { personId, oldAddress: address, changedAt } = undo;
    if (!(await replaceEmailAddress(inside, { personId, address }))) return { kind: 'taken' };
    await deleteEmailChange(database, personId);
    await removeWaysInSince(inside, personId, changedAt);
    await endAllSessions(asProgram(inside), personId);
    return { kind: 'undone', address };
  });
}
