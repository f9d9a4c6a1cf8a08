import { isDeepStrictEqual } from 'node:util';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { convertBody } from '#modules/imports/convert/convert-body.ts';
import { openFolderSource } from '#modules/imports/sources/folder-source.ts';
import { corpusFolder } from '#modules/imports/test-support/corpus-folder.ts';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { storyDocumentSchema } from '#shared/story/story-document.schema.ts';
import { docToDraft } from '#web/story/editor/convert/doc-to-draft.ts';
import { draftToDoc } from '#web/story/editor/convert/draft-to-doc.ts';
import { createEditorState } from '#web/story/editor/create-editor-state.ts';
import type { Campaign, Finding } from './campaign.ts';
import { createRandom } from './random.ts';

type Save = (document: StoryDocument) => StoryDocument;

/** Opened as the editor opens it, with every plugin, and read as it saves. */
const saveUnchanged: Save = (document) => {
  const draft = { title: 'A title', subtitle: '', document, previewBreak: null };
  const doc = draftToDoc(draft);
  doc.check();
  const state = createEditorState({ doc, language: 'en' });
  return docToDraft(state.doc).document;
};

/** An editor that forgets the last note or the last block. */
const saveForgetful: Save = (document) => ({ ...saveUnchanged(document), blocks: document.blocks.slice(0, -1) });

async function tryStories(count: number, seed: number, save: Save): Promise<Finding> {
  const random = createRandom(seed);
  const failures: string[] = [];
  let tried = 0;
  for await (const { file, document } of corpusStories()) {
    if (tried >= count) break;
    // A small run takes one story of twenty from everywhere.
    if (count < 500 && random.below(20) !== 0) continue;
    tried += 1;
    try {
      if (!isDeepStrictEqual(save(document), document)) failures.push(`${file}: not equal after the editor`);
    } catch (error) {
      failures.push(`${file}: ${(error as Error).message.slice(0, 300)}`);
    }
  }
  return { tried, failures };
}

async function* corpusStories(): AsyncGenerator<{ file: string; document: StoryDocument }> {
  const corpus = corpusFolder();
  if (corpus === undefined) {
    process.stderr.write('Skipped: real stories in the editor, because the corpus is not here (LONGHAND_CORPUS).\n');
    return;
  }
  const entries = await readdir(corpus, { withFileTypes: true });
  for (const { name } of entries.filter((entry) => entry.isDirectory() && entry.name !== 'exports')) {
    const source = await openFolderSource(join(corpus, name));
    for await (const item of source?.items ?? []) {
      if (!('itemKey' in item)) continue;
      const parsed = storyDocumentSchema.safeParse(convertBody(item, source?.variables).document);
      if (parsed.success) yield { file: `${name}/${item.file}`, document: parsed.data };
    }
  }
}

/** Every story that was imported opens in the editor and is saved unchanged. */
export const editorRoundTrip: Campaign = {
  name: 'editor-round-trip',
  promise: 'An imported story that is opened in the editor and saved is equal to what it was.',
  count: 5_000,
  run: (count, seed) => tryStories(count, seed, saveUnchanged),
  control: (seed) => tryStories(20, seed, saveForgetful),
};
