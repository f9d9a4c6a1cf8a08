import type { Block, Footnote } from '../story-document.ts';
import type { DraftValue } from './draft-value.ts';
import { mendDocument } from './mend-document.ts';
import { type ListConflict, mergeLists } from './merge-lists.ts';

type FieldConflict = {
  readonly kind: 'title' | 'subtitle';
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
};

/** One place that both sides changed; null where a side took the block away. */
export type DraftConflict =
  | FieldConflict
  | ({ readonly kind: 'block' } & ListConflict<Block>)
  | ({ readonly kind: 'footnote' } & ListConflict<Footnote>);

export type MergedDraft = {
  /** Valid, with mine in every place of a conflict; what one side changed and the other removed is in it. */
  readonly value: DraftValue;
  readonly conflicts: readonly DraftConflict[];
};

/**
 * Joins two drafts that were made from one, block by block (rule 7). What only one side did is taken;
 * where both did, `value` holds mine and `conflicts` all three, so that no word is lost. Pure.
 */
export function mergeDrafts(base: DraftValue, mine: DraftValue, theirs: DraftValue): MergedDraft {
  const conflicts: DraftConflict[] = [];
  const field = (kind: FieldConflict['kind']): string => {
    const three = { base: base[kind], mine: mine[kind], theirs: theirs[kind] };
    if (three.mine === three.base) return three.theirs;
    if (three.theirs !== three.base && three.theirs !== three.mine) conflicts.push({ kind, ...three });
    return three.mine;
  };
  const [title, subtitle] = [field('title'), field('subtitle')];
  const blocks = mergeLists(base.document.blocks, mine.document.blocks, theirs.document.blocks);
  const footnotes = mergeLists(base.document.footnotes, mine.document.footnotes, theirs.document.footnotes);
  conflicts.push(...blocks.conflicts.map((conflict) => ({ kind: 'block', ...conflict }) as const));
  conflicts.push(...footnotes.conflicts.map((conflict) => ({ kind: 'footnote', ...conflict }) as const));
  const joined = { version: 1, blocks: blocks.list, footnotes: footnotes.list } as const;
  const document = mendDocument(joined, [mine.document, theirs.document, base.document]);
  // The place of the break is no text: the side that moved it is right, and mine where both did.
  const previewBreak = mine.previewBreak === base.previewBreak ? theirs.previewBreak : mine.previewBreak;
  return { value: { title, subtitle, document, previewBreak }, conflicts };
}
