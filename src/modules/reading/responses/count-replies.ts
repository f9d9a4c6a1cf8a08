import type { CommandContext } from '#modules/ground/command-context.ts';
import { addToReplies } from './responses.store.ts';

/**
 * Counts a reply that came or went below a response. One without words is there only for its replies: with
 * its first it comes back, with its last it goes, and its own parent counts that.
 */
export async function countReply(inside: CommandContext, parentId: string | null, change: 1 | -1): Promise<void> {
  if (parentId === null) return;
  const parent = await addToReplies(inside.database, parentId, change);
  if (parent === undefined || parent.hidden_at !== null) return;
  if (parent.deleted_at === null && !parent.is_silent) return;
  const turned = change === 1 ? parent.reply_count === 1 : parent.reply_count === 0;
  if (turned) await countReply(inside, parent.parent_id, change);
}
