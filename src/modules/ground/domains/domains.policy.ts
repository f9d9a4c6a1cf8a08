import { hasRight, mustBeAllowed } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { mustOwnAccount, mustOwnAccountFreshly } from '#modules/ground/own-account.policy.ts';
import type { DomainOwner } from './domain-claim.ts';

/** People see to their own domain, and to a publication's its owner (rule 54). */
export function mustSeeDomain({ viewer }: Pick<CommandContext, 'viewer'>, owner: DomainOwner): { personId: string } {
  const { personId } = mustOwnAccount({ viewer });
  mustBeAllowed(
    owner.publicationId === null
      ? owner.personId === personId
      : hasRight(viewer, owner.publicationId, 'connect domain'),
  );
  return { personId };
}

/** The same who also proved at most 15 minutes ago who they are: a domain leads readers away. */
export function mustSeeDomainFreshly(
  context: Pick<CommandContext, 'viewer' | 'isProgram' | 'clock'>,
  owner: DomainOwner,
): { personId: string } {
  mustOwnAccountFreshly(context);
  return mustSeeDomain(context, owner);
}
