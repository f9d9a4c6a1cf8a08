import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { mustChangeWaysIn } from '#modules/identity/passwords/must-change-ways-in.ts';
import { findConnection } from './find-connection.ts';
import type { Identity } from './identity.ts';
import { sendConnectionNotice } from './send-connection-notice.ts';
import type { ProviderError } from './provider-outcome.ts';
import { insertConnection, lockIdentity } from './providers.store.ts';

/**
 * Joins a provider's person to the account of the viewer: one of each provider, and none that is
 * another's. Answers the error, or nothing where it is done.
 */
export function connectIdentity(context: CommandContext, identity: Identity): Promise<ProviderError | undefined> {
  const { personId } = mustChangeWaysIn(context);
  return withTransaction(context, async (inside) => {
    const { database, clock, viewer } = inside;
    if (viewer?.isMember !== true && (await isForMembersOnly(inside))) return 'NON_MEMBER';
    await lockIdentity(database, identity);
    const owner = await findConnection(inside, identity);
    if (owner !== undefined) return owner.personId === personId ? 'ALREADY_CONNECTED' : 'ACCOUNT_TAKEN';
    // Two answers at once wait here for each other.
    await database.kysely.selectFrom('person').select('id').where('id', '=', personId).forUpdate().execute();
    const own = await database.kysely
      .selectFrom('connection')
      .select('subject')
      .where('person_id', '=', personId)
      .where('provider', '=', identity.provider)
      .executeTakeFirst();
    if (own !== undefined) return 'ALREADY_CONNECTED';
    const now = clock.now();
    await insertConnection(database, {
      provider: identity.provider,
      issuer: identity.issuer,
      subject: identity.subject,
      person_id: personId,
      display_name: identity.displayName,
      // Who made the account under an address of somebody else keeps nothing of it when they come.
      is_proven: viewer?.isEmailVerified === true,
      created_at: now,
      last_used_at: now,
    });
    await sendConnectionNotice(inside, { personId, provider: identity.provider, change: 'connected' });
    return undefined;
  });
}

/** The setting `auth.connectForMembersOnly`: NON_MEMBER is answered only where the operator asks for it. */
async function isForMembersOnly({ database }: Pick<CommandContext, 'database'>): Promise<boolean> {
  const text = "select value #>> '{}' as value from setting where name = 'auth.connectForMembersOnly'";
  const [row] = await database.query<{ value: string }>('connect_for_members_only', text, []);
  return row?.value === 'true';
}
