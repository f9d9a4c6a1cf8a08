import { searchIndexes } from '#shared/search/search-index.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import { deleteQueriesBefore } from './clicks.store.ts';
import { hostedSearchOf } from './hosted-search.ts';
import { indexPending } from './index-pending.ts';
import { addTrusted } from './outgoing.store.ts';
import { SEARCH_TABLES, TIER_SIZES } from './search-kind.ts';
import { pendYoungAuthors, replaceTiers } from './search.store.ts';

declare module '#platform/jobs/jobs.ts' {
  interface JobPayloads {
    'search:refresh': unknown;
  }
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Once an hour: says anew who stands in which tier, reads people again whose stories may have been read enough
 * (rule 45), and forgets queries that nobody can click any more.
 */
export async function refreshSearch(context: CommandContext): Promise<void> {
  const now = context.clock.now().getTime();
  await deleteQueriesBefore(context.database, new Date(now - DAY));
  await pendYoungAuthors(context.database, new Date(now - 8 * DAY));
  await indexPending(context);
  if (hostedSearchOf(context.config) !== undefined) await addTrusted(context.database, now - 2 * HOUR, now);
  for (const kind of searchIndexes) {
    const fromScores: number[] = [];
    let place = 0;
    for (const size of TIER_SIZES) {
      place += size;
      const [row] = await context.database.query<{ score: number }>(
        `search_score_at_${kind}`,
        `select score from ${SEARCH_TABLES[kind]} order by score desc, id offset $1 limit 1`,
        [place],
      );
      // Where there are fewer, all the rest belong to this tier.
      if (row === undefined) break;
      fromScores.push(row.score);
    }
    await withTransaction(context, ({ database }) => replaceTiers(database, kind, fromScores));
  }
}
