import { startBenchSite } from './bench-site.ts';
import type { Finding } from './finding.ts';
import { load } from './load.ts';
import { type Peer, findPeer } from './peer.ts';
import { processorSeconds, treeOf } from './processes.ts';
import { recordPages, startRowsFloor } from './rows-floor.ts';
import { findDatabase, storyPaths } from './sample-stories.ts';
import { median, short } from './statistics.ts';
import type { Size } from './world/sizes.ts';

const CONNECTIONS = 10;
const SECONDS = 5;
const STORIES = 2_000;
/** Each is asked for twice to write down what it reads. */
const STORIES_OF_FLOOR = 200;
const TARGETS = { story: 8, home: 10 } as const;

type Side = { readonly base: string; readonly paths: readonly string[]; readonly processIds: () => readonly number[] };
type Run = { readonly perSecond: number; readonly errors: number; readonly milliseconds: number };

/** Pages made for each request, real database, two processes, beside the floor and, where it answers, the peer in the same run. */
export async function measureUncached(size: Size, rounds: number): Promise<Finding[]> {
  const peer = await findPeer();
  if (peer === undefined) console.log('No peer answers (PEER_URL): uncached pages are measured alone.');
  const site = await startBenchSite({ size, processes: 2, isUncached: true, niceness: peer?.niceness });
  try {
    const stories = await storyPaths(site.base, size, STORIES);
    const few = stories.slice(0, STORIES_OF_FLOOR);
    const floor = await startRowsFloor(await recordPages(size, ['/', ...few]), await findDatabase(size));
    // The database is the site's, whose web processes rest meanwhile.
    const bare = (paths: readonly string[]): Side => ({
      base: floor.base,
      paths,
      processIds: () => [...treeOf(site.processId), floor.processId],
    });
    const ours = (paths: readonly string[]): Side => ({
      base: site.base,
      paths,
      processIds: () => treeOf(site.processId),
    });
    try {
      return [
        ...(await compare('story', ours(stories), bare(few), peer && theirs(peer, peer.storyPath), rounds)),
        ...(await compare('home', ours(['/']), bare(['/']), peer && theirs(peer, '/'), rounds)),
      ];
    } finally {
      await floor.stop();
    }
  } finally {
    await site.stop();
  }
}

function theirs(peer: Peer, path: string): Side {
  return { base: peer.base, paths: [path], processIds: () => peer.processIds };
}

async function compare(
  name: keyof typeof TARGETS,
  ours: Side,
  floor: Side,
  peer: Side | undefined,
  rounds: number,
): Promise<Finding[]> {
  const runs: Run[] = [];
  const floorRuns: Run[] = [];
  const peerRuns: Run[] = [];
  await run(ours, 2);
  await run(floor, 2);
  if (peer) await run(peer, 2);
  for (let round = 0; round < rounds; round += 1) {
    runs.push(await run(ours, SECONDS));
    floorRuns.push(await run(floor, SECONDS));
    if (peer) peerRuns.push(await run(peer, SECONDS));
  }
  const rate = median(runs.map((each) => each.perSecond));
  const cost = median(runs.map((each) => each.milliseconds));
  const errors = runs.reduce((sum, each) => sum + each.errors, 0);
  const own = `${short(rate)} requests/s, ${short(cost)} ms of processor each, ${errors} errors`;
  const overFloor = floorFinding(name, runs, floorRuns);
  if (!peer) return [{ bench: 'uncached', name, value: rate, unit: 'requests/s', note: own }, overFloor];
  const ratios = runs.map((each, round) => each.perSecond / (peerRuns[round]?.perSecond ?? Number.NaN));
  const peerCost = median(peerRuns.map((each) => each.milliseconds));
  const peerRate = median(peerRuns.map((each) => each.perSecond));
  const note = `${own}; peer ${short(peerRate)} requests/s, ${short(peerCost)} ms`;
  const target = { atLeast: TARGETS[name] };
  return [
    { bench: 'uncached', name, value: median(ratios), unit: '× peer', target, note },
    { bench: 'uncached', name: `${name}, processor`, value: peerCost / cost, unit: '× less than peer' },
    overFloor,
  ];
}

/** What a page takes of the processor beside its rows and bytes alone. */
function floorFinding(name: string, runs: readonly Run[], floorRuns: readonly Run[]): Finding {
  const ratios = runs.map((each, round) => each.milliseconds / (floorRuns[round]?.milliseconds ?? Number.NaN));
  const cost = median(floorRuns.map((each) => each.milliseconds));
  const errors = floorRuns.reduce((sum, each) => sum + each.errors, 0);
  const note = `the same statements and bytes by bare node:http: ${short(cost)} ms, ${errors} errors`;
  return { bench: 'uncached', name: `${name}, processor`, value: median(ratios), unit: '× the floor', note };
}

async function run(side: Side, seconds: number): Promise<Run> {
  const before = processorSeconds(side.processIds());
  const startedAt = performance.now();
  const result = await load({ ...side, connections: CONNECTIONS, seconds, encoding: 'gzip' });
  const elapsed = (performance.now() - startedAt) / 1000;
  const used = processorSeconds(side.processIds()) - before;
  const milliseconds = (used * 1000) / (result.perSecond * elapsed);
  return { perSecond: result.perSecond, errors: result.errors, milliseconds };
}
