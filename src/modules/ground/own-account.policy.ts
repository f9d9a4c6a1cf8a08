import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { mustHaveSteppedUp } from './require-step-up.ts';

export type AccountOwner = { readonly personId: string; readonly sessionId: string };

/** A person in a whole session of the main site, for what is theirs alone; suspended only where that is said. */
export function mustOwnAccount(
  { viewer }: Pick<CommandContext, 'viewer'>,
  { whileSuspended = false }: { readonly whileSuspended?: boolean } = {},
): AccountOwner {
  if (viewer === null || viewer.sessionId === null || viewer.scopes !== 'all') throw new NotAllowed();
  if (viewer.isSuspended && !whileSuspended) throw new NotAllowed();
  return { personId: viewer.personId, sessionId: viewer.sessionId };
}

/** The same who also proved at most 15 minutes ago who they are (rule 139); suspended people too (rule 144). */
export function mustOwnAccountFreshly(context: Pick<CommandContext, 'viewer' | 'isProgram' | 'clock'>): AccountOwner {
  const owner = mustOwnAccount(context, { whileSuspended: true });
  mustHaveSteppedUp({ ...context, isProgram: false });
  return owner;
}
