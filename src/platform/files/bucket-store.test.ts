import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBucketStore } from '#platform/files/bucket-store.ts';

/** A stand-in for a store: it keeps what it gets, and notes how requests were signed. */
const kept = new Map<string, Buffer>();
const signatures: string[] = [];
let server: Server;
let bucketUrl = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      signatures.push(request.headers.authorization ?? '');
      const key = request.url ?? '';
      const found = kept.get(key);
      const prefix = new URL(key, 'http://store').searchParams.get('prefix');
      if (prefix !== null) {
        const keys = [...kept.keys()]
          .map((name) => name.slice('/bucket/'.length))
          .filter((name) => name.startsWith(prefix));
        // A page of a list has at most so many.
        const from = Number(new URL(key, 'http://store').searchParams.get('continuation-token') ?? 0);
        const contents = keys.slice(from, from + 2).map((name) => `<Contents><Key>${name}</Key></Contents>`);
        const next = keys.length > from + 2 ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
        response.writeHead(200).end(`<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`);
      } else if (key.includes('forbidden')) response.writeHead(403).end('<secret detail>');
      else if (request.method === 'PUT') {
        kept.set(key, Buffer.concat(chunks));
        response.writeHead(200).end();
      } else if (request.method === 'DELETE') {
        kept.delete(key);
        response.writeHead(204).end();
      } else if (found === undefined) response.writeHead(404).end();
      else response.writeHead(200).end(found);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  bucketUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`;
});
afterAll(() => server.close());

function open() {
  return openBucketStore({ bucketUrl, region: 'eu-1', accessKeyId: 'ID', secretAccessKey: 'hidden' });
}

describe('the bucket store', () => {
  test('puts, gets and removes by signed requests', async () => {
    const store = open();
    await store.put('a/b.webp', new Uint8Array([1, 2, 3]), 'image/webp');
    expect(kept.get('/bucket/a/b.webp')).toEqual(Buffer.from([1, 2, 3]));
    expect(await store.get('a/b.webp')).toEqual(new Uint8Array([1, 2, 3]));
    expect(await store.has('a/b.webp')).toBe(true);
    await store.remove('a/b.webp');
    await store.remove('a/b.webp');
    expect([await store.has('a/b.webp'), await store.get('a/b.webp')]).toEqual([false, undefined]);
    expect(signatures.every((text) => /^AWS4-HMAC-SHA256 Credential=ID\/\d{8}\/eu-1\/s3\//.test(text))).toBe(true);
  });

  test('removes a whole folder and nothing beside it', async () => {
    const store = open();
    for (const key of ['v/a/1', 'v/a/2', 'v/a/b/3', 'v/ab/4', 'v/5']) await store.put(key, new Uint8Array([1]));
    await store.removeFolder('v/a');
    expect([...kept.keys()]).toEqual(['/bucket/v/ab/4', '/bucket/v/5']);
    await expect(store.removeFolder('../v')).rejects.toThrow(RangeError);
  });

  test('throws a sentence without secrets when the store refuses', async () => {
    await expect(open().get('forbidden')).rejects.toThrow(/^the file store answered 403 to GET forbidden$/);
    await expect(open().get('../up')).rejects.toThrow(RangeError);
  });

  test('OPS-1: tells every key, also of a list of several pages, or those below a folder', async () => {
    const store = open();
    for (const key of ['k/1', 'k/2', 'k/3', 'k/4', 'k/5', 'kk/6']) await store.put(key, new Uint8Array([1]));
    expect((await Array.fromAsync(store.keys('k'))).toSorted()).toEqual(['k/1', 'k/2', 'k/3', 'k/4', 'k/5']);
    expect(await Array.fromAsync(store.keys())).toContain('kk/6');
  });
});
