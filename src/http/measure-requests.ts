import type { ServerResponse } from 'node:http';
import { createCounter, createHistogram, gauge } from '#platform/metrics/metrics.ts';
import { addMetrics } from '#platform/metrics/process-metrics.ts';
import { answeredBy, noteHits } from './answered.ts';
import type { Site } from './site.ts';

/** Seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Routes by the first digit of their answers: fewer than there could be, and enough for those that there are. */
const MOST_SERIES = 1_000;
const SECOND = 1_000;

const requests = createCounter({
  name: 'longhand_http_requests_total',
  help: 'Requests by the name of their route and the first digit of the answer.',
  labels: ['route', 'status'],
  most: MOST_SERIES,
});
const durations = createHistogram({
  name: 'longhand_http_request_duration_seconds',
  help: 'From the first byte of a request to the last of its answer, by what the page cache had.',
  label: 'cache',
  bounds: BOUNDS,
});

/** Counts requests for `/metrics`; undefined if metrics are off (rule 247). */
export function measureRequests(site: Pick<Site, 'config' | 'cache'>) {
  if (site.config.metrics === undefined) return undefined;
  noteHits();
  const stop = addMetrics(() => {
    const { pages, bytes } = site.cache.size();
    return [
      requests.read(),
      durations.read(),
      gauge({ name: 'longhand_page_cache_pages', help: 'Pages in the page caches.' }, pages),
      gauge({ name: 'longhand_page_cache_bytes', help: 'What they take.' }, bytes),
    ];
  });
  return {
    stop,
    /** Called before anything else answers. */
    note: (response: ServerResponse): void => {
      const began = performance.now();
      response.once('close', () => {
        const { route, cache } = answeredBy(response);
        requests.add(route, `${Math.floor(response.statusCode / 100)}xx`);
        durations.see((performance.now() - began) / SECOND, cache);
      });
    },
  };
}
