import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storyImportMessages as messages } from '#shared/messages/story-imports.ts';
import { plainText } from '#shared/story/plain-text.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { type LocalServer, startLocalServer } from '#test/support/local-server.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { importStoryByAddress } from './import-story-by-address.ts';
import { readStoryPage } from './read-story-page.ts';

const WORDS = 'A lighthouse keeper counts ships the way others count sheep, slowly and with a certain tenderness. ';
const PAGE = `<!doctype html><html lang="en-GB"><head><title>Counting ships – A site</title>
  <meta property="og:title" content="Counting ships"><meta name="description" content="On keeping a light.">
  <link rel="canonical" href="https://elsewhere.example/ships"></head><body>
  <nav><p>${'Home and away and everything else. '.repeat(9)}</p></nav>
  <article><header><h1>Counting ships</h1></header><p>${WORDS}</p>
    <figure><img data-src="/picture.jpg" alt="A ship"><figcaption>Far out</figcaption></figure>
    <p>${WORDS}<a href="/next">The next</a> and <a href="javascript:alert(1)">a trap</a>.</p>
    <img src="/gone.jpg" alt="Gone"><h2>At night</h2><p>${WORDS}</p><script>alert(1)</script>
    <div class="share-buttons"><p>Tell everybody</p></div></article>
  <footer><p>${'All rights and wrongs. '.repeat(9)}</p></footer></body></html>`;

let world: TestGraph;
let server: LocalServer;

beforeAll(async () => {
  world = await createTestGraph();
  const base = { width: 60, height: 40, channels: 3, background: { r: 20, g: 80, b: 200 } } as const;
  const picture = await sharp({ create: base }).jpeg().toBuffer();
  server = await startLocalServer(() => (request, response) => {
    const send = (type: string, body: string | Buffer) => response.writeHead(200, { 'content-type': type }).end(body);
    if (request.url === '/ships') return send('text/html; charset=utf-8', PAGE);
    if (request.url === '/latin') {
      const body = PAGE.replaceAll('elsewhere.example/ships', 'elsewhere.example/cafe').replace('At night', 'Café');
      return send('text/html; charset=iso-8859-1', Buffer.from(body, 'latin1'));
    }
    if (request.url === '/empty') return send('text/html', '<title>App</title><div id="root"></div>');
    if (request.url === '/picture.jpg') return send('image/jpeg', picture);
    if (request.url === '/data.json') return send('application/json', '{}');
    return response.writeHead(404).end();
  });
});
afterAll(async () => {
  await server.close();
  await world.close();
});

async function writer(): Promise<CommandContext> {
  const viewer = buildViewer({ personId: await buildPerson(world.context) });
  const config = { ...world.context.config, trustedOrigins: [server.origin] };
  return { ...world.context, files: memoryFiles(), isProgram: false, viewer, config };
}

async function draftOf(postId: string) {
  type Row = { title: string; subtitle: string; document: StoryDocument; canonical: string; state: string };
  const text = `select d.title, d.subtitle, d.document, s.canonical_url as canonical, s.state from story_draft d
    join story s on s.id = d.story_id where s.id = $1`;
  const [row] = await world.database.query<Row>('test_draft', text, [postId]);
  if (row === undefined) throw new Error('There is no draft.');
  return row;
}

test('WRITE-7: a story comes in from its address as a draft, with its pictures and where it was first', async () => {
  const context = await writer();
  const answer = await importStoryByAddress(context, `${server.origin}/ships`);
  expect(answer).toMatchObject({ type: 'ImportedPost', missingImageCount: 1 });
  if (answer.type !== 'ImportedPost') return;
  const { title, subtitle, document, canonical, state } = await draftOf(answer.postId);
  expect({ title, subtitle, canonical, state }).toEqual({
    title: 'Counting ships',
    subtitle: 'On keeping a light.',
    canonical: 'https://elsewhere.example/ships',
    state: 'draft',
  });
  expect(document.blocks.map(({ type }) => type)).toEqual([
    'paragraph',
    'image',
    'paragraph',
    'image',
    'heading',
    'paragraph',
  ]);
  const json = JSON.stringify(document);
  expect(json).toContain(`"href":"${server.origin}/next"`);
  expect(json).not.toContain('javascript:');
  expect(json).toContain('"kind":"stored"');
  expect(json).toContain(`"url":"${server.origin}/gone.jpg"`);
  const words = plainText(document);
  for (const around of ['Home and away', 'All rights', 'Tell everybody', 'Counting ships', 'alert']) {
    expect(words).not.toContain(around);
  }
});

test('WRITE-7: the same story is not imported twice by one writer, and by another it is', async () => {
  const context = await writer();
  await importStoryByAddress(context, `${server.origin}/ships`);
  expect(await importStoryByAddress(context, `${server.origin}/ships`)).toEqual({
    type: 'BadRequest',
    message: messages.known.replace('{title}', 'Counting ships'),
  });
  expect(await importStoryByAddress(await writer(), `${server.origin}/ships`)).toMatchObject({ type: 'ImportedPost' });
});

test('WRITE-7: a page in another charset keeps its letters', async () => {
  const answer = await importStoryByAddress(await writer(), `${server.origin}/latin`);
  if (answer.type !== 'ImportedPost') throw new Error(answer.message);
  expect(plainText((await draftOf(answer.postId)).document)).toContain('Café');
});

test.each([
  ['/empty', messages.noStory],
  ['/data.json', 'There’s no web page at that address.'],
  ['/nothing', 'We couldn’t reach that address.'],
])('WRITE-7: %s is refused with a sentence', async (path, message) => {
  expect(await importStoryByAddress(await writer(), server.origin + path)).toEqual({ type: 'BadRequest', message });
});

test('WRITE-7: no inner network is reached, and nobody signed out imports', async () => {
  const context = await writer();
  const stranger = { ...context, config: { ...context.config, trustedOrigins: [] } };
  for (const url of [`${server.origin}/ships`, 'http://169.254.169.254/latest', 'https://localhost/', 'file:///etc']) {
    expect(await importStoryByAddress(stranger, url)).toMatchObject({ type: 'BadRequest' });
  }
  await expect(importStoryByAddress({ ...context, viewer: null }, server.origin)).rejects.toThrow('access');
});

test('WRITE-7: without marks the longest run of paragraphs is the story', () => {
  const html = `<div><p>Short.</p></div><div id="words"><p>${WORDS}</p><p>${WORDS}</p></div><div><p>${WORDS}</p></div>`;
  const page = readStoryPage(html, 'https://elsewhere.example/plain');
  expect(page?.document.blocks).toHaveLength(2);
  expect(page).toMatchObject({ canonicalUrl: 'https://elsewhere.example/plain', language: null });
});
