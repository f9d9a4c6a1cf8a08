import { NotAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Viewer } from '#modules/ground/viewer.ts';
import { STEP_UP_LIFETIME } from '#modules/ground/require-step-up.ts';

/** A person in a session of the main site; what is limited by scopes sees and ends no sessions. */
export function mustOwnSessions({ viewer }: Pick<CommandContext, 'viewer'>): {
  readonly personId: string;
  readonly sessionId: string;
} {
  if (viewer === null || viewer.sessionId === null || viewer.scopes !== 'all') throw new NotAllowed();
  return { personId: viewer.personId, sessionId: viewer.sessionId };
}

/** Milliseconds for which that proof still counts; 0 where there is none, and where it is too old. */
export function stepUpTimeLeft(viewer: Pick<Viewer, 'steppedUpAt'>, now: Date): number {
  if (viewer.steppedUpAt === null) return 0;
  const left = viewer.steppedUpAt.getTime() + STEP_UP_LIFETIME - now.getTime();
  return Math.min(Math.max(left, 0), STEP_UP_LIFETIME);
}
