import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { webPageMessages as messages } from '#shared/messages/web-pages.ts';
import type { CommandContext } from '#modules/ground/command-context.ts';
import { buildPerson } from '#test/factories/build-person.ts';
import { buildViewer } from '#test/factories/build-viewer.ts';
import { startLocalServer, type LocalServer } from '#test/support/local-server.ts';
import { memoryFiles } from '#test/support/memory-files.ts';
import { createTestGraph, type TestGraph } from '#test/support/test-graph.ts';
import { readLinkPreview } from './read-link-preview.ts';
import { readPageHead } from './read-page-head.ts';
import { rehostImage } from './rehost-image.ts';

const PAGE = `<!doctype html><html><head><title> A  plain title </title>
  <meta property="og:title" content="How to measure"><meta property="og:description" content="In two sentences.">
  <meta property="og:image" content="/cover.png"></head><body><p>Hello</p></body></html>`;

let world: TestGraph;
let server: LocalServer;
const asked: string[] = [];

async function photograph(): Promise<Buffer> {
  const exif = { IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } };
  const base = { width: 60, height: 40, channels: 3, background: { r: 20, g: 80, b: 200 } } as const;
  return sharp({ create: base }).jpeg().withExif(exif).toBuffer();
}

/** A PNG of 50,000 by 50,000 pixels in a few kilobytes. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(type, 4);
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(50_000, 0);
  size.writeUInt32BE(50_000, 4);
  size.set([8, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

beforeAll(async () => {
  world = await createTestGraph();
  const picture = await photograph();
  server = await startLocalServer(() => (request, response) => {
    asked.push(request.url ?? '');
    const send = (type: string, body: string | Buffer) => response.writeHead(200, { 'content-type': type }).end(body);
    if (request.url === '/page') return send('text/html', PAGE);
    if (request.url === '/moved') return response.writeHead(302, { location: '/page' }).end();
    if (request.url === '/inside') return response.writeHead(302, { location: 'https://127.0.0.1:9/secret' }).end();
    if (request.url === '/round') return response.writeHead(302, { location: '/round' }).end();
    if (request.url === '/picture.jpg') return send('image/jpeg', picture);
    if (request.url === '/bomb.png') return send('image/png', bomb());
    if (request.url === '/image.svg') return send('image/png', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    return response.writeHead(404).end();
  });
});
afterAll(async () => {
  await server.close();
  await world.close();
});

async function writer(trustedOrigins: readonly string[] = [server.origin]): Promise<CommandContext> {
  const viewer = buildViewer({ personId: await buildPerson(world.context) });
  return {
    ...world.context,
    files: memoryFiles(),
    isProgram: false,
    viewer,
    config: { ...world.context.config, trustedOrigins },
  };
}

test('WRITE-1: a pasted picture is kept by us, without the place where it was taken', async () => {
  const context = await writer();
  const kept = await rehostImage(context, `${server.origin}/picture.jpg`);
  expect(kept).toMatchObject({ type: 'RehostedImage', width: 60, height: 40 });
  if (kept.type !== 'RehostedImage') return;
  const row = await context.database.kysely
    .selectFrom('image')
    .select('byte_count')
    .where('id', '=', kept.id)
    .executeTakeFirstOrThrow();
  expect(row.byte_count).toBeLessThan((await photograph()).length);
});

test.each(['/bomb.png', '/image.svg', '/page', '/nothing'])('WRITE-1: %s is refused as a picture', async (path) => {
  expect(await rehostImage(await writer(), server.origin + path)).toMatchObject({ type: 'BadRequest' });
});

test('WRITE-1: a card is made of what a page says of itself, wherever it moved', async () => {
  expect(await readLinkPreview(await writer(), `${server.origin}/moved`)).toEqual({
    type: 'LinkPreview',
    url: `${server.origin}/page`,
    title: 'How to measure',
    description: 'In two sentences.',
    imageUrl: `${server.origin}/cover.png`,
  });
  expect(readPageHead('<title>Only\n this</title>', 'https://a.example/')).toEqual({
    title: 'Only this',
    description: '',
    imageUrl: null,
  });
});

test('an inner network is not reached: by its address, by a name, by a redirect', async () => {
  const before = asked.length;
  const stranger = await writer([]);
  for (const url of [
    `${server.origin}/page`,
    'https://localhost/',
    'http://169.254.169.254/latest',
    'https://[::1]/',
  ]) {
    expect(await readLinkPreview(stranger, url)).toMatchObject({ type: 'BadRequest' });
    expect(await rehostImage(stranger, url)).toMatchObject({ type: 'BadRequest' });
  }
  expect(asked.length).toBe(before);
  const led = await readLinkPreview(await writer(), `${server.origin}/inside`);
  expect(led).toEqual({ type: 'BadRequest', message: messages.forbidden });
  expect(await readLinkPreview(await writer(), `${server.origin}/round`)).toMatchObject({ type: 'BadRequest' });
  expect(asked.filter((path) => path === '/round').length).toBe(5);
});

test('what is no address, and who is signed out, leads nowhere', async () => {
  expect(await readLinkPreview(await writer(), 'javascript:alert(1)')).toMatchObject({ message: messages.noAddress });
  await expect(readLinkPreview({ ...(await writer()), viewer: null }, server.origin)).rejects.toThrow('access');
});
