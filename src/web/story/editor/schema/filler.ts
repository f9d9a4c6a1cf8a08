import type { Node } from '@tiptap/pm/model';

/** A paragraph that holds a place where the document has nothing, as long as nothing is written there. */
export function isEmptyFiller(node: Node): boolean {
  return node.type.name === 'paragraph' && node.attrs['isFiller'] === true && node.content.size === 0;
}
