import type { Node } from '@tiptap/pm/model';

/** Children of two documents that are not the same objects: from the first to before the last, in each. */
export type ChangedChildren = {
  readonly from: number;
  readonly beforeEnd: number;
  readonly afterEnd: number;
};

/** What changed between two documents at the top, by identity: nodes never change, so this costs no comparison of text. */
export function changedChildren(before: Node, after: Node): ChangedChildren {
  const least = Math.min(before.childCount, after.childCount);
  let from = 0;
  while (from < least && before.child(from) === after.child(from)) from += 1;
  let same = 0;
  while (
    same < least - from &&
    before.child(before.childCount - 1 - same) === after.child(after.childCount - 1 - same)
  ) {
    same += 1;
  }
  return { from, beforeEnd: before.childCount - same, afterEnd: after.childCount - same };
}

/** Walks the children from one index to before another, with what they hold and the position of each. */
export function walkChildren(
  doc: Node,
  from: number,
  end: number,
  visit: (node: Node, position: number) => boolean,
): void {
  let position = 0;
  for (let index = 0; index < end; index += 1) {
    const child = doc.child(index);
    if (index >= from && visit(child, position)) {
      const start = position + 1;
      child.descendants((node, offset) => visit(node, start + offset));
    }
    position += child.nodeSize;
  }
}
