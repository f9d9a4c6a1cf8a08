import { isDeepStrictEqual } from 'node:util';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { Membership } from './membership.ts';
import { lockMembership } from './memberships.store.ts';

/**
 * Whether a membership is still what it was when a payment for it was reckoned, asked under its lock: who cancels at
 * the same instant comes before, and nothing is charged, or after.
 */
export async function isAsItWas(inside: CommandContext, before: Membership): Promise<boolean> {
  return isDeepStrictEqual(await lockMembership(inside.database, before.personId), before);
}
