import { mkdtemp, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { freePort } from './bench-site.ts';
import type { Finding } from './finding.ts';
import { answers, startProgram } from './processes.ts';
import { median } from './statistics.ts';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const CATEGORIES = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const MAIN = join(import.meta.dirname, '../../src/main.ts');

type Run = {
  readonly scores: Readonly<Record<string, number>>;
  readonly shift: number;
  readonly failing: readonly string[];
};

/** Story and home of the program itself, with the demo world, as a phone sees them. */
export async function measureLighthouse(runs: number): Promise<Finding[]> {
  if (!existsSync(CHROMIUM)) {
    console.log(`Lighthouse was skipped: there is no browser at ${CHROMIUM} (CHROMIUM_PATH).`);
    return [];
  }
  const folder = await mkdtemp(join(tmpdir(), 'longhand-lighthouse-'));
  const port = freePort();
  const base = `http://127.0.0.1:${port}`;
  const environment = {
    PORT: String(port),
    LONGHAND_DATA: folder,
    LONGHAND_DEMO: '1',
    LONGHAND_URL: base,
    WORKERS: '1',
    NODE_ENV: 'production',
  };
  const site = await startProgram({ args: [MAIN], environment }, () => answers(`${base}/readyz`));
  try {
    const home = await (await fetch(base)).text();
    const story = /href="(\/[^"]*-[0-9a-f]{12})"/.exec(home)?.[1] ?? '/';
    return [...(await look('story', base + story, runs)), ...(await look('home', `${base}/`, runs))];
  } finally {
    await site.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function look(name: string, url: string, count: number): Promise<Finding[]> {
  const runs: Run[] = [];
  for (let index = 0; index < count; index += 1) runs.push(await runOnce(url));
  const scores = Object.entries(CATEGORIES).map(([category, least]): Finding => {
    const all = runs.map((run) => run.scores[category] ?? Number.NaN);
    return {
      bench: 'lighthouse',
      name: `${name}, ${category}`,
      value: median(all),
      unit: '',
      target: { atLeast: least },
      note: all.join(', '),
    };
  });
  const shift = median(runs.map((run) => run.shift));
  const failing = [...new Set(runs.flatMap((run) => run.failing))].join(', ');
  return [
    ...scores,
    {
      bench: 'lighthouse',
      name: `${name}, layout shift`,
      value: shift,
      unit: '',
      target: { atMost: 0 },
      note: failing,
    },
  ];
}

/** A browser of its own for each run, so that nothing is kept from the last one. */
async function runOnce(url: string): Promise<Run> {
  const port = freePort();
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-quic', `--remote-debugging-port=${port}`],
  });
  try {
    await wait(300);
    const result = await lighthouse(url, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: Object.keys(CATEGORIES),
    });
    if (result === undefined || result.lhr.runtimeError !== undefined)
      throw new Error(`Lighthouse said nothing of ${url}`);
    const { audits, categories } = result.lhr;
    const scores = Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    );
    const failing = Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({ id }) => `${id} ${audits[id]?.displayValue ?? ''}`.trim()),
    );
    return { scores, shift: audits['cumulative-layout-shift']?.numericValue ?? 0, failing };
  } finally {
    await browser.close();
  }
}
