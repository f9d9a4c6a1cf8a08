import { sql } from 'kysely';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { commandReader } from '#modules/ground/command-reader.ts';
import type { ClapTarget } from './clap.ts';
import { viewerClaps } from './viewer-claps.ts';

/** "Clap state": all claps and the viewer's own, after a change. */
export async function readClapState(
  context: CommandContext,
  target: ClapTarget,
): Promise<{ readonly id: string; readonly clapCount: number; readonly viewerClapCount: number }> {
  const { rows } = await sql<{ count: number }>`
    select clap_count as count from ${sql.table(target.kind)} where id = ${target.id}`.execute(context.database.kysely);
  const viewerClapCount = await viewerClaps(commandReader(context), target);
  return { id: target.id, clapCount: rows[0]?.count ?? 0, viewerClapCount };
}
