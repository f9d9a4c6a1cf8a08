import type { CommandContext } from '#modules/ground/command-context.ts';
import { closeOpenInvitations } from './publication-invitations.store.ts';

/** Takes back all that is open of a publication which closes; inside the transaction that closes it. */
export function withdrawInvitationsOf(inside: CommandContext, publicationId: string): Promise<void> {
  return closeOpenInvitations(inside.database, publicationId);
}
