import cluster from 'node:cluster';
import type { MetricFamily } from './metrics.ts';
import { readProcessMetrics, watchEventLoop } from './process-metrics.ts';
import { mergeMetrics } from './write-metrics.ts';

/** Milliseconds between two reports from a web process to its parent. */
const TELL_EVERY = 5_000;

type Told = { readonly metrics: readonly MetricFamily[] };

/** In a web process: tells the parent every five seconds what it counted. */
export function tellMetrics(): void {
  watchEventLoop();
  const tell = () =>
    void process.send?.({ metrics: readProcessMetrics() } satisfies Told, undefined, undefined, () => undefined);
  setInterval(tell, TELL_EVERY).unref();
  tell();
}

/** In the parent: receives the web processes' reports. What a dead one had counted stays counted. */
export function hearMetrics(): { readonly read: () => readonly MetricFamily[]; readonly stop: () => void } {
  const living = new Map<number, readonly MetricFamily[]>();
  let dead: readonly MetricFamily[] = [];
  const onMessage = ({ id }: { readonly id: number }, message: unknown) => {
    if (isTold(message)) living.set(id, message.metrics);
  };
  const onExit = ({ id }: { readonly id: number }) => {
    const counted = (living.get(id) ?? []).filter(({ type }) => type !== 'gauge');
    living.delete(id);
    dead = mergeMetrics([dead, counted]);
  };
  cluster.on('message', onMessage);
  cluster.on('exit', onExit);
  return {
    read: () => mergeMetrics([dead, ...living.values()]),
    stop: () => {
      cluster.off('message', onMessage);
      cluster.off('exit', onExit);
    },
  };
}

function isTold(message: unknown): message is Told {
  return typeof message === 'object' && message !== null && 'metrics' in message && Array.isArray(message.metrics);
}
