import type { CommandContext } from '#modules/ground/command-context.ts';
import { addToReplies, addClaps, updateScore } from './responses.store.ts';
import { sql } from 'kysely';

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

/** Lets others who clap for a response wait until this transaction ends; false where there is none. */
export async function lockResponse({ database }: CommandContext, id: string): Promise<boolean> {
  const locked = await sql`select id from response where id = ${id} for no key update`.execute(database.kysely);
  return locked.rows.length > 0;
}

/** Counts the claps of a response, which move it in the order of the recommended. */
export async function countClapsOfResponse(
  { database }: CommandContext,
  id: string,
  change: { readonly claps: number; readonly fans: number },
): Promise<void> {
  await addClaps(database, id, change);
  await updateScore(database, id);
}
