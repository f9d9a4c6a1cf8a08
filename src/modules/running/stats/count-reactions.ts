import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import type { StatsWindow } from './stats-window.ts';

export type Reactions = { readonly clapped: number; readonly responded: number };

const REACTIONS = `
  select
    (select count(*)::int from clap where story_id = $1 and created_at >= $2 and created_at < $3) as clapped,
    (select count(distinct author_id)::int from response
     where story_id = $1 and created_at >= $2 and created_at < $3) as responded`;

/** How many people clapped for a story for the first time in a period, and how many responded. */
export async function countReactions(
  database: Database<Tables>,
  storyId: string,
  { bounds }: StatsWindow,
): Promise<Reactions> {
  const [row] = await database.query<Reactions>('stats_reactions', REACTIONS, [storyId, bounds[0], bounds.at(-1)]);
  return row ?? { clapped: 0, responded: 0 };
}
