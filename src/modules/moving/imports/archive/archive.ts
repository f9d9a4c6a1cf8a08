/** One file of an archive. */
export type ArchiveEntry = {
  /** Path inside the archive, with `/`, never leading outside. */
  readonly name: string;
  /** Bytes, as the archive declares them: real reading counts for itself. */
  readonly size: number;
};

/** A folder, a single file or a zip: read only, and nothing is ever written to disk. */
export type Archive = {
  readonly kind: 'folder' | 'file' | 'zip';
  /** Name of the folder or file without its ending, for reports and for a source without a name of its own. */
  readonly name: string;
  /** In the order of their names. */
  readonly entries: readonly ArchiveEntry[];
  /** Files that are not opened, each with the reason: links, archives inside the archive. */
  readonly ignored: readonly { readonly name: string; readonly reason: string }[];
  readonly has: (name: string) => boolean;
  /** The whole file; throws `ArchiveError` where it holds more than `maxBytes`. */
  readonly read: (name: string, maxBytes?: number) => Promise<Uint8Array>;
  /** The file piece by piece; throws `ArchiveError` while reading where a bound is passed. */
  readonly stream: (name: string) => AsyncIterable<Uint8Array>;
  readonly close: () => Promise<void>;
};

export type ArchiveLimits = {
  readonly maxEntries: number;
  /** Bytes of one file. */
  readonly maxEntryBytes: number;
  /** Bytes of all files of a zip together. */
  readonly maxTotalBytes: number;
  /** Unpacked bytes for each packed one; asked only beyond `ratioFreeBytes`. */
  readonly maxRatio: number;
  readonly ratioFreeBytes: number;
  /** Bytes that `read` takes into memory at most. */
  readonly maxReadBytes: number;
};

/** Text packs about 1:5, repetitive mark-up 1:30; 1:1000 is what deflate makes of zeros. */
export const archiveLimits: ArchiveLimits = {
  maxEntries: 50_000,
  maxEntryBytes: 1024 * 1_048_576,
  maxTotalBytes: 8 * 1024 * 1_048_576,
  maxRatio: 150,
  ratioFreeBytes: 8 * 1_048_576,
  maxReadBytes: 32 * 1_048_576,
};
