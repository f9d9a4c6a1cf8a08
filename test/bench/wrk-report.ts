/** What one run of the load generator saw. Errors are answers that are not 2xx, and broken sockets. */
export type LoadResult = { readonly perSecond: number; readonly p99Milliseconds: number; readonly errors: number };

/** Reads what `wrk --latency` prints. */
export function readWrkReport(report: string): LoadResult {
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]);
  const latency = /99%\s+([\d.]+)(us|ms|s|m)\b/.exec(report);
  const unit = { us: 0.001, ms: 1, s: 1000, m: 60_000 }[latency?.[2] ?? 'ms'] ?? 1;
  const answers = Number(/Non-2xx or 3xx responses: (\d+)/.exec(report)?.[1] ?? 0);
  const sockets = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(report);
  const broken = sockets === null ? 0 : sockets.slice(1).reduce((sum, count) => sum + Number(count), 0);
  return { perSecond, p99Milliseconds: Number(latency?.[1]) * unit, errors: answers + broken };
}
