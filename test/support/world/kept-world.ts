import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../free-port.ts';
import { openMeans, placeOf } from '../program-means.ts';
import { createTestDatabase } from '../test-database.ts';
import { makeWorld } from './make-world.ts';
import type { World } from './world.ts';

/** A world to copy: its database, its folder, and the port that its texts name. */
export type KeptWorld = {
  readonly world: World;
  readonly port: number;
  readonly template: string;
  readonly folder: string;
};

let kept: Promise<KeptWorld> | undefined;

/**
 * The world, made when the first program of this process asks for it and copied for all others; made anew where its
 * port is taken, for its texts name that.
 */
export async function keepWorld(): Promise<KeptWorld> {
  const before = await kept;
  if (before !== undefined && (await isFree(before.port))) return before;
  kept = make();
  return kept;
}

function isFree(port: number): Promise<boolean> {
  return freePort(port).then(
    () => true,
    () => false,
  );
}

async function make(): Promise<KeptWorld> {
  const folder = await mkdtemp(join(process.env['LONGHAND_TEST_FOLDER'] ?? tmpdir(), 'world-'));
  const port = await freePort();
  const store = await createTestDatabase();
  const { context } = await openMeans({ folder, database: store.database, port });
  const world = await makeWorld(context, placeOf(port).domain);
  // A database is copied only while nobody is connected to it.
  await store.database.close();
  return { world, port, template: store.name, folder };
}
