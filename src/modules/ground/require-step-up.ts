import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Viewer } from './viewer.ts';

/** How old a proof of who one is may be for what costs most. Milliseconds. */
export const STEP_UP_LIFETIME = 15 * 60_000;

/** Thrown where the viewer must first sign in again; the graph answers with the code `STEP_UP_NEEDED`. */
export class StepUpNeeded extends Error {
  constructor() {
    super('Sign in again to go on.');
    this.name = 'StepUpNeeded';
  }
}

/**
 * Lets the program itself pass, and who proved at most 15 minutes ago who they are: for e-mail, ways in,
 * payout, export and deletion (rule 139). One steps up by signing in again, by any method.
 */
export function mustHaveSteppedUp(context: Pick<CommandContext, 'viewer' | 'isProgram' | 'clock'>): void {
  const { viewer, isProgram, clock } = context;
  if (isProgram || (viewer !== null && hasSteppedUp(viewer, clock.now()))) return;
  throw new StepUpNeeded();
}

function hasSteppedUp(viewer: Pick<Viewer, 'steppedUpAt'>, now: Date): boolean {
  return viewer.steppedUpAt !== null && now.getTime() - viewer.steppedUpAt.getTime() <= STEP_UP_LIFETIME;
}
