import { diffLists } from './diff-lists.ts';
import type { DraftDelta } from './draft-delta.ts';
import type { DraftValue } from './draft-value.ts';

/** What turns `before` into `after`: `applyDelta(before, diffDrafts(before, after))` is `after`. Pure. */
export function diffDrafts(before: DraftValue, after: DraftValue): DraftDelta {
  const blocks = diffLists(before.document.blocks, after.document.blocks);
  const footnotes = diffLists(before.document.footnotes, after.document.footnotes);
  return {
    ...(before.title === after.title ? {} : { title: after.title }),
    ...(before.subtitle === after.subtitle ? {} : { subtitle: after.subtitle }),
    ...(before.previewBreak === after.previewBreak ? {} : { previewBreak: after.previewBreak }),
    ...(blocks.length === 0 ? {} : { blocks }),
    ...(footnotes.length === 0 ? {} : { footnotes }),
  };
}
