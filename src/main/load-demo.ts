import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from '#platform/process/start-error.ts';
import type { Means } from './means.ts';

/** What the file of the demo world exports; it may run at every start and changes nothing the second time. */
type DemoWorld = { readonly loadDemo: (means: Means) => Promise<void> };

const FILE = join(import.meta.dirname, '../../demo/load-demo.ts');

/** Brings in the demo world when it is asked for; it is loaded only then. */
export async function loadDemoWhenAsked(means: Means): Promise<void> {
  if (!means.config.isDemo) return;
  if (!existsSync(FILE)) throw new StartError('The demo world is not part of this copy of the program.');
  const world = (await import(pathToFileURL(FILE).href)) as DemoWorld;
  await world.loadDemo(means);
}
