import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildStory } from '#test/factories/build-story.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { parse } from 'yaml';

let source: TestGraph;
let target: TestDatabase;
let place = '';
beforeAll(async () => {
  source = await createTestGraph();
  target = await createTestDatabase();
  place = await mkdtemp(join(tmpdir(), 'longhand-export-test-'));
  const ada = await buildPerson(source.context, { username: 'ada', name: 'Ada Quill' });
  await buildStory(source.context, {
    authorIds: [ada],
    title: 'On “walls”: yes',
    tags: ['Letters'],
    license: 'CC_BY_SA',
  });
  await buildStory(source.context, { authorIds: [ada], title: 'Hidden', state: 'unlisted' });
  await buildStory(source.context, { title: 'Of somebody else' });
});
afterAll(async () => {
  await source.close();
  await target.close();
  await rm(place, { recursive: true, force: true });
});

/** The program itself, over one of the two databases. */
async function longhand(database: 'source' | 'target', ...parameters: readonly string[]) {
  const [row] = await source.database.query<{ name: string }>('test_db_name', 'select current_database() as name', []);
  const connectionString =
    database === 'target' ? target.connectionString : target.connectionString.replace(target.name, row?.name ?? '');
  const child = spawn(process.execPath, ['src/cli.ts', ...parameters], {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: connectionString,
      LONGHAND_DATA: join(place, `data-${database}`),
    },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (piece: Buffer) => (out += piece.toString()));
  child.stderr.on('data', (piece: Buffer) => (err += piece.toString()));
  const [status] = (await once(child, 'close')) as [number];
  return { status, out, err };
}

test('PROF-4: longhand export writes a folder that Hugo and Jekyll read, and longhand import brings it back', async () => {
  const out = join(place, 'ada');
  const made = await longhand('source', 'export', out, '--user', '@Ada', '--json');
  expect(made, made.err).toMatchObject({ status: 0 });
  expect(JSON.parse(made.out)).toMatchObject({ stories: 2, scope: { kind: 'person', username: 'ada' } });
  const names = await readdir(join(out, 'stories'));
  expect(names.filter((name) => name.endsWith('.md')).length).toBe(2);
  const name = names.find((each) => /^on-walls.*\.md$/.test(each)) ?? '';
  const [, matter = ''] = (await readFile(join(out, 'stories', name), 'utf8')).split('---\n');
  // As Jekyll reads it (YAML 1.1), and as Hugo does (1.2).
  for (const version of ['1.1', '1.2'] as const) {
    const fields = parse(matter, { version }) as Record<string, unknown>;
    expect(fields).toMatchObject({
      title: 'On “walls”: yes',
      draft: false,
      published: true,
      slug: 'on-walls-yes',
      tags: ['Letters'],
      authors: ['Ada Quill'],
      license: 'CC-BY-SA',
    });
    expect(new Date(String(fields['date'])).getTime()).toBe(source.context.clock.now().getTime());
  }
  const first = await longhand('target', 'import', out, '--json');
  expect(first, first.err).toMatchObject({ status: 0 });
  expect(JSON.parse(first.out)).toMatchObject({
    kind: 'Longhand',
    created: 2,
    people: 1,
    publications: 0,
    problems: [],
  });
  const second = await longhand('target', 'import', out, '--json');
  expect(JSON.parse(second.out)).toMatchObject({ created: 0, unchanged: 2, people: 0 });
  const again = join(place, 'again');
  expect(await longhand('target', 'export', again, '--user', 'ada')).toMatchObject({ status: 0 });
  for (const file of names) {
    expect(await readFile(join(again, 'stories', file), 'utf8'), file).toBe(
      await readFile(join(out, 'stories', file), 'utf8'),
    );
  }
  expect(await readdir(place).then((all) => all.filter((each) => each.startsWith('.')))).toEqual([]);
});

test('PROF-4: what cannot be exported or imported is refused with one sentence, and leaves nothing behind', async () => {
  const taken = join(place, 'taken');
  await mkdir(taken);
  await writeFile(join(taken, 'mine.txt'), 'mine');
  expect(await longhand('source', 'export', taken)).toMatchObject({
    status: 2,
    err: `“${taken}” is not empty: name a folder that is, or that does not exist yet.\n`,
  });
  expect(await readdir(taken)).toEqual(['mine.txt']);
  const nobody = await longhand('source', 'export', join(place, 'nobody'), '--user', 'nobody');
  expect(nobody).toMatchObject({ status: 2, err: 'There’s nobody with the username “nobody”.\n' });
  const both = await longhand('source', 'export', join(place, 'both'), '--user', 'ada', '--all');
  expect(both).toMatchObject({ status: 2, err: 'Use only one of --user, --publication and --all.\n' });
  const later = join(place, 'later');
  await mkdir(later);
  await writeFile(join(later, 'longhand.json'), '{"format":"longhand","version":99}');
  const refused = await longhand('target', 'import', later);
  expect(refused).toMatchObject({ status: 2 });
  expect(refused.err).toBe('longhand.json is damaged, or was made by a newer version of Longhand.\n');
});
