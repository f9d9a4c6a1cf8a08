import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Writes files into a new folder of this name, and answers with its path and how to remove it. */
export async function writeFolder(
  name: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<{ readonly path: string; readonly remove: () => Promise<void> }> {
  const parent = await mkdtemp(join(tmpdir(), 'longhand-test-'));
  const path = join(parent, name);
  for (const [file, content] of Object.entries(files)) {
    await mkdir(dirname(join(path, file)), { recursive: true });
    await writeFile(join(path, file), content);
  }
  return { path, remove: () => rm(parent, { recursive: true, force: true }) };
}
