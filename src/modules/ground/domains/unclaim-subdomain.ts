import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { showSubdomain } from './claim-subdomain.ts';
import { lockDomain, lockOwner } from './domains.store.ts';
import { findOpenClaim } from './find-claims.ts';
import { endClaim } from './show-domain.ts';

/** Lets the viewer's name below the site's go: it leads to their profile from now on. Once is as good as twice. */
export async function unclaimSubdomain(context: CommandContext): Promise<{ readonly personId: string }> {
  const { personId } = mustOwnAccount(context, { whileSuspended: true });
  await withTransaction(context, async (inside) => {
    await lockOwner(inside.database, personId);
    await endSubdomain(inside, personId);
  });
  return { personId };
}

/** Has the name below the site's follow a username; the one before leads to it. The person's row is locked. */
export async function moveSubdomain(
  inside: CommandContext,
  person: { readonly id: string; readonly username: string },
): Promise<void> {
  // Where the new name cannot be one, they see why in their settings.
  if (await endSubdomain(inside, person.id)) await showSubdomain(inside, person);
}

async function endSubdomain(inside: CommandContext, personId: string): Promise<boolean> {
  const claim = await findOpenClaim(inside.database, { personId, publicationId: null }, 'subdomain');
  if (claim === undefined) return false;
  await lockDomain(inside.database, claim.domain);
  await endClaim(inside, claim);
  return true;
}
