import { canJoin, findWrapping } from '@tiptap/pm/transform';
import type { Attrs, NodeType } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { newId } from '../new-id.ts';
import { editorSchema, nodes } from '../schema/editor-schema.ts';
import type { TypingRule } from './typing-rule.ts';

/** What signs at the beginning of a paragraph make of it: headings, quote, lists, tasks, code, formula, separator. */
export const blockRules: readonly TypingRule[] = [
  atStart(/^(#{1,4}) $/, (state, match, from, to) => {
    const id: unknown = state.doc.resolve(from).parent.attrs['id'];
    const level = match[1]?.length ?? 1;
    return state.tr.delete(from, to).setBlockType(from, from, nodes.heading, { id: id === '' ? newId() : id, level });
  }),
  atStart(/^> $/, wrapping(nodes.blockQuote)),
  atStart(/^[-*+–] $/, wrapping(nodes.bulletList)),
  atStart(/^(\d{1,9})[.)] $/, (state, match, from, to) => {
    const start = Number(match[1]);
    return wrap(state, from, to, nodes.orderedList, start === 1 ? {} : { start });
  }),
  // Inside an item of a list they make a task of it; elsewhere a list of tasks.
  atStart(/^\[([ xX]?)\] $/, (state, match, from, to) => {
    const checked = match[1] === 'x' || match[1] === 'X';
    const tr = isInItem(state, from) ? state.tr.delete(from, to) : wrap(state, from, to, nodes.bulletList);
    const place = tr?.doc.resolve(tr.selection.from);
    if (!tr || place === undefined || place.depth < 2 || place.node(-1).type !== nodes.listItem) return null;
    return tr.setNodeAttribute(place.before(-1), 'checked', checked);
  }),
  atStart(/^```([\w+#.-]{0,30})[ \n]$/, (state, match, from) => {
    const language = match[1]?.toLowerCase();
    const code = nodes.codeBlock.create({ id: newId(), language: language || null }, nodes.codeText.create());
    return replaceBlock(state, from, (tr, start, end) => {
      tr.replaceWith(start, end, code);
      return tr.setSelection(TextSelection.create(tr.doc, start + 2));
    });
  }),
  atStart(/^\$\$[ \n]$/, (state, _match, from) =>
    replaceBlock(state, from, (tr, start, end) => tr.replaceWith(start, end, nodes.mathBlock.create({ id: newId() }))),
  ),
  // A whole formula that is all of its paragraph, so far.
  atStart(/^\$\$(?!\s)([^$\n]{1,500}?)(?<!\s)\$\$$/, (state, match, from, to) => {
    if (to !== state.doc.resolve(from).end()) return null;
    const formula = nodes.mathBlock.create({ id: newId(), tex: match[1] });
    return replaceBlock(state, from, (tr, start, end) => {
      tr.replaceWith(start, end, [formula, nodes.paragraph.create({ id: newId() })]);
      return tr.setSelection(TextSelection.create(tr.doc, start + formula.nodeSize + 1));
    });
  }),
  atStart(/^(?:---|–-|—-|\*\*\*)$/, (state, _match, from) =>
    replaceBlock(state, from, (tr, start, end) => {
      const line = nodes.paragraph.create({ id: newId() });
      tr.replaceWith(start, end, [nodes.separator.create({ id: newId() }), line]);
      return tr.setSelection(TextSelection.create(tr.doc, start + 2));
    }),
  ),
  {
    pattern: /(?<!\$)\$(?![\s$])([^$\n]{1,500}?)(?<!\s)\$$/,
    apply: (state, match, from, to) => {
      // Prices are no formulas: something of TeX must stand between.
      const tex = match[1] ?? '';
      if (!/[\\^_={}]/.test(tex) || !state.doc.resolve(from).parent.type.spec.content?.includes('inline')) return null;
      return state.tr.replaceWith(from, to, editorSchema.node('inlineMath', { tex }));
    },
  },
];

type Apply = TypingRule['apply'];

/** Only in paragraphs: a title or a caption that begins with a hash keeps it. */
function atStart(pattern: RegExp, apply: Apply): TypingRule {
  return {
    pattern,
    apply: (state, match, from, to) => {
      const place = state.doc.resolve(from);
      if (place.parent.type !== nodes.paragraph || from !== place.start()) return null;
      return apply(state, match, from, to);
    },
  };
}

function wrapping(type: NodeType): Apply {
  return (state, _match, from, to) => wrap(state, from, to, type);
}

function wrap(state: EditorState, from: number, to: number, type: NodeType, attrs: Attrs = {}): Transaction | null {
  const tr = state.tr.delete(from, to);
  const range = tr.doc.resolve(from).blockRange();
  const levels = range && findWrapping(range, type, { ...attrs, id: newId() });
  if (!range || !levels) return null;
  tr.wrap(range, levels);
  // Below a list of the same kind it is its next item.
  const isSame = type !== nodes.blockQuote && tr.doc.resolve(range.start).nodeBefore?.type === type;
  return isSame && attrs['start'] === undefined && canJoin(tr.doc, range.start) ? tr.join(range.start) : tr;
}

function isInItem(state: EditorState, position: number): boolean {
  const place = state.doc.resolve(position);
  return place.depth > 1 && place.node(-1).type === nodes.listItem;
}

function replaceBlock(
  state: EditorState,
  from: number,
  change: (tr: Transaction, start: number, end: number) => Transaction,
): Transaction | null {
  const place = state.doc.resolve(from);
  return place.depth === 0 ? null : change(state.tr, place.before(), place.after());
}
