import { availableParallelism } from 'node:os';
import { startBenchSite } from './bench-site.ts';
import type { Finding } from './finding.ts';
import { startFloor } from './floor.ts';
import { load } from './load.ts';
import { storyPaths } from './sample-stories.ts';
import { median, short } from './statistics.ts';
import type { LoadResult } from './wrk-report.ts';
import type { Size } from './world/sizes.ts';

const CONNECTIONS = 50;
const SECONDS = 4;

/** Pages from the cache beside a bare server of the same bytes in one process, in turn: by one process, and by as many as there are by default. */
export async function measureCached(size: Size, rounds: number): Promise<Finding[]> {
  const alone = await measureBy(1, '', size, rounds);
  const together = await measureBy(availableParallelism(), `, ${availableParallelism()} processes`, size, rounds);
  return [...alone, ...together];
}

async function measureBy(processes: number, label: string, size: Size, rounds: number): Promise<Finding[]> {
  const site = await startBenchSite({ size, processes, isUncached: false });
  const findings: Finding[] = [];
  try {
    const [story = '/'] = await storyPaths(site.base, size, 1);
    for (const [name, path] of [['story', story] as const, ['home', '/'] as const]) {
      const floor = await startFloor(site.base + path, 'br');
      try {
        findings.push(...(await compare(name + label, path, site.base, floor.base, rounds)));
      } finally {
        await floor.stop();
      }
    }
  } finally {
    await site.stop();
  }
  return findings;
}

async function compare(name: string, path: string, site: string, floor: string, rounds: number): Promise<Finding[]> {
  const run = (base: string, seconds: number): Promise<LoadResult> =>
    load({ base, paths: [path], connections: CONNECTIONS, seconds, encoding: 'br' });
  await run(site, 1);
  await run(floor, 1);
  const ours: LoadResult[] = [];
  const bare: LoadResult[] = [];
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await run(site, SECONDS));
    bare.push(await run(floor, SECONDS));
  }
  const [rate, floorRate] = [ours, bare].map((results) => median(results.map((result) => result.perSecond)));
  const [p99, floorP99] = [ours, bare].map((results) => median(results.map((result) => result.p99Milliseconds)));
  const errors = ours.reduce((sum, result) => sum + result.errors, 0);
  const perRound = ours.map((result, round) => result.perSecond / (bare[round]?.perSecond ?? Number.NaN));
  const rates = `${short(rate ?? 0)} beside ${short(floorRate ?? 0)} requests/s, ${rounds} rounds, ${errors} errors`;
  return [
    {
      bench: 'cached',
      name,
      value: median(perRound),
      unit: '× bare node:http',
      target: { atLeast: 0.85 },
      note: rates,
    },
    {
      bench: 'cached',
      name: `${name}, p99`,
      value: p99 ?? Number.NaN,
      unit: 'ms',
      target: { atMost: 10 },
      note: `bare node:http ${short(floorP99 ?? 0)} ms`,
    },
  ];
}
