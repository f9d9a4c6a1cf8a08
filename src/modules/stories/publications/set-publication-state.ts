import { collectionCacheTag } from '#shared/cache/cache-tags.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import type { PublicationState } from './publications.tables.ts';
import { blankPublication, updatePublication } from './publications.store.ts';

/** Opens or closes a publication, and drops every page that may show it; whoever calls has found that it may be. */
export async function setPublicationState(
  inside: CommandContext,
  publicationId: string,
  state: PublicationState,
): Promise<void> {
  await updatePublication(inside.database, publicationId, { state, updated_at: inside.clock.now() });
  await purgeTags(inside, ['site', collectionCacheTag(publicationId)]);
}

/** Leaves of a publication its address alone, which nobody gets after it; its stories have left it before. */
export async function erasePublicationRows(inside: CommandContext, publicationId: string): Promise<void> {
  await blankPublication(inside.database, publicationId);
  await setPublicationState(inside, publicationId, 'deleted');
}
