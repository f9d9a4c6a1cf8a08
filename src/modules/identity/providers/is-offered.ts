import type { CommandContext } from '#modules/ground/command-context.ts';
import { readFlags } from '#modules/ground/flags/read-flags.ts';
import { providerClients } from './provider-clients.ts';
import type { ProviderName } from './provider-name.ts';

/** Whether the operator gave the provider's keys and left its flag on. */
export async function isOffered(
  context: Pick<CommandContext, 'config' | 'database'>,
  provider: ProviderName,
): Promise<boolean> {
  if (providerClients(context.config)[provider] === undefined) return false;
  return (await readFlags(context.database)).get(`enable_${provider}_sign_in`) === true;
}
