import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { previewWave, startWave, stopWave, undoWave, type WaveOutcome } from './change-wave.ts';
import { canDecideReports } from '#modules/running/reports/reports.policy.ts';
import { readSuspectDomains } from './suspect-domains.ts';
import { readWaves } from './read-waves.ts';

/** As many as somebody looks at before they decide. */
const MOST_SAMPLED = 50;

/** The part of the schema in `waves.graphql`. */
export const wavesGraph = {
  Query: {
    waves: (_root, _arguments, { command }) => readWaves(command),
    suspectDomains: async (_root, _arguments, { command }) =>
      canDecideReports(command) ? await readSuspectDomains(command) : null,
  },
  Mutation: {
    previewWave: async (_root, query, { command }) => {
      const outcome = await previewWave(command, query);
      if (outcome.type !== 'WavePreview') return outcome;
      const { accounts, spared, ...preview } = outcome;
      return {
        ...preview,
        count: accounts.length,
        sample: accounts.slice(0, MOST_SAMPLED),
        sparedCount: spared.length,
        sparedSample: spared.slice(0, MOST_SAMPLED),
      };
    },
    startWave: (_root, input, { command }) => allAfter(command, startWave(command, input)),
    stopWave: (_root, { id }, { command }) => allAfter(command, stopWave(command, id)),
    undoWave: (_root, { id }, { command }) => allAfter(command, undoWave(command, id)),
  },
} satisfies Resolvers;

async function allAfter(command: CommandContext, change: Promise<WaveOutcome>) {
  const outcome = await change;
  return outcome.type === 'WaveChanged' ? { type: 'Waves' as const, items: (await readWaves(command)) ?? [] } : outcome;
}
