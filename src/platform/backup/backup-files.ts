import { z } from 'zod';
import type { FileStore } from '#platform/files/file-store.ts';
import { type BackupManifest, hashOf } from './backup-manifest.ts';
import { linesOf, readParts, readWhole, writeParts } from './backup-parts.ts';
import type { BackupPlace } from './backup-place.ts';
import { createRowsDigest } from './rows-digest.ts';
import type { BackupProgress } from './write-backup.ts';

const lineShape = z.object({ key: z.string(), sha256: z.string().regex(/^[0-9a-f]{64}$/), bytes: z.number() });
type FileLine = z.output<typeof lineShape>;

type FilesOptions = {
  readonly files: FileStore;
  /** The tables that were there when the rows were read. */
  readonly keys: readonly string[];
  readonly place: BackupPlace;
  readonly onProgress: ((progress: BackupProgress) => void) | undefined;
};

/**
 * Writes each file under the hash of its bytes, so that two that are the same lie there once, and a list of them all.
 * One that was removed meanwhile is counted as vanished: rows of the moment may still name it.
 */
export async function backUpFiles({ files, keys, place, onProgress }: FilesOptions): Promise<BackupManifest['files']> {
  const sum = createRowsDigest();
  let [bytes, vanished] = [0, 0];
  async function* lines(): AsyncGenerator<Uint8Array> {
    for (const [done, key] of keys.entries()) {
      onProgress?.({ phase: 'files', done, total: keys.length });
      const content = await files.get(key);
      if (content === undefined) {
        vanished += 1;
        continue;
      }
      const sha256 = hashOf(content);
      if (!(await place.files.has(pathOf(sha256)))) await place.files.put(pathOf(sha256), content);
      const line = Buffer.from(`${JSON.stringify({ key, sha256, bytes: content.length } satisfies FileLine)}\n`);
      sum.add(line);
      bytes += content.length;
      yield line;
    }
  }
  const parts = await writeParts(place, 'files-list', lines());
  return { rows: sum.rows, digest: sum.digest, parts, bytes, vanished };
}

/** Every file of a backup with its bytes, whose hash is looked at. Throws a BackupError. */
export async function* readFiles(
  place: BackupPlace,
  { files }: Pick<BackupManifest, 'files'>,
): AsyncGenerator<{ readonly key: string; readonly bytes: Uint8Array }> {
  for await (const line of linesOf(readParts(place, files.parts))) {
    const { key, sha256 } = lineShape.parse(JSON.parse(line));
    yield { key, bytes: await readWhole(place, { path: pathOf(sha256), sha256 }) };
  }
}

function pathOf(sha256: string): string {
  return `files/${sha256.slice(0, 2)}/${sha256}`;
}
