import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { convertBody } from '#modules/moving/imports/convert/convert-body.ts';
import { openFolderSource } from '#modules/moving/imports/sources/folder-source.ts';
import { corpusFolder } from '#modules/moving/imports/test-support/corpus-folder.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { storyDocumentSchema } from '#shared/story/story-document.schema.ts';

/**
 * Real stories as their import makes them, of which `takes` leaves some out before they are read; none, with one
 * line that says so, where the corpus is not here.
 */
export async function* corpusStories(takes: () => boolean): AsyncGenerator<{ file: string; document: StoryDocument }> {
  const corpus = corpusFolder();
  if (corpus === undefined) {
    process.stderr.write('Skipped: real stories, because the corpus is not here (LONGHAND_CORPUS).\n');
    return;
  }
  const entries = await readdir(corpus, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory() && entry.name !== 'exports')) {
    const source = await openFolderSource(join(corpus, name));
    for await (const item of source?.items ?? []) {
      if (!('itemKey' in item) || !takes()) continue;
      const parsed = storyDocumentSchema.safeParse(convertBody(item, source).document);
      if (parsed.success) yield { file: `${name}/${item.file}`, document: parsed.data };
    }
  }
}
