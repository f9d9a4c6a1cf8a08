import type { Means } from './means.ts';
import { resolve } from 'node:path';
import { createGraph } from '#graphql/execute.ts';
import { listTrustedDocuments } from '#graphql/trusted-documents.ts';
import { keepLoggedErrors } from '#modules/running/errors/take-errors.ts';
import { startHttpServer } from '#http/server.ts';
import { keepBuild } from '#modules/ground/builds/keep-build.ts';

/** Serves the site from this process. */
export async function runWebProcess(
  means: Means,
): Promise<{ readonly address: string; drain(): void; stop(): Promise<void> }> {
  // In development, pages are drawn from their sources: there is no build.
  if (means.config.environment !== 'development') await keepThisBuild(means);
  const errors = keepLoggedErrors(means);
  const graph = createGraph(means);
  const { redisUrl } = means.config;
  const redis = redisUrl === undefined ? undefined : await openRedis(redisUrl, means);
  const server = await startHttpServer({ ...means, graph, broadcast: redis });
  return {
    address: server.address,
    drain: server.drain,
    stop: async () => {
      await server.close();
      await redis?.close();
      await errors.stop();
      await means.database.close();
    },
  };
}

/** Its client is only loaded where it's used. */
async function openRedis(url: string, { log }: Means) {
  const { openRedisBroadcast } = await import('#platform/redis/redis-broadcast.ts');
  return await openRedisBroadcast({ url, log });
}

/** Readers are served even if it can't be stored, for example while the bucket is away. */
async function keepThisBuild(means: Means): Promise<void> {
  try {
    await keepBuild(means, { folder: resolve('dist/client/assets'), documents: listTrustedDocuments() });
  } catch (error) {
    means.log.warn({ error }, 'this build was not kept: beside another one, its pages may miss their scripts');
  }
}
