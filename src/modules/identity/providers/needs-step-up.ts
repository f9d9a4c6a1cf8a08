import type { CommandContext } from '#modules/ground/command-context.ts';
import { mustHaveSteppedUp, StepUpNeeded } from '#modules/ground/require-step-up.ts';

/** Whether the viewer must prove again who they are before a way in changes: as an answer, not as an error. */
export function needsStepUp(context: CommandContext): boolean {
  try {
    mustHaveSteppedUp(context);
    return false;
  } catch (error) {
    if (error instanceof StepUpNeeded) return true;
    throw error;
  }
}
