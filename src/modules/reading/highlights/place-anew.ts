import { findPassage } from '#shared/story/passages/find-passage.ts';
import { anchorAt, type Passage, type PassageAnchor, type PassageBlock } from '#shared/story/passages/passage.ts';

/** A passage as it was marked, and where it was found last. */
export type Marked = Passage &
  Pick<PassageAnchor, 'text' | 'prefix' | 'suffix'> & { readonly isPassageChanged: boolean };

export type Placed =
  | { readonly kind: 'same' }
  | { readonly kind: 'changed' }
  | ({ readonly kind: 'moved' } & Passage & Pick<PassageAnchor, 'prefix' | 'suffix'>);

/** Where a passage stands after an edit (rule 11): where it was, elsewhere, or nowhere any more. Pure. */
export function placeAnew(blocks: readonly PassageBlock[], marked: Marked): Placed {
  const found = findPassage(blocks, marked);
  const block = blocks.find(({ id }) => id === found?.blockId);
  if (found === undefined || block === undefined) return { kind: marked.isPassageChanged ? 'same' : 'changed' };
  const { prefix = '', suffix = '' } = anchorAt(block, found.start, found.end) ?? {};
  const isSame =
    !marked.isPassageChanged &&
    found.blockId === marked.blockId &&
    found.start === marked.start &&
    found.end === marked.end &&
    prefix === marked.prefix &&
    suffix === marked.suffix;
  return isSame ? { kind: 'same' } : { kind: 'moved', ...found, prefix, suffix };
}
