import type { Node } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import type { ImageBlock } from '#shared/story/story-document.ts';
import { blockToNode } from '../convert/blocks-to-nodes.ts';
import { newId } from '../new-id.ts';
import { nodes } from '../schema/editor-schema.ts';
import type { StoredPicture, Upload } from './upload.ts';

export type FindUpload = (id: string) => Upload | undefined;
type Attributes = { id: string; uploads: readonly string[]; image: ImageBlock | null; target: string | null };
type Waiting = { readonly node: Node; readonly position: number };

/**
 * Puts pictures that have arrived where their place was kept: one as a picture, several as a gallery. What was refused
 * for good waits below them for whoever reads why, and holds back none of the others. Null where none has come. No step of its own for undoing: undoing what was dropped takes the picture away.
 */
export function finishUploads(state: EditorState, find: FindUpload): Transaction | null {
  const { tr } = state;
  for (const { node, position } of waitingIn(state.doc).toReversed()) {
    const come = arrived(node, find);
    if (come !== undefined) place(tr, node, position, come);
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

type Arrived = { readonly pictures: readonly StoredPicture[]; readonly refused: readonly string[] };

/** The pictures of one place, when all are there that can come; those that nobody knows of any more are given up. */
function arrived(node: Node, find: FindUpload): Arrived | undefined {
  const pictures: StoredPicture[] = [];
  const refused: string[] = [];
  for (const id of attributesOf(node).uploads) {
    const state = find(id)?.state;
    if (state === undefined) continue;
    if (state.status === 'done') pictures.push(state.picture);
    else if (state.status === 'failed' && !state.canRetry) refused.push(id);
    else return undefined;
  }
  return pictures.length === 0 && refused.length > 0 ? undefined : { pictures, refused };
}

function place(tr: Transaction, node: Node, position: number, { pictures, refused }: Arrived): void {
  const { id, image, target } = attributesOf(node);
  const end = position + node.nodeSize;
  const rest = refused.length === 0 ? [] : [nodes.upload.create({ id: newId(), uploads: refused })];
  const [first] = pictures;
  if (first === undefined) {
    tr.delete(position, end);
    return;
  }
  const there = target === null ? undefined : findBlock(tr.doc, target);
  if (there?.node.type === nodes.image) {
    tr.replaceWith(position, end, rest).setNodeAttribute(there.position, 'picture', first);
    return;
  }
  const items = pictures.map((picture) => nodes.galleryImage.create({ picture }));
  if (there?.node.type === nodes.gallery) {
    const last = there.node.lastChild?.type === nodes.caption ? there.node.lastChild.nodeSize : 0;
    tr.replaceWith(position, end, rest).insert(there.position + there.node.nodeSize - 1 - last, items);
    return;
  }
  const one =
    image === null ? nodes.image.create({ id, picture: first }) : blockToNode({ ...image, id, picture: first });
  const placed = pictures.length === 1 ? one : nodes.gallery.create({ id }, items);
  tr.replaceWith(position, end, [placed, ...rest]);
}

function findBlock(doc: Node, id: string): Waiting | undefined {
  let found: Waiting | undefined;
  doc.descendants((node, position) => {
    if (node.attrs['id'] === id && node.type !== nodes.upload) found ??= { node, position };
    return found === undefined && !node.isTextblock;
  });
  return found;
}
