import { csvLine } from '#shared/text/csv-line.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { canBlockServers } from '#modules/ground/roles/roles.policy.ts';

export type ServerBlock = {
  readonly domain: string;
  readonly publicComment: string;
  readonly privateComment: string;
  readonly lostFollowers: number;
  readonly createdAt: Date;
};

export type ServerBlocks = {
  readonly count: number;
  /** The newest. */
  readonly items: readonly ServerBlock[];
};

const MOST_SHOWN = 200;
const COLUMNS = `
  domain, public_comment as "publicComment", private_comment as "privateComment", lost_followers as "lostFollowers",
  created_at as "createdAt"`;
const NEWEST = `select ${COLUMNS} from server_block order by created_at desc, domain limit ${MOST_SHOWN}`;
const ALL = `select ${COLUMNS} from server_block order by domain`;

/** Which servers the site does not speak with; null for whoever does not run that. */
export async function readServerBlocks(context: CommandContext): Promise<ServerBlocks | null> {
  if (!canBlockServers(context)) return null;
  const count = 'select count(*)::int as count from server_block';
  const [row] = await context.database.query<{ count: number }>('server_blocks_count', count, []);
  return { count: row?.count ?? 0, items: await context.database.query<ServerBlock>('server_blocks_new', NEWEST, []) };
}

/** All of them as servers of the fediverse hand such lists on, without what is for staff alone. */
export async function writeBlockList(context: CommandContext): Promise<string | null> {
  if (!canBlockServers(context)) return null;
  const blocks = await context.database.query<ServerBlock>('server_blocks_all', ALL, []);
  const head = ['#domain', '#severity', '#reject_media', '#reject_reports', '#public_comment', '#obfuscate'];
  const lines = blocks.map(({ domain, publicComment }) =>
    csvLine([domain, 'suspend', 'true', 'true', publicComment, 'false']),
  );
  return csvLine(head) + lines.join('');
}
