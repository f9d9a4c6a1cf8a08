import type { CommandContext } from '#modules/ground/command-context.ts';
import { readSettings } from '#modules/ground/settings/read-settings.ts';

/** Whether this browser may sign up: `INVITED` where it opened an invitation that still holds. */
export type RegistrationState = 'OPEN' | 'INVITATION' | 'INVITED' | 'CLOSED';

const OPENED = `
  select 1 from invitation_opening o join invitation i on i.id = o.invitation_id
  where o.visitor_hash = $1 and i.address is null and i.revoked_at is null and i.expires_at > $2
    and i.use_count < i.most_uses`;

/** What the screen for signing up says (rule 250). Whoever was invited by address is known once they say which one. */
export async function readRegistrationState({
  database,
  clock,
  browser,
}: Pick<CommandContext, 'database' | 'clock' | 'browser'>): Promise<RegistrationState> {
  const mode = (await readSettings(database))['registration.mode'];
  if (mode === 'closed') return 'CLOSED';
  if (mode !== 'invitation') return 'OPEN';
  if (browser === null) return 'INVITATION';
  const opened = await database.query('invitation_opened', OPENED, [browser.visitorHash, clock.now()]);
  return opened.length > 0 ? 'INVITED' : 'INVITATION';
}
