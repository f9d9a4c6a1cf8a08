import { collectionCacheTag, userCacheTag } from '#shared/cache/cache-tags.ts';
import { mustActFor } from '#modules/ground/acting.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { recordActivity } from '#modules/stories/publication-activity/record-activity.ts';
import { lockPublication, upsertMember } from './publications.store.ts';

type Admitted = { readonly publicationId: string; readonly personId: string; readonly role: 'editor' | 'writer' };

/**
 * Puts whoever agreed to it on the staff, inside the transaction of their agreement. `whyNot` is asked while nobody
 * else changes the staff: what it answers is answered, and nothing happens.
 */
export async function admitMember<Refusal>(
  inside: CommandContext,
  member: Admitted,
  whyNot: () => Promise<Refusal | undefined>,
): Promise<Refusal | (Admitted & { readonly type: 'Collection' })> {
  const { publicationId, personId, role } = member;
  mustActFor(inside, personId);
  await lockPublication(inside.database, publicationId);
  const refusal = await whyNot();
  if (refusal !== undefined) return refusal;
  await upsertMember(inside.database, { ...member, now: inside.clock.now() });
  await recordActivity(inside, { publicationId, kind: 'member.appointed', personId, subject: role });
  await purgeTags(inside, [collectionCacheTag(publicationId), userCacheTag(personId)]);
  return { type: 'Collection', ...member };
}
