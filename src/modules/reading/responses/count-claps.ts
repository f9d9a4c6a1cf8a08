import { sql } from 'kysely';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { addClaps, updateScore } from './responses.store.ts';

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
