import type { Resolvers } from '#graphql/generated/resolver-types.ts';
import { logExperimentExposure, logGateExposure } from './log-exposure.ts';
import { countExposures, readAdminExperiments } from './read-experiments.ts';
import { switchExperiment } from './switch-experiment.ts';

/** The part of the schema in `experiments.graphql`. */
export const experimentsGraph = {
  Query: { experiments: (_root, _arguments, { command }) => readAdminExperiments(command) },
  Mutation: {
    switchExperiment: (_root, input, { command }) => switchExperiment(command, input),
    logExperimentExposure: async (_root, { experimentId: id, ...at }, { command, request }) => ({
      success: await logExperimentExposure(command, placeOf(id, at), request.bucket ?? null),
    }),
    logGateExposure: async (_root, { gateId: id, ...at }, { command }) => ({
      success: await logGateExposure(command, placeOf(id, at)),
    }),
  },
  AdminExperiment: {
    variants: async ({ id, variants }, _arguments, { database }) => {
      const counts = await countExposures(database, id);
      return variants.map((variant) => ({ ...variant, exposureCount: counts.get(variant.name) ?? 0 }));
    },
  },
} satisfies Resolvers;

type At = { readonly postId?: string | null | undefined; readonly publicationId?: string | null | undefined };

function placeOf(id: string, { postId, publicationId }: At) {
  return { id, postId: postId ?? null, publicationId: publicationId ?? null };
}
