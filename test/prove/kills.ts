import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { paragraph, storyDocument } from '#shared/story/story-document.build.ts';
import { systemClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/database/database.ts';
import { nameServerFiles } from '#platform/database/embedded/server-files.ts';
import { openFileStore } from '#platform/files/file-store.ts';
import { createLog } from '#platform/log/log.ts';
import { systemContext } from '#modules/command-context.ts';
import { importPerson } from '#modules/people/import-person.ts';
import type { Tables } from '#modules/tables.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { answers, nodeProcesses, type Running, startProgram } from '#test/bench/processes.ts';
import { freePort } from '#test/support/free-port.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import type { Campaign, Finding } from './campaign.ts';
import { createRandom } from './random.ts';

const MAIN = join(import.meta.dirname, '../../src/main.ts');
const WORKERS = 2;
/** Own judgement: how long the site may take to come back, in milliseconds; a busy machine included. */
const COME_BACK = 60_000;
const LOOKS_AFTER = 20;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A site of the real program: two web processes, PostgreSQL of its own, a folder of its own. */
async function startSite() {
  const folder = await mkdtemp(join(tmpdir(), 'longhand-kills-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const environment = {
    NODE_ENV: 'production',
    PORT: new URL(url).port,
    LONGHAND_URL: url,
    LONGHAND_DATA: folder,
    WORKERS: String(WORKERS),
    LOG_LEVEL: 'error',
  };
  const start = () => startProgram({ args: [MAIN], environment }, () => answers(`${url}/healthz`));
  let running: Running = await start();
  const files = nameServerFiles(join(folder, 'postgres'));
  const log = createLog('silent');
  const config = parseConfig(environment);
  const database = openDatabase<Tables>({ connectionString: files.connectionString, maxConnections: 2, log });
  return {
    url,
    context: systemContext({
      database,
      files: openFileStore(config),
      clock: systemClock,
      log,
      config,
      secrets: testSecrets,
    }),
    /** `kill -9`; the main process is what someone else must start again. */
    kill: async (victim: 'web' | 'main' | 'database') => {
      const main = running.process.pid ?? 0;
      if (victim === 'database') {
        const [postmaster] = (await readFile(join(files.data, 'postmaster.pid'), 'utf8')).split('\n');
        process.kill(Number(postmaster), 'SIGKILL');
      } else if (victim === 'web') process.kill(nodeProcesses(main).find((id) => id !== main) ?? main, 'SIGKILL');
      else {
        const ended = new Promise((resolve) => running.process.once('exit', resolve));
        process.kill(main, 'SIGKILL');
        await ended;
        running = await start();
      }
    },
    close: async () => {
      await database.close();
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Site = Awaited<ReturnType<typeof startSite>>;

async function waitUntilBack(url: string): Promise<boolean> {
  const end = performance.now() + COME_BACK;
  while (performance.now() < end) {
    // An address that nobody asked for before goes past the page cache, down to the database.
    if ((await statusOf(`${url}/readyz`)) < 400 && (await statusOf(`${url}/tag/n${performance.now()}`)) < 500)
      return true;
    await pause(200);
  }
  return false;
}

async function statusOf(address: string): Promise<number> {
  return fetch(address).then(
    async (answer) => (await answer.text(), answer.status),
    () => 599,
  );
}

/** Writes stories and asks for pages, as long as `isOn`; answers with the paths of the stories that were acknowledged. */
async function load(site: Site, trial: number, isOn: () => boolean): Promise<readonly string[]> {
  const paths: string[] = [];
  const write = async () => {
    for (let number = 0; isOn(); number += 1) {
      const made = async () => {
        const author = await importPerson(site.context, { sourceKey: 'kills', key: 'one', name: 'Kay Ill', bio: '' });
        const itemKey = `${trial}-${number}`;
        const document = storyDocument(paragraph(`Words of ${itemKey}.`));
        return buildStory(site.context, {
          sourceKey: 'kills',
          itemKey,
          authorIds: [author.id],
          title: `T ${itemKey}`,
          document,
        });
      };
      // Only what was acknowledged must be there afterwards.
      await made().then(
        ({ path }) => paths.push(path),
        () => pause(50),
      );
    }
  };
  const read = async () => {
    while (isOn()) await statusOf(site.url + (paths.at(-1) ?? '/'));
  };
  await Promise.all([write(), read(), read()]);
  return paths;
}

async function tryAll(count: number, seed: number, losesStories: boolean): Promise<Finding> {
  const site = await startSite();
  try {
    const random = createRandom(seed);
    const failures: string[] = [];
    for (let trial = 0; trial < count; trial += 1) {
      const victim = (['web', 'database', 'main'] as const)[trial % 3] ?? 'web';
      let isOn = true;
      const loaded = load(site, trial, () => isOn);
      await pause(500 + random.below(1_500));
      await site.kill(victim);
      const isBack = await waitUntilBack(site.url);
      isOn = false;
      const paths = [...(await loaded)];
      const said = `seed ${seed}, trial ${trial}: after a kill of ${victim}`;
      if (!isBack) failures.push(`${said} the site did not come back`);
      if (losesStories) paths.push('/@kay-ill/never-written-0123456789ab');
      if (paths.length === 0) failures.push(`${said} nothing had been written`);
      for (const path of paths.slice(-LOOKS_AFTER)) {
        const status = await statusOf(site.url + path);
        if (status !== 200) failures.push(`${said} ${path} answers ${status}`);
      }
    }
    return { tried: count, failures };
  } finally {
    await site.close();
  }
}

/** `kill -9` of each process of a running site, while stories are written and read. */
export const kills: Campaign = {
  name: 'kills',
  promise: 'After kill -9 of any process the site comes back, with every acknowledged story and without a failure.',
  count: 30,
  run: (count, seed) => tryAll(count, seed, false),
  control: (seed) => tryAll(1, seed, true),
};
