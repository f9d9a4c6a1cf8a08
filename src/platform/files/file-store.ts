import type { Config } from '#platform/config/config.ts';
import { openBucketStore } from '#platform/files/bucket-store.ts';
import { openFolderStore } from '#platform/files/folder-store.ts';

/** Keeps bytes by key. A key is a path of safe segments: `images/ab/abcdef.webp`. */
export type FileStore = {
  /** A reader sees the old bytes or the new ones, never a part. */
  put(key: string, bytes: Uint8Array, contentType?: string): Promise<void>;
  /** Undefined if there's no such key. */
  get(key: string): Promise<Uint8Array | undefined>;
  has(key: string): Promise<boolean>;
  /** Removing a missing file is no error. */
  remove(key: string): Promise<void>;
  /** Removes every file whose key begins with `folder/`. */
  removeFolder(folder: string): Promise<void>;
  /** Every key, or those that begin with `folder/`, in no order; files added or removed meanwhile may be included. */
  keys(folder?: string): AsyncIterable<string>;
};

/** The bucket of `S3_URL`, or the folder `files` below the data folder. */
export function openFileStore(config: Pick<Config, 'bucket' | 'dataFolder'>): FileStore {
  return config.bucket ? openBucketStore(config.bucket) : openFolderStore(`${config.dataFolder}/files`);
}
