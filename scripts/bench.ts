/** `npm run bench [-- --size small|medium|large] [-- --only NAME] [-- --json FILE] [-- --soak] [-- --rounds N] [-- --members N] [-- --events N]` */
import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Finding, isMet, tableOf } from '../test/bench/finding.ts';
import { ensureWrk } from '../test/bench/load.ts';
import { isWorldMade, makeWorld } from '../test/bench/world/make-world.ts';
import { isSize, type Size } from '../test/bench/world/sizes.ts';
import { importCorpus } from '../test/bench/world/import-corpus.ts';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: 'small' },
    only: { type: 'string' },
    json: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    soak: { type: 'boolean', default: false },
    members: { type: 'string' },
    events: { type: 'string' },
  },
});
const { size, only } = values;
const rounds = Number(values.rounds);
/** A number that was asked for in the place of the one of the size. */
const instead = (asked: string | undefined, usual: number): number => (asked === undefined ? usual : Number(asked));
if (!isSize(size)) throw new Error('--size must be small, medium or large.');

/** Under a minute shows a leak of pages, five show a slow one. */
const SOAK_SECONDS = values.soak ? 300 : 60;

/** Of whom a month is closed; a million need 15 GB of memory or disk for the database. */
const MEMBERS: Readonly<Record<Size, number>> = { small: 20_000, medium: 200_000, large: 1_000_000 };

/** Of events, and of rows of days. */
const EVENTS: Readonly<Record<Size, number>> = { small: 300_000, medium: 1_000_000, large: 10_000_000 };

/** Growth needs two sizes: beside the small one the largest that is there. */
const larger = (): Size => (size === 'small' ? (isWorldMade('large') ? 'large' : 'medium') : size);

const benches: Readonly<Record<string, () => Promise<Finding[]>>> = {
  bytes: async () => (await import('../test/bench/measure-bytes.ts')).measureBytes(),
  cached: async () => (await import('../test/bench/measure-cached.ts')).measureCached(size, rounds),
  uncached: async () => (await import('../test/bench/measure-uncached.ts')).measureUncached(size, rounds),
  memory: async () => (await import('../test/bench/measure-memory.ts')).measureMemory(size, SOAK_SECONDS),
  growth: async () => {
    await makeWorld(larger());
    return (await import('../test/bench/measure-growth.ts')).measureGrowth(larger(), 30 * rounds);
  },
  feeds: async () => {
    const [smaller, bigger] = size === 'large' ? (['medium', 'large'] as const) : (['small', 'medium'] as const);
    await makeWorld(smaller);
    await makeWorld(bigger);
    return (await import('../test/bench/measure-feeds.ts')).measureFeeds(bigger, 5 * rounds, smaller);
  },
  search: async () => {
    const smaller = size === 'large' ? 'medium' : 'small';
    const bigger = size === 'small' ? 'medium' : size;
    return (await import('../test/bench/measure-search.ts')).measureSearch(bigger, 100 * rounds, smaller);
  },
  desk: async () => (await import('../test/bench/measure-desk.ts')).measureDesk(10 * rounds),
  mails: async () => (await import('../test/bench/measure-mails.ts')).measureMails(),
  lists: async () => (await import('../test/bench/measure-lists.ts')).measureLists(),
  months: async () =>
    (await import('../test/bench/measure-months.ts')).measureMonths(instead(values.members, MEMBERS[size])),
  stats: async () =>
    (await import('../test/bench/measure-stats.ts')).measureStats(instead(values.events, EVENTS[size]), 30 * rounds),
  typing: async () => (await import('../test/bench/measure-typing.ts')).measureTyping(3 * rounds),
  lighthouse: async () => (await import('../test/bench/measure-lighthouse.ts')).measureLighthouse(rounds),
};
const names = only === undefined ? Object.keys(benches) : [only];
if (only !== undefined && benches[only] === undefined)
  throw new Error(`--only must be one of ${Object.keys(benches).join(', ')}.`);

if (names.includes('growth')) {
  const { lackingValues } = await import('../test/bench/reading-queries.ts');
  const lacking = lackingValues();
  if (lacking.length > 0) throw new Error(`Growth cannot be measured.\n${lacking.join('\n')}`);
}
const needsLoad = names.some((name) => ['cached', 'uncached', 'memory'].includes(name));
if (needsLoad && !ensureWrk())
  throw new Error('The load generator wrk is needed: install it (Debian: apt-get install wrk).');
const root = join(import.meta.dirname, '..');
/** What is measured in this process, and makes the data that it needs. */
const inProcess = ['feeds', 'search', 'mails', 'lists', 'months', 'stats'];
if (names.some((name) => !inProcess.includes(name)))
  execFileSync(process.execPath, [join(root, 'scripts/build.ts')], { cwd: root, stdio: 'inherit' });
if (names.some((name) => !['bytes', 'lighthouse', 'typing', 'desk', ...inProcess].includes(name))) {
  await makeWorld('small');
  await makeWorld(size);
  await importCorpus(size);
}

const findings: Finding[] = [];
const loads: string[] = [];
for (const name of names) {
  findings.push(...((await benches[name]?.()) ?? []));
  loads.push(`${name} ${loadavg()[0]?.toFixed(1)}`);
}
console.log(`\n${tableOf(findings)}\n`);
console.log(`${cpus().length} cores; machine load after each bench: ${loads.join(', ')}.`);
if (values.json !== undefined) {
  const written = {
    when: new Date().toISOString(),
    size,
    rounds,
    loads,
    findings: findings.map((each) => ({ ...each, isMet: isMet(each) })),
  };
  await writeFile(values.json, `${JSON.stringify(written, null, 1)}\n`);
}
