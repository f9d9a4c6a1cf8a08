import * as fc from 'fast-check';
import { arbitraryStory } from '../arbitrary-story.ts';
import { createBlockIds } from '../block-id.ts';
import type { Block } from '../story-document.ts';
import type { DraftValue } from './draft-value.ts';
import { mapBlocks } from './map-blocks.ts';

/** Any draft: for property tests. Drafts of different makers share no id of a block, as in life. */
export function arbitraryDraft(maker = 'draft'): fc.Arbitrary<DraftValue> {
  const words = fc.lorem({ maxCount: 3 });
  return fc
    .record({ title: words, subtitle: words, story: arbitraryStory(words), seed: fc.nat() })
    .map(({ title, subtitle, story, seed }) => {
      const blocks = withIdsFrom(story.blocks, `${maker}${seed}`);
      return { title, subtitle, document: { ...story, blocks }, previewBreak: null };
    });
}

/** A draft that an editor made out of another: blocks moved, removed, replaced, added and changed inside. */
export function arbitraryEdit(before: DraftValue, editor = 'edit'): fc.Arbitrary<DraftValue> {
  const { blocks, footnotes } = before.document;
  return fc
    .record({
      kept: fc.shuffledSubarray([...blocks]),
      isInOrder: fc.boolean(),
      other: arbitraryDraft(editor),
      changes: fc.infiniteStream(fc.nat(5)),
      title: fc.option(fc.lorem({ maxCount: 2 })),
      breakAt: fc.option(fc.nat(5)),
    })
    .map(({ kept, isInOrder, other, changes, title, breakAt }) => {
      const ordered = isInOrder ? blocks.filter((block) => kept.includes(block)) : kept;
      const fresh = [...other.document.blocks];
      const after = ordered.flatMap((block): readonly Block[] => {
        const choice = changes.next().value;
        if (choice === 0) return [block, ...fresh.splice(0, 1)];
        if (choice === 1) return fresh.splice(0, 1).map((replacement) => ({ ...replacement, id: block.id }));
        return [block];
      });
      const edited = [...after, ...fresh.slice(0, 1)];
      return {
        ...before,
        title: title ?? before.title,
        document: { version: 1, blocks: edited, footnotes },
        previewBreak: breakAt === null ? before.previewBreak : (edited[breakAt]?.id ?? null),
      };
    });
}

function withIdsFrom(blocks: readonly Block[], seed: string): readonly Block[] {
  const nextId = createBlockIds(seed);
  return mapBlocks(blocks, (block) => ({ ...block, id: nextId() }));
}
