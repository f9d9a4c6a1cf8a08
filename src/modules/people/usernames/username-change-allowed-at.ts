import { mustBeSelf } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { findLastChange } from './find-old-username.ts';
import { BETWEEN_CHANGES } from './username-periods.ts';

/** When the viewer may next change their username; null where they may now. Nobody else's is told. */
export async function usernameChangeAllowedAt(context: CommandContext, personId: string): Promise<Date | null> {
  mustBeSelf(context.viewer, personId);
  const last = await findLastChange(context, personId);
  const allowedAt = last === undefined ? undefined : new Date(last.getTime() + BETWEEN_CHANGES);
  return allowedAt === undefined || allowedAt <= context.clock.now() ? null : allowedAt;
}
