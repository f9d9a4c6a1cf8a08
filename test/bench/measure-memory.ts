import { setTimeout as wait } from 'node:timers/promises';
import { startBenchSite } from './bench-site.ts';
import type { Finding } from './finding.ts';
import { load } from './load.ts';
import { memoryOf, nodeProcesses } from './processes.ts';
import { storyPaths } from './sample-stories.ts';
import { short } from './statistics.ts';
import type { Size } from './world/sizes.ts';

const STORIES = 3_000;
const MOST_MEGABYTES = 400;
/** What the collector leaves lying about from one look to the next. */
const NOISE = 1.1;

/**
 * Memory of the web processes under mixed load: half of the requests draw pages anew, half come from the
 * cache. Growth compares the last look with one after the first third, when caches and code are warm.
 */
export async function measureMemory(size: Size, seconds: number): Promise<Finding[]> {
  const cached = await startBenchSite({ size, processes: 1, isUncached: false });
  const uncached = await startBenchSite({ size, processes: 1, isUncached: true });
  const looks: number[][] = [];
  try {
    const stories = await storyPaths(uncached.base, size, STORIES);
    const rounds = 9;
    for (let round = 0; round < rounds; round += 1) {
      for (const site of [uncached, cached]) {
        const paths = site === cached ? ['/', ...stories.slice(0, 400)] : ['/', ...stories];
        await load({
          base: site.base,
          paths,
          connections: 10,
          seconds: Math.ceil(seconds / rounds / 2),
          encoding: 'br',
        });
      }
      await wait(500);
      looks.push([uncached, cached].map(({ processId }) => Math.max(...nodeProcesses(processId).map(memoryOf))));
    }
  } finally {
    await Promise.all([cached.stop(), uncached.stop()]);
  }
  return ['pages drawn anew', 'pages from the cache'].flatMap((name, index) =>
    findingsOf(
      name,
      looks.map((look) => look[index] ?? 0),
      seconds,
    ),
  );
}

/** Pure: what looks at one process, in order, say. */
export function findingsOf(name: string, looks: readonly number[], seconds: number): Finding[] {
  const last = looks.at(-1) ?? Number.NaN;
  const warm = Math.max(...looks.slice(0, Math.ceil(looks.length / 3)));
  const note = `${looks.map(short).join(', ')} MB over ${seconds} s of load`;
  return [
    { bench: 'memory', name, value: last, unit: 'MB', target: { atMost: MOST_MEGABYTES }, note },
    { bench: 'memory', name: `${name}, growth`, value: last / warm, unit: '×', target: { atMost: NOISE } },
  ];
}
