import { editorMenuMessages as messages } from '#shared/messages/editor-menus.ts';
import { toggleCodeBlock } from '../commands/code-block.ts';
import { insertFootnote } from '../commands/footnotes.ts';
import { insertBlock, insertPreviewBreak, newBlocks } from '../commands/insert-block.ts';
import { toggleList } from '../commands/lists.ts';
import { openSubtitle } from '../commands/optional-parts.ts';
import { setParagraph, toggleHeading } from '../commands/set-text-block.ts';
import { toggleQuote } from '../commands/toggle-quote.ts';
import type { BlockItem } from './block-item.ts';

const TABLE_ROWS = 3;
const TABLE_COLUMNS = 3;

/** The kinds of blocks that the editor itself knows; pictures and embeds come from its extensions. */
export const ownBlockItems: readonly BlockItem[] = [
  {
    key: 'paragraph',
    title: messages.paragraph,
    words: 'text plain',
    sign: '¶',
    shortcut: 'Mod+Alt+0',
    command: setParagraph,
  },
  {
    key: 'heading1',
    title: messages.heading1,
    words: 'title section h1',
    sign: 'H1',
    shortcut: 'Mod+Alt+1',
    command: toggleHeading(1),
  },
  {
    key: 'heading2',
    title: messages.heading2,
    words: 'subheading h2',
    sign: 'H2',
    shortcut: 'Mod+Alt+2',
    command: toggleHeading(2),
  },
  {
    key: 'heading3',
    title: messages.heading3,
    words: 'subheading h3',
    sign: 'H3',
    shortcut: 'Mod+Alt+3',
    command: toggleHeading(3),
  },
  {
    key: 'bullets',
    title: messages.bulletList,
    words: 'unordered ul points',
    sign: 'bullets',
    shortcut: 'Mod+Shift+8',
    command: toggleList('bullet'),
  },
  {
    key: 'numbers',
    title: messages.orderedList,
    words: 'ordered ol',
    sign: 'numbers',
    shortcut: 'Mod+Shift+7',
    command: toggleList('ordered'),
  },
  {
    key: 'tasks',
    title: messages.taskList,
    words: 'todo checkbox',
    sign: 'tasks',
    shortcut: 'Mod+Shift+9',
    command: toggleList('task'),
  },
  {
    key: 'quote',
    title: messages.quote,
    words: 'blockquote citation',
    sign: 'quote',
    shortcut: 'Mod+Alt+5',
    command: toggleQuote,
  },
  {
    key: 'pullQuote',
    title: messages.pullQuote,
    words: 'large citation',
    sign: '”',
    command: insertBlock(newBlocks.pullQuote),
  },
  {
    key: 'code',
    title: messages.code,
    words: 'program pre snippet',
    sign: 'code',
    shortcut: 'Mod+Alt+6',
    command: toggleCodeBlock,
  },
  {
    key: 'table',
    title: messages.table,
    words: 'grid rows columns',
    sign: 'table',
    command: insertBlock(() => newBlocks.table(TABLE_ROWS, TABLE_COLUMNS)),
  },
  {
    key: 'math',
    title: messages.math,
    words: 'formula equation tex latex',
    sign: 'math',
    command: insertBlock(newBlocks.mathBlock),
  },
  {
    key: 'note',
    title: messages.calloutNote,
    words: 'callout info aside box',
    sign: 'i',
    command: insertBlock(() => newBlocks.callout('note')),
  },
  {
    key: 'tip',
    title: messages.calloutTip,
    words: 'callout hint box',
    sign: '✓',
    command: insertBlock(() => newBlocks.callout('tip')),
  },
  {
    key: 'warning',
    title: messages.calloutWarning,
    words: 'callout danger caution box',
    sign: '!',
    command: insertBlock(() => newBlocks.callout('warning')),
  },
  {
    key: 'disclosure',
    title: messages.disclosure,
    words: 'details toggle spoiler fold',
    sign: 'disclosure',
    command: insertBlock(() => newBlocks.callout('disclosure')),
  },
  {
    key: 'separator',
    title: messages.separator,
    words: 'divider rule line break',
    sign: 'separator',
    command: insertBlock(newBlocks.separator),
  },
  {
    key: 'footnote',
    title: messages.footnote,
    words: 'reference annotation',
    sign: '¹',
    shortcut: 'Mod+Alt+F',
    command: insertFootnote,
  },
  { key: 'subtitle', title: messages.subtitle, words: 'deck kicker', sign: 'T', command: openSubtitle },
  {
    key: 'previewBreak',
    title: messages.previewBreak,
    words: 'paywall members locked',
    sign: '✂',
    command: insertPreviewBreak,
  },
];
