import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import type { ImportedStory, ImportProblem } from '../../imported-story.ts';
import { detectExport } from '../detect-export.ts';
import { isProblem } from '../report.ts';

/** Writes the files to a folder of their own that is gone after the test, and answers its path. */
export async function sourceFolder(files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'longhand-export-'));
  onTestFinished(async () => await rm(folder, { recursive: true, force: true }));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

export type ReadExport = {
  readonly kind: string | undefined;
  readonly stories: readonly ImportedStory[];
  readonly problems: readonly ImportProblem[];
};

/** Everything that an export holds. */
export async function readExport(path: string): Promise<ReadExport> {
  const source = await detectExport(path);
  const stories: ImportedStory[] = [];
  const problems: ImportProblem[] = [];
  if (source === undefined) return { kind: undefined, stories, problems };
  for await (const item of source.items) {
    if (isProblem(item)) problems.push(item);
    else stories.push(item);
  }
  await source.close();
  return { kind: source.kind, stories, problems };
}

export async function readExportFiles(files: Readonly<Record<string, string | Uint8Array>>): Promise<ReadExport> {
  return await readExport(await sourceFolder(files));
}

export type Measured = {
  readonly stories: number;
  readonly reasons: readonly string[];
  /** Megabytes that the process grew by at its largest. */
  readonly growth: number;
};

/** Reads an export in a process of its own and says how far its memory grew. */
export async function measureExport(path: string): Promise<Measured> {
  const script = join(import.meta.dirname, 'measure-export.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, path], {
    maxBuffer: 64 * 1_048_576,
  });
  return JSON.parse(stdout) as Measured;
}
