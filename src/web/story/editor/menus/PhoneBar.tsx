import { useEffect, useRef, useState } from 'react';
import { toggleMark } from '@tiptap/pm/commands';
import type { Command } from '@tiptap/pm/state';
import { editorMenuMessages as messages } from '#shared/messages/editor-menus.ts';
import { insertFootnote } from '../commands/footnotes.ts';
import { liftItem, sinkItem, toggleList } from '../commands/lists.ts';
import { moveBlock } from '../commands/move-block.ts';
import { toggleHeading } from '../commands/set-text-block.ts';
import { toggleQuote } from '../commands/toggle-quote.ts';
import { type EditorStore, useEditorValue } from '../editor-store.ts';
import { redo, undo } from '../keys/undo.ts';
import { markTypes } from '../schema/editor-schema.ts';
import type { SuggestionSource } from '../suggestions/suggestion.ts';
import { openSuggestions } from '../suggestions/suggestions-plugin.ts';
import styles from './PhoneBar.module.css';
import { Toolbar } from './Toolbar.tsx';
import { ToolButton } from './ToolButton.tsx';
import { ToolSign } from './ToolSign.tsx';

type PhoneBarProps = { readonly store: EditorStore; readonly source: SuggestionSource; readonly onLink: () => void };

const tools: readonly (readonly [label: string, sign: string, command: Command])[] = [
  [messages.bold, 'B', toggleMark(markTypes.strong)],
  [messages.italic, 'I', toggleMark(markTypes.emphasis)],
  [messages.heading1, 'H1', toggleHeading(1)],
  [messages.heading2, 'H2', toggleHeading(2)],
  [messages.quote, 'quote', toggleQuote],
  [messages.bulletList, 'bullets', toggleList('bullet')],
  [messages.orderedList, 'numbers', toggleList('ordered')],
  [messages.indent, 'indent', sinkItem],
  [messages.outdent, 'outdent', liftItem],
  [messages.footnote, '¹', insertFootnote],
  [messages.moveUp, 'up', moveBlock(-1)],
  [messages.moveDown, 'down', moveBlock(1)],
  [messages.undo, 'undo', undo],
  [messages.redo, 'redo', redo],
];

/** On a phone: the same blocks and marks in a bar above the keyboard. */
export function PhoneBar({ store, source, onLink }: PhoneBarProps) {
  const isWriting = useEditorValue(store, (view) => view.hasFocus(), false);
  const bar = useRef<HTMLDivElement>(null);
  const [isTouch] = useState(() => typeof window !== 'undefined' && window.matchMedia('(pointer: coarse)').matches);
  useEffect(() => (isWriting && isTouch ? followKeyboard(bar.current) : undefined), [isWriting, isTouch]);
  if (!isTouch || !isWriting) return null;
  const run = (command: Command): void => {
    const view = store.view();
    if (view !== null) command(view.state, view.dispatch, view);
  };
  const openBlocks = (): void => {
    const view = store.view();
    if (view !== null) openSuggestions(view, source);
  };
  return (
    <Toolbar ref={bar} label={messages.phoneBar} className={styles.bar} onLeave={() => store.view()?.focus()}>
      <ToolButton label={messages.addBlock} onPress={openBlocks}>
        +
      </ToolButton>
      <ToolButton label={messages.link} onPress={onLink}>
        <ToolSign sign="link" />
      </ToolButton>
      {tools.map(([label, sign, command]) => (
        <ToolButton key={label} label={label} onPress={() => run(command)}>
          <ToolSign sign={sign} />
        </ToolButton>
      ))}
    </Toolbar>
  );
}

/** The keyboard covers the foot of the window without making it smaller: the bar stands at its upper edge. */
function followKeyboard(bar: HTMLElement | null): (() => void) | undefined {
  const viewport = window.visualViewport;
  if (bar === null || viewport === null) return undefined;
  const follow = (): void => {
    const covered = window.innerHeight - viewport.height - viewport.offsetTop;
    bar.style.transform = `translateY(${-Math.max(0, Math.round(covered))}px)`;
  };
  follow();
  viewport.addEventListener('resize', follow);
  viewport.addEventListener('scroll', follow);
  return () => {
    viewport.removeEventListener('resize', follow);
    viewport.removeEventListener('scroll', follow);
  };
}
