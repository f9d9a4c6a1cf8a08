import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageBodyOf } from '#platform/page-cache/page-body.ts';

const TEXT = 'æther and more words '.repeat(200);

test('CORE-6: a body is compressed once in each encoding, for one reader and for many', async () => {
  const body = pageBodyOf(TEXT);
  const zipped = await body.forOne('gzip');
  expect(zipped.encoding).toBe('gzip');
  expect(gunzipSync(zipped.bytes).toString()).toBe(TEXT);
  expect((await body.forOne('gzip')).bytes).toBe(zipped.bytes);
  const many = await body.forMany();
  expect(await body.forMany()).toMatchObject({ br: many.br, gzip: many.gzip });
  expect((await body.forOne('br')).bytes).toBe(many.br);
  expect(brotliDecompressSync(many.br).toString()).toBe(TEXT);
});

test('CORE-6: what is kept compressed alone is read as the same text', async () => {
  for (const encoding of ['br', 'gzip'] as const) {
    const body = pageBodyOf(TEXT);
    await body.forOne(encoding);
    expect((await body.forOne('identity')).bytes.toString()).toBe(TEXT);
    expect((await body.forMany()).identity.toString()).toBe(TEXT);
  }
});

test('CORE-6: a short body goes as it is', async () => {
  expect(await pageBodyOf('words').forOne('br')).toEqual({ encoding: 'identity', bytes: Buffer.from('words') });
  expect((await pageBodyOf('').forMany()).identity).toHaveLength(0);
});
