import type { CommandContext } from '#modules/ground/command-context.ts';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { updateAuthors } from './authors.store.ts';
import { changePresence } from './change-presence.ts';
import { presenceOfRow } from './presence-of-row.ts';
import { tagsToPurge } from './tags-to-purge.ts';

/**
 * Gives a story other authors, in the order of its byline, with every count and page that follows from it. The
 * caller has asked whether all agree, and holds the row in a transaction.
 */
export async function changeAuthors(
  context: CommandContext,
  storyId: string,
  authorIds: readonly string[],
): Promise<void> {
  const { database } = context;
  const before = await presenceOfRow(database, storyId);
  await updateAuthors(database, storyId, authorIds);
  const after = await presenceOfRow(database, storyId);
  await changePresence(context, before, after);
  await purgeTags(context, await tagsToPurge(database, storyId, [before, after]));
}
