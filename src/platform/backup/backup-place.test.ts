import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBackupPlace, placeBelow } from './backup-place.ts';

const asked: string[] = [];
let server: Server;
let origin = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.end('<ListBucketResult><Contents><Key>site/one/a.gz</Key></Contents></ListBucketResult>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
});
afterAll(() => server.close());

function settings() {
  const bucketOf = (name: string) => ({
    bucketUrl: `${origin}/${name}`,
    region: 'eu-1',
    accessKeyId: 'a',
    secretAccessKey: 'b',
  });
  return { dataFolder: '/srv/site', bucket: bucketOf('media'), backupBucket: bucketOf('any') };
}

test('OPS-1: a backup goes to a bucket of the store, below a prefix, and knows its keys by their own names', async () => {
  const { files } = placeBelow(openBackupPlace('s3://example-backups/site/', settings()), 'one');
  await files.put('a.gz', new Uint8Array([1]));
  expect(asked).toEqual(['PUT /example-backups/site/one/a.gz']);
  expect(await Array.fromAsync(files.keys())).toEqual(['a.gz']);
  expect(decodeURIComponent(asked[1] ?? '')).toContain('prefix=site/one/');
});

test('OPS-1: no backup goes where the files of the site lie, or to what is no place', () => {
  const open = (name: string) => () => openBackupPlace(name, settings());
  expect(open('s3://media/backups')).toThrow('is where the site keeps its files');
  expect(open('s3://')).toThrow('isn’t the address of a bucket');
  expect(open('s3://example/../x')).toThrow('isn’t the address of a bucket');
  expect(open('/srv/site/backups')).toThrow('inside the data folder');
  expect(open('/srv/site')).toThrow('inside the data folder');
  expect(open('/srv/site-backups')).not.toThrow();
  expect(() => openBackupPlace('s3://example', { ...settings(), backupBucket: undefined })).toThrow('BACKUP_S3_URL');
});
