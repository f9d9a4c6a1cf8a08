import { mustBeSelf, mustActFor } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { findMembership } from './find-membership.ts';
import type { Membership } from './membership.ts';

/** The membership that somebody names as their own; null where it is not theirs, or not there: both are told alike. */
export async function findOwnMembership(
  context: CommandContext,
  personId: string,
  membershipId: string,
): Promise<Membership | null> {
  mustActFor(context, personId);
  return named(context, personId, membershipId);
}

/** The same for what one may still do while suspended: going, and having money back. */
export async function findOwnEvenSuspended(
  context: CommandContext,
  personId: string,
  membershipId: string,
): Promise<Membership | null> {
  if (!context.isProgram) mustBeSelf(context.viewer, personId);
  return named(context, personId, membershipId);
}

async function named({ database }: CommandContext, personId: string, membershipId: string) {
  const membership = await findMembership(database, personId);
  return membership?.id === membershipId ? membership : null;
}
