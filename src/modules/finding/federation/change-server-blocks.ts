import { formatMessage } from '#shared/messages/format-message.ts';
import { serverBlockMessages as messages } from '#shared/messages/server-blocks.ts';
import { mustBeAllowed } from '#modules/ground/acting.ts';
import { writeAudit } from '#modules/ground/audit/write-audit.ts';
import { type CommandContext, withTransaction } from '#modules/ground/command-context.ts';
import {
  badRequest,
  type BadRequest,
  conflict,
  type Conflict,
  notFound,
  type NotFound,
} from '#modules/ground/refusals.ts';
import { canBlockServers } from '#modules/ground/roles/roles.policy.ts';
import { countFollowersOn, removeFollowersOn } from './followers.store.ts';
import { type BlockList, readBlockList } from './read-block-list.ts';
import { deleteServerBlock, insertServerBlocks } from './server-blocks.store.ts';

const MOST_COMMENT = 500;
/** Own judgement: room for every list that is handed on. */
const MOST_CHARACTERS = 1_000_000;

export type ServerBlockPreview = {
  /** Not blocked yet. */
  readonly newCount: number;
  readonly knownCount: number;
  readonly milderCount: number;
  readonly faultyCount: number;
  /** Follows from there that would end. */
  readonly followerCount: number;
};

const KNOWN = 'select domain from server_block where domain = any($1)';

async function newOnes(inside: CommandContext, { servers }: BlockList) {
  const domains = servers.map(({ domain }) => domain);
  const rows = await inside.database.query<{ domain: string }>('server_blocks_known', KNOWN, [domains]);
  const known = new Set(rows.map(({ domain }) => domain));
  return { knownCount: known.size, added: servers.filter(({ domain }) => !known.has(domain)) };
}

function readList(list: string): BlockList | BadRequest {
  const read = list.length > MOST_CHARACTERS ? undefined : readBlockList(list);
  if (read === undefined) return badRequest(messages.noList);
  return read.servers.length === 0 ? badRequest(messages.noServers) : read;
}

export type PreviewBlocksOutcome = (ServerBlockPreview & { readonly type: 'ServerBlockPreview' }) | BadRequest;

/** What blocking the servers of a list would come to, and changes nothing (rule 259). */
export async function previewServerBlocks(context: CommandContext, list: string): Promise<PreviewBlocksOutcome> {
  mustBeAllowed(canBlockServers(context));
  const read = readList(list);
  if ('message' in read) return read;
  const { added, knownCount } = await newOnes(context, read);
  return {
    type: 'ServerBlockPreview',
    newCount: added.length,
    knownCount,
    milderCount: read.milderCount,
    faultyCount: read.faultyCount,
    followerCount: await countFollowersOn(
      context.database,
      added.map(({ domain }) => domain),
    ),
  };
}

export type BlockServersOutcome = { readonly type: 'ServersBlocked' } | BadRequest | Conflict;

/** Speaks no more with the servers of a list, nor with any below them: their followers are forgotten (rule 259). */
export async function blockServers(
  context: CommandContext,
  { list, privateComment: said }: { readonly list: string; readonly privateComment: string },
): Promise<BlockServersOutcome> {
  mustBeAllowed(canBlockServers(context));
  const read = readList(list);
  if ('message' in read) return read;
  const privateComment = said.trim();
  if (privateComment.length > MOST_COMMENT)
    return badRequest(formatMessage(messages.longComment, { most: MOST_COMMENT }));
  return await withTransaction(context, async (inside) => {
    const { added } = await newOnes(inside, read);
    if (added.length === 0) return conflict(messages.allBlocked);
    const lost = await removeFollowersOn(
      inside.database,
      added.map(({ domain }) => domain),
    );
    await insertServerBlocks(
      inside.database,
      added.map((server) => ({ ...server, lostFollowers: lost.get(server.domain) ?? 0 })),
      { privateComment, now: inside.clock.now() },
    );
    await writeAudit(inside, {
      action: 'server.blocked',
      targetKind: 'server',
      targetId: added.length === 1 ? (added[0]?.domain ?? '') : `${added.length} servers`,
      before: {},
      after: { servers: added.map(({ domain }) => domain).slice(0, 1_000), privateComment },
    });
    return { type: 'ServersBlocked' };
  });
}

/** Speaks with a server again; who followed from there has to do so anew. */
export async function unblockServer(
  context: CommandContext,
  domain: string,
): Promise<{ readonly type: 'ServersBlocked' } | NotFound> {
  mustBeAllowed(canBlockServers(context));
  return await withTransaction(context, async (inside) => {
    if (!(await deleteServerBlock(inside.database, domain))) return notFound(messages.notBlocked);
    await writeAudit(inside, {
      action: 'server.unblocked',
      targetKind: 'server',
      targetId: domain,
      before: { isBlocked: true },
      after: { isBlocked: false },
    });
    return { type: 'ServersBlocked' };
  });
}
