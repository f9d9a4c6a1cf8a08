import { isDeepStrictEqual } from 'node:util';
import type { StoryDocument } from '#shared/story/story-document.ts';
import { docToDraft } from '#web/story/editor/convert/doc-to-draft.ts';
import { draftToDoc } from '#web/story/editor/convert/draft-to-doc.ts';
import { createEditorState } from '#web/story/editor/create-editor-state.ts';
import type { Campaign, Finding } from './campaign.ts';
import { corpusStories } from './corpus-stories.ts';
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
  // A small run takes one story of twenty from everywhere.
  const takes = () => count >= 500 || random.below(20) === 0;
  const failures: string[] = [];
  let tried = 0;
  for await (const { file, document } of corpusStories(takes)) {
    if (tried >= count) break;
    tried += 1;
    try {
      if (!isDeepStrictEqual(save(document), document)) failures.push(`${file}: not equal after the editor`);
    } catch (error) {
      failures.push(`${file}: ${(error as Error).message.slice(0, 300)}`);
    }
  }
  return { tried, failures };
}

/** Every story that was imported opens in the editor and is saved unchanged. */
export const editorRoundTrip: Campaign = {
  name: 'editor-round-trip',
  promise: 'An imported story that is opened in the editor and saved is equal to what it was.',
  count: 5_000,
  run: (count, seed) => tryStories(count, seed, saveUnchanged),
  control: (seed) => tryStories(20, seed, saveForgetful),
};
