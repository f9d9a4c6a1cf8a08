import { tierOfPlan } from '#shared/membership/plans.ts';
import { userCacheTag } from '#shared/cache/cache-tags.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import type { Membership } from './membership.ts';
import { keepMembership } from './memberships.store.ts';

/**
 * Keeps a membership as it has become, in the transaction that holds its lock. Pages that show the person are made
 * anew where their mark changes.
 */
export async function recordMembership(
  inside: CommandContext,
  before: Membership | null,
  after: Membership,
): Promise<void> {
  await keepMembership(inside.database, after);
  if (shownTier(before) !== shownTier(after)) await purgeTags(inside, [userCacheTag(after.personId)]);
}

/** By what is written down, not by the clock: what is over by now was not yet taken from the pages. */
function shownTier(membership: Membership | null): string {
  if (membership?.status !== 'ACTIVE') return 'FREE';
  return `${tierOfPlan(membership.plan)} ${membership.pausedUntil?.toISOString() ?? ''}`;
}
