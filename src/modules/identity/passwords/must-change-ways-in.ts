import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { mustHaveSteppedUp } from '#modules/ground/require-step-up.ts';

/**
 * Lets a person change how they sign in: in a whole session of their own, having proved at most 15
 * minutes ago who they are (rule 139). Suspended people too: their account stays theirs. Never the
 * program, which has no ways in.
 */
export function mustChangeWaysIn(context: CommandContext): { readonly personId: string; readonly sessionId: string } {
  const { viewer } = context;
  if (viewer === null || viewer.sessionId === null || viewer.scopes !== 'all') throw new NotAllowed();
  mustHaveSteppedUp(context);
  return { personId: viewer.personId, sessionId: viewer.sessionId };
}
