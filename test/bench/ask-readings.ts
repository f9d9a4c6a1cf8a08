import type { Graph } from '#graphql/execute.ts';
import { anonymous, type GraphRequest } from '#graphql/graph-request.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import type { Reading } from './reading-queries.ts';

const stranger: GraphRequest = {
  ...anonymous,
  visitorId: '',
  country: null,
  requestId: 'bench',
  host: 'main',
  limitKey: 'bench',
};

/** Asks a graph as a stranger, and what strangers are refused as somebody of the staff. Throws where both are refused. */
export function askReadings(graph: Graph, personId: string): (reading: Reading) => Promise<unknown> {
  const staff: GraphRequest = { ...stranger, viewer: buildViewer({ personId, roles: new Set(['ADMIN']) }) };
  const refused = new Set<string>();
  return async ({ document, variables }) => {
    if (!refused.has(document)) {
      const { data, errors = [] } = await graph.executeTrusted(document, variables, stranger);
      if (errors.length === 0) return data;
      refused.add(document);
    }
    const { data, errors = [] } = await graph.executeTrusted(document, variables, staff);
    if (errors.length > 0) throw new Error(`${document}: ${errors[0]?.message}`);
    return data;
  };
}
