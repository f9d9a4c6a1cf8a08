import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { restoreBackup } from '#platform/backup/restore-backup.ts';
import { writeBackup } from '#platform/backup/write-backup.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { createLog } from '#platform/log/log.ts';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#modules/ground/tables.ts';
import { differencesOf, openFullSite, PASSPHRASE, readSite } from '#test/support/backups-world.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { createTestDatabase } from '#test/support/test-database.ts';
import type { Campaign, Finding } from './campaign.ts';
import { createRandom, type Random } from './random.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
/** What `copy` writes in other ways, and what looks like its own signs. */
const PIECES = [
  '\t',
  '\n',
  '\r',
  '\\',
  '\\N',
  '\\.',
  '"',
  "'",
  'é',
  '🐦',
  '\u2028',
  ' ',
  'a',
  '',
  '\b',
  '\v',
  '%',
  '{}',
];
const ROWS = 40;

/** Rows of every awkward text, jobs and files, so that no two trials back up the same. */
async function scribble(database: Database<Tables>, files: FileStore, random: Random): Promise<void> {
  for (let row = 0; row < ROWS; row += 1) {
    const text = Array.from({ length: random.below(30) }, () => random.pick(PIECES)).join('');
    await database.query(
      'scribble',
      `insert into setting (name, value, updated_at) values ($1, to_jsonb($2::text), now())
       on conflict (name) do update set value = excluded.value`,
      [`prove.${random.below(1_000)}${text.slice(0, 5)}`, text],
    );
    await database.query('scribble_visit', `delete from setting where name = $1`, [`prove.${random.below(1_000)}`]);
    await files.put(`prove/${random.below(20)}`, Buffer.from(text));
  }
}

/** A backup that cannot be read at its n-th piece, as where the disk goes away. */
function breakingAt(files: FileStore, piece: number): FileStore {
  let read = 0;
  return {
    ...files,
    get: async (key) => {
      read += 1;
      if (read > piece) throw new Error('the place of the backup went away');
      return await files.get(key);
    },
  };
}

/** Backs a site up, restores it, mostly cut off somewhere at first, and compares row by row. */
async function tryBackups(count: number, seed: number, isSpoiled: boolean): Promise<Finding> {
  const failures: string[] = [];
  const site = await openFullSite();
  const log = createLog('silent');
  try {
    for (let trial = 0; trial < count; trial += 1) {
      const random = createRandom(seed + trial);
      const { database, files } = site.context;
      await scribble(database, files, random);
      const kept = memoryFiles();
      const place = { name: `backup ${trial}`, files: kept };
      await writeBackup({
        place,
        connectionString: site.store.connectionString,
        files,
        secret: async () => Buffer.from('secret'),
        passphrase: PASSPHRASE,
        site: 'http://127.0.0.1',
        program: 'prove',
        now: new Date(),
      });
      const twin = await createTestDatabase('template0');
      const dataFolder = await mkdtemp(join(tmpdir(), 'longhand-prove-backup-'));
      await mkdir(dataFolder, { recursive: true });
      try {
        const target = { files: memoryFiles(), dataFolder };
        const restore = async (from: FileStore) =>
          await restoreBackup({
            place: { name: place.name, files: from },
            connectionString: twin.connectionString,
            migrations: MIGRATIONS,
            passphrase: PASSPHRASE,
            log,
            target,
          });
        const cut = breakingAt(kept, 1 + random.below(kept.kept.size));
        const outcome = await restore(cut).then(
          () => 'whole',
          () => 'cut off',
        );
        if (outcome === 'cut off') await restore(kept);
        if (isSpoiled)
          await twin.database.query(
            'spoil',
            `update person set bio = bio || '.' where username = (select min(username) from person)`,
            [],
          );
        const one = await readSite(site.store.connectionString, files);
        const different = differencesOf(one, await readSite(twin.connectionString, target.files));
        if (different.length > 0) failures.push(`seed ${seed + trial}: ${different.join(', ')} came back otherwise`);
      } catch (error) {
        failures.push(`seed ${seed + trial}: ${String(error)}`);
      } finally {
        await twin.close();
        await rm(dataFolder, { recursive: true, force: true });
      }
    }
  } finally {
    await site.close();
  }
  return { tried: count, failures };
}

export const backups: Campaign = {
  name: 'backups',
  promise: 'what is restored is every row and file of the site, also after restores that were cut off anywhere',
  count: 100,
  run: (count, seed) => tryBackups(count, seed, false),
  control: (seed) => tryBackups(1, seed, true),
};
