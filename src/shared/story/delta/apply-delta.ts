import { applyToList } from './apply-to-list.ts';
import type { DraftDelta } from './draft-delta.ts';
import type { DraftValue } from './draft-value.ts';

/** The draft after a delta. Throws `DeltaDoesNotFit` where the delta was made for another draft. Pure. */
export function applyDelta(value: DraftValue, delta: DraftDelta): DraftValue {
  return {
    title: delta.title ?? value.title,
    subtitle: delta.subtitle ?? value.subtitle,
    previewBreak: delta.previewBreak === undefined ? value.previewBreak : delta.previewBreak,
    document: {
      ...value.document,
      blocks: applyToList(value.document.blocks, delta.blocks ?? []),
      footnotes: applyToList(value.document.footnotes, delta.footnotes ?? []),
    },
  };
}
