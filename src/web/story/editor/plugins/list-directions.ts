import type { Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { nodes } from '../schema/editor-schema.ts';
import { changedChildren, walkChildren } from './changed-children.ts';

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Nko}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * Bullets and numbers stand where their words begin. The browser finds the direction of a list by itself only
 * where its paragraphs have none of their own.
 */
export function listDirections(): Plugin {
  const plugin: Plugin<DecorationSet> = new Plugin<DecorationSet>({
    state: {
      init: (_config, { doc }) => DecorationSet.create(doc, directions(doc, 0, doc.childCount)),
      apply: (tr, shown, before, { doc }) => {
        if (!tr.docChanged) return shown;
        const { from, afterEnd } = changedChildren(before.doc, doc);
        const mapped = shown.map(tr.mapping, doc);
        const old = mapped.find(startOf(doc, from), startOf(doc, afterEnd));
        return mapped.remove(old).add(doc, directions(doc, from, afterEnd));
      },
    },
    props: { decorations: (state) => plugin.getState(state) },
  });
  return plugin;
}

function startOf(doc: Node, index: number): number {
  let position = 0;
  for (let before = 0; before < index; before += 1) position += doc.child(before).nodeSize;
  return position;
}

function directions(doc: Node, from: number, end: number): Decoration[] {
  const found: Decoration[] = [];
  walkChildren(doc, from, end, (node, position) => {
    if (node.isTextblock) return false;
    const isList = node.type === nodes.bulletList || node.type === nodes.orderedList;
    const letter = isList ? firstLetter(node) : undefined;
    const dir = letter !== undefined && RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
    if (letter !== undefined) found.push(Decoration.node(position, position + node.nodeSize, { dir }));
    return true;
  });
  return found;
}

function firstLetter(list: Node): string | undefined {
  let letter: string | undefined;
  list.descendants((node) => {
    if (letter === undefined && node.isText) letter = /\p{Letter}/u.exec(node.text ?? '')?.[0];
    return letter === undefined;
  });
  return letter;
}
