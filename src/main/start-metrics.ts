import cluster from 'node:cluster';
import { hearMetrics } from '#platform/metrics/child-metrics.ts';
import type { MetricFamily } from '#platform/metrics/metrics.ts';
import { serveMetrics } from '#platform/metrics/metrics-server.ts';
import { readProcessMetrics, watchEventLoop } from '#platform/metrics/process-metrics.ts';
import { mergeMetrics, writeMetrics } from '#platform/metrics/write-metrics.ts';
import { readMeasures } from '#modules/running/measures/read-measures.ts';
import type { Means } from './means.ts';

/** Milliseconds between looks into the database: a request gets the last result and never waits for one. */
const LOOK_EVERY = 15_000;

/** Serves the metrics of all processes on this machine and of the whole site (rule 247). */
export async function startMetrics(
  means: Means,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  watchEventLoop();
  const children = cluster.isPrimary ? hearMetrics() : undefined;
  let site: readonly MetricFamily[] = [];
  const look = async () => {
    site = await readMeasures(means).catch((error: unknown) => {
      means.log.warn({ err: error }, 'the site could not be measured');
      return [];
    });
  };
  await look();
  const timer = setInterval(() => void look(), LOOK_EVERY).unref();
  const server = await serveMetrics({
    host,
    port,
    read: () => writeMetrics([...mergeMetrics([readProcessMetrics(), children?.read() ?? []]), ...site]),
  });
  return {
    port: server.port,
    stop: async () => {
      clearInterval(timer);
      children?.stop();
      await server.stop();
    },
  };
}
