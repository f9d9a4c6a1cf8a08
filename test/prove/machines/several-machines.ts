import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { purgeTags } from '#modules/ground/purge-tags.ts';
import { CONTRACT, copyNewerBuild, renameAssets } from '#test/support/newer-build.ts';
import type { Campaign, Finding } from '../campaign.ts';
import { createRandom } from '../random.ts';
import { buildLoad, type Load } from './machine-load.ts';
import { type Machines, startMachines } from './machines.ts';

const WRITERS = 20;
/** Of a small run, whose processes begin beside other tests. */
const FEW_WRITERS = 6;
/** What others leave of the processors: a machine that works for ten has a tenth of the time. */
const slowness = (): number => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
/** Milliseconds, of rule 237. */
const WHOLE_AFTER = 10_000;
const PURGE_AFTER = 100;
/** How soon whoever looks after a process starts it again. */
const STARTED_AGAIN_AFTER = 200;
const PURGES_FOR_EACH_KILL = 5;
const ENOUGH_PURGES = 100;
/** A small run beside others says only that all is whole again, and not how soon. */
const ENOUGH_KILLS = 10;

type Trial = { readonly machines: Machines; readonly load: Load; readonly seed: number; readonly failures: string[] };

/** One build after the other in each process, while people read and write: nobody may notice. */
async function replaceAll({ machines, load, failures, seed }: Trial, isRough: boolean): Promise<void> {
  const older = machines.programs[0]?.build ?? '';
  const newer = await copyNewerBuild(machines.folder);
  await renameAssets(newer);
  const { programs } = machines;
  await machines.store.database.query('old_shade', 'create table old_shade (id text)', []);
  let isOn = true;
  const running = load.run(() => isOn);
  const replace = async (some: typeof programs, build: string): Promise<void> => {
    for (const one of some) {
      await (isRough ? one.kill() : one.end());
      one.build = build;
      await one.start();
    }
  };
  const began = performance.now();
  if (!isRough) {
    // The last one stays as it was, so that there is a way back; then there is none.
    await replace(programs.slice(0, -1), newer);
    await replace(programs.slice(0, -1), older);
  }
  await replace(programs, newer);
  const isTaken = () => machines.store.database.query('taken', 'select 1 from migration where name = $1', [CONTRACT]);
  for (const end = performance.now() + 3 * WHOLE_AFTER * slowness(); (await isTaken()).length === 0; await wait(200)) {
    if (performance.now() < end) continue;
    failures.push('what takes something away did not run after the last older process had ended');
    break;
  }
  isOn = false;
  await running;
  say(load, `replaced ${isRough ? programs.length : 3 * programs.length - 2} times`, performance.now() - began);
  failures.push(
    ...load.told.failures.splice(0).map((words) => `seed ${seed}, while builds replace each other: ${words}`),
  );
  failures.push(...(await load.findLost()));
}

/** `kill -9` of one process after the other, each started again at once. */
async function killAll(trial: Trial, count: number): Promise<void> {
  const { machines, load, seed, failures } = trial;
  const random = createRandom(seed);
  const times = new Map<string, number[]>();
  for (let number = 0; number < count; number += 1) {
    const victim = machines.parts[(number * 3) % machines.parts.length];
    if (victim === undefined) continue;
    let isOn = true;
    const running = load.run(() => isOn);
    await wait(300 + random.below(1_000));
    const began = performance.now();
    await victim.kill();
    await wait(STARTED_AGAIN_AFTER);
    await victim.start();
    const wholeAfter = await waitUntilWhole(machines, began);
    times.set(victim.name, [...(times.get(victim.name) ?? []), wholeAfter]);
    isOn = false;
    await running;
    const said = `seed ${seed}, kill ${number} of ${victim.name}`;
    const most = count < ENOUGH_KILLS ? Number.MAX_VALUE : WHOLE_AFTER * slowness();
    if (wholeAfter > most) failures.push(`${said}: whole again after ${Math.round(wholeAfter)} ms`);
    // Who was being answered by what was killed may be left alone; nobody is told what is not so.
    failures.push(
      ...load.told.failures
        .splice(0)
        .filter((words) => /does not read|half a page/.test(words))
        .map((words) => `${said}: ${words}`),
    );
    failures.push(...(await load.findLost()).map((words) => `${said}: ${words}`));
  }
  for (const [name, all] of times)
    console.log(`  ${name}: killed ${all.length} times, whole again after ${Math.round(Math.max(...all))} ms at most`);
}

async function waitUntilWhole(machines: Machines, began: number): Promise<number> {
  const end = began + 6 * WHOLE_AFTER * slowness();
  while (performance.now() < end) {
    const [isWhole, home] = await Promise.all([
      machines.isWhole().catch(() => false),
      machines.ask('/').then(
        ({ status }) => status,
        () => 599,
      ),
    ]);
    if (isWhole && home === 200) return performance.now() - began;
    await wait(50);
  }
  return Infinity;
}

/** From the commit of a change until each web process shows it. */
async function timePurges({ machines, load, failures }: Trial, count: number): Promise<void> {
  const waits: number[] = [];
  const [story] = load.stories;
  if (story === undefined) return;
  for (let number = 1; number <= count; number += 1) {
    const title = `Purged ${number}.`;
    for (const { url } of machines.web) await fetch(url + story.path, { headers: headersOf(machines) });
    await machines.store.database.transaction(async (database) => {
      await database.query('purge_title', 'update story set title = $2 where id = $1', [story.id, title]);
      await purgeTags({ database }, [`post:${story.id}`]);
    });
    const began = performance.now();
    const shows = async (url: string): Promise<number> => {
      while (performance.now() - began < WHOLE_AFTER * slowness()) {
        const answer = await fetch(url + story.path, { headers: headersOf(machines) });
        // What is drawn anew takes its time, which is not what is asked here.
        const seen = performance.now() - began;
        if (answer.headers.get('x-cache-status') !== 'hit')
          return (await answer.text()).includes(title) ? seen : Infinity;
        if ((await answer.text()).includes(title)) return seen;
      }
      return Infinity;
    };
    waits.push(...(await Promise.all(machines.web.map(({ url }) => shows(url)))));
  }
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  console.log(
    `  ${waits.length} purges: p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms, at most ${at(1).toFixed(1)} ms`,
  );
  if (count >= ENOUGH_PURGES && at(0.99) > PURGE_AFTER * slowness())
    failures.push(`a purge takes ${at(0.99).toFixed(0)} ms (p99)`);
  if (at(1) === Infinity) failures.push('a process showed an old page after a purge, or none');
}

const headersOf = ({ url }: Machines) => ({ 'x-forwarded-for': '127.7.7.7', 'x-forwarded-host': new URL(url).host });

function say({ told }: Load, what: string, milliseconds: number): void {
  const sorted = told.waits.splice(0).toSorted((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  const rate = (sorted.length / (milliseconds / 1000)).toFixed(0);
  console.log(
    `  ${what} in ${(milliseconds / 1000).toFixed(0)} s, at ${rate} requests a second: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ${told.failures.length} failed`,
  );
}

async function withTrial(seed: number, writers: number, run: (trial: Trial) => Promise<void>): Promise<Finding> {
  const machines = await startMachines();
  try {
    await machines.start();
    const load = await buildLoad(machines, writers, seed);
    const trial: Trial = { machines, load, seed, failures: [] };
    await run(trial);
    return { tried: load.told.asked, failures: trial.failures };
  } finally {
    await machines.close();
  }
}

/** Three web and two background processes, a pool, a replica, Redis, a bucket and a proxy. */
export const severalMachines: Campaign = {
  name: 'several-machines',
  promise:
    'Builds replace each other and go back under load without a failed request or a lost write; whichever process is killed, all is whole within 10 s; a purge is everywhere within 100 ms (p99).',
  count: 40,
  run: (count, seed) =>
    withTrial(seed, count < ENOUGH_KILLS ? FEW_WRITERS : WRITERS, async (trial) => {
      await timePurges(trial, count * PURGES_FOR_EACH_KILL);
      await killAll(trial, count);
      await replaceAll(trial, false);
    }),
  control: (seed) => withTrial(seed, FEW_WRITERS, (trial) => replaceAll(trial, true)),
};
