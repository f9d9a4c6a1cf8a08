import { expect, test } from 'vitest';
import { readWrkReport } from './wrk-report.ts';

const REPORT = `Running 5s test @ http://127.0.0.1:4301
  1 threads and 50 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.05ms  302.11us  12.60ms   92.30%
    Req/Sec    47.61k     2.10k   50.02k    80.00%
  Latency Distribution
     50%    1.00ms
     75%    1.10ms
     90%    1.22ms
     99%    2.31ms
  241234 requests in 5.00s, 700.00MB read
Requests/sec:  48246.80
Transfer/sec:    140.00MB`;

test('reads requests per second and the 99th percentile', () => {
  expect(readWrkReport(REPORT)).toEqual({ perSecond: 48_246.8, p99Milliseconds: 2.31, errors: 0 });
});

test('reads every unit of time', () => {
  const p99 = (text: string): number => readWrkReport(REPORT.replace('2.31ms', text)).p99Milliseconds;
  expect([p99('812.00us'), p99('1.50s'), p99('1.00m')]).toEqual([0.812, 1500, 60_000]);
});

test('counts refused answers and broken sockets as errors', () => {
  const errors = 'Socket errors: connect 1, read 2, write 3, timeout 4\n  Non-2xx or 3xx responses: 30\nRequests/sec:';
  expect(readWrkReport(REPORT.replace('Requests/sec:', errors)).errors).toBe(40);
});
