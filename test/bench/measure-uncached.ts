import { startBenchSite } from './bench-site.ts';
import type { Finding } from './finding.ts';
import { load } from './load.ts';
import { type Peer, findPeer } from './peer.ts';
import { processorSeconds, treeOf } from './processes.ts';
import { storyPaths } from './sample-stories.ts';
import { median, short } from './statistics.ts';
import type { Size } from './world/sizes.ts';

const CONNECTIONS = 10;
const SECONDS = 5;
const STORIES = 2_000;
const TARGETS = { story: 8, home: 10 } as const;

type Side = { readonly base: string; readonly paths: readonly string[]; readonly processIds: () => readonly number[] };
type Run = { readonly perSecond: number; readonly errors: number; readonly milliseconds: number };

/** Pages made for each request, real database, two processes, beside the peer in the same run where it answers. */
export async function measureUncached(size: Size, rounds: number): Promise<Finding[]> {
  const peer = await findPeer();
  if (peer === undefined) console.log('No peer answers (PEER_URL): uncached pages are measured alone.');
  const site = await startBenchSite({ size, processes: 2, isUncached: true, niceness: peer?.niceness });
  try {
    const stories = await storyPaths(site.base, size, STORIES);
    const ours = (paths: readonly string[]): Side => ({
      base: site.base,
      paths,
      processIds: () => treeOf(site.processId),
    });
    return [
      ...(await compare('story', ours(stories), peer && theirs(peer, peer.storyPath), rounds)),
      ...(await compare('home', ours(['/']), peer && theirs(peer, '/'), rounds)),
    ];
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
  peer: Side | undefined,
  rounds: number,
): Promise<Finding[]> {
  const runs: Run[] = [];
  const peerRuns: Run[] = [];
  await run(ours, 2);
  if (peer) await run(peer, 2);
  for (let round = 0; round < rounds; round += 1) {
    runs.push(await run(ours, SECONDS));
    if (peer) peerRuns.push(await run(peer, SECONDS));
  }
  const rate = median(runs.map((each) => each.perSecond));
  const cost = median(runs.map((each) => each.milliseconds));
  const errors = runs.reduce((sum, each) => sum + each.errors, 0);
  const own = `${short(rate)} requests/s, ${short(cost)} ms of processor each, ${errors} errors`;
  if (!peer) return [{ bench: 'uncached', name, value: rate, unit: 'requests/s', note: own }];
  const ratios = runs.map((each, round) => each.perSecond / (peerRuns[round]?.perSecond ?? Number.NaN));
  const peerCost = median(peerRuns.map((each) => each.milliseconds));
  const peerRate = median(peerRuns.map((each) => each.perSecond));
  const note = `${own}; peer ${short(peerRate)} requests/s, ${short(peerCost)} ms`;
  const target = { atLeast: TARGETS[name] };
  return [
    { bench: 'uncached', name, value: median(ratios), unit: '× peer', target, note },
    { bench: 'uncached', name: `${name}, processor`, value: peerCost / cost, unit: '× less than peer' },
  ];
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
