import { findUsernameFault, foldUsername } from '#shared/identity/username-rules.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type Busy, busy } from '#modules/ground/busy.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { isUsernameHeld } from './find-old-username.ts';
import { refuseUsername, type SignUpRefusal, usernameTaken } from './sign-up-refusal.ts';

/** Rule 128. */
const RULE = { most: 30, windowSeconds: 60 } as const;

export type CheckUsernameOutcome =
  | { readonly type: 'UsernameAvailability'; readonly username: string; readonly isAvailable: true }
  | SignUpRefusal
  | Busy;

/** Whether the viewer, or somebody new, may have a username; at most 30 times a minute for each `limitKey`. */
export async function checkUsernameAvailability(
  context: CommandContext,
  { username: text, limitKey }: { readonly username: string; readonly limitKey: string },
): Promise<CheckUsernameOutcome> {
  const taken = await takeOperation(context, 'username availability', limitKey, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  const username = foldUsername(text);
  const fault = findUsernameFault(username);
  if (fault !== undefined) return refuseUsername(fault);
  if (await isUsernameHeld(context, username, context.viewer?.personId ?? null)) return usernameTaken;
  return { type: 'UsernameAvailability', username, isAvailable: true };
}
