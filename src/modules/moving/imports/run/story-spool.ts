import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import type { ImportedResponse, ImportedStory } from '../imported-story.ts';

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
      let rest = '';
      // Node's own reader of lines also ends one at U+2028, which JSON leaves as it is inside a text.
      for await (const read of createReadStream(file, 'utf8')) {
        const piece = String(read);
        const end = piece.lastIndexOf('\n');
        const lines = end === -1 ? [] : `${rest}${piece.slice(0, end)}`.split('\n');
        rest = end === -1 ? rest + piece : piece.slice(end + 1);
        for (const line of lines) yield reviveStory(line);
      }
    },
    async remove() {
      output.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function reviveStory(line: string): ImportedStory {
  const story = JSON.parse(line) as Omit<ImportedStory, 'publishedAt' | 'updatedAt' | 'responses'> & {
    publishedAt?: string;
    responses?: readonly (Omit<ImportedResponse, 'createdAt'> & { createdAt?: string })[];
    updatedAt?: string;
  };
  const { publishedAt, updatedAt, responses, ...rest } = story;
  return {
    ...rest,
    ...(publishedAt !== undefined && { publishedAt: new Date(publishedAt) }),
    ...(updatedAt !== undefined && { updatedAt: new Date(updatedAt) }),
    ...(responses !== undefined && {
      responses: responses.map(({ createdAt, ...response }) =>
        createdAt === undefined ? response : { ...response, createdAt: new Date(createdAt) },
      ),
    }),
  };
}
