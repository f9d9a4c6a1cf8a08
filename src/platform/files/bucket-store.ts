import { AwsClient } from 'aws4fetch';
import type { BucketSettings } from '#platform/config/storage-settings.ts';
import { assertFileKey, isFileKey } from '#platform/files/file-key.ts';
import type { FileStore } from '#platform/files/file-store.ts';

const PATIENCE = 30_000;

/** A part of a list, and what asks for the part behind it. */
type Page = { readonly keys: readonly string[]; readonly next: string | undefined };

/** Files in a bucket of an S3-compatible store. Throws when the store answers with anything unexpected. */
export function openBucketStore(bucket: BucketSettings): FileStore {
  const client = new AwsClient({
    accessKeyId: bucket.accessKeyId,
    secretAccessKey: bucket.secretAccessKey,
    region: bucket.region,
    service: 's3',
    retries: 3,
  });
  const send = async (method: string, key: string, body?: Uint8Array<ArrayBuffer>, contentType?: string) => {
    assertFileKey(key);
    const headers = contentType === undefined ? undefined : { 'content-type': contentType };
    const response = await client.fetch(`${bucket.bucketUrl}/${key}`, {
      method,
      headers,
      body,
      signal: AbortSignal.timeout(PATIENCE),
    });
    if (response.ok || response.status === 404) return response;
    throw new Error(`the file store answered ${response.status} to ${method} ${key}`);
  };
  const list = async (prefix: string, after?: string): Promise<Page> => {
    const query = new URLSearchParams({ 'list-type': '2', prefix });
    if (after !== undefined) query.set('continuation-token', after);
    const response = await client.fetch(`${bucket.bucketUrl}?${query}`, { signal: AbortSignal.timeout(PATIENCE) });
    if (!response.ok) throw new Error(`the file store answered ${response.status} to a list of ${prefix}`);
    const text = await response.text();
    const keys = [...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key = '']) => key);
    return { keys, next: /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(text)?.[1] };
  };
  return {
    put: async (key, bytes, contentType = 'application/octet-stream') => {
      const response = await send('PUT', key, new Uint8Array(bytes), contentType);
      if (!response.ok) throw new Error(`the file store has no bucket at ${bucket.bucketUrl}`);
    },
    get: async (key) => {
      const response = await send('GET', key);
      return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
    },
    has: async (key) => (await send('HEAD', key)).ok,
    remove: async (key) => {
      await send('DELETE', key);
    },
    removeFolder: async (folder) => {
      assertFileKey(folder);
      // Deleted files aren't listed again, so we only ever ask for the first page.
      const first = async () => (await list(`${folder}/`)).keys;
      for (let keys = await first(); keys.length > 0; keys = await first()) {
        for (const key of keys) await send('DELETE', key);
      }
    },
    keys: async function* keysOf(folder) {
      const prefix = folder === undefined ? '' : `${folder}/`;
      for (let page: Page | undefined = await list(prefix); page !== undefined;) {
        for (const key of page.keys) if (isFileKey(key)) yield key;
        page = page.next === undefined ? undefined : await list(prefix, page.next);
      }
    },
  };
}
