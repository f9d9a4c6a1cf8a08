import type { DraftFacts } from './draft-facts.ts';

type Published = { readonly postId: string; readonly isScheduled: boolean };

/** What the editor hands to the sheet, which it fetches when its button is pressed. */
export type PublishSheetProps = {
  readonly postId: string;
  /** Of what stands in the editor now (`readDraftFacts`). */
  readonly facts: DraftFacts;
  /** Saves what is not saved yet and gives the revision that the server then has; throws where that fails. */
  readonly flush: () => Promise<number>;
  /** The story is published, or waits for its time: `/p/{postId}/publish` says more. */
  readonly onPublished: (published: Published) => void;
  /** The sheet is closed; what was chosen in it is there when it opens again. */
  readonly onClose: () => void;
};
