import { createLoaders } from '#modules/loaders.ts';
import type { GraphMeans } from './execute.ts';
import type { GraphContext } from './graph-context.ts';
import type { GraphRequest } from './graph-request.ts';

/** One context for each request: the operations of a batch, or of a page, share what is loaded. */
export function createContexts(means: GraphMeans): (request: GraphRequest) => GraphContext {
  const contexts = new WeakMap<GraphRequest, GraphContext>();
  const { database, clock, config, files, log, secrets } = means;
  return (request) => {
    const known = contexts.get(request);
    if (known !== undefined) return known;
    const { viewer, browser, country, requestId } = request;
    const command = { database, files, clock, log, config, secrets, viewer, isProgram: false, browser, requestId };
    const loaders = createLoaders(database);
    const context = { database, clock, config, viewer, country, request, command, loaders };
    contexts.set(request, context);
    return context;
  };
}
