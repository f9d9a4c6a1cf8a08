import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gauge, type MetricFamily } from './metrics.ts';

const NANOSECONDS = 1e9;

type Source = () => readonly MetricFamily[];

const sources = new Set<Source>();
let delay: ReturnType<typeof monitorEventLoopDelay> | undefined;

/** Adds figures of this process; answers with the end of them. */
export function addMetrics(source: Source): () => void {
  sources.add(source);
  return () => void sources.delete(source);
}

/** Begins to measure how long this process keeps others waiting. */
export function watchEventLoop(): void {
  delay ??= monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
}

/** What this process has counted so far, and how it has been since the last time we asked. */
export function readProcessMetrics(): readonly MetricFamily[] {
  const { heapUsed, rss } = process.memoryUsage();
  const lag = delay === undefined || delay.count === 0 ? 0 : delay.percentile(99) / NANOSECONDS;
  delay?.reset();
  return [
    gauge({ name: 'longhand_processes', help: 'Processes that answer for these figures.' }, 1),
    gauge({ name: 'longhand_heap_used_bytes', help: 'Heap in use, of all processes.' }, heapUsed),
    gauge({ name: 'longhand_resident_bytes', help: 'Resident memory, of all processes.' }, rss),
    gauge(
      { name: 'longhand_event_loop_lag_seconds', help: '99th percentile of the worst process.', merge: 'max' },
      Number(lag.toFixed(6)),
    ),
    ...[...sources].flatMap((source) => source()),
  ];
}
