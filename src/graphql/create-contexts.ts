import { createLoaders } from '#modules/ground/loaders.ts';
import type { GraphMeans } from './execute.ts';
import type { GraphContext } from './graph-context.ts';
import type { GraphRequest } from './graph-request.ts';

/** One context for each request: the operations of a batch, or of a page, share what is loaded. */
export function createContexts(means: GraphMeans): (request: GraphRequest) => GraphContext {
  const ofRequest = Symbol('context');
  const { database: primary, clock, config, files, log, secrets } = means;
  return (request: GraphRequest & { readonly [ofRequest]?: GraphContext }) => {
    const known = request[ofRequest];
    if (known !== undefined) return known;
    const { viewer, browser, country, requestId } = request;
    const command = {
      database: primary,
      files,
      clock,
      log,
      config,
      secrets,
      viewer,
      isProgram: false,
      browser,
      requestId,
    };
    const database = request.reader?.database ?? primary;
    const loaders = createLoaders(database);
    request.prepare?.(loaders);
    const context = { database, clock, config, viewer, country, request, command, loaders };
    // Not a WeakMap: what an old one holds survives V8's quick collections, which cost a sixth of a page's work.
    // Not enumerable: a request made from this one has a context of its own.
    Object.defineProperty(request, ofRequest, { value: context });
    return context;
  };
}
