import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readManifest, writeManifest } from '#platform/backup/backup-manifest.ts';
import { parseConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { startDatabase } from '../../src/main/start-database.ts';
import { openFolderStore } from '#platform/files/folder-store.ts';
import {
  type BackedUpSite,
  differencesOf,
  openEmptySite,
  openFullSite,
  readSite,
} from '#test/support/backups-world.ts';

let site: Awaited<ReturnType<typeof openFullSite>>;
let place = '';
const twins: BackedUpSite[] = [];
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'longhand-backups-'));
  site = await openFullSite();
  await site.context.files.put('exports/a/one.zip', Buffer.from('one'));
  await site.context.files.put('exports/a/two.zip', Buffer.from('one'));
  const made = await site.longhand('backup', join(place, 'first'), '--json');
  expect(made, made.err).toMatchObject({ status: 0 });
});
afterAll(async () => {
  for (const twin of twins) await twin.close();
  await site.close();
  await rm(place, { recursive: true, force: true });
});

async function emptyTwin(environment?: Readonly<Record<string, string>>): Promise<BackedUpSite> {
  const twin = await openEmptySite(environment);
  twins.push(twin);
  return twin;
}

const filesOf = ({ folder }: BackedUpSite) => openFolderStore(join(folder, 'files'));

/** A copy of the first backup, to be spoiled. */
async function copyOfFirst(name: string): Promise<string> {
  await cp(join(place, 'first'), join(place, name), { recursive: true });
  return join(place, name);
}

test('OPS-1: what is restored is every row, every file and the secret of the site, in quarantine', async () => {
  const twin = await emptyTwin();
  const restored = await twin.longhand('restore', join(place, 'first'));
  expect(restored, restored.err).toMatchObject({ status: 0 });
  expect(restored.out).toContain('The site is in quarantine');
  const one = await readSite(site.store.connectionString, site.context.files);
  expect(one.size).toBeGreaterThan(150);
  expect(differencesOf(one, await readSite(twin.store.connectionString, filesOf(twin)))).toEqual([]);
  const secretOf = async ({ folder }: { folder: string }) => await readFile(join(folder, 'secret.key'), 'utf8');
  expect(await secretOf(twin)).toBe(await secretOf(site));
  expect((await twin.longhand('admin', 'quarantine')).out).toContain('This is a restored copy in quarantine');
  expect((await site.longhand('admin', 'quarantine')).out).toContain('isn’t in quarantine');
});

test('OPS-1: the twin has the same schema, and its numbers go on where those of the site were', async () => {
  const twin = twins[0];
  const schemaOf = async ({ database }: typeof site.store) => ({
    keys: await database.query(
      'schema_keys',
      `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
      [],
    ),
    triggers: await database.query(
      'schema_triggers',
      `select tgrelid::regclass::text, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
      [],
    ),
    numbers: await database.query(
      'schema_numbers',
      `select schemaname, sequencename, last_value from pg_sequences where schemaname <> 'graphile_worker' order by 1, 2`,
      [],
    ),
  });
  if (twin === undefined) throw new Error('The twin is made by the test before.');
  const [own, theirs] = [await schemaOf(site.store), await schemaOf(twin.store)];
  expect(theirs).toEqual(own);
  expect(own.numbers.length).toBeGreaterThan(0);
});

test('OPS-1: whatever is written meanwhile, a backup shows one moment', async () => {
  const { database } = site.store;
  const over = new AbortController();
  const write = async () => {
    for (let number = 1; !over.signal.aborted; number += 1) {
      await database.transaction(async (inside) => {
        for (const name of ['test.first', 'test.last'])
          await inside.query(
            'test_write',
            `insert into setting (name, value, updated_at) values ($1, to_jsonb($2::integer), now())
             on conflict (name) do update set value = excluded.value`,
            [name, number],
          );
        await inside.query(
          'test_number',
          `insert into story_gain (story_id, kind, target_id, person_id, gained_at) select id, 'follower', $1, null, now() from story limit 1`,
          [String(number)],
        );
      });
    }
  };
  const writing = write();
  const made = await site.longhand('backup', join(place, 'busy'));
  over.abort();
  await writing;
  expect(made, made.err).toMatchObject({ status: 0 });
  const twin = await emptyTwin();
  expect(await twin.longhand('restore', join(place, 'busy'))).toMatchObject({ status: 0 });
  const [row] = await twin.store.database.query<{ first: number; last: number; gains: number }>(
    'test_read',
    `select (select value::integer from setting where name = 'test.first') as first,
      (select value::integer from setting where name = 'test.last') as last,
      (select count(*)::integer from story_gain where target_id ~ '^[0-9]+$') as gains`,
    [],
  );
  expect(row?.first).toBeGreaterThan(0);
  expect([row?.last, row?.gains]).toEqual([row?.first, row?.first]);
});

test('OPS-1: a restore that was cut off is begun again, and a site that is there is left alone', async () => {
  const spoiled = await copyOfFirst('cut');
  const [part = ''] = await readdir(join(spoiled, 'tables/public.story'));
  const whole = await readFile(join(spoiled, 'tables/public.story', part));
  await writeFile(join(spoiled, 'tables/public.story', part), whole.subarray(0, 100));
  const twin = await emptyTwin();
  const cut = await twin.longhand('restore', spoiled);
  expect(cut).toMatchObject({ status: 1, out: '' });
  expect(cut.err).toContain('is damaged: tables/public.story');
  expect((await twin.longhand('restore', join(place, 'first'))).err).toContain('isn’t finished: restore that one');
  // Half a site would pass for a new one, and a start would give a stranger its setup link.
  const doctor = await twin.longhand('doctor');
  expect(doctor).toMatchObject({ status: 1 });
  expect(doctor.out).toContain(`WRONG start: A restore of ${spoiled} was started in this database but never finished`);
  expect(doctor.out).not.toContain('setup link');
  await expect(
    startDatabase(parseConfig({ DATABASE_URL: twin.store.connectionString }), createLog('silent')),
  ).rejects.toThrow(`npx longhand restore ${spoiled}`);
  await writeFile(join(spoiled, 'tables/public.story', part), whole);
  expect(await twin.longhand('restore', spoiled)).toMatchObject({ status: 0 });
  const one = await readSite(site.store.connectionString, site.context.files);
  const other = await readSite(twin.store.connectionString, filesOf(twin));
  expect(differencesOf(one, other).filter((name) => !['public.setting', 'public.story_gain'].includes(name))).toEqual(
    [],
  );
  const again = await twin.longhand('restore', spoiled);
  expect(again).toMatchObject({ status: 1 });
  expect(again.err).toContain('The database isn’t empty');
});

test('OPS-1: what is spoiled, unfinished, newer or locked by another passphrase is told in a sentence', async () => {
  const said = async (...parameters: readonly string[]) => (await site.longhand('backup', 'verify', ...parameters)).err;
  const good = await site.longhand('backup', 'verify', join(place, 'first'));
  expect(good, good.err).toMatchObject({ status: 0 });

  const changed = await copyOfFirst('changed');
  const [folder = ''] = await readdir(join(changed, 'files'));
  const [file = ''] = await readdir(join(changed, 'files', folder));
  await writeFile(join(changed, 'files', folder, file), 'other');
  expect(await said(changed)).toContain(`is damaged: files/${folder}/${file}`);

  const half = await copyOfFirst('half');
  await rm(join(half, 'manifest.json'));
  await writeFile(join(half, 'under-way.json'), '{}');
  expect(await said(half)).toContain('is an unfinished backup');
  const twin = await emptyTwin();
  expect((await twin.longhand('restore', half)).err).toContain('is an unfinished backup');

  const newer = await copyOfFirst('newer');
  const files = openFolderStore(newer);
  const manifest = await readManifest({ name: newer, files });
  await files.put(
    'manifest.json',
    writeManifest({ ...manifest, migrations: [...manifest.migrations, '29991231T0000-x'] }),
  );
  expect((await twin.longhand('restore', newer)).err).toContain('was made by a newer version');

  await writeFile(join(place, 'other.txt'), 'quite another passphrase\n');
  const locked = await twin.longhand('restore', join(place, 'first'), '--passphrase-file', join(place, 'other.txt'));
  expect(locked.err).toContain('That isn’t the passphrase');
  expect(good.out).toContain('The passphrase opens its secret.key.');
  expect(await said(join(place, 'first'), '--passphrase-file', join(place, 'other.txt'))).toContain(
    'That isn’t the passphrase',
  );
  expect((await site.longhand('backup', join(place, 'first'))).err).toContain('isn’t empty');
  expect((await site.longhand('backup', join(site.folder, 'inside'))).err).toContain('inside the data folder');
  expect(await site.longhand('backup')).toMatchObject({ status: 2 });
});
