import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { once } from 'node:events';
import type { ImportedStory } from '../imported-story.ts';

/**
 * The stories of a source between the two passes, in a temporary file: links need to know every story
 * of the source, and an archive of any size must fit in memory.
 */
export type StorySpool = {
  readonly add: (story: ImportedStory) => Promise<void>;
  /** Ends adding. */
  readonly close: () => Promise<void>;
  readonly read: () => AsyncGenerator<ImportedStory>;
  readonly remove: () => Promise<void>;
};

export async function createStorySpool(): Promise<StorySpool> {
  const folder = await mkdtemp(join(tmpdir(), 'longhand-import-'));
  const file = join(folder, 'stories.jsonl');
  const output = createWriteStream(file);
  return {
    async add(story) {
      if (!output.write(`${JSON.stringify(story)}\n`)) await once(output, 'drain');
    },
    async close() {
      output.end();
      await once(output, 'finish');
    },
    async *read() {
      const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity });
      for await (const line of lines) yield reviveStory(line);
    },
    async remove() {
      output.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function reviveStory(line: string): ImportedStory {
  const story = JSON.parse(line) as Omit<ImportedStory, 'publishedAt' | 'updatedAt'> & {
    publishedAt?: string;
    updatedAt?: string;
  };
  const { publishedAt, updatedAt, ...rest } = story;
  return {
    ...rest,
    ...(publishedAt !== undefined && { publishedAt: new Date(publishedAt) }),
    ...(updatedAt !== undefined && { updatedAt: new Date(updatedAt) }),
  };
}
