import { startKillableSite, type KillableSite } from '#test/support/killable-site.ts';
import type { Campaign, Finding } from '../campaign.ts';
import { createRandom } from '../random.ts';
import { attacks } from './attacks.ts';
import { type Besieged, beset, CONNECTIONS, holdOpen } from './beset.ts';
import { measureKept } from './measure-kept.ts';
import { createPatientReader, type PatientReader } from './reader.ts';
import { buildStrangerScene, type StrangerScene } from './scene.ts';

/** By the clock, on a machine that does little else; or by what is done before whom, on any machine. */
type Judge = 'clock' | 'order';

const LONGEST_WAIT = 200;
/** Rows that every visitor costs, whole pages of tables, and the sizes that the operator lets pictures take. */
const SLACK = 5_000_000;
const SIZES_KEPT = 2_000_000_000;
const BETWEEN_READS = 50;
/** So long the stranger is let begin before a reader comes. */
const HEAD_START = 500;

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

type Siege = {
  readonly name: string;
  readonly begin: (site: KillableSite, scene: StrangerScene, seed: number) => Besieged;
};

const nothing = (): Besieged['deeds'] => ({ sent: 0, uploaded: 0, granted: 0, turnedAway: 0 });

/** Where a reader waits although nobody is there, the machine is too busy for the run to say anything. */
const nobody: Siege = { name: 'nobody', begin: () => ({ deeds: nothing(), end: () => Promise.resolve() }) };

const sieges: readonly Siege[] = [
  nobody,
  ...attacks.map((attack, index): Siege => {
    const begin: Siege['begin'] = (site, scene, seed) => beset(site, scene, attack, createRandom(seed + index));
    return { name: attack.name, begin };
  }),
  { name: 'connections that never finish', begin: holdOpen },
];

/** A site that its stranger does hold up: both web processes stand still for 400 of each 500 milliseconds. */
const standingStill: Siege = {
  name: 'processes that stand still',
  begin: (site) => {
    const signal = (name: NodeJS.Signals) => site.webProcesses().forEach((id) => process.kill(id, name));
    const timers = new Set<NodeJS.Timeout>();
    const timer = setInterval(() => {
      signal('SIGSTOP');
      timers.add(setTimeout(() => signal('SIGCONT'), 400));
    }, 500);
    const end = async () => {
      clearInterval(timer);
      timers.forEach(clearTimeout);
      signal('SIGCONT');
    };
    return { deeds: nothing(), end };
  },
};

/** Readings of one reader while one siege goes on: what is wrong with them. */
async function endure(
  reader: PatientReader,
  siege: { readonly name: string; readonly deeds: Besieged['deeds'] },
  readings: { readonly count: number; readonly judge: Judge },
): Promise<readonly string[]> {
  const failures: string[] = [];
  const waits: number[] = [];
  for (let number = 0; number < readings.count; number += 1) {
    const { path, status, milliseconds, overtaken } = await reader.readOne(number, () => siege.deeds.granted);
    waits.push(milliseconds);
    const said = `${siege.name}: ${path}`;
    if (status !== 200) failures.push(`${said} answers another reader ${status}`);
    if (readings.judge === 'clock' && milliseconds > LONGEST_WAIT) {
      failures.push(`${said} kept another reader for ${Math.round(milliseconds)} ms`);
    }
    if (readings.judge === 'order' && overtaken > CONNECTIONS * 2) {
      failures.push(`${said} came after ${overtaken} answers to the stranger`);
    }
    await pause(BETWEEN_READS);
  }
  if (readings.judge === 'clock') {
    const [middle = 0, most = 0] = [0.5, 1].map(
      (part) => waits.toSorted((a, b) => a - b)[Math.ceil(part * waits.length) - 1],
    );
    const { sent, granted, turnedAway } = siege.deeds;
    console.log(
      `  ${siege.name}: ${sent} sent, ${granted} granted, ${turnedAway} turned away; a reader waited ${middle.toFixed(0)} ms, at most ${most.toFixed(0)}`,
    );
  }
  return failures;
}

type Trial = { readonly tried: readonly Siege[]; readonly count: number; readonly seed: number; readonly judge: Judge };
type Place = { readonly site: KillableSite; readonly scene: StrangerScene; readonly reader: PatientReader };

async function withSite<Result>(use: (place: Place) => Promise<Result>): Promise<Result> {
  const site = await startKillableSite({ database: 'own' });
  try {
    const scene = await buildStrangerScene(site);
    const reader = await createPatientReader(site, scene);
    try {
      return await use({ site, scene, reader });
    } finally {
      await reader.close();
    }
  } finally {
    await site.close();
  }
}

async function besiege({ site, scene, reader }: Place, { tried, count, seed, judge }: Trial): Promise<Finding> {
  const failures: string[] = [];
  const each = Math.ceil(count / tried.length);
  const before = await measureKept(site);
  let uploaded = 0;
  for (const { name, begin } of tried) {
    const besieged = begin(site, scene, seed);
    await pause(HEAD_START);
    const found = await endure(reader, { name, deeds: besieged.deeds }, { count: each, judge });
    await besieged.end();
    uploaded += besieged.deeds.uploaded;
    failures.push(...found.map((text) => `seed ${seed}, ${text}`));
  }
  const after = await measureKept(site);
  const kept = after.rest - before.rest;
  if (kept > uploaded + SLACK) failures.push(`seed ${seed}: ${kept} bytes are kept of ${uploaded} that were sent`);
  if (after.sizes > SIZES_KEPT) failures.push(`seed ${seed}: sizes of pictures take ${after.sizes} bytes`);
  if (judge === 'clock')
    console.log(`  ${uploaded} bytes sent, ${kept} kept, and ${after.sizes - before.sizes} of sizes`);
  return { tried: each * tried.length, failures };
}

const controlOf = (seed: number): Trial => ({ tried: [standingStill], count: 20, seed, judge: 'clock' });

/** The same by what is done before whom, for machines that do other things as well, and its control on the same site. */
export const strangerInOrder = (count: number, seed: number): Promise<[small: Finding, control: Finding]> =>
  withSite(async (place) => [
    await besiege(place, { tried: sieges, count, seed, judge: 'order' }),
    await besiege(place, controlOf(seed)),
  ]);

/** A hundred connections of one network against everything that needs no account. */
export const stranger: Campaign = {
  name: 'stranger',
  promise:
    'One stranger with a hundred connections within the limits makes no other reader wait more than 200 ms, and the site keeps no more than the stranger uploads.',
  count: 1_200,
  run: (count, seed) => withSite((place) => besiege(place, { tried: sieges, count, seed, judge: 'clock' })),
  control: (seed) => withSite((place) => besiege(place, controlOf(seed))),
};
