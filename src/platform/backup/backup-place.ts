import { isAbsolute, resolve } from 'node:path';
import type { Config } from '#platform/config/config.ts';
import { openBucketStore } from '#platform/files/bucket-store.ts';
import { isFileKey } from '#platform/files/file-key.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { openFolderStore } from '#platform/files/folder-store.ts';
import { BackupError } from './backup-error.ts';

/** Where backups are: a folder, or a bucket with a key prefix. */
export type BackupPlace = { readonly name: string; readonly files: FileStore };

type Settings = Pick<Config, 'backupBucket' | 'bucket' | 'dataFolder'>;

/**
 * Opens `s3://bucket/prefix` in the store of `BACKUP_S3_URL` (else `S3_URL`), or a folder. Throws a BackupError for what
 * is neither, and for a place that the site itself keeps files in: each backup would hold those before it.
 */
export function openBackupPlace(name: string, settings: Settings): BackupPlace {
  if (name.startsWith('s3://')) return { name, files: openBucket(name, settings) };
  const folder = resolve(name);
  if (isWithin(resolve(settings.dataFolder), folder))
    throw new BackupError(`${name} is inside the data folder, so it would be lost with it: choose another place.`);
  return { name, files: openFolderStore(folder) };
}

/** A place below another, for one backup among several. */
export function placeBelow({ name, files }: BackupPlace, below: string): BackupPlace {
  return { name: `${name.replace(/\/+$/, '')}/${below}`, files: below === '' ? files : storeBelow(files, `${below}/`) };
}

function openBucket(name: string, { backupBucket, bucket }: Settings): FileStore {
  const [, bucketName = '', prefix = ''] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(name) ?? [];
  if (!/^[a-z0-9][a-z0-9.-]{1,62}$/.test(bucketName) || !(prefix === '' || isFileKey(prefix)))
    throw new BackupError(`${name} isn’t the address of a bucket: write s3://BUCKET/PREFIX.`);
  if (backupBucket === undefined)
    throw new BackupError(
      'No bucket store is set: say where it is with BACKUP_S3_URL (https://KEY:SECRET@host/bucket).',
    );
  const bucketUrl = `${new URL(backupBucket.bucketUrl).origin}/${bucketName}`;
  if (bucketUrl === bucket?.bucketUrl)
    throw new BackupError(`${bucketName} is where the site keeps its files: choose another bucket.`);
  const files = openBucketStore({ ...backupBucket, bucketUrl });
  return prefix === '' ? files : storeBelow(files, `${prefix}/`);
}

function storeBelow(files: FileStore, prefix: string): FileStore {
  return {
    put: (key, bytes, contentType) => files.put(prefix + key, bytes, contentType),
    get: (key) => files.get(prefix + key),
    has: (key) => files.has(prefix + key),
    remove: (key) => files.remove(prefix + key),
    removeFolder: (folder) => files.removeFolder(prefix + folder),
    keys: async function* keysBelow(folder) {
      const below = folder === undefined ? prefix.slice(0, -1) : prefix + folder;
      for await (const key of files.keys(below)) yield key.slice(prefix.length);
    },
  };
}

function isWithin(folder: string, path: string): boolean {
  return isAbsolute(path) && (path === folder || path.startsWith(`${folder}/`));
}
