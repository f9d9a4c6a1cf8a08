import type { StoryDocument } from '../story-document.ts';

/** Everything that is written in the editor and saved with a draft. */
export type DraftValue = {
  readonly title: string;
  readonly subtitle: string;
  readonly document: StoryDocument;
  /**
   * Id of the block at the top before which the part ends that everyone may read of a locked story (rule 9);
   * null where the author placed none. One whose block is gone counts as none.
   */
  readonly previewBreak: string | null;
};

export const EMPTY_DRAFT: DraftValue = {
  title: '',
  subtitle: '',
  document: { version: 1, blocks: [], footnotes: [] },
  previewBreak: null,
};
