import type { Browser } from '#modules/ground/browser.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { hashOfToken } from '#modules/ground/random-token.ts';
import { deleteOldOpenings, deleteUnusedInvitations, upsertOpening } from './registration.store.ts';

const FIND = `
  select id from invitation
  where token_hash = $1 and revoked_at is null and expires_at > $2 and use_count < most_uses`;

/** Remembers for a browser that it opened the link of an invitation (rule 251); false where it holds no longer. */
export async function openInvitation(context: CommandContext, browser: Browser, token: string): Promise<boolean> {
  const { database, clock } = context;
  const now = clock.now();
  const [found] = await database.query<{ id: string }>('invitation_by_token', FIND, [hashOfToken(token), now]);
  if (found === undefined) return false;
  await upsertOpening(database, { visitor_hash: browser.visitorHash, invitation_id: found.id, opened_at: now });
  return true;
}

/** Milliseconds: a browser that opened an invitation and did not come back, and an invitation that ended with nobody. */
const KEPT_FOR = 90 * 86_400_000;

/** Forgets what led to no account, and the addresses of people who did not come (rule 251). */
export async function sweepInvitations({ database, clock }: Pick<CommandContext, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_FOR);
  await deleteOldOpenings(database, before);
  await deleteUnusedInvitations(database, before);
}
