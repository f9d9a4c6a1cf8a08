import { createBlockIds } from '#shared/story/block-id.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import { mendDocument } from '#shared/story/delta/mend-document.ts';
import type { DraftConflict, MergedDraft } from '#shared/story/delta/merge-drafts.ts';
import type { Block, Footnote } from '#shared/story/story-document.ts';
import { walkDocument } from '#shared/story/walk.ts';

/** What a writer keeps where two versions clash. */
export type Choice = 'mine' | 'theirs' | 'both';

type Sides<One> = { readonly mine: One | null; readonly theirs: One | null };

/** The draft that comes of a choice for each conflict, in their order; mine where there is none. Valid, as both were. */
export function resolveConflicts({ value, conflicts }: MergedDraft, choices: readonly Choice[]): DraftValue {
  const ids = [...walkDocument(value.document)].map(({ block }) => block.id);
  const newId = unused(new Set(ids), createBlockIds(`both ${ids.join()}`));
  const resolved = conflicts.reduce<DraftValue>(
    (before, conflict, index) => resolve(before, conflict, choices[index] ?? 'mine', newId),
    value,
  );
  return { ...resolved, document: mendDocument(resolved.document, [value.document]) };
}

function unused(taken: ReadonlySet<string>, nextId: () => string): () => string {
  return () => {
    for (;;) {
      const id = nextId();
      if (!taken.has(id)) return id;
    }
  };
}

function resolve(value: DraftValue, conflict: DraftConflict, choice: Choice, newId: () => string): DraftValue {
  const { document } = value;
  switch (conflict.kind) {
    case 'title':
    case 'subtitle': {
      const both = `${conflict.mine} ${conflict.theirs}`;
      return { ...value, [conflict.kind]: choice === 'both' ? both : conflict[choice] };
    }
    case 'block': {
      const kept = keptBlocks(conflict, choice, newId);
      return { ...value, document: { ...document, blocks: replace(document.blocks, conflict.id, kept) } };
    }
    case 'footnote': {
      const kept = keptFootnotes(conflict, choice);
      return { ...value, document: { ...document, footnotes: replace(document.footnotes, conflict.id, kept) } };
    }
  }
}

function replace<One extends { readonly id: string }>(list: readonly One[], id: string, kept: readonly One[]): One[] {
  return list.flatMap((one) => (one.id === id ? kept : [one]));
}

const present = <One>(one: One | null): readonly One[] => (one === null ? [] : [one]);

function keptBlocks({ mine, theirs }: Sides<Block>, choice: Choice, newId: () => string): readonly Block[] {
  if (choice !== 'both') return present(choice === 'mine' ? mine : theirs);
  if (mine === null) return present(theirs);
  return theirs === null ? [mine] : [mine, { ...theirs, id: newId() }];
}

function keptFootnotes({ mine, theirs }: Sides<Footnote>, choice: Choice): readonly Footnote[] {
  if (choice !== 'both') return present(choice === 'mine' ? mine : theirs);
  if (mine === null || theirs === null) return present(mine ?? theirs);
  return [{ id: mine.id, blocks: [...mine.blocks, ...theirs.blocks] }];
}
