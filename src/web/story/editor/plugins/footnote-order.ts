import type { Node } from '@tiptap/pm/model';
import { Plugin, PluginKey, TextSelection, type Transaction } from '@tiptap/pm/state';
import { nodes } from '../schema/editor-schema.ts';
import { filler } from '../convert/blocks-to-nodes.ts';
import { changedChildren, walkChildren } from './changed-children.ts';

/** Notes whose last reference was taken away in this session, so that a reference put back finds its words. */
const removedNotes = new PluginKey<ReadonlyMap<string, Node>>('removed-notes');

/** Meta of a transaction that inserts a reference: the note of this id is where the cursor goes. */
export const OPEN_NOTE = 'open-note';

/** Meta of a transaction that brings a whole draft: its notes are what they are. */
export const KEEP_NOTES = 'keep-notes';

/**
 * Keeps the notes in the order of their first reference, as readers number them: a note goes with its last
 * reference, and comes back with it.
 */
export function footnoteOrder(): Plugin {
  return new Plugin<ReadonlyMap<string, Node>>({
    key: removedNotes,
    state: {
      init: () => new Map(),
      apply: (tr, kept) => {
        const added = tr.getMeta(removedNotes) as readonly Node[] | undefined;
        return added === undefined ? kept : new Map([...kept, ...added.map((note) => [noteId(note), note] as const)]);
      },
    },
    appendTransaction: (transactions, before, after) => {
      if (!transactions.some(({ docChanged }) => docChanged)) return null;
      if (transactions.some((each) => each.getMeta(KEEP_NOTES) === true)) return null;
      const { from, beforeEnd, afterEnd } = changedChildren(before.doc, after.doc);
      const had = references(before.doc, from, beforeEnd);
      const has = references(after.doc, from, afterEnd);
      if (had.join() === has.join() && noteIds(before.doc).join() === noteIds(after.doc).join()) return null;
      const tr = orderNotes(after.tr, new Set(had), removedNotes.getState(after) ?? new Map());
      const opened = transactions.map((each) => each.getMeta(OPEN_NOTE) as string | undefined).find(Boolean);
      return tr === null || opened === undefined ? tr : selectNote(tr, opened).scrollIntoView();
    },
  });
}

function orderNotes(tr: Transaction, lost: ReadonlySet<string>, kept: ReadonlyMap<string, Node>): Transaction | null {
  const { doc } = tr;
  const order = [...new Set(references(doc, 0, doc.childCount))];
  const section = doc.lastChild?.type === nodes.footnotes ? doc.lastChild : null;
  const notes = new Map((section?.children ?? []).map((note) => [noteId(note), note]));
  const referred = order.map((id) => notes.get(id) ?? kept.get(id) ?? emptyNote(id));
  const others = [...notes.values()].filter((note) => !order.includes(noteId(note)));
  const wanted = [...referred, ...others.filter((note) => !lost.has(noteId(note)))];
  if (wanted.length === notes.size && wanted.every((note, index) => section?.child(index) === note)) return null;
  const start = doc.content.size - (section?.nodeSize ?? 0);
  if (wanted.length === 0) tr.delete(start, doc.content.size);
  else if (section === null) tr.insert(start, nodes.footnotes.create(null, wanted));
  else tr.replaceWith(start + 1, doc.content.size - 1, wanted);
  return tr.setMeta(
    removedNotes,
    others.filter((note) => lost.has(noteId(note))),
  );
}

/** Ids of the notes that are referred to, in the order of the text, with repetitions. */
export function references(doc: Node, from: number, end: number): string[] {
  const ids: string[] = [];
  walkChildren(doc, from, end, (node) => {
    if (node.type === nodes.footnoteReference) ids.push(String(node.attrs['footnoteId']));
    return true;
  });
  return ids;
}

function noteIds(doc: Node): string[] {
  return doc.lastChild?.type === nodes.footnotes ? doc.lastChild.children.map(noteId) : [];
}

export function noteId(note: Node): string {
  return String(note.attrs['footnoteId']);
}

function emptyNote(footnoteId: string): Node {
  return nodes.footnote.create({ footnoteId }, filler());
}

/** The cursor at the end of a note. */
export function selectNote(tr: Transaction, footnoteId: string): Transaction {
  const section = tr.doc.lastChild;
  if (section?.type !== nodes.footnotes) return tr;
  let position = tr.doc.content.size - section.nodeSize + 1;
  for (const note of section.children) {
    position += note.nodeSize;
    if (noteId(note) === footnoteId) return tr.setSelection(TextSelection.near(tr.doc.resolve(position - 1), -1));
  }
  return tr;
}
