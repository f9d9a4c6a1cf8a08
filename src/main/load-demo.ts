import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseConfig } from '#platform/config/config.ts';
import { describeFailure, StartError } from '#platform/process/start-error.ts';
import type { Means } from './means.ts';

/** What the demo world's file exports; it can run at every start and changes nothing the second time. */
type DemoWorld = { readonly loadDemo: (means: Means) => Promise<void> };

const FILE = join(import.meta.dirname, '../../demo/load-demo.ts');
/** This very file: the demo world is loaded from the sources, also by a program that was built. */
const SOURCE = join(import.meta.dirname, 'load-demo.ts');

/**
 * Loads the demo world on request, in its own process: drawing its covers and bodies takes hundreds
 * of megabytes, which a process never gives back.
 */
export async function loadDemoWhenAsked({ config }: Means, connectionString: string): Promise<void> {
  if (!config.isDemo) return;
  if (!existsSync(FILE)) throw new StartError('The demo world is not part of this copy of the program.');
  const child = fork(SOURCE, { env: { ...process.env, DATABASE_URL: connectionString } });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new StartError('The demo world could not be loaded.');
}

async function loadDemoHere(): Promise<void> {
  const { openMeans } = await import('./means.ts');
  const config = parseConfig(process.env);
  const means = await openMeans(config, config.databaseUrl ?? '');
  const world = (await import(pathToFileURL(FILE).href)) as DemoWorld;
  await world.loadDemo(means);
  await means.database.close();
}

if (import.meta.main) {
  try {
    await loadDemoHere();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${describeFailure(error)}\n`);
    process.exit(1);
  }
}
