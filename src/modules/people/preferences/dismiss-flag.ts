import { isFlagName } from '#shared/identity/preference-list.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { mustBeAllowed, mustBeSelf } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { insertDismissedFlag } from './preferences.store.ts';

/** Own judgement: more hints and banners than there will ever be. */
const MOST_FLAGS = 500;

/** Remembers that the viewer put a hint or banner away; twice is once, and nobody does it for others. */
export async function dismissFlag(
  context: CommandContext,
  { userId, flag }: { readonly userId: string; readonly flag: string },
): Promise<void> {
  const { personId } = mustOwnAccount(context, { whileSuspended: true });
  mustBeSelf(context.viewer, userId);
  mustBeAllowed(isFlagName(flag));
  await insertDismissedFlag(context.database, { personId, flag, now: context.clock.now(), most: MOST_FLAGS });
}
