import type { Block, Footnote } from '#shared/story/story-document.ts';
import { findNotes } from './find-notes.ts';
import { elementsIn, lettersOf, type PasteElement } from './paste-tree.ts';
import { readBlocks } from './read-blocks.ts';
import type { Reading } from './reading.ts';

/** What was pasted, as parts of a story. Pictures are known by the address from which they are fetched. */
export type Pasted = {
  readonly blocks: readonly Block[];
  readonly footnotes: readonly Footnote[];
  /** Pictures that were there and could not be taken: they stand on a disk, or nowhere. */
  readonly lostPictures: number;
};

/** Reads what programs put on a clipboard (conventions "Editor": paste). Pure. */
export function readPasted(root: PasteElement, newId: () => string, diskPictures: readonly string[] = []): Pasted {
  const found = findNotes(root);
  const ids = new Map([...found.notes.keys()].map((name) => [name, newId()] as const));
  const references = new Map(
    [...found.references].map(([element, name]) => [element, ids.get(name) ?? newId()] as const),
  );
  const reading: Reading = {
    newId,
    read: (nodes, marks) => readBlocks(nodes, reading, marks),
    headingShift: hasFirstHeading(root) ? 0 : -1,
    references,
    left: found.left,
    diskPictures,
    lostPictures: 0,
    usedDiskPictures: 0,
    isInNote: false,
    depth: 0,
  };
  const blocks = readBlocks(root.children, reading);
  reading.isInNote = true;
  const footnotes = [...found.notes].map(([name, note]) => ({
    id: ids.get(name) ?? newId(),
    blocks: reading.read(note.children),
  }));
  return { blocks, footnotes, lostPictures: reading.lostPictures };
}

/** Pages whose own title stands outside of what was copied begin with the second level. */
function hasFirstHeading(root: PasteElement): boolean {
  for (const element of elementsIn(root)) {
    const isFirst = element.tag === 'h1' || /\bMsoTitle\b/.test(element.attributes['class'] ?? '');
    if (isFirst && lettersOf(element).trim() !== '') return true;
  }
  return false;
}
