import { createHash } from 'node:crypto';
import { z } from 'zod';
import { passphraseSealed } from '#platform/secrets/seal-with-passphrase.ts';
import { BackupError } from './backup-error.ts';
import type { BackupPlace } from './backup-place.ts';

/** Increase it when an older program couldn't read what's written. */
export const BACKUP_FORMAT = 1;
/** Written last: anything without one isn't a backup, or isn't one yet. */
export const MANIFEST = 'manifest.json';
export const FIRST_WORDS = 'under-way.json';

const count = z.number().int().nonnegative();
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const name = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

/** A piece of a table, compressed; the hash is of the compressed bytes. */
const partShape = z.object({ path: z.string(), sha256: hash, bytes: count });
export type BackupPart = z.output<typeof partShape>;

const contentsShape = z.object({ rows: count, digest: hash, parts: z.array(partShape) });
export type BackupContents = z.output<typeof contentsShape>;

const tableShape = contentsShape.extend({
  schema: name,
  name,
  /** Those that are kept and not worked out, in order. */
  columns: z.array(name),
});

const partitionShape = z.object({
  schema: name,
  name,
  parentSchema: name,
  parent: name,
  /** As `attach partition` wants it. */
  bound: z.string().regex(/^(?:DEFAULT|FOR VALUES [^;]+)$/),
  key: z.array(name),
});

const sequenceShape = z.object({ schema: name, name, value: count, isCalled: z.boolean() });

const manifestShape = z.object({
  format: z.literal(BACKUP_FORMAT),
  program: z.string(),
  site: z.string(),
  takenAt: z.string(),
  postgres: z.string(),
  extensions: z.array(z.string()),
  migrations: z.array(z.string()).min(1),
  tables: z.array(tableShape).min(1),
  partitions: z.array(partitionShape),
  sequences: z.array(sequenceShape),
  /** What waits to be done in the background. */
  jobs: contentsShape,
  /** A list of them, with a hash each. */
  files: contentsShape.extend({ bytes: count, vanished: count }),
  secret: passphraseSealed,
});
export type BackupManifest = z.output<typeof manifestShape>;
export type BackupTable = z.output<typeof tableShape>;
export type BackupPartition = z.output<typeof partitionShape>;
export type BackupSequence = z.output<typeof sequenceShape>;

export function writeManifest(manifest: BackupManifest): Uint8Array {
  const text = JSON.stringify(manifest);
  return Buffer.from(`{"sha256":"${hashOf(Buffer.from(text))}",\n"manifest":${text}}\n`);
}

/** Throws a BackupError for what is no whole backup, or one that this program is too old to read. */
export async function readManifest({ name: place, files }: BackupPlace): Promise<BackupManifest> {
  const bytes = await files.get(MANIFEST);
  if (bytes === undefined) {
    const isHalf = await files.has(FIRST_WORDS);
    throw new BackupError(
      isHalf
        ? `${place} is an unfinished backup: it was interrupted, or is still being made. Use another one.`
        : `There’s no backup at ${place}.`,
    );
  }
  const text = Buffer.from(bytes).toString('utf8');
  const [, sha256, body = ''] = /^\{"sha256":"([0-9a-f]{64})",\n"manifest":([^\n]*)\}\n$/.exec(text) ?? [];
  if (sha256 !== hashOf(Buffer.from(body))) throw new BackupError(`The manifest of ${place} is damaged.`);
  const found: unknown = JSON.parse(body);
  const { format } = z.object({ format: z.number() }).parse(found);
  if (format > BACKUP_FORMAT)
    throw new BackupError(`${place} was made by a newer version of this program: restore it with that version.`);
  return manifestShape.parse(found);
}

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
