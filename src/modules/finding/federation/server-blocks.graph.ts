import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import type { BadRequest, Conflict, NotFound } from '#modules/ground/refusals.ts';
import { required } from '#modules/ground/required.ts';
import { blockServers, previewServerBlocks, unblockServer } from './change-server-blocks.ts';
import { readServerBlocks, writeBlockList } from './read-server-blocks.ts';

/** The part of the schema in `server-blocks.graphql`. */
export const serverBlocksGraph = {
  Query: {
    serverBlocks: (_root, _arguments, { command }) => readServerBlocks(command),
    serverBlockList: (_root, _arguments, { command }) => writeBlockList(command),
  },
  Mutation: {
    previewServerBlocks: (_root, { list }, { command }) => previewServerBlocks(command, list),
    blockServers: (_root, input, { command }) => allAfter(command, blockServers(command, input)),
    unblockServer: (_root, { domain }, { command }) => allAfter(command, unblockServer(command, domain)),
  },
} satisfies Resolvers;

type Outcome = { readonly type: 'ServersBlocked' } | BadRequest | Conflict | NotFound;

async function allAfter(command: CommandContext, change: Promise<Outcome>) {
  const outcome = await change;
  if (outcome.type !== 'ServersBlocked') return outcome;
  return { type: 'ServerBlocks' as const, ...required((await readServerBlocks(command)) ?? undefined, 'blocks') };
}
