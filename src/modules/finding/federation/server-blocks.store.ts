import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';

const INSERT = `
  insert into server_block (domain, public_comment, private_comment, lost_followers, created_at)
  select b.domain, b.public_comment, $4, b.lost_followers, $5
  from unnest($1::text[], $2::text[], $3::int[]) as b (domain, public_comment, lost_followers)
  on conflict (domain) do nothing`;

/** Adds those that are not there yet. They go as arrays: a list is longer than what one statement takes in values. */
export async function insertServerBlocks(
  database: Database<Tables>,
  blocks: readonly {
    readonly domain: string;
    readonly publicComment: string;
    readonly lostFollowers: number;
  }[],
  { privateComment, now }: { readonly privateComment: string; readonly now: Date },
): Promise<void> {
  await database.query('server_blocks_insert', INSERT, [
    blocks.map(({ domain }) => domain),
    blocks.map(({ publicComment }) => publicComment),
    blocks.map(({ lostFollowers }) => lostFollowers),
    privateComment,
    now,
  ]);
}

/** False where it is not blocked. */
export async function deleteServerBlock({ kysely }: Database<Tables>, domain: string): Promise<boolean> {
  const gone = await kysely.deleteFrom('server_block').where('domain', '=', domain).returning('domain').execute();
  return gone.length > 0;
}
