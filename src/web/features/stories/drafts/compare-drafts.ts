import { versionMessages as messages } from '#shared/messages/edit-post.ts';
import { diffLists } from '#shared/story/delta/diff-lists.ts';
import type { DraftValue } from '#shared/story/delta/draft-value.ts';
import type { Block } from '#shared/story/story-document.ts';
import { blockName, blockText } from './block-text.ts';
import { diffWords, type WordPiece } from './diff-words.ts';

/** One place where a later draft is not as it was. */
export type Difference = {
  readonly id: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /** What it is, such as a heading. */
  readonly name: string;
  readonly pieces: readonly WordPiece[];
};

/** What became different from `before` to `after`, in the order of what one reads now. Pure. */
export function compareDrafts(before: DraftValue, after: DraftValue): readonly Difference[] {
  const fields = [
    compareField('title', messages.fieldTitle, before.title, after.title),
    compareField('subtitle', messages.fieldSubtitle, before.subtitle, after.subtitle),
  ];
  return [
    ...fields.flatMap((field) => field ?? []),
    ...compareBlocks(before.document.blocks, after.document.blocks),
    ...compareBlocks(notesOf(before), notesOf(after)),
  ];
}

/** Notes as the blocks that they hold. */
function notesOf({ document }: DraftValue): readonly Block[] {
  return document.footnotes.flatMap(({ blocks }) => blocks);
}

function compareField(id: string, name: string, before: string, after: string): Difference | undefined {
  return before === after ? undefined : { id, kind: 'changed', name, pieces: diffWords(before, after) };
}

function compareBlocks(before: readonly Block[], after: readonly Block[]): readonly Difference[] {
  const old = new Map(before.map((block) => [block.id, block]));
  const changes = diffLists(before, after);
  const changed = new Set(changes.flatMap((change) => ('put' in change ? [change.put.id] : [])));
  const moved = new Set(changes.flatMap((change) => ('move' in change ? [change.move] : [])));
  const stays = new Set(after.map(({ id }) => id));
  const found = after.flatMap((block) => compareBlock(old.get(block.id), block, { changed, moved }));
  // What went is told where it stood: before what came after it.
  const list = [...found];
  for (const block of before.filter(({ id }) => !stays.has(id)).toReversed()) {
    const next = before.slice(before.indexOf(block) + 1).find(({ id }) => list.some((one) => one.id === id));
    const place = next === undefined ? list.length : list.findIndex(({ id }) => id === next.id);
    const pieces = [{ kind: 'removed', text: blockText(block) }] as const;
    list.splice(place, 0, { id: block.id, kind: 'removed', name: blockName(block), pieces });
  }
  return list;
}

function compareBlock(
  was: Block | undefined,
  block: Block,
  { changed, moved }: { readonly changed: ReadonlySet<string>; readonly moved: ReadonlySet<string> },
): readonly Difference[] {
  const { id } = block;
  const named = { id, name: blockName(block) };
  const text = blockText(block);
  if (was === undefined) return [{ ...named, kind: 'added', pieces: [{ kind: 'added', text }] }];
  if (changed.has(id)) return [{ ...named, kind: 'changed', pieces: diffWords(blockText(was), text) }];
  return moved.has(id) ? [{ ...named, kind: 'moved', pieces: [{ kind: 'same', text }] }] : [];
}
