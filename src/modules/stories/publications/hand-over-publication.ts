import { collectionCacheTag, userCacheTag } from '#shared/cache/cache-tags.ts';
import { publicationLimits } from '#shared/publications/publication-rules.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { countOwnedLocked } from './owning.store.ts';
import { settleOwner, swapOwner } from './publication-staff.store.ts';
import { lockPublication } from './publications.store.ts';

type HandOver = {
  readonly publicationId: string;
  readonly fromId: string;
  readonly toId: string;
  /** Until when `fromId` may take it back; null where it goes back to who had it. */
  readonly settlesAt: Date | null;
};

/** Lets nobody else change the staff or the owner of a publication until the transaction ends. */
export function lockStaff(inside: CommandContext, publicationId: string): Promise<void> {
  return lockPublication(inside.database, publicationId);
}

/** Whether somebody owns as many publications as anybody may (rule 52), read behind all who get one at the moment. */
export async function ownsEnough(inside: CommandContext, personId: string): Promise<boolean> {
  return (await countOwnedLocked(inside.database, personId)) >= publicationLimits.mostOwned;
}

/** Makes an editor the owner and the owner an editor, inside the transaction in which they agreed (rule 58). */
export async function handOverPublication(inside: CommandContext, handOver: HandOver): Promise<void> {
  const { publicationId, fromId, toId } = handOver;
  await swapOwner(inside.database, handOver);
  await purgeTags(inside, [collectionCacheTag(publicationId), userCacheTag(fromId), userCacheTag(toId)]);
}

/** From now on nobody can take a publication back from its owner. */
export function settleOwnership(inside: CommandContext, publicationId: string): Promise<void> {
  return settleOwner(inside.database, publicationId);
}
