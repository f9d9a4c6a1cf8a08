import type { ResponseItem } from '#web/generated/fragments.ts';
import type { Passage, Reply } from './responses-context.ts';

/** What is open at a response. */
export type ResponseMode = 'read' | 'edit' | 'reply';

export type ResponseBoxProps = {
  /** The response that is replied to; null for one to the story or the list. */
  readonly parentId: string | null;
  readonly edited?: ResponseItem;
  readonly passage?: Passage | undefined;
  readonly wantsFocus?: boolean;
  /** After it was published, saved or put away; without it the box stays. */
  readonly onDone?: (() => void) | undefined;
};

export type ResponseActionsProps = {
  readonly response: Reply;
  readonly mode: ResponseMode;
  readonly onMode: (mode: ResponseMode) => void;
};
