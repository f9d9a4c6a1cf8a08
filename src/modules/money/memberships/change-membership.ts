import { membershipMessages } from '#shared/messages/memberships.ts';
import { mustActFor, mustBeSelf } from '#modules/ground/acting.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { Refused } from '#modules/ground/refused.ts';
import type { Membership } from './membership.ts';
import { lockMembership } from './memberships.store.ts';
import { recordMembership } from './record-membership.ts';

/**
 * Changes the membership of a person under its lock, so that a renewal at the same instant comes before or after and
 * never between. Throws `Refused` where there is none; `change` answers null where nothing is to be changed.
 */
export async function changeMembership(
  context: CommandContext,
  personId: string,
  change: (membership: Membership, inside: CommandContext) => Membership | null | Promise<Membership | null>,
): Promise<Membership> {
  mustActFor(context, personId);
  return changeEvenSuspended(context, personId, change);
}

/** The same for what one may do while suspended; the caller has looked whose it is. */
export async function changeEvenSuspended(
  context: CommandContext,
  personId: string,
  change: (membership: Membership, inside: CommandContext) => Membership | null | Promise<Membership | null>,
): Promise<Membership> {
  if (!context.isProgram) mustBeSelf(context.viewer, personId);
  return withTransaction(context, async (inside) => {
    const before = await lockMembership(inside.database, personId);
    if (before === null) throw new Refused('NOT_FOUND', membershipMessages.noMembership);
    const after = await change(before, inside);
    if (after === null) return before;
    await recordMembership(inside, before, after);
    return after;
  });
}
