import type { Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import type { ImageBlock } from '#shared/story/story-document.ts';
import { blockToNode } from '../convert/blocks-to-nodes.ts';
import { nodes } from '../schema/editor-schema.ts';
import type { StoredPicture, Upload } from './upload.ts';

export type FindUpload = (id: string) => Upload | undefined;
type Attributes = { id: string; uploads: readonly string[]; image: ImageBlock | null; target: string | null };
type Waiting = { readonly node: Node; readonly position: number };

/**
 * Puts pictures that have arrived where their place was kept: one as a picture, several as a gallery. Null where
 * none has. No step of its own for undoing: undoing what was dropped takes the picture away.
 */
export function finishUploads(state: EditorState, find: FindUpload): Transaction | null {
  const { tr } = state;
  for (const { node, position } of waitingIn(state.doc).toReversed()) {
    const pictures = arrived(node, find);
    if (pictures !== undefined) place(tr, node, position, pictures);
  }
  return tr.docChanged ? tr.setMeta('addToHistory', false) : null;
}

/** How many pictures of the document are not there yet. */
export function countUploads(state: EditorState, find: FindUpload): number {
  return waitingIn(state.doc)
    .flatMap(({ node }) => attributesOf(node).uploads)
    .filter((id) => find(id)?.state.status !== 'done').length;
}

function waitingIn(doc: Node): Waiting[] {
  const waiting: Waiting[] = [];
  doc.descendants((node, position) => {
    if (node.type === nodes.upload) waiting.push({ node, position });
    return !node.isTextblock;
  });
  return waiting;
}

function attributesOf(node: Node): Attributes {
  return node.attrs as Attributes;
}

/** The pictures of one place, when all are there; those that nobody knows of any more are given up. */
function arrived(node: Node, find: FindUpload): StoredPicture[] | undefined {
  const pictures: StoredPicture[] = [];
  for (const id of attributesOf(node).uploads) {
    const state = find(id)?.state;
    if (state === undefined) continue;
    if (state.status !== 'done') return undefined;
    pictures.push(state.picture);
  }
  return pictures;
}

function place(tr: Transaction, node: Node, position: number, pictures: readonly StoredPicture[]): void {
  const { id, image, target } = attributesOf(node);
  const end = position + node.nodeSize;
  const [first] = pictures;
  if (first === undefined) {
    tr.delete(position, end);
    return;
  }
  const there = target === null ? undefined : findBlock(tr.doc, target);
  if (there?.node.type === nodes.image) {
    tr.delete(position, end).setNodeAttribute(there.position, 'picture', first);
    return;
  }
  const items = pictures.map((picture) => nodes.galleryImage.create({ picture }));
  if (there?.node.type === nodes.gallery) {
    const last = there.node.lastChild?.type === nodes.caption ? there.node.lastChild.nodeSize : 0;
    tr.delete(position, end).insert(there.position + there.node.nodeSize - 1 - last, items);
    return;
  }
  const one =
    image === null ? nodes.image.create({ id, picture: first }) : blockToNode({ ...image, id, picture: first });
  tr.replaceWith(position, end, pictures.length === 1 ? one : nodes.gallery.create({ id }, items));
}

function findBlock(doc: Node, id: string): Waiting | undefined {
  let found: Waiting | undefined;
  doc.descendants((node, position) => {
    if (node.attrs['id'] === id && node.type !== nodes.upload) found ??= { node, position };
    return found === undefined && !node.isTextblock;
  });
  return found;
}
