import type { Means } from './means.ts';
import { createGraph } from '#graphql/execute.ts';
import { startHttpServer } from '#http/server.ts';

/** Serves the site from this process. */
export async function runWebProcess(means: Means): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const graph = createGraph(means);
  const server = await startHttpServer({ ...means, graph });
  return {
    address: server.address,
    stop: async () => {
      await server.close();
      await means.database.close();
    },
  };
}
