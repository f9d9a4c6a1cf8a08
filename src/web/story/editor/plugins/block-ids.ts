import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import { newId } from '../new-id.ts';
import { isEmptyFiller } from '../schema/filler.ts';
import { changedChildren, walkChildren } from './changed-children.ts';

/**
 * Every block keeps its id for life: a block that was made gets one, and of two with the same id (split, pasted)
 * the first keeps it, unless the first was left empty.
 */
export function blockIds(): Plugin {
  return new Plugin({
    appendTransaction: (transactions, before, after) =>
      transactions.some(({ docChanged }) => docChanged) ? renewIds(before.doc, after) : null,
  });
}

function renewIds(before: Node, state: EditorState): Transaction | null {
  const { from, beforeEnd, afterEnd } = changedChildren(before, state.doc);
  const held = idsIn(before, from, beforeEnd);
  const holds = idsIn(state.doc, from, afterEnd);
  // A keystroke changes no id: the usual case, found out at the cost of one paragraph.
  if (!holds.includes('') && held.join() === holds.join() && !new Set(holds).has('+')) return null;
  const tr = state.tr;
  const first = new Map<string, { position: number; node: Node }>();
  state.doc.descendants((node, position) => {
    if (node.isInline) return false;
    if (!hasId(node) || isEmptyFiller(node)) return !node.isTextblock;
    if (node.attrs['isFiller'] === true) tr.setNodeAttribute(position, 'isFiller', false);
    const id = String(node.attrs['id']);
    const twin = first.get(id);
    if (id === '') renew(tr, position, node);
    else if (twin === undefined) first.set(id, { position, node });
    else if (isEmptyText(twin.node) && !isEmptyText(node)) {
      renew(tr, twin.position, twin.node);
      first.set(id, { position, node });
    } else renew(tr, position, node);
    return !node.isTextblock;
  });
  return tr.docChanged ? tr : null;
}

/** A new block is no place that old links lead to. */
function renew(tr: Transaction, position: number, node: Node): void {
  tr.setNodeAttribute(position, 'id', newId());
  if (node.type.name === 'heading' && node.attrs['anchor'] !== null) tr.setNodeAttribute(position, 'anchor', null);
}

function hasId(node: Node): boolean {
  return node.type.spec.attrs?.['id'] !== undefined;
}

function isEmptyText(node: Node): boolean {
  return node.isTextblock && node.content.size === 0;
}

/** Ids in order; empty where one is missing, `+` where words were written into a filler. */
function idsIn(doc: Node, from: number, end: number): string[] {
  const ids: string[] = [];
  walkChildren(doc, from, end, (node) => {
    if (node.isInline) return false;
    if (hasId(node) && !isEmptyFiller(node)) ids.push(node.attrs['isFiller'] === true ? '+' : String(node.attrs['id']));
    return !node.isTextblock;
  });
  return ids;
}
