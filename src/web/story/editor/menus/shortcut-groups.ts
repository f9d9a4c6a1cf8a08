import { editorMenuMessages as messages } from '#shared/messages/editor-menus.ts';

type Group = { readonly title: string; readonly lines: readonly (readonly [name: string, keys: string])[] };

/** What the list of shortcuts shows; `Mod` is Ctrl or Command. A test holds it beside the keys that the editor knows. */
export const shortcutGroups: readonly Group[] = [
  {
    title: messages.groupText,
    lines: [
      [messages.bold, 'Mod+B'],
      [messages.italic, 'Mod+I'],
      [messages.underline, 'Mod+U'],
      [messages.strike, 'Mod+Shift+X'],
      [messages.highlight, 'Mod+Shift+H'],
      [messages.inlineCode, 'Mod+E'],
      [messages.subscript, 'Mod+,'],
      [messages.superscript, 'Mod+.'],
      [messages.link, 'Mod+K'],
      [messages.footnote, 'Mod+Alt+F'],
    ],
  },
  {
    title: messages.groupBlocks,
    lines: [
      [messages.paragraph, 'Mod+Alt+0'],
      [messages.heading1, 'Mod+Alt+1'],
      [messages.heading2, 'Mod+Alt+2'],
      [messages.heading3, 'Mod+Alt+3'],
      [messages.quote, 'Mod+Alt+5'],
      [messages.code, 'Mod+Alt+6'],
      [messages.orderedList, 'Mod+Shift+7'],
      [messages.bulletList, 'Mod+Shift+8'],
      [messages.taskList, 'Mod+Shift+9'],
      [messages.tickTask, 'Mod+Shift+Enter'],
      [messages.moveUp, 'Alt+ArrowUp'],
      [messages.moveDown, 'Alt+ArrowDown'],
    ],
  },
  {
    title: messages.groupSigns,
    lines: [
      [messages.blockList, '/'],
      [messages.heading1, '# '],
      [messages.heading2, '## '],
      [messages.quote, '> '],
      [messages.bulletList, '- '],
      [messages.orderedList, '1. '],
      [messages.taskList, '[ ] '],
      [messages.code, '```'],
      [messages.separator, '---'],
      [messages.bold, '**…**'],
      [messages.italic, '_…_'],
      [messages.highlight, '==…=='],
      [messages.inlineCode, '`…`'],
      [messages.math, '$…$'],
      [messages.emoji, ':…:'],
      [messages.mention, '@'],
      [messages.ownStory, '[['],
    ],
  },
  {
    title: messages.groupPage,
    lines: [
      [messages.undo, 'Mod+Z'],
      [messages.redo, 'Mod+Shift+Z'],
      [messages.save, 'Mod+S'],
      [messages.publish, 'Mod+Enter'],
      [messages.textBar, 'Alt+F10'],
      [messages.shortcuts, 'Mod+/'],
      [messages.leaveText, 'Escape'],
    ],
  },
];
