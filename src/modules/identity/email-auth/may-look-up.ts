import type { OpenChallenge } from '#modules/ground/captcha/verify-captcha.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { takeLimits } from './take-limits.ts';

/**
 * Whether a network may learn once more if an address has an account: three times an hour as it likes,
 * then only by meeting a challenge (rule T3).
 */
export async function mayLookUp(context: CommandContext, network: string, challenge: OpenChallenge): Promise<boolean> {
  return (await takeLimits(context, [['lookUp', network]])) === undefined || (await challenge());
}
