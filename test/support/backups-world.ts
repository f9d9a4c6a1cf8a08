import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { copyOutRows } from '#platform/database/copy-rows.ts';
import { copyOutOf, readTables, SAME_TEXT, sqlName } from '#platform/backup/read-catalogue.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { buildFullPerson } from '#test/factories/build-full-person.ts';
import { openMeans } from './program-means.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export const PASSPHRASE = 'one heron, two herons';

/** A database with a data folder, and the command line over both. */
export type BackedUpSite = {
  readonly store: TestDatabase;
  readonly folder: string;
  readonly longhand: (...parameters: readonly string[]) => Promise<Said>;
  readonly close: () => Promise<void>;
};

export type Said = { readonly status: number; readonly out: string; readonly err: string };

/** A site without anything in it, not even a table. */
export async function openEmptySite(environment: Readonly<Record<string, string>> = {}): Promise<BackedUpSite> {
  return await openSite(await createTestDatabase('template0'), environment);
}

/** A site with somebody in it who has done everything that one can. */
export async function openFullSite(
  environment: Readonly<Record<string, string>> = {},
): Promise<BackedUpSite & { readonly context: CommandContext }> {
  const site = await openSite(await createTestDatabase(), environment);
  const { context } = await openMeans({ folder: site.folder, database: site.store.database, port: 3000 });
  await buildFullPerson(context);
  return { ...site, context };
}

async function openSite(store: TestDatabase, environment: Readonly<Record<string, string>>): Promise<BackedUpSite> {
  const folder = await mkdtemp(join(tmpdir(), 'longhand-backup-'));
  const own = { DATABASE_URL: store.connectionString, LONGHAND_DATA: folder, ...environment };
  return {
    store,
    folder,
    longhand: (...parameters) => runLonghand(parameters, own),
    close: async () => {
      await store.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The program itself, in a process. */
async function runLonghand(
  parameters: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<Said> {
  const child = spawn(process.execPath, ['src/cli.ts', ...parameters], {
    env: { ...process.env, NODE_ENV: 'test', LONGHAND_BACKUP_PASSPHRASE: PASSPHRASE, ...environment },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (piece: Buffer) => (out += piece.toString()));
  child.stderr.on('data', (piece: Buffer) => (err += piece.toString()));
  const [status] = await once(child, 'close');
  return { status: Number(status), out, err };
}

/** What is kept of one run and not of the site, and what only a copy has. */
const NOT_COMPARED = new Set(['public.backup_run']);
const QUARANTINE = /^site\.quarantine\t/;

/** Every row of every table as text, sorted, and every file. */
export async function readSite(connectionString: string, files: FileStore): Promise<ReadonlyMap<string, string>> {
  const client = new Client({ connectionString });
  await client.connect();
  const found = new Map<string, string>();
  try {
    await client.query(SAME_TEXT);
    for (const table of await readTables(client)) {
      const rows: string[] = [];
      const name = sqlName(client, table).replaceAll('"', '');
      if (NOT_COMPARED.has(name)) continue;
      await copyOutRows(client, copyOutOf(client, table), (row) => rows.push(row.toString()));
      found.set(
        name,
        rows
          .filter((row) => !QUARANTINE.test(row))
          .toSorted()
          .join(''),
      );
    }
  } finally {
    await client.end();
  }
  for await (const key of files.keys()) {
    found.set(key, Buffer.from((await files.get(key)) ?? []).toString('base64'));
  }
  return found;
}

/** The names of what differs between two sites. */
export function differencesOf(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): readonly string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name));
}
