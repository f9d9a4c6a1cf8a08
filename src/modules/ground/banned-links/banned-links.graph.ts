import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { type BanOutcome, banLink, unbanLink } from './ban-link.ts';
import { readBannedLinks } from './read-banned-links.ts';

/** The part of the schema in `banned-links.graphql`. */
export const bannedLinksGraph = {
  Query: { bannedLinks: (_root, _arguments, { command }) => readBannedLinks(command) },
  Mutation: {
    banLink: (_root, input, { command }) => allAfter(command, banLink(command, input)),
    unbanLink: (_root, { pattern }, { command }) => allAfter(command, unbanLink(command, pattern)),
  },
} satisfies Resolvers;

async function allAfter(command: CommandContext, change: Promise<BanOutcome>) {
  const answer = await change;
  return answer.type === 'BannedLink' ? { items: await readBannedLinks(command) } : answer;
}
