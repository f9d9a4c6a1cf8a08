import { toggleMark } from '@tiptap/pm/commands';
import type { MarkType } from '@tiptap/pm/model';
import { type Command, type EditorState, TextSelection } from '@tiptap/pm/state';
import { editorMenuMessages as messages } from '#shared/messages/editor-menus.ts';
import { insertFootnote } from '../commands/footnotes.ts';
import { linkAt } from '../commands/links.ts';
import { around } from '../commands/places.ts';
import { isHeading, toggleHeading } from '../commands/set-text-block.ts';
import { toggleQuote } from '../commands/toggle-quote.ts';
import { markTypes, nodes } from '../schema/editor-schema.ts';

/** One button for text that is selected. `link` opens its form instead of running a command. */
export type TextTool = {
  readonly key: string;
  readonly label: string;
  readonly sign: string;
  readonly shortcut?: string;
  readonly command: Command | 'link';
  readonly isOn?: (state: EditorState) => boolean;
};

const hasMark =
  (type: MarkType) =>
  ({ doc, selection, storedMarks }: EditorState): boolean => {
    const { from, to, empty, $from } = selection;
    return empty ? type.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, type);
  };

const markTool = (type: MarkType, key: string, label: string, sign: string, shortcut: string): TextTool => ({
  key,
  label,
  sign,
  shortcut,
  command: toggleMark(type),
  isOn: hasMark(type),
});

/** Bold, italic, link, heading, quote, note, and the marks that are wanted less often. */
export const textTools: readonly TextTool[] = [
  markTool(markTypes.strong, 'strong', messages.bold, 'B', 'Mod+B'),
  markTool(markTypes.emphasis, 'emphasis', messages.italic, 'I', 'Mod+I'),
  {
    key: 'link',
    label: messages.link,
    sign: 'link',
    shortcut: 'Mod+K',
    command: 'link',
    isOn: (state) => linkAt(state) !== undefined,
  },
  {
    key: 'heading1',
    label: messages.heading1,
    sign: 'H1',
    shortcut: 'Mod+Alt+1',
    command: toggleHeading(1),
    isOn: (state) => isHeading(state, 1),
  },
  {
    key: 'heading2',
    label: messages.heading2,
    sign: 'H2',
    shortcut: 'Mod+Alt+2',
    command: toggleHeading(2),
    isOn: (state) => isHeading(state, 2),
  },
  {
    key: 'quote',
    label: messages.quote,
    sign: 'quote',
    shortcut: 'Mod+Alt+5',
    command: toggleQuote,
    isOn: ({ selection: { $from } }) => around($from, nodes.blockQuote, nodes.pullQuote) !== undefined,
  },
  { key: 'footnote', label: messages.footnote, sign: '¹', shortcut: 'Mod+Alt+F', command: insertFootnote },
  markTool(markTypes.code, 'code', messages.inlineCode, 'code', 'Mod+E'),
  markTool(markTypes.highlight, 'highlight', messages.highlight, 'highlight', 'Mod+Shift+H'),
  markTool(markTypes.strike, 'strike', messages.strike, 'S', 'Mod+Shift+X'),
];

/** True where a piece of running text is selected: not in a title, not in code. */
export function isTextSelected({ doc, selection }: EditorState): boolean {
  if (!(selection instanceof TextSelection) || selection.empty) return false;
  // A press behind the end of a line may select nothing but its end.
  if (doc.textBetween(selection.from, selection.to, '', '\ufffc') === '') return false;
  return selection.$from.parent.type.allowsMarkType(markTypes.strong);
}
