import { collectionCacheTag, userCacheTag } from '#shared/cache/cache-tags.ts';
import { publicationStaffMessages as messages } from '#shared/messages/publication-staff.ts';
import { mayInPublication, type PublicationRight } from '#shared/publications/rights.ts';
import { mustBeAllowed, mustHaveRight } from '#modules/ground/acting.ts';
import { busy } from '#modules/ground/busy.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { takeOperation } from '#modules/ground/limits/take-operation.ts';
import { mustOwnAccount } from '#modules/ground/own-account.policy.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import type { StaffRole } from '#modules/ground/viewer.ts';
import type { PublicationOutcome } from './create-publication.ts';
import { refusePublication } from './publication-form.ts';
import { findFormerOwner, findRole } from './publication-staff.store.ts';
import { lockPublication } from './publications.store.ts';

/** Own judgement: a whole large staff in an hour; each change drops pages that are kept. */
const RULE = { most: 120, windowSeconds: 3_600 } as const;

export type StaffMember = { readonly publicationId: string; readonly personId: string };

/** What the asker and the member are now, read while nobody else changes the staff. */
type StaffRoles = { readonly actor: StaffRole | undefined; readonly member: Exclude<StaffRole, 'owner'> };

/** What a change asks for, and what is said where there is nothing to change. */
type StaffNeeds = {
  /** Null for whoever goes by themselves, which nobody has to allow, also where a publication is closed. */
  readonly right: PublicationRight | null;
  readonly notThere: string;
  readonly ownerStays: string;
};

/** A change of what somebody on the staff is, by who has the right; the owner stays what they are. */
export async function changeStaff(
  context: CommandContext,
  member: StaffMember,
  { right, notThere, ownerStays }: StaffNeeds,
  change: (inside: CommandContext, roles: StaffRoles) => Promise<void>,
): Promise<PublicationOutcome> {
  const { personId: actorId } = mustOwnAccount(context);
  const { publicationId, personId } = member;
  if (right !== null) mustHaveRight(context, publicationId, right);
  const taken = await takeOperation(context, 'change staff', actorId, RULE);
  if (!taken.ok) return busy(taken.retryAfterSeconds);
  return withTransaction(context, async (inside) => {
    await lockPublication(inside.database, publicationId);
    const actor = await findRole(inside.database, { publicationId, personId: actorId });
    mustBeAllowed(right === null || mayInPublication(actor, right));
    const role = await findRole(inside.database, member);
    if (role === undefined) return refusePublication(null, notThere);
    if (role === 'owner') return refusePublication(null, ownerStays);
    const formerOwnerId = await findFormerOwner(inside.database, publicationId, inside.clock.now());
    if (personId === formerOwnerId && right !== null) return refusePublication(null, messages.formerOwnerStays);
    await change(inside, { actor, member: role });
    await purgeTags(inside, [collectionCacheTag(publicationId), userCacheTag(personId)]);
    return { type: 'Collection', publicationId };
  });
}
