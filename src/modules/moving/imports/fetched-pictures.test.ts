import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { startLocalServer, type LocalServer } from '#test/support/local-server.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import type { ImportProgress } from './import-report.ts';
import { type ImportOptions, runImport } from './import-run.ts';
import { findSources } from './open-sources.ts';
import { platformPicture } from './run/platform-pictures.ts';
import { writeFolder } from './test-support/write-folder.ts';

let world: TestGraph;
let server: LocalServer;
let folder: Awaited<ReturnType<typeof writeFolder>>;
let asked: string[] = [];
let atOnce = 0;
let mostAtOnce = 0;
let isGone = false;

beforeAll(async () => {
  world = await createTestGraph();
  const pictureOf = (background: string) =>
    sharp({ create: { width: 30, height: 20, channels: 3, background } })
      .png()
      .toBuffer();
  const pictures = new Map([
    ['/content/images/a.png', await pictureOf('red')],
    ['/content/images/b.png', await pictureOf('blue')],
    ['/content/images/late.png', await pictureOf('green')],
  ]);
  server = await startLocalServer(() => (request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    // Whoever asks for two at once is seen: the answer waits a turn of the loop.
    setImmediate(() => {
      atOnce -= 1;
      if (path.endsWith('/late.png') && isGone) return response.writeHead(404).end();
      if (path.endsWith('/inside.png')) return response.writeHead(302, { location: 'https://127.0.0.1:9/x' }).end();
      const bytes = pictures.get(path);
      return bytes === undefined ? response.writeHead(404).end() : response.end(bytes);
    });
  });
  const html = ['a', 'b', 'late', 'inside', 'gone']
    .map((name) => `<p>${name}</p><img src="__GHOST_URL__/content/images/${name}.png">`)
    .join('');
  const post = { id: '1', uuid: 'u1', title: 'One', slug: 'one', status: 'published' };
  const posts = [
    { ...post, html: `${html}<img src="https://elsewhere.example/c.png">` },
    { ...post, id: '2', uuid: 'u2', slug: 'two', html: '<p>Again</p><img src="__GHOST_URL__/content/images/a.png">' },
  ];
  const settings = [
    { key: 'title', value: 'Tea House' },
    { key: 'url', value: `${server.origin}/` },
  ];
  const json = JSON.stringify({ db: [{ meta: { exported_on: 1 }, data: { posts, settings } }] });
  folder = await writeFolder('ghost', { 'site.ghost.json': json });
});
beforeEach(() => {
  asked = [];
});
afterAll(async () => {
  await folder.remove();
  await server.close();
  await world.close();
});

async function run(options: ImportOptions, trustedOrigins: readonly string[] = [server.origin]) {
  const { context } = world;
  const inside: CommandContext = { ...context, files: memoryFiles(), config: { ...context.config, trustedOrigins } };
  const [source] = await findSources(folder.path);
  if (source === undefined) throw new Error('There is a source.');
  const progress: ImportProgress[] = [];
  const report = await runImport(inside, await source.open(), options, (step) => progress.push(step));
  return { report, pictures: Math.max(...progress.map((step) => step.pictures ?? 0)) };
}
const reasonsOf = ({ report }: Awaited<ReturnType<typeof run>>) =>
  report.problems.filter(({ kind }) => kind === 'missingImage').map(({ reason }) => reason.replace(server.origin, ''));

test('without leave nothing is asked, and an inner network never is', async () => {
  const first = await run({});
  expect([asked, first.report.fetched, reasonsOf(first).length]).toEqual([[], 0, 7]);
  const dry = await run({ fetchesPictures: true, isDryRun: true });
  expect([asked, reasonsOf(dry)]).toEqual([
    [],
    ['The picture https://elsewhere.example/c.png lies elsewhere and was not fetched.'],
  ]);
  const stranger = await run({ fetchesPictures: true }, []);
  expect(asked).toEqual([]);
  expect(reasonsOf(stranger)[0]).toContain('may not be asked');
});

test('pictures of the platform are fetched one at a time; what failed is told, and tried again the next time', async () => {
  isGone = true;
  mostAtOnce = 0;
  const first = await run({ fetchesPictures: true });
  expect(first.report).toMatchObject({ fetched: 2, images: 2, updated: 2 });
  expect([first.pictures, mostAtOnce]).toEqual([2, 1]);
  expect(asked.toSorted()).toEqual(['a', 'b', 'gone', 'inside', 'late'].map((name) => `/content/images/${name}.png`));
  const host = new URL(server.origin).host;
  expect(new Set(reasonsOf(first))).toEqual(
    new Set([
      `The picture /content/images/late.png cannot be kept: it couldn’t be fetched: ${host} answered 404.`,
      `The picture /content/images/inside.png cannot be kept: it couldn’t be fetched: ${host} may not be asked.`,
      `The picture /content/images/gone.png cannot be kept: it couldn’t be fetched: ${host} answered 404.`,
      'The picture https://elsewhere.example/c.png lies elsewhere and was not fetched.',
    ]),
  );
  isGone = false;
  asked = [];
  const again = await run({ fetchesPictures: true });
  expect(asked.filter((path) => /\/[ab]\.png$/.test(path))).toEqual([]);
  expect(again.report).toMatchObject({ fetched: 1, updated: 1, unchanged: 1 });
});

test.each([
  ['Medium', 'https://cdn-images-1.medium.com/max/800/1*x.png', true],
  ['Medium', 'https://miro.medium.com/v2/x.png', true],
  ['Medium', 'https://miro.medium.com.evil.example/x.png', false],
  ['Medium', 'https://medium.com/x.png', false],
  ['Substack', 'https://substackcdn.com/image/fetch/x.png', true],
  ['Substack', 'https://substack-post-media.s3.amazonaws.com/public/images/x.png', true],
  ['Substack', 'https://notsubstackcdn.com/x.png', false],
  ['WordPress', 'https://i0.wp.com/tea.example/x.png', true],
  ['WordPress', 'http://www.tea.example/wp-content/uploads/2020/x.png', true],
  ['WordPress', 'https://tea.example/about/x.png', false],
  ['Ghost', '/content/images/x.png', true],
  ['Ghost', 'https://tea.example/admin/x.png', false],
  ['Ghost', 'javascript:alert(1)', false],
  ['Ghost', 'https://who:key@tea.example/content/images/x.png', false],
  ['folder', 'https://tea.example/content/images/x.png', false],
])('%s serves %s itself: %s', (kind, reference, isServed) => {
  expect(platformPicture(reference, { kind, siteUrl: 'https://tea.example' }) !== undefined).toBe(isServed);
});
