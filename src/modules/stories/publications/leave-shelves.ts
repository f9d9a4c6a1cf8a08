import type { CommandContext } from '#modules/ground/command-context.ts';
import { deleteFromShelves } from './publications.store.ts';

/**
 * A story that went elsewhere stands on no shelf of where it was, and on none again should it come back. Inside the
 * transaction that moves it.
 */
export function leaveShelves({ database }: CommandContext, storyId: string, publicationId: string | null) {
  return deleteFromShelves(database, storyId, publicationId);
}
