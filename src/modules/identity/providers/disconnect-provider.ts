import { formatMessage } from '#shared/messages/format-message.ts';
import { providerMessages } from '#shared/messages/providers.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { badRequest, type BadRequest } from '#modules/ground/refusals.ts';
import { mustChangeWaysIn } from '#modules/identity/passwords/must-change-ways-in.ts';
import { canSignIn, lockWaysIn } from '#modules/identity/passwords/ways-in.ts';
import { providerTitles } from './provider-addresses.ts';
import type { ProviderName } from './provider-name.ts';
import { deleteConnection } from './providers.store.ts';
import { sendConnectionNotice } from './send-connection-notice.ts';

export type DisconnectedProvider = { readonly type: 'DisconnectedProvider'; readonly personId: string };
export type DisconnectOutcome = DisconnectedProvider | BadRequest;

/** Takes a provider from the viewer's account, having stepped up; the last way in stays. */
export async function disconnectProvider(context: CommandContext, provider: ProviderName): Promise<DisconnectOutcome> {
  const { personId } = mustChangeWaysIn(context);
  return await withTransaction(context, async (inside): Promise<DisconnectOutcome> => {
    const ways = await lockWaysIn(inside, personId);
    const isGone = await deleteConnection(inside.database, personId, provider);
    if (!isGone) {
      return badRequest(formatMessage(providerMessages.notConnected, { provider: providerTitles[provider] }));
    }
    if (!canSignIn({ ...ways, connectionCount: ways.connectionCount - 1 })) throw new LastWayIn();
    await sendConnectionNotice(inside, { personId, provider, change: 'disconnected' });
    return { type: 'DisconnectedProvider', personId };
  }).catch((error: unknown) => {
    if (error instanceof LastWayIn) return badRequest(providerMessages.lastWayIn);
    throw error;
  });
}

/** Rolls back what was taken away. */
class LastWayIn extends Error {}
