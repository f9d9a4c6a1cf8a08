import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CommandContext, systemContext } from '#modules/ground/command-context.ts';
import { createFakeClock } from '#platform/clock/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import { createLog } from '#platform/log/log.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/test-database.ts';
import { testSecrets } from '#test/support/test-secrets.ts';
import { type ImportOptions, runImport } from './import-run.ts';
import { openFolderSource } from './sources/folder-source.ts';
import { writeFolder } from './test-support/write-folder.ts';

let store: TestDatabase;
let context: CommandContext;
let path: string;
let remove: () => Promise<void>;

beforeAll(async () => {
  store = await createTestDatabase();
  const files = new Map<string, Uint8Array>();
  context = systemContext({
    database: store.database,
    files: {
      put: (key, bytes) => Promise.resolve(void files.set(key, bytes)),
      get: (key) => Promise.resolve(files.get(key)),
      has: (key) => Promise.resolve(files.has(key)),
      remove: (key) => Promise.resolve(void files.delete(key)),
      removeFolder: async () => undefined,
      keys: async function* none() {},
    },
    clock: createFakeClock('2026-11-21T12:00:00.000Z'),
    log: createLog('silent'),
    config: parseConfig({ NODE_ENV: 'test' }),
    secrets: testSecrets,
  });
  const red = await sharp({ create: { width: 8, height: 6, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  ({ path, remove } = await writeFolder('notes', {
    'SOURCE.md': '# Notes\n- site: https://notes.example/blog/\n- licence: CC-BY-4.0\n',
    'posts/2020-01-02-early.md':
      '---\ntitle: Early\nauthor: Ada Quill\ncover: /red.png\ncover_caption: Red all over\n---\nSee [later](/2020/03/04/later/#end), [file](2020-03-04-later.md), [gone](/gone/), [out](https://example.org), [below](#below).\n\n![Red](/red.png)\n\n![Lost](lost.png)',
    'posts/2020-03-04-later.md':
      '---\ntitle: Later\nauthor: Tom Reed\ntags: [sea]\n---\nBack to [early](https://notes.example/2020/01/02/early/).',
    'posts/nobody.md': '---\ntitle: No\u2028body\n---\nText\u2028with\u2029line\u0085ends.',
    'posts/to-come.md': '---\ntitle: To come\ndate: 2026-11-22\n---\nx',
    'posts/hostile.md': `---\ntitle: Hostile\n---\n${'<div>'.repeat(5_000)}`,
    'red.png': red,
  }));
});
afterAll(async () => {
  await remove();
  await store.close();
});

async function run(options: ImportOptions = {}) {
  const source = await openFolderSource(path);
  if (source === undefined) throw new Error('There is a source.');
  return runImport(context, source, options);
}
function storyRows() {
  return store.database.kysely
    .selectFrom('story')
    .innerJoin('story_body', 'story_body.story_id', 'story.id')
    .select([
      'story.id',
      'story.title',
      'story.license',
      'story.is_undated',
      'story.state',
      'story.cover_image_id',
      'story_body.document',
    ])
    .orderBy('story.title')
    .execute();
}
function hrefsOf(document: unknown): string[] {
  return [...JSON.stringify(document).matchAll(/"href":"([^"]*)"/g)].map((match) => match[1] ?? '');
}

test('a dry run reads everything and writes nothing', async () => {
  const report = await run({ isDryRun: true });
  expect(report).toMatchObject({ created: 4, refused: 1, isDryRun: true });
  expect(await storyRows()).toEqual([]);
});

test('stories come in with people, pictures and links to each other; what could not is one line each', async () => {
  const report = await run();
  expect(report).toMatchObject({
    created: 4,
    updated: 0,
    unchanged: 0,
    refused: 1,
    people: 3,
    publications: 1,
    images: 1,
  });
  expect(report.problems.map(({ kind, file, reason }) => `${kind} ${file}: ${reason}`).toSorted()).toEqual([
    'changed posts/to-come.md: It’s dated 2026-11-22, which is in the future, so it came in as a draft.',
    'missingImage posts/2020-01-02-early.md: The picture lost.png is not in the source.',
    'refused posts/hostile.md: Elements are nested deeper than 200 levels.',
  ]);
  const [early, later, nobody, toCome] = await storyRows();
  expect(toCome).toMatchObject({ title: 'To come', state: 'draft' });
  expect(hrefsOf(early?.document)).toEqual([
    `/p/${later?.id}#end`,
    `/p/${later?.id}`,
    'https://notes.example/gone/',
    'https://example.org',
    '#below',
  ]);
  expect(hrefsOf(later?.document)).toEqual([`/p/${early?.id}`]);
  expect(early).toMatchObject({ license: 'CC_BY', is_undated: false, cover_image_id: expect.any(String) });
  expect(nobody).toMatchObject({ is_undated: true });
  const pictures = early?.document.blocks.filter((block) => block.type === 'image');
  expect(pictures).toMatchObject([
    { picture: { kind: 'stored', width: 8, height: 6 }, caption: [{ type: 'text', text: 'Red all over' }] },
    { picture: { kind: 'missing', url: expect.stringContaining('https://notes.example/') } },
  ]);
  const addresses = await store.database.kysely.selectFrom('old_address').select('path').orderBy('path').execute();
  expect(addresses.map((row) => row.path)).toEqual(
    [
      '/2020/01/02/early',
      '/2020/03/04/later',
      '/blog/2020/01/02/early',
      '/blog/2020/03/04/later',
      '/blog/early',
      '/blog/later',
      '/blog/nobody',
      '/blog/to-come',
      '/blog/2026/11/22/to-come',
      '/early',
      '/later',
      '/nobody',
      '/to-come',
      '/2026/11/22/to-come',
    ].toSorted(),
  );
});

test('run again it changes nothing', async () => {
  const before = await storyRows();
  expect(await run()).toMatchObject({ created: 0, updated: 0, unchanged: 4, refused: 1 });
  expect(await storyRows()).toEqual(before);
  const people = await store.database.kysely.selectFrom('person').select('name').orderBy('name').execute();
  expect(people.map((person) => person.name)).toEqual(['Ada Quill', 'Notes', 'Tom Reed']);
});

test('pictures that are written in the text itself are kept, weigh nothing as words, and stay as they are in code', async () => {
  const noise = Buffer.from(
    Array.from({ length: 640 * 480 * 3 }, (_none, index) => (index * 7_919 + (index >> 5) * 31) % 256),
  );
  const raw = { width: 640, height: 480, channels: 3 } as const;
  const bytes = await sharp(noise, { raw }).png({ compressionLevel: 0 }).toBuffer();
  const address = `data:image/png;base64,${bytes.toString('base64')}`;
  expect(address.length).toBeGreaterThan(1_048_576);
  const code = `data:image/png;base64,${'A'.repeat(300)}`;
  const folder = await writeFolder('embedded', {
    'posts/markdown.md': `---\ntitle: Markdown\n---\n![Drawn][one]\n\n\`![](${code})\`\n\n[one]: <${address}>\n`,
    'posts/html.md': `---\ntitle: Html\n---\nWords.\n\n<img src="${address}" alt="Shown">\n\n![Broken](${code})`,
  });
  try {
    const source = await openFolderSource(folder.path);
    if (source === undefined) throw new Error('There is a source.');
    const report = await runImport(context, source);
    expect(report).toMatchObject({ created: 2, refused: 0, images: 1 });
    expect(report.problems.map(({ file, reason }) => `${file} ${reason.slice(0, 60)}`)).toEqual([
      expect.stringContaining('posts/html.md The picture data:image/png;base64,AAAA'),
    ]);
    const bodies = await store.database.query<{ title: string; body: string }>(
      'test_embedded',
      `select s.title, b.document::text as body from story s join story_body b on b.story_id = s.id
        where s.title in ('Markdown', 'Html') order by s.title`,
      [],
    );
    for (const { body } of bodies) expect(body).toContain('"kind": "stored"');
    expect(bodies[1]?.body).toContain(code);
  } finally {
    await folder.remove();
  }
});
